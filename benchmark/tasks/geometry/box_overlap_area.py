"""Area shared by two axis-aligned rectangles, each given as x, y, width and height from its lower
left corner. Rectangles that only touch along an edge or at a corner share 0, and rectangles that
are fully apart give -1."""


def box_overlap_area(first, second):
    left = max(first[0], second[0])
    bottom = max(first[1], second[1])
    right = min(first[0] + first[2], second[0] + second[2])
    top = min(first[1] + first[3], second[1] + second[3])
    if right < left or top < bottom:
        return -1
    return (right - left) * (top - bottom)


assert box_overlap_area((0, 0, 4, 4), (2, 1, 5, 2)) == 4
assert box_overlap_area((0, 0, 2, 2), (2, 0, 3, 3)) == 0
assert box_overlap_area((2, 5, 6, 1), (1, 1, 9, 4)) == 0
assert box_overlap_area((0, 0, 1, 1), (3, 0, 1, 1)) == -1
assert box_overlap_area((0, 2, 3, 1), (0, 0, 3, 1)) == -1
assert box_overlap_area((0, 0, 1, 1), (5, 6, 2, 2)) == -1
assert box_overlap_area((0, 0, 10, 12), (3, 4, 2, 5)) == 10
assert box_overlap_area((-5, -5, 7, 6), (-1, -2, 4, 9)) == 9
assert box_overlap_area((3, 4, 2, 7), (1, 2, 8, 20)) == 14
