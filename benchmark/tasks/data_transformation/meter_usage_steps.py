"""Consumption between successive readings of a meter that jumps back to 0 on reaching a given
capacity. A reading lower than the one before by more than half the capacity means it wrapped
round once, a smaller or exactly half drop means it was replaced and restarted from 0; any reading
below 0 or not below the capacity makes the answer an empty list, as do fewer than two readings."""


def meter_usage_steps(readings, capacity):
    if any(reading < 0 or reading >= capacity for reading in readings):
        return []
    used = []
    for before, after in zip(readings, readings[1:]):
        if after >= before:
            used.append(after - before)
        elif (before - after) * 2 > capacity:
            used.append(after + capacity - before)
        else:
            used.append(after)
    return used


assert meter_usage_steps([10, 25, 25, 40], 100) == [15, 0, 15]
assert meter_usage_steps([95, 5], 100) == [10]
assert meter_usage_steps([60, 10], 100) == [10]
assert meter_usage_steps([60, 9], 100) == [49]
assert meter_usage_steps([30, 20, 99, 0], 100) == [20, 79, 1]
assert meter_usage_steps([5, 100, 7], 100) == []
assert meter_usage_steps([5, -1], 100) == []
assert meter_usage_steps([7], 100) == []
assert meter_usage_steps([3, 0, 4, 2], 5) == [2, 4, 2]
assert meter_usage_steps([5, 130, 7], 100) == []
