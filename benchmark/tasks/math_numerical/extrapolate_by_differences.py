"""Puzzle solver for "what comes next": take the differences of neighbours, the differences of those
and so on, until all numbers of a row are equal or `max_depth` rows of differences were made; the
last row is taken to go on with its final number. Then build the next number of the list upwards
from there. A single number repeats itself, and an empty list gives None."""

from itertools import pairwise


def extrapolate_by_differences(values, max_depth):
    if not values:
        return None
    row = values
    following = row[-1]
    depth = 0
    while depth < max_depth and min(row) != max(row):
        row = [right - left for left, right in pairwise(row)]
        following += row[-1]
        depth += 1
    return following


assert extrapolate_by_differences([1, 4, 9, 16], 9) == 25
assert extrapolate_by_differences([1, 4, 9, 16], 1) == 23
assert extrapolate_by_differences([1, 4, 9, 16], 0) == 16
assert extrapolate_by_differences([5], 3) == 5
assert extrapolate_by_differences([], 2) is None
assert extrapolate_by_differences([1, 2, 4], 5) == 7
assert extrapolate_by_differences([3, 1, -1], 4) == -3
assert extrapolate_by_differences([0, 1, 8, 27], 2) == 58
assert extrapolate_by_differences([0, 1, 8, 27], 3) == 64
