"""How much do the peaks of a height profile stand out? A peak is higher than both its neighbours,
so the first and last points are none. Walk from it to the left and to the right, each time up to
the first strictly higher point or the end of the profile, and note the lowest height passed; the
peak's rise is its height minus the higher of these two lows. List (index, rise) for all peaks
from left to right."""


def _lowest_on_the_way(heights, peak):
    lowest = heights[0]
    for height in heights:
        if height > peak:
            break
        lowest = min(lowest, height)
    return lowest


def peak_prominences(heights):
    prominences = []
    for index in range(1, len(heights) - 1):
        peak = heights[index]
        if peak <= heights[index - 1] or peak <= heights[index + 1]:
            continue
        left = _lowest_on_the_way(heights[index - 1::-1], peak)
        right = _lowest_on_the_way(heights[index + 1:], peak)
        prominences.append((index, peak - max(left, right)))
    return prominences


assert peak_prominences([0, 5, 0]) == [(1, 5)]
assert peak_prominences([1, 5, 2, 7, 0]) == [(1, 3), (3, 6)]
assert peak_prominences([0, 4, 2, 4, 1]) == [(1, 3), (3, 3)]
assert peak_prominences([9, 1, 5, 3, 8]) == [(2, 2)]
assert peak_prominences([0, 2, 2, 0]) == []
assert peak_prominences([-3, -1, -2]) == [(1, 1)]
assert peak_prominences([9, 2, 1, 6]) == []
assert peak_prominences([4, 6, 1, 8, 3, 7, 2, 9, 5]) == [(1, 2), (3, 6), (5, 4), (7, 4)]
