"""Leaving out numbers below a floor, which value is in place k when equal numbers share one place
and the highest is place 1, and how many times does it occur? Answer as (value, times). A k below
one or beyond the last place gives None."""

from collections import Counter


def kth_distinct_from_top(values, k, floor):
    if k < 1:
        return None
    counts = Counter(value for value in values if value >= floor)
    distinct = sorted(counts, reverse=True)
    if k > len(distinct):
        return None
    chosen = distinct[k - 1]
    return chosen, counts[chosen]


assert kth_distinct_from_top([5, 3, 5, 1], 1, 0) == (5, 2)
assert kth_distinct_from_top([5, 3, 5, 1], 2, 0) == (3, 1)
assert kth_distinct_from_top([2, 4, 2], 2, 2) == (2, 2)
assert kth_distinct_from_top([4, 2], 2, 3) is None
assert kth_distinct_from_top([4, 2, 7], 0, 1) is None
assert kth_distinct_from_top([4, 2, 7], -1, 0) is None
assert kth_distinct_from_top([7, 9, 8, 7, 8, 7], 3, -5) == (7, 3)
assert kth_distinct_from_top([6, 6, 6], 2, 0) is None
