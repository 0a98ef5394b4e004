"""Integrate a curve given by (x, y) points, sorted by x and joined by straight lines, from one x to
another. Limits may fall between points; before the first and after the last point the curve is
zero, points sharing an x form a step, and parts below zero count negatively. If the limits are the
wrong way round, the result changes its sign."""

from itertools import pairwise


def area_under_between(points, start, end):
    sign = 1
    if start > end:
        start, end = end, start
        sign = -1
    area = 0
    for (x0, y0), (x1, y1) in pairwise(points):
        left, right = max(x0, start), min(x1, end)
        if left >= right:
            continue
        slope = (y1 - y0) / (x1 - x0)
        middle = (left + right) / 2
        area += (y0 + slope * (middle - x0)) * (right - left)
    return sign * area


assert area_under_between([(0, 0), (4, 8)], 1, 3) == 8
assert area_under_between([(0, 0), (4, 8)], 3, 1) == -8
assert area_under_between([(1, 3), (5, 11)], -5, 2) == 4
assert area_under_between([(0, 2), (4, 8)], -9, -1) == 0
assert area_under_between([(0, 2), (2, 6), (6, 6)], 1, 4) == 17
assert area_under_between([(0, 2), (2, 6), (6, 6)], 5, 99) == 6
assert area_under_between([(0, -2), (4, 2)], 0, 1) == -1.5
assert area_under_between([(0, 1), (2, 1), (2, 5), (4, 5)], 1, 3) == 6
assert area_under_between([(7, 5)], 0, 9) == 0
