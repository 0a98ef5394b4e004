"""Estimate the derivative at every one of several unevenly spaced (x, y) points: at the ends the
slope of the only adjoining segment, elsewhere the mean of the two adjoining slopes, each weighted
by the length in x of the other segment. Round to 4 decimals. Fewer than two points give an empty
list, and x values that don't rise strictly give None."""

from itertools import pairwise


def uneven_slope_estimates(points):
    widths = [right[0] - left[0] for left, right in pairwise(points)]
    if not widths:
        return []
    if min(widths) <= 0:
        return None
    rises = [right[1] - left[1] for left, right in pairwise(points)]
    slopes = [rise / width for rise, width in zip(rises, widths)]
    estimates = [slopes[0]]
    for index in range(1, len(slopes)):
        before, after = widths[index - 1], widths[index]
        weighted = slopes[index - 1] * after + slopes[index] * before
        estimates.append(weighted / (before + after))
    estimates.append(slopes[-1])
    return [round(estimate, 4) for estimate in estimates]


assert uneven_slope_estimates([(0, 0), (1, 1), (3, 9)]) == [1, 2, 4]
assert uneven_slope_estimates([(0, 5), (2, 9)]) == [2, 2]
assert uneven_slope_estimates([(3, 4)]) == []
assert uneven_slope_estimates([(0, 0), (0, 1)]) is None
assert uneven_slope_estimates([(2, 0), (1, 5), (4, 2)]) is None
assert uneven_slope_estimates([(0, 0), (2, 4), (3, 9), (7, 49)]) == [2, 4, 6, 10]
assert abs(uneven_slope_estimates([(0, 0), (3, 1)])[0] - 0.3333) < 1e-9
assert uneven_slope_estimates([(-1, 3), (0, 1), (1, 4), (5, 4)]) == [-2, 0.5, 2.4, 0]
