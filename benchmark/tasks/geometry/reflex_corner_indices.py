"""Which corners of a simple polygon point inward, that is, have an inner angle of more than 180
degrees? Give their positions in the list of (x, y) corners in ascending order, no matter whether
the outline runs clockwise or counter-clockwise. Corners where the outline goes straight on don't
count, and an outline of three or fewer corners has none."""


def reflex_corner_indices(corners):
    doubled_area = 0
    turns = []
    for i, (x, y) in enumerate(corners):
        before_x, before_y = corners[i - 1]
        after_x, after_y = corners[(i + 1) % len(corners)]
        doubled_area += before_x * y - x * before_y
        turns.append((x - before_x) * (after_y - y) - (y - before_y) * (after_x - x))
    return [i for i, turn in enumerate(turns) if turn * doubled_area < 0]


assert reflex_corner_indices([(0, 0), (6, 0), (6, 6), (3, 2), (0, 6)]) == [3]
assert reflex_corner_indices([(0, 6), (3, 2), (6, 6), (6, 0), (0, 0)]) == [1]
assert reflex_corner_indices([(1, 1), (5, 1), (5, 4), (1, 4)]) == []
assert reflex_corner_indices([(2, 2), (9, 0), (2, 8), (0, 0)]) == [0]
assert reflex_corner_indices([(-7, 1), (-4, 1), (-1, 1), (-1, 8), (-7, 8)]) == []
assert reflex_corner_indices([(4, 1), (9, 3), (2, 7)]) == []
assert reflex_corner_indices([(0, 0), (9, 0), (9, 9), (7, 9), (7, 3), (2, 3), (2, 9), (0, 9)]) == [
    4, 5]
assert reflex_corner_indices([(10, 12), (14, 10), (10, 18), (11, 14)]) == [3]
