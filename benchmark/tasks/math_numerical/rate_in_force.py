"""Which rate applies on a given day number? There is a list of (first day, rate) sorted by first
day; each entry replaces the one before and runs out after `valid_days` days, its first day
included. The default applies before the first entry, after one has run out, and while the rate is
None (suspended). Of entries with the same first day, the last counts."""

from bisect import bisect_right


def rate_in_force(changes, day, default, valid_days):
    started = bisect_right(changes, day, key=lambda change: change[0])
    if started == 0:
        return default
    first_day, rate = changes[started - 1]
    if rate is None:
        return default
    if day - first_day >= valid_days:
        return default
    return rate


assert rate_in_force([(10, 5), (20, None), (30, 7)], 9, 2, 50) == 2
assert rate_in_force([(10, 5), (20, None), (30, 7)], 10, 2, 50) == 5
assert rate_in_force([(10, 5), (20, None), (30, 7)], 19, 2, 10) == 5
assert rate_in_force([(10, 5), (20, None), (30, 7)], 20, 2, 50) == 2
assert rate_in_force([(10, 5), (20, None), (30, 7)], 34, 2, 5) == 7
assert rate_in_force([(10, 5), (20, None), (30, 7)], 35, 2, 5) == 2
assert rate_in_force([(10, 5), (10, 6)], 10, 2, 1) == 6
assert rate_in_force([(3, 0)], 8, 4, 9) == 0
assert rate_in_force([], 8, 4, 9) == 4
