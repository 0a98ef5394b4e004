"""Performance of an investment over consecutive periods, each (value at the start, money added or
taken out right then, value at the end), chained so that the flows don't distort it. The result is
in percent, rounded to 4 decimals, and 0 without periods. Periods that begin with no money after the
flow, or less, don't count; one that counts and ends at zero or less makes it -100 for good."""


def time_weighted_growth(periods):
    growth = 1.0
    for start, flow, end in periods:
        invested = start + flow
        if invested <= 0:
            continue
        if end <= 0:
            return -100.0
        growth *= end / invested
    return round((growth - 1) * 100, 4)


assert abs(time_weighted_growth([(100, 0, 110)]) - 10) < 1e-6
assert abs(time_weighted_growth([(100, 0, 110), (110, 90, 150)]) + 17.5) < 1e-6
assert time_weighted_growth([]) == 0
assert abs(time_weighted_growth([(0, 0, 5), (3, -2, 2)]) - 100) < 1e-6
assert time_weighted_growth([(100, 0, -50), (100, 0, 200)]) == -100
assert abs(time_weighted_growth([(100, -100, 0), (200, 0, 300)]) - 50) < 1e-6
assert abs(time_weighted_growth([(3, 0, 4)]) - 33.3333) < 1e-6
assert abs(time_weighted_growth([(20, -30, 5), (2, 2, 1)]) + 75) < 1e-6
