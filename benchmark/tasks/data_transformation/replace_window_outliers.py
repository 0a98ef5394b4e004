"""Despike a signal: compare every sample that has enough neighbours on both sides with the median
of its window (the sample and that many neighbours left and right), and put the median in its place
when it is further away than a factor times the window's median absolute deviation from that median.
Windows whose deviation is zero change nothing, nor do samples too close to an end, and windows
always consist of original samples. A new list comes back."""

from statistics import median


def replace_window_outliers(samples, reach, factor):
    cleaned = list(samples)
    for index in range(reach, len(samples) - reach):
        window = samples[index - reach:index + reach + 1]
        middle = median(window)
        deviation = median(abs(sample - middle) for sample in window)
        if deviation == 0:
            continue
        if abs(samples[index] - middle) > factor * deviation:
            cleaned[index] = middle
    return cleaned


assert replace_window_outliers([1, 2, 50, 3, 4], 2, 3) == [1, 2, 3, 3, 4]
assert replace_window_outliers([5, 8, 6], 1, 2) == [5, 8, 6]
assert replace_window_outliers([5, 9, 6, 7], 1, 2) == [5, 6, 6, 7]
assert replace_window_outliers([4, 4, 9, 4, 4], 2, 1) == [4, 4, 9, 4, 4]
assert replace_window_outliers([100, 1, 2, 300], 1, 1) == [100, 1, 2, 300]
assert replace_window_outliers([1, 10, 2, 7, 3], 1, 1) == [1, 2, 7, 3, 3]
assert replace_window_outliers([2, 4, -30, 6, 9, 5], 2, 2) == [2, 4, 4, 6, 9, 5]
assert replace_window_outliers([5, 9, 6, 90, 7], 2, 2) == [5, 9, 6, 90, 7]
