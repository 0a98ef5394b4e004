"""Merge summary statistics: each group of measurements is known only by (count, mean, population
variance), and I want the same three figures for all measurements together. Mean and variance are
floats rounded to 6 decimals. Groups with a count of zero are passed over whatever else they hold;
if no measurement remains, it is (0, 0.0, 0.0)."""


def pooled_group_spread(groups):
    filled = [group for group in groups if group[0] > 0]
    if not filled:
        return 0, 0.0, 0.0
    total = sum(count for count, _, _ in filled)
    mean = sum(count * average for count, average, _ in filled) / total
    spread = 0.0
    for count, average, variance in filled:
        spread += count * (variance + (average - mean) ** 2)
    return total, round(mean, 6), round(spread / total, 6)


assert pooled_group_spread([(2, 1, 0), (2, 3, 0)]) == (4, 2.0, 1.0)
assert pooled_group_spread([]) == (0, 0.0, 0.0)
assert pooled_group_spread([(0, 5, 9)]) == (0, 0.0, 0.0)
assert pooled_group_spread([(3, 4, 2)]) == (3, 4.0, 2.0)
assert pooled_group_spread([(1, 0, 0), (3, 4, 2)]) == (4, 3.0, 4.5)
assert pooled_group_spread([(0, None, None), (2, 5, 1)]) == (2, 5.0, 1.0)
assert abs(pooled_group_spread([(1, 0, 0), (2, 1, 0)])[1] - 0.666667) < 1e-9
assert abs(pooled_group_spread([(1, 0, 0), (2, 1, 0)])[2] - 0.222222) < 1e-9
assert pooled_group_spread([(1, 2, 0), (1, 8, 3)]) == (2, 5.0, 10.5)
