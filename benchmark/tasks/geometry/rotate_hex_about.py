"""Turn a hex cell round a pivot cell by a whole number of 60 degree steps, both cells in axial (q,
r) coordinates. Positive steps go clockwise, the first taking (1, 0) round (0, 0) to (0, 1),
negative ones the other way, and there may be many. The map ends a given number of cells away from
(0, 0); a result further out is None."""


def rotate_hex_about(cell, pivot, steps, map_radius):
    q = cell[0] - pivot[0]
    r = cell[1] - pivot[1]
    for _ in range(steps % 6):
        q, r = -r, q + r
    q += pivot[0]
    r += pivot[1]
    if abs(q) + abs(r) + abs(q + r) > 2 * map_radius:
        return None
    return q, r


assert rotate_hex_about((3, 1), (1, 0), 1, 9) == (0, 3)
assert rotate_hex_about((3, 1), (1, 0), 2, 9) == (-2, 2)
assert rotate_hex_about((3, 1), (1, 0), -1, 4) == (4, -2)
assert rotate_hex_about((3, 1), (1, 0), -1, 3) is None
assert rotate_hex_about((3, 1), (1, 0), 3, 1) is None
assert rotate_hex_about((3, 1), (1, 0), 13, 3) == (0, 3)
assert rotate_hex_about((-2, 4), (5, 3), 6, 3) is None
assert rotate_hex_about((2, 5), (-1, 3), -9, 5) == (-4, 1)
