"""Fill missing sensor readings (None) on a straight line between the known values on either side,
but only where a hole is at most a given number of readings long; longer holes and missing values
before the first or after the last known one stay None. If more than half of the readings are
missing, return an empty list."""


def interpolate_short_gaps(values, max_gap):
    known = [index for index, value in enumerate(values) if value is not None]
    if len(known) * 2 < len(values):
        return []
    filled = list(values)
    for left, right in zip(known, known[1:]):
        missing = right - left - 1
        if missing > max_gap:
            continue
        step = (values[right] - values[left]) / (right - left)
        for offset in range(1, missing + 1):
            filled[left + offset] = values[left] + step * offset
    return filled


assert interpolate_short_gaps([0, None, 4], 1) == [0, 2.0, 4]
assert interpolate_short_gaps([3, None, None, 9], 1) == [3, None, None, 9]
assert interpolate_short_gaps([3, None, None, 9], 2) == [3, 5.0, 7.0, 9]
assert interpolate_short_gaps([None, 3, 5, None], 5) == [None, 3, 5, None]
assert interpolate_short_gaps([None, None, 1], 2) == []
assert interpolate_short_gaps([], 2) == []
assert interpolate_short_gaps([8, None, 4, None, None, 1], 1) == [8, 6.0, 4, None, None, 1]
assert interpolate_short_gaps([2, 10, None, None, None, 2], 3) == [2, 10, 8.0, 6.0, 4.0, 2]
assert interpolate_short_gaps([1, 2, None, 8], 0) == [1, 2, None, 8]
assert interpolate_short_gaps([0, None, 4, 6], 2) == [0, 2.0, 4, 6]
