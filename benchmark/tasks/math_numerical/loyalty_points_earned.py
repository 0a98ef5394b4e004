"""Customer card bonus for one purchase: one point for every full 100 cents, times the highest
factor the customer has reached with this year's spending before the purchase. The steps are
(spending needed, factor) pairs in any order, spending exactly what is needed reaches a step, and
without any the factor is 1. No purchase brings more than `cap`, and refunds (negative) bring 0."""


def loyalty_points_earned(cents, spent_before, tiers, cap):
    if cents < 0:
        return 0
    reached = []
    for needed, factor in tiers:
        if spent_before >= needed:
            reached.append(factor)
    points = cents // 100 * max(reached, default=1)
    return min(points, cap)


assert loyalty_points_earned(2599, 0, [], 1000) == 25
assert loyalty_points_earned(2599, 50000, [(50000, 2), (100000, 3)], 1000) == 50
assert loyalty_points_earned(2599, 49999, [(50000, 2), (100000, 3)], 1000) == 25
assert loyalty_points_earned(1000, 200000, [(100000, 3), (50000, 2)], 1000) == 30
assert loyalty_points_earned(99, 10, [(5, 2)], 10) == 0
assert loyalty_points_earned(-1, 60000, [(50000, 2)], 100) == 0
assert loyalty_points_earned(100000, 0, [(0, 2)], 500) == 500
assert loyalty_points_earned(12000, 100, [(50, 5), (90, 4)], 1000) == 600
assert loyalty_points_earned(100, 0, [(500, 3)], 9) == 1
assert loyalty_points_earned(1000, 0, [(0, 0.5)], 99) == 5
