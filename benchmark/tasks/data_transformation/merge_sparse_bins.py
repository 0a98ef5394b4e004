"""Neighbouring histogram classes (low, high, count), in order and each beginning where the one
before ends, must not hold too few cases. As long as one has a count below least, the first such
class is joined with whichever neighbour has the smaller count, the left one on a tie; the joined
class runs from the lower low to the upper high. Stop when only one is left. The result is a list of
such triples."""

from math import inf


def merge_sparse_bins(bins, least):
    merged = list(bins)
    while len(merged) > 1:
        sparse = [place for place, (_, _, count) in enumerate(merged) if count < least]
        if not sparse:
            break
        place = sparse[0]
        left = merged[place - 1][2] if place > 0 else inf
        right = merged[place + 1][2] if place + 1 < len(merged) else inf
        start = place - 1 if left <= right else place
        lower, upper = merged[start:start + 2]
        merged[start:start + 2] = [(lower[0], upper[1], lower[2] + upper[2])]
    return merged


assert merge_sparse_bins([(0, 5, 9), (5, 8, 2), (8, 9, 7)], 3) == [(0, 5, 9), (5, 9, 9)]
assert merge_sparse_bins([(0, 5, 6), (5, 8, 2), (8, 9, 7)], 3) == [(0, 8, 8), (8, 9, 7)]
assert merge_sparse_bins([(0, 5, 6), (5, 8, 2), (8, 9, 6)], 3) == [(0, 8, 8), (8, 9, 6)]
assert merge_sparse_bins([(1, 2, 0), (2, 4, 3), (4, 7, 5)], 3) == [(1, 4, 3), (4, 7, 5)]
assert merge_sparse_bins([(1, 2, 4), (2, 4, 5), (4, 7, 1)], 3) == [(1, 2, 4), (2, 7, 6)]
assert merge_sparse_bins([(1, 2, 1), (2, 4, 1), (4, 7, 1), (7, 9, 5)], 3) == [(1, 7, 3), (7, 9, 5)]
assert merge_sparse_bins([(3, 6, 1), (6, 7, 2)], 9) == [(3, 7, 3)]
assert merge_sparse_bins([(0, 1, 8), (1, 2, 3), (2, 3, 1), (3, 4, 5), (4, 5, 9)], 3) == [
    (0, 1, 8), (1, 3, 4), (3, 4, 5), (4, 5, 9)]
assert merge_sparse_bins([(0, 1, 2), (1, 2, 4), (2, 3, 1), (3, 4, 5)], 3) == [(0, 2, 6), (2, 4, 6)]
assert merge_sparse_bins([(0, 1, 8), (1, 2, 5), (2, 3, 1), (3, 4, 2), (4, 5, 9)], 3) == [
    (0, 1, 8), (1, 2, 5), (2, 4, 3), (4, 5, 9)]
