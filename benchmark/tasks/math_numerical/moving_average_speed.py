"""How fast was I on the whole while actually under way? A recording consists of (metres, seconds)
stretches; those slower than `slowest` metres per second were stops and are left out with distance
and time, and those with zero seconds are recording faults and are left out too. Metres per second
rounded to 2 decimals, 0.0 if nothing remains."""


def moving_average_speed(stretches, slowest):
    distance = 0
    duration = 0
    for metres, seconds in stretches:
        if seconds == 0:
            continue
        if metres < slowest * seconds:
            continue
        distance += metres
        duration += seconds
    if duration == 0:
        return 0.0
    return round(distance / duration, 2)


assert moving_average_speed([(100, 10), (50, 10)], 0) == 7.5
assert moving_average_speed([(100, 10), (3, 10)], 1) == 10
assert moving_average_speed([(10, 10), (30, 10)], 1) == 2
assert moving_average_speed([(5, 0), (20, 4)], 1) == 5
assert moving_average_speed([], 1) == 0
assert moving_average_speed([(17, 9)], 2) == 0
assert abs(moving_average_speed([(10, 3), (11, 3)], 2) - 3.5) < 1e-9
assert abs(moving_average_speed([(8, 2), (9, 3), (14, 5)], 3) - 3.4) < 1e-9
assert abs(moving_average_speed([(5, 1), (17, 2)], 3) - 7.33) < 1e-9
