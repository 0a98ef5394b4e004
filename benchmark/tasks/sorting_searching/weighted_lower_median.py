"""Out of readings given as (value, weight), which is the smallest value such that all readings of
this or a smaller value together carry at least half of the total weight? Readings whose weight
is zero or negative are left out of everything; when none remain, the result is None."""


def weighted_lower_median(readings):
    counted = sorted((value, weight) for value, weight in readings if weight > 0)
    total = sum(weight for _, weight in counted)
    reached = 0
    for value, weight in counted:
        reached += weight
        if 2 * reached >= total:
            return value
    return None


assert weighted_lower_median([(1, 1), (2, 1), (3, 1)]) == 2
assert weighted_lower_median([(10, 1), (20, 1)]) == 10
assert weighted_lower_median([(30, 5), (10, 2), (20, 2)]) == 30
assert weighted_lower_median([(5, -3), (8, 1)]) == 8
assert weighted_lower_median([(5, 0)]) is None
assert weighted_lower_median([(4, 3), (1, 2), (9, -8)]) == 4
assert weighted_lower_median([(7, 1), (3, 2), (7, 2), (1, 1)]) == 3
assert weighted_lower_median([(2, 0), (6, 1), (9, 1), (12, 1), (15, 1)]) == 9
