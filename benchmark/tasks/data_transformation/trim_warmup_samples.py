"""A sensor settles only after a while. Return its samples from the first place on where count
samples in a row (that one and those behind it; count is positive) differ by no more than tolerance
between the largest and the smallest. If that would mean dropping more than max_dropped samples at
the beginning, or there is no such place, return an empty list."""


def trim_warmup_samples(samples, count, tolerance, max_dropped):
    latest = min(max_dropped, len(samples) - count)
    for start in range(latest + 1):
        stretch = samples[start:start + count]
        spread = max(stretch) - min(stretch)
        if spread <= tolerance:
            return samples[start:]
    return []


assert trim_warmup_samples([9, 5, 3, 2, 2, 7], 3, 1, 9) == [3, 2, 2, 7]
assert trim_warmup_samples([9, 5, 3, 2, 2, 7], 3, 3, 9) == [5, 3, 2, 2, 7]
assert trim_warmup_samples([9, 5, 3, 2, 2, 7], 3, 1, 2) == [3, 2, 2, 7]
assert trim_warmup_samples([9, 5, 3, 2, 2, 7], 3, 1, 1) == []
assert trim_warmup_samples([1, 8, 6, 6], 2, 0, 4) == [6, 6]
assert trim_warmup_samples([4, 4], 3, 5, 2) == []
assert trim_warmup_samples([-3, 0, 2, -1], 2, 2, 3) == [0, 2, -1]
assert trim_warmup_samples([7, 1, 9], 1, 0, 0) == [7, 1, 9]
assert trim_warmup_samples([10, 20, 30], 2, 9, 3) == []
