"""Remove lone spikes from whole-number samples: one that is more than limit above both samples next
to it, or more than limit below both, is replaced by the mean of these two, rounded down. Every
decision and every mean uses the samples as they came in, and the first and last never change."""


def flatten_single_spikes(samples, limit):
    flattened = list(samples)
    for place in range(1, len(samples) - 1):
        left, sample, right = samples[place - 1:place + 2]
        rise = sample - max(left, right)
        drop = min(left, right) - sample
        if rise > limit or drop > limit:
            flattened[place] = (left + right) // 2
    return flattened


assert flatten_single_spikes([10, 50, 13], 5) == [10, 11, 13]
assert flatten_single_spikes([10, 1, 13, 12], 5) == [10, 11, 13, 12]
assert flatten_single_spikes([10, 18, 13], 5) == [10, 18, 13]
assert flatten_single_spikes([3, 9, 3, 9, 3], 5) == [3, 3, 9, 3, 3]
assert flatten_single_spikes([90, 10, 10, 90], 5) == [90, 10, 10, 90]
assert flatten_single_spikes([-4, 20, -7], 9) == [-4, -6, -7]
assert flatten_single_spikes([7, 2, 9, 4], 5) == [7, 2, 9, 4]
assert flatten_single_spikes([1, 7, 2, 8, 20], 4) == [1, 1, 7, 8, 20]
assert flatten_single_spikes([5, 5, 6, 5], 0) == [5, 5, 5, 5]
