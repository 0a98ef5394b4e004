"""Look up a value on a calibration curve given as (x, y) pairs sorted by x, drawing a straight
line between neighbouring pairs. Outside the covered span the first or last y is held flat, an
empty curve gives None, and where two pairs share the same x (a step) the later one counts."""


def interpolate_breakpoints(points, x):
    if not points:
        return None
    if x < points[0][0]:
        return points[0][1]
    if x >= points[-1][0]:
        return points[-1][1]
    right = 1
    while points[right][0] <= x:
        right += 1
    x0, y0 = points[right - 1]
    x1, y1 = points[right]
    return y0 + (y1 - y0) * (x - x0) / (x1 - x0)


assert interpolate_breakpoints([(0, 0), (10, 20)], 5) == 10
assert interpolate_breakpoints([(2, 8), (4, 16)], 1) == 8
assert interpolate_breakpoints([(2, 8), (4, 16)], 9) == 16
assert interpolate_breakpoints([], 3) is None
assert interpolate_breakpoints([(0, 1), (5, 1), (5, 3), (9, 7)], 5) == 3
assert interpolate_breakpoints([(0, 5), (0, 7), (10, 9)], 0) == 7
assert interpolate_breakpoints([(1, 10), (3, 4), (7, 12), (9, 0)], 6) == 10
assert interpolate_breakpoints([(-4, 10), (4, -6)], -2) == 6
assert interpolate_breakpoints([(3, 4)], 3) == 4
assert interpolate_breakpoints([(0, 2), (4, 6), (8, 6), (8, 1)], 8) == 1
