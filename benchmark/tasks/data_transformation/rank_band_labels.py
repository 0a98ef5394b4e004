"""Grade customers into about equally large classes 1 (the smallest values) to bands: a value that
has k of the m known values strictly below it gets 1 plus the whole part of k * bands / m, so equal
values always share a class. None is an unknown value; it gets 0, and influences nothing. If fewer
than bands values are known, everyone known gets class 1."""

from bisect import bisect_left


def rank_band_labels(values, bands):
    ranked = sorted(value for value in values if value is not None)
    labels = []
    for value in values:
        if value is None:
            labels.append(0)
            continue
        below = bisect_left(ranked, value)
        enough = len(ranked) >= bands
        labels.append(below * bands // len(ranked) + 1 if enough else 1)
    return labels


assert rank_band_labels([40, 10, 30, 20], 2) == [2, 1, 2, 1]
assert rank_band_labels([5, 1, 2, 4, 3], 2) == [2, 1, 1, 2, 1]
assert rank_band_labels([8, 8, 8, 3], 4) == [2, 2, 2, 1]
assert rank_band_labels([None, 7, None, 9], 2) == [0, 1, 0, 2]
assert rank_band_labels([7, 9, None], 3) == [1, 1, 0]
assert rank_band_labels([3, 2, 1], 3) == [3, 2, 1]
assert rank_band_labels([10, 20, 30, 40, 50, 60, 70, 80], 5) == [1, 1, 2, 2, 3, 4, 4, 5]
assert rank_band_labels([-5, -6, 0, -5, None], 4) == [2, 1, 4, 2, 0]
assert rank_band_labels([None, None], 1) == [0, 0]
