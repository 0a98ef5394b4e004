"""An ascending list, which may contain equal entries, was cut somewhere and its front part put
behind the rest. Find the index where the ascending order begins: 0 if nothing was moved, the
smallest index where several would do, and -1 when the list can't have arisen like that or is
empty."""


def rotated_roster_start(values):
    if not values:
        return -1
    start = 0
    for index in range(1, len(values)):
        if values[index] >= values[index - 1]:
            continue
        if start > 0:
            return -1
        start = index
    if start > 0 and values[-1] > values[0]:
        return -1
    return start


assert rotated_roster_start([4, 5, 1, 2, 3]) == 2
assert rotated_roster_start([1, 2, 3]) == 0
assert rotated_roster_start([]) == -1
assert rotated_roster_start([3, 2, 1]) == -1
assert rotated_roster_start([2, 4, 1, 3]) == -1
assert rotated_roster_start([2, 1, 3]) == -1
assert rotated_roster_start([1, 3, 1, 1]) == 2
assert rotated_roster_start([5, 5, 5]) == 0
assert rotated_roster_start([2, 1]) == 1
assert rotated_roster_start([7, 4, 9, 3, 5]) == -1
