"""Drivers and riders wait along a road at positions given as two ascending lists. Going through the
riders from the lowest position, pair each with the lowest driver not yet paired who is within
reach, that is at most that far away in either direction; a rider without such a driver is passed
over. Return the pairs as (driver position, rider position)."""


def match_drivers_to_riders(drivers, riders, reach):
    pairs = []
    index = 0
    for rider in riders:
        while index < len(drivers) and drivers[index] < rider - reach:
            index += 1
        if index == len(drivers):
            break
        if drivers[index] <= rider + reach:
            pairs.append((drivers[index], rider))
            index += 1
    return pairs


assert match_drivers_to_riders([1, 5, 20], [2, 6], 1) == [(1, 2), (5, 6)]
assert match_drivers_to_riders([1, 10], [8], 2) == [(10, 8)]
assert match_drivers_to_riders([1], [3], 2) == [(1, 3)]
assert match_drivers_to_riders([1], [4], 2) == []
assert match_drivers_to_riders([4], [1], 2) == []
assert match_drivers_to_riders([1, 2], [2, 3, 9], 1) == [(1, 2), (2, 3)]
assert match_drivers_to_riders([5, 20], [1, 6, 19, 40], 3) == [(5, 6), (20, 19)]
assert match_drivers_to_riders([0, 1, 2, 9, 12], [4, 10], 2) == [(2, 4), (9, 10)]
assert match_drivers_to_riders([7, 8, 9], [7, 7], 0) == [(7, 7)]
