"""Given strictly increasing sensor timestamps, which position is closest to a wanted time?
Halfway between two, pick the earlier one. When even the closest is further away than the
allowed distance (exactly that distance is still fine), or there are no timestamps, answer -1."""

from bisect import bisect_left


def nearest_reading_index(times, target, tolerance):
    if not times:
        return -1
    right = bisect_left(times, target)
    if right == 0:
        best = 0
    elif right == len(times) or target - times[right - 1] <= times[right] - target:
        best = right - 1
    else:
        best = right
    if abs(times[best] - target) > tolerance:
        return -1
    return best


assert nearest_reading_index([10, 20, 30], 24, 5) == 1
assert nearest_reading_index([10, 20, 30], 25, 5) == 1
assert nearest_reading_index([10, 20, 30], 26, 5) == 2
assert nearest_reading_index([10, 20], 4, 6) == 0
assert nearest_reading_index([10, 20], 3, 6) == -1
assert nearest_reading_index([10, 20, 30], 33, 3) == 2
assert nearest_reading_index([10, 20, 30], 34, 3) == -1
assert nearest_reading_index([], 5, 100) == -1
assert nearest_reading_index([10, 20, 30], 20, 0) == 1
assert nearest_reading_index([-9, -3, 8], -7, 2) == 0
