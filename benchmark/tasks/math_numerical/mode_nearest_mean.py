"""Which number of a list of integers stands in it most often, provided that it does so at least
`least` times (one or more)? When several are equally frequent, take the one closest to the average
of the whole list, and of two equally close ones the smaller. Closeness has to be judged exactly
even for integers too large for floats; None if nothing is frequent enough."""

from collections import Counter


def mode_nearest_mean(values, least):
    size, total = len(values), sum(values)
    counts = Counter(values)
    top = max(counts.values(), default=0)
    if top < least:
        return None
    frequent = sorted(value for value, count in counts.items() if count == top)
    best = frequent[0]
    for value in frequent[1:]:
        if abs(value * size - total) < abs(best * size - total):
            best = value
    return best


assert mode_nearest_mean([1, 1, 2, 3, 3, 9], 2) == 3
assert mode_nearest_mean([1, 1, 2, 2, 9], 1) == 2
assert mode_nearest_mean([4, 4, 2, 2], 2) == 2
assert mode_nearest_mean([], 1) is None
assert mode_nearest_mean([8, 7, 6, 8], 3) is None
assert mode_nearest_mean([-3, -3, 5, 5, -2], 1) == -3
assert mode_nearest_mean([9, 9, 1, 1, 2, 2, 3], 2) == 2
assert mode_nearest_mean([0, 0, 2**60, 2**60, 2**59 + 1], 2) == 2**60
assert mode_nearest_mean([6, 5], 1) == 5
