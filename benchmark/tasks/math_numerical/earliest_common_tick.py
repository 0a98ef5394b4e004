"""Several repeating jobs are each given as (first run, interval), with the first run at zero or
later and a positive interval. When is the soonest moment, not before anyone's first run, at
which all of them fire together? None if they never coincide or there are no jobs; intervals may
share factors and may be large, so stepping through time is too slow."""

from math import gcd


def earliest_common_tick(schedules):
    if not schedules:
        return None
    tick, step, latest = 0, 1, 0
    for start, period in schedules:
        shared = gcd(step, period)
        gap = start - tick
        if gap % shared != 0:
            return None
        reduced = period // shared
        jumps = gap // shared * pow(step // shared, -1, reduced) % reduced
        tick += step * jumps
        step *= reduced
        latest = max(latest, start)
    rounds = (latest - tick + step - 1) // step
    return tick + rounds * step


assert earliest_common_tick([(0, 4), (0, 6)]) == 0
assert earliest_common_tick([(1, 4), (3, 6)]) == 9
assert earliest_common_tick([(2, 3), (3, 5), (2, 7)]) == 23
assert earliest_common_tick([(0, 4), (1, 6)]) is None
assert earliest_common_tick([]) is None
assert earliest_common_tick([(5, 3)]) == 5
assert earliest_common_tick([(0, 6), (7, 1)]) == 12
assert earliest_common_tick([(12, 6), (0, 4)]) == 12
assert earliest_common_tick([(3, 10), (25, 4)]) == 33
assert earliest_common_tick([(0, 1000000007), (1, 1000000006)]) == 1000000007
