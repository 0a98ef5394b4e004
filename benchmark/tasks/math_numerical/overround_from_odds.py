"""How much do the odds of a race favour the bookmaker? Each runner has fractional odds such as (5,
2), meaning 5 won on a stake of 2; None, or odds with a stake of 0, stand for a horse that was
withdrawn and is left out. Answer with the sum of the implied chances less one, exact and rounded
down to whole basis points (it can be negative), or None if no horse runs."""

from fractions import Fraction
from math import floor


def overround_from_odds(odds):
    chances = []
    for price in odds:
        if price is None or price[1] == 0:
            continue
        win, stake = price
        chances.append(Fraction(stake, win + stake))
    if not chances:
        return None
    return floor((sum(chances) - 1) * 10000)


assert overround_from_odds([(1, 1), (1, 1)]) == 0
assert overround_from_odds([(5, 2), (1, 1), (2, 1)]) == 1190
assert overround_from_odds([]) is None
assert overround_from_odds([None, (4, 0)]) is None
assert overround_from_odds([(2, 1), (2, 1)]) == -3334
assert overround_from_odds([(1, 4), None, (3, 1)]) == 500
assert overround_from_odds([(1, 2), (1, 1), (7, 2)]) == 3888
assert overround_from_odds([(3, 1)]) == -7500
