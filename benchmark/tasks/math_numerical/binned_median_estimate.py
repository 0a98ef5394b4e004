"""Only a histogram is left of the data: bins (low, high, count) that don't overlap, in any order.
Estimate the median by finding the bin where the running count first reaches half of the total and
going as far into it as the missing part of its count says, assuming an even spread; exactly half
after a bin means its upper end. Bins without a positive count are ignored; no data gives None."""


def binned_median_estimate(bins):
    filled = sorted(entry for entry in bins if entry[2] > 0)
    half = sum(count for _, _, count in filled) / 2
    below = 0
    for low, high, count in filled:
        if below + count >= half:
            return low + (high - low) * (half - below) / count
        below += count
    return None


assert binned_median_estimate([(0, 10, 4), (20, 30, 4)]) == 10
assert binned_median_estimate([(10, 20, 8), (0, 10, 2)]) == 13.75
assert binned_median_estimate([]) is None
assert binned_median_estimate([(0, 5, 0)]) is None
assert binned_median_estimate([(0, 5, -3), (5, 9, 2)]) == 7
assert binned_median_estimate([(0, 4, 1), (4, 8, 1), (8, 16, 4)]) == 10
assert binned_median_estimate([(-6, -2, 3)]) == -4
assert binned_median_estimate([(30, 50, 5), (0, 10, 1), (10, 30, 2)]) == 34
