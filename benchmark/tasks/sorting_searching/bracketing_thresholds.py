"""Alarm levels are kept in an ascending list that may hold the same level several times. For a
reading, tell (the highest level at or below it, the lowest level strictly above it, how many
different levels are at or below it), with None for a level that does not exist."""


def bracketing_thresholds(thresholds, value):
    low, high = 0, len(thresholds)
    while low < high:
        middle = (low + high) // 2
        if thresholds[middle] <= value:
            low = middle + 1
        else:
            high = middle
    below = thresholds[low - 1] if low > 0 else None
    above = thresholds[low] if low < len(thresholds) else None
    return below, above, len(set(thresholds[:low]))


assert bracketing_thresholds([10, 20, 30], 25) == (20, 30, 2)
assert bracketing_thresholds([10, 20, 30], 20) == (20, 30, 2)
assert bracketing_thresholds([10, 20], 5) == (None, 10, 0)
assert bracketing_thresholds([10, 20], 20) == (20, None, 2)
assert bracketing_thresholds([], 1) == (None, None, 0)
assert bracketing_thresholds([5, 5, 8, 8, 8, 9], 8) == (8, 9, 2)
assert bracketing_thresholds([3, 3, 3], 2) == (None, 3, 0)
assert bracketing_thresholds([3, 3], 7) == (3, None, 1)
assert bracketing_thresholds([-4, -1, 0, 6], -2) == (-4, -1, 1)
