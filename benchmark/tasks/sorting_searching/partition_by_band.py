"""Regroup sensor readings so that those under a band come first, those inside it next and those
over it last, each group in its original order. A reading still counts as inside when it misses
the band by no more than a margin. Report (regrouped list, index at which the inside group
starts, index at which the over group starts). The two bounds may be given in either order, and
missing readings (None) are dropped."""


def partition_by_band(readings, low, high, margin):
    if low > high:
        low, high = high, low
    under, inside, over = [], [], []
    for reading in readings:
        if reading is None:
            continue
        if reading < low - margin:
            under.append(reading)
        elif reading <= high + margin:
            inside.append(reading)
        else:
            over.append(reading)
    return under + inside + over, len(under), len(under) + len(inside)


assert partition_by_band([5, 1, 9, 3, 7], 3, 7, 0) == ([1, 5, 3, 7, 9], 1, 4)
assert partition_by_band([4, 8, 2], 7, 3, 0) == ([2, 4, 8], 1, 2)
assert partition_by_band([17, 8, 6, 20, 15, 18], 10, 15, 2) == ([6, 17, 8, 15, 20, 18], 1, 4)
assert partition_by_band([None, 6, 0, None], 5, 6, 0) == ([0, 6], 1, 2)
assert partition_by_band([9, 8], 1, 2, 3) == ([9, 8], 0, 0)
assert partition_by_band([-1, -2, -3], 1, 9, 1) == ([-1, -2, -3], 3, 3)
assert partition_by_band([3, 1, 3, 1], 2, 2, 1) == ([3, 1, 3, 1], 0, 4)
assert partition_by_band([2, 7, 3, 6], 4, 3, 1) == ([2, 3, 7, 6], 0, 2)
