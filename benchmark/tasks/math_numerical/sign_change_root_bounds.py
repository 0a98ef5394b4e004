"""By Descartes' rule of signs, how many positive and how many negative real roots can a polynomial
have at most, and how often is zero a root? The coefficients are listed from the constant term up;
zero coefficients are passed over in the rule. Answer with a tuple of the three counts in that
order, or None when all coefficients are zero or there are none."""

from itertools import pairwise


def sign_change_root_bounds(coefficients):
    terms = [(power, factor) for power, factor in enumerate(coefficients) if factor != 0]
    if not terms:
        return None
    positive = negative = 0
    for (power, factor), (next_power, next_factor) in pairwise(terms):
        opposite = (factor < 0) != (next_factor < 0)
        if opposite:
            positive += 1
        odd_gap = (next_power - power) % 2 == 1
        if opposite != odd_gap:
            negative += 1
    return positive, negative, terms[0][0]


assert sign_change_root_bounds([2, -3, 1]) == (2, 0, 0)
assert sign_change_root_bounds([0, -1, 0, 1]) == (1, 1, 1)
assert sign_change_root_bounds([1, 0, 1]) == (0, 0, 0)
assert sign_change_root_bounds([2, 3, 1]) == (0, 2, 0)
assert sign_change_root_bounds([0, 0]) is None
assert sign_change_root_bounds([0, 0, 0, 7]) == (0, 0, 3)
assert sign_change_root_bounds([-4, 0, 0, 1]) == (1, 0, 0)
assert sign_change_root_bounds([6, -1, -4, 0, 2, 0]) == (2, 2, 0)
