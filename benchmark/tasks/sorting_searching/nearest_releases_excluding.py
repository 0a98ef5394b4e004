"""Out of an ascending list of different release days, find the `k` nearest to some day, which is
not itself among them even if something was released then. Of two that are equally near, the
earlier one is preferred. The result is ascending, shorter when there aren't enough, and empty for
a `k` of zero or less. The list may be very long, the number wanted is small."""

from bisect import bisect_left, bisect_right
from collections import deque


def nearest_releases_excluding(days, day, k):
    left = bisect_left(days, day) - 1
    right = bisect_right(days, day)
    chosen = deque()
    while len(chosen) < k and (left >= 0 or right < len(days)):
        if right == len(days) or left >= 0 and day - days[left] <= days[right] - day:
            chosen.appendleft(days[left])
            left -= 1
        else:
            chosen.append(days[right])
            right += 1
    return list(chosen)


assert nearest_releases_excluding([1, 4, 6, 9, 12], 6, 2) == [4, 9]
assert nearest_releases_excluding([1, 4, 6, 9, 12], 5, 1) == [4]
assert nearest_releases_excluding([1, 4, 6, 9, 12], 5, 3) == [1, 4, 6]
assert nearest_releases_excluding([1, 4, 6], 20, 4) == [1, 4, 6]
assert nearest_releases_excluding([1, 4, 6, 9, 12], 0, 2) == [1, 4]
assert nearest_releases_excluding([1, 4, 6, 9, 12], 6, 9) == [1, 4, 9, 12]
assert nearest_releases_excluding([1, 4, 6, 9], 6, 0) == []
assert nearest_releases_excluding([7], 7, 2) == []
assert nearest_releases_excluding([1, 4, 6, 9, 12], 10, 3) == [6, 9, 12]
