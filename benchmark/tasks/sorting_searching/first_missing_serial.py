"""Tickets already handed out stand in a list of different numbers in ascending order. Which is the
lowest number from `base` on that has not been handed out? Numbers below `base` may occur in the
list and don't matter; None if the number found would be above `last`. The list is long, so it
must not be walked through entry by entry."""

from bisect import bisect_left


def first_missing_serial(serials, base, last):
    start = bisect_left(serials, base)
    low, high = start, len(serials)
    while low < high:
        middle = (low + high) // 2
        if serials[middle] - base == middle - start:
            low = middle + 1
        else:
            high = middle
    missing = base + low - start
    if missing > last:
        return None
    return missing


assert first_missing_serial([1, 2, 4], 1, 9) == 3
assert first_missing_serial([1, 2, 3], 1, 9) == 4
assert first_missing_serial([], 5, 9) == 5
assert first_missing_serial([1, 2, 3], 1, 3) is None
assert first_missing_serial([2, 3], 2, 4) == 4
assert first_missing_serial([2, 3, 7, 8, 10], 7, 20) == 9
assert first_missing_serial([3, 4, 5, 9], 6, 8) == 6
assert first_missing_serial([1, 2, 3, 4, 5, 7, 8], 1, 50) == 6
assert first_missing_serial([5, 7, 8], 6, 5) is None
