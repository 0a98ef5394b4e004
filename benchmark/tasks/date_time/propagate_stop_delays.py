"""Actual departure minutes of a train along its scheduled (arrival, departure) stops. It reaches
the first stop late by a given delay (negative: early), keeps its lateness on the way to the next
stop, waits at every stop for at least the minimum time plus that stop's extra minutes (a dict from
stop number, counted from 0) and never departs before schedule. Should it have to depart more than
max_delay late, it is withdrawn: that stop and all further ones are left out."""


def propagate_stop_delays(stops, delay, min_wait, extra, max_delay):
    departures = []
    for index, (arrival, departure) in enumerate(stops):
        ready = arrival + delay + min_wait + extra.get(index, 0)
        actual = max(departure, ready)
        delay = actual - departure
        if delay > max_delay:
            break
        departures.append(actual)
    return departures


assert propagate_stop_delays([(10, 12), (20, 21)], 0, 1, {}, 60) == [12, 21]
assert propagate_stop_delays([(10, 14), (20, 21), (30, 35)], 5, 1, {}, 60) == [16, 23, 35]
assert propagate_stop_delays([(10, 12)], -3, 2, {}, 60) == [12]
assert propagate_stop_delays([(10, 12), (20, 22)], 0, 2, {1: 4}, 60) == [12, 26]
assert propagate_stop_delays([(10, 11), (20, 21)], 0, 3, {}, 60) == [13, 25]
assert propagate_stop_delays([(10, 11), (20, 21), (30, 39)], 4, 1, {1: 3}, 6) == [15]
assert propagate_stop_delays([(10, 11), (20, 21), (30, 31)], 4, 1, {1: 3}, 7) == [15, 28, 38]
assert propagate_stop_delays([(0, 0), (9, 15)], 2, 0, {0: 1}, 10) == [3, 15]
