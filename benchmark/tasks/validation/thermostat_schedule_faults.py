"""Check a day's heating plan, (minute, degrees) points, and list (index from 0, reason) for all
that is wrong, by index and at one point in this order: "start" if the first isn't at minute 0;
"order" if a later one isn't after the one before it, else "close" if it follows within less than 30
minutes; "limit" for degrees outside lowest to highest (both fine); "step" unless a whole multiple
of half a degree; "extra" for each point after the sixth."""


def thermostat_schedule_faults(points, lowest, highest):
    faults = []
    for index, (minute, degrees) in enumerate(points):
        if index == 0:
            if minute != 0:
                faults.append((index, "start"))
        else:
            gap = minute - points[index - 1][0]
            if gap <= 0:
                faults.append((index, "order"))
            elif gap < 30:
                faults.append((index, "close"))
        if degrees < lowest or degrees > highest:
            faults.append((index, "limit"))
        if degrees * 2 % 1 != 0:
            faults.append((index, "step"))
        if index >= 6:
            faults.append((index, "extra"))
    return faults


assert thermostat_schedule_faults([(0, 5), (30, 20.5), (400, 30)], 5, 30) == []
assert thermostat_schedule_faults([(1, 18), (30, 19)], 5, 30) == [(0, "start"), (1, "close")]
assert thermostat_schedule_faults([(0, 4.75), (60, 30.5)], 5, 30) == [
    (0, "limit"), (0, "step"), (1, "limit")
]
assert thermostat_schedule_faults([(0, 18), (60, 19), (60, 20), (50, 21), (81, 17)], 5, 30) == [
    (2, "order"), (3, "order")
]
assert thermostat_schedule_faults([(60 * hour, 20) for hour in range(8)], 5, 30) == [
    (6, "extra"), (7, "extra")
]
assert thermostat_schedule_faults([(0, 20.25), (29, 4)], 5, 30) == [
    (0, "step"), (1, "close"), (1, "limit")
]
assert thermostat_schedule_faults([(0, 5), (60, 7), (61, 6)], 5, 6) == [
    (1, "limit"), (2, "close")
]
assert thermostat_schedule_faults([(10, 20), (5, 20.5)], 5, 30) == [(0, "start"), (1, "order")]
