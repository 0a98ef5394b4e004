"""By how many whole percent, rounded down, is each value below the highest of the last n values,
itself included? There are fewer to look at near the beginning. A missing value (None) gives None
and does not take up one of the n places; where the highest is zero or less the answer is 0."""


def drop_from_recent_peak(values, n):
    seen = []
    drops = []
    for value in values:
        if value is None:
            drops.append(None)
            continue
        seen.append(value)
        peak = max(seen[-n:])
        if peak <= 0:
            drops.append(0)
            continue
        drops.append((peak - value) * 100 // peak)
    return drops


assert drop_from_recent_peak([100, 90, 120, 60], 9) == [0, 10, 0, 50]
assert drop_from_recent_peak([100, 90, 80], 2) == [0, 10, 11]
assert drop_from_recent_peak([50, None, 40, None, 45], 2) == [0, None, 20, None, 0]
assert drop_from_recent_peak([-4, -8, 0, -1], 3) == [0, 0, 0, 0]
assert drop_from_recent_peak([3, 2, 1], 1) == [0, 0, 0]
assert drop_from_recent_peak([7, -7], 2) == [0, 200]
assert drop_from_recent_peak([1, 0], 2) == [0, 100]
assert drop_from_recent_peak([1000, 995, 990, 4], 3) == [0, 0, 1, 99]
assert drop_from_recent_peak([200, 100, 150, 100, 120], 3) == [0, 50, 25, 33, 20]
