"""A drone scans a rectangle (left, bottom, right, top) in whole metres along horizontal lines, the
first on the bottom side from left to right, the next one a spacing higher from right to left, and
so on to and fro. The top side always gets a line as well, and no line lies above it. List the
(start, end) pairs of (x, y) points; a spacing below 1 gives an empty list."""


def serpentine_scan_lines(box, spacing):
    if spacing < 1:
        return []
    left, bottom, right, top = box
    lines = []
    for index, y in enumerate([*range(bottom, top, spacing), top]):
        west, east = (left, y), (right, y)
        if index % 2 == 0:
            lines.append((west, east))
        else:
            lines.append((east, west))
    return lines


assert serpentine_scan_lines((1, 2, 9, 8), 3) == [
    ((1, 2), (9, 2)), ((9, 5), (1, 5)), ((1, 8), (9, 8))]
assert serpentine_scan_lines((1, 2, 9, 7), 3) == [
    ((1, 2), (9, 2)), ((9, 5), (1, 5)), ((1, 7), (9, 7))]
assert serpentine_scan_lines((1, 2, 9, 4), 5) == [((1, 2), (9, 2)), ((9, 4), (1, 4))]
assert serpentine_scan_lines((3, 6, 9, 6), 2) == [((3, 6), (9, 6))]
assert serpentine_scan_lines((-2, -1, 4, 2), 1) == [
    ((-2, -1), (4, -1)), ((4, 0), (-2, 0)), ((-2, 1), (4, 1)), ((4, 2), (-2, 2))]
assert serpentine_scan_lines((1, 2, 9, 8), 0) == []
assert serpentine_scan_lines((1, 2, 9, 8), -2) == []
assert serpentine_scan_lines((0, 1, 5, 14), 4) == [
    ((0, 1), (5, 1)), ((5, 5), (0, 5)), ((0, 9), (5, 9)), ((5, 13), (0, 13)), ((0, 14), (5, 14))]
