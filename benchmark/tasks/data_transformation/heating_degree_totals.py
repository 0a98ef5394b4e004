"""Heating degrees of a season from (low, high) temperatures of its days: a day adds as many degrees
as its mean, halfway between low and high, lies below the base, and nothing at or above it. Days
with a missing (None) temperature or with a low above the high add nothing and are counted instead.
The result is (sum of the degrees, number of such bad days)."""


def heating_degree_totals(days, base):
    total = 0
    bad = 0
    for low, high in days:
        if low is None or high is None or low > high:
            bad += 1
            continue
        mean = (low + high) / 2
        total += max(0, base - mean)
    return total, bad


assert heating_degree_totals([(2, 10), (-4, 3)], 18) == (30.5, 0)
assert heating_degree_totals([(20, 30), (10, 14)], 15) == (3, 0)
assert heating_degree_totals([(5, 5), (6, 4)], 8) == (3, 1)
assert heating_degree_totals([(None, 8), (7, None), (None, None), (0, 1)], 1) == (0.5, 3)
assert heating_degree_totals([(14, 16), (13, 16)], 15) == (0.5, 0)
assert heating_degree_totals([], 18) == (0, 0)
assert heating_degree_totals([(-1, -7), (9, -9), (-6, -2)], -3) == (1, 2)
assert heating_degree_totals([(0, 0), (3, 8), (8, 3)], 12) == (18.5, 1)
