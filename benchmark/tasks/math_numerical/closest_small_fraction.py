"""Approximate p/q by the nearest fraction whose denominator is no larger than a limit. The result
is (numerator, denominator) in lowest terms with any sign on the numerator. If several are equally
near, take the one with the smallest denominator, then the numerically smaller one. None if q is
zero or the limit is below one."""

from fractions import Fraction
from math import floor


def closest_small_fraction(p, q, limit):
    if q == 0 or limit < 1:
        return None
    wanted = Fraction(p, q)
    best = Fraction(floor(wanted))
    for bottom in range(1, limit + 1):
        top = floor(wanted * bottom)
        for candidate in (Fraction(top, bottom), Fraction(top + 1, bottom)):
            if abs(candidate - wanted) < abs(best - wanted):
                best = candidate
    return best.numerator, best.denominator


assert closest_small_fraction(355, 113, 10) == (22, 7)
assert closest_small_fraction(1, 2, 1) == (0, 1)
assert closest_small_fraction(-1, 2, 1) == (-1, 1)
assert closest_small_fraction(9, 10, 1) == (1, 1)
assert closest_small_fraction(6, -4, 5) == (-3, 2)
assert closest_small_fraction(7, 3, 0) is None
assert closest_small_fraction(17, 24, 5) == (2, 3)
assert closest_small_fraction(17, 12, 12) == (17, 12)
assert closest_small_fraction(3, 0, 4) is None
