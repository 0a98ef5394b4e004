"""Smooth a series with an average over `window` neighbours, centred on each position. Near both
ends the average narrows symmetrically to what fits, so that the first and the last position have
nothing but their own value; an even window works like the next smaller odd one. The window is at
least 1, all results are rounded to 3 decimals, and the result is as long as the series."""


def shrinking_centred_mean(values, window):
    reach = (window - 1) // 2
    last = len(values) - 1
    smoothed = []
    for i in range(len(values)):
        half = min(reach, i, last - i)
        nearby = values[i - half : i + half + 1]
        smoothed.append(round(sum(nearby) / len(nearby), 3))
    return smoothed


assert shrinking_centred_mean([2, 4, 9, 2, 1], 3) == [2, 5, 5, 4, 1]
assert shrinking_centred_mean([1, 3, 8, 4, 9], 5) == [1, 4, 5, 7, 9]
assert shrinking_centred_mean([3, 0, 6, 9, 0, 12], 4) == [3, 3, 5, 5, 7, 12]
assert shrinking_centred_mean([5, 9, 1], 2) == [5, 9, 1]
assert shrinking_centred_mean([4, 8], 3) == [4, 8]
assert shrinking_centred_mean([7], 5) == [7]
assert abs(shrinking_centred_mean([0, 1, 1], 3)[1] - 0.667) < 1e-9
assert shrinking_centred_mean([1, 3, 8], 99) == [1, 4, 8]
