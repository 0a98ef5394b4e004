"""Sensors can be mounted at certain different whole-number positions along a bridge, listed in any
order, and there is one at `fixed` already, which is among them. Choose more so that there are
`count` in all, at least two, and neighbours are as far apart as possible: how wide can the
smallest gap be made? Say -1 if there are fewer positions than sensors."""


def widest_sensor_spacing(positions, count, fixed):
    if len(positions) < count:
        return -1
    left = sorted(fixed - position for position in positions if position < fixed)
    right = sorted(position - fixed for position in positions if position > fixed)
    low, high = 0, max(positions) - min(positions)
    while low < high:
        gap = (low + high + 1) // 2
        mounted = 1
        for distances in (left, right):
            last = 0
            for distance in distances:
                if distance - last >= gap:
                    mounted += 1
                    last = distance
        if mounted >= count:
            low = gap
        else:
            high = gap - 1
    return low


assert widest_sensor_spacing([1, 5, 9], 2, 1) == 8
assert widest_sensor_spacing([1, 5, 9], 2, 5) == 4
assert widest_sensor_spacing([9, 1, 5], 3, 9) == 4
assert widest_sensor_spacing([0, 3, 4, 7, 10], 3, 3) == 3
assert widest_sensor_spacing([0, 3, 4, 7, 10], 3, 0) == 4
assert widest_sensor_spacing([2, 6], 3, 2) == -1
assert widest_sensor_spacing([20, 0, 11, 5], 3, 20) == 9
assert widest_sensor_spacing([8, 1, 4, 15], 4, 4) == 3
assert widest_sensor_spacing([100, -7], 2, -7) == 107
