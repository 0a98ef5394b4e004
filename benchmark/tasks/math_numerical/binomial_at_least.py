"""The exact chance of no fewer than k successes in n independent tries, when each succeeds with
chance a/b, as (numerator, denominator) in lowest terms. Zero or fewer successes are certain, (1,
1), and more than there are tries impossible, (0, 1). With b positive, an a below 0 or above b is no
chance and gives None."""

from fractions import Fraction
from math import comb


def binomial_at_least(n, k, a, b):
    if a < 0 or a > b:
        return None
    favourable = 0
    for hits in range(max(k, 0), n + 1):
        favourable += comb(n, hits) * a**hits * (b - a) ** (n - hits)
    chance = Fraction(favourable, b**n)
    return chance.numerator, chance.denominator


assert binomial_at_least(3, 2, 1, 2) == (1, 2)
assert binomial_at_least(4, 1, 1, 3) == (65, 81)
assert binomial_at_least(5, 0, 1, 6) == (1, 1)
assert binomial_at_least(5, -2, 2, 3) == (1, 1)
assert binomial_at_least(3, 4, 1, 2) == (0, 1)
assert binomial_at_least(4, 3, 1, 4) == (13, 256)
assert binomial_at_least(2, 1, 3, 2) is None
assert binomial_at_least(2, 1, -1, 2) is None
assert binomial_at_least(2, 1, 2, 2) == (1, 1)
assert binomial_at_least(2, 1, 0, 5) == (0, 1)
