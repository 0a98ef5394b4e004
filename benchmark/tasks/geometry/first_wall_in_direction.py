"""From a point (x, y) on a plan somebody looks "N", "E", "S" or "W", with y growing northward.
Walls are horizontal or vertical segments ((x1, y1), (x2, y2)) of positive length, ends in either
order; which one is seen first and how far off, as (position in the list, distance)? A wall's ends
count as part of it, walls parallel to the line of sight or through the viewpoint are ignored, the
earlier of equally far walls wins, and seeing none gives None."""


def first_wall_in_direction(point, heading, walls):
    along, across = (0, 1) if heading in "EW" else (1, 0)
    sign = 1 if heading in "NE" else -1
    seen = None
    for position, (start, end) in enumerate(walls):
        if start[along] != end[along]:
            continue
        low, high = sorted((start[across], end[across]))
        if not low <= point[across] <= high:
            continue
        distance = sign * (start[along] - point[along])
        if distance > 0 and (seen is None or distance < seen[1]):
            seen = position, distance
    return seen


assert first_wall_in_direction(
    (4, 3), "E", [((12, 0), (12, 8)), ((9, 5), (9, 2)), ((1, 0), (1, 9))]
) == (1, 5)
assert first_wall_in_direction(
    (4, 3), "W", [((12, 0), (12, 8)), ((1, 3), (1, 9)), ((2, 4), (2, 7))]
) == (1, 3)
assert first_wall_in_direction((4, 3), "N", [((0, 10), (4, 10)), ((6, 5), (5, 5))]) == (0, 7)
assert first_wall_in_direction(
    (4, 3), "S", [((0, 3), (9, 3)), ((0, 8), (9, 8)), ((7, 1), (3, 1))]
) == (2, 2)
assert first_wall_in_direction((4, 3), "E", [((6, 3), (9, 3)), ((5, 0), (5, 2))]) is None
assert first_wall_in_direction((0, 0), "N", [((-2, 1), (1, 1)), ((0, 1), (3, 1))]) == (0, 1)
assert first_wall_in_direction(
    (4, 3), "W", [((4, 0), (4, 6)), ((-2, 3), (-2, -5))]
) == (1, 6)
assert first_wall_in_direction(
    (5, 6), "S", [((0, 9), (9, 9)), ((5, -4), (8, -4)), ((9, 2), (6, 2))]
) == (1, 10)
