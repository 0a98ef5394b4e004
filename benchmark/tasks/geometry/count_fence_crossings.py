"""A GPS track of (x, y) points passes a straight north-south fence, the line where x has the given
value. How often does it really change sides, as (times to larger x, times to smaller x)? Touching
the fence and turning back is no change, going along it and leaving on the other side is one, and a
track beginning on the fence takes its first side from the first point off it."""


def count_fence_crossings(points, fence):
    eastward = 0
    westward = 0
    side = 0
    for x, _ in points:
        if x == fence:
            continue
        here = 1 if x > fence else -1
        if here - side == 2:
            eastward += 1
        elif side - here == 2:
            westward += 1
        side = here
    return eastward, westward


assert count_fence_crossings([(2, 1), (8, 3), (3, 9)], 5) == (1, 1)
assert count_fence_crossings([(8, 1), (5, 3), (5, 9), (1, 9)], 5) == (0, 1)
assert count_fence_crossings([(2, 7), (5, 3), (4, 9), (5, 0)], 5) == (0, 0)
assert count_fence_crossings([(5, 1), (6, 3), (4, 9), (7, 2)], 5) == (1, 1)
assert count_fence_crossings([(0, 0), (0, 4), (-3, 4), (0, 4), (2, 2)], 0) == (1, 0)
assert count_fence_crossings([], 3) == (0, 0)
assert count_fence_crossings([(9, 2), (1, 2), (9, 4), (1, 6)], 8) == (1, 2)
assert count_fence_crossings([(-4, 0), (-6, 1), (-4, 2), (-2, 3), (-4, 1)], -5) == (1, 1)
