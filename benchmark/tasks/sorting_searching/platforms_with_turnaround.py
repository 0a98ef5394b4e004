"""How many platforms does a station need for a list of (arrival, departure) visits in any order,
when a platform can be used again once a turnaround time has passed since the departure (an
arrival at exactly that moment may use it)? Give (fewest platforms, arrival time at which that
many are first needed). Visits that depart before they arrive are mistakes and don't count;
without visits the result is (0, None)."""

import heapq


def platforms_with_turnaround(visits, turnaround):
    busy = []
    most, moment = 0, None
    for arrival, departure in sorted(visits):
        if departure < arrival:
            continue
        while busy and busy[0] <= arrival:
            heapq.heappop(busy)
        heapq.heappush(busy, departure + turnaround)
        if len(busy) > most:
            most, moment = len(busy), arrival
    return most, moment


assert platforms_with_turnaround([(10, 20), (15, 25)], 5) == (2, 15)
assert platforms_with_turnaround([(25, 30), (10, 20)], 5) == (1, 10)
assert platforms_with_turnaround([(10, 20), (24, 30)], 5) == (2, 24)
assert platforms_with_turnaround([], 3) == (0, None)
assert platforms_with_turnaround([(9, 4), (12, 13)], 2) == (1, 12)
assert platforms_with_turnaround([(5, 5), (5, 8), (5, 6)], 1) == (3, 5)
assert platforms_with_turnaround([(0, 9), (1, 2), (3, 4), (5, 6), (20, 30), (21, 22)], 1) == (2, 1)
assert platforms_with_turnaround([(0, 50), (10, 11), (12, 40), (13, 14), (60, 61)], 2) == (3, 12)
assert platforms_with_turnaround([(0, 1), (1, 2), (2, 3), (2, 5)], 0) == (2, 2)
