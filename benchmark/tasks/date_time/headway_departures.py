"""A tram line's day consists of bands (from minute, to minute, interval), in order and not
overlapping. Each band starts at its first minute, or later if the previous departure of the day
is less than the band's own interval before it, namely as soon as that has passed, and then goes
on at its interval. Nothing leaves at the to minute of a band or after, except that the last band
includes its own. List all departure minutes."""


def headway_departures(bands):
    departures = []
    for index, (start, end, interval) in enumerate(bands):
        minute = start
        if departures:
            minute = max(start, departures[-1] + interval)
        if index == len(bands) - 1:
            end += 1
        while minute < end:
            departures.append(minute)
            minute += interval
    return departures


assert headway_departures([(360, 380, 10)]) == [360, 370, 380]
assert headway_departures([(360, 379, 10)]) == [360, 370]
assert headway_departures([(360, 380, 10), (380, 400, 20)]) == [360, 370, 390]
assert headway_departures([(360, 390, 10), (390, 420, 15)]) == [360, 370, 380, 395, 410]
assert headway_departures([(0, 10, 5), (60, 70, 5)]) == [0, 5, 60, 65, 70]
assert headway_departures([(0, 20, 20), (20, 30, 15), (30, 60, 30)]) == [0, 20, 50]
assert headway_departures([(0, 30, 30), (30, 40, 45), (40, 60, 5)]) == [0, 40, 45, 50, 55, 60]
assert headway_departures([(7, 7, 3), (12, 12, 5)]) == [12]
