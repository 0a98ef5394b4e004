"""Out of the numbers 1 to `pool`, `drawn` main numbers are drawn and then one bonus number from the
rest; a ticket bears `drawn` numbers. What share of all draws matches exactly the given count of
main numbers and also has (True) or hasn't (False) its bonus number on the ticket? Reply as
(numerator, denominator) in lowest terms; (0, 1) for anything impossible, including a pool that
leaves no bonus number."""

from fractions import Fraction
from math import comb


def lottery_match_odds(pool, drawn, matches, bonus_hit):
    others = pool - drawn
    missed = drawn - matches
    if matches < 0 or missed < 0 or others <= 0:
        return 0, 1
    mains = comb(drawn, matches) * comb(others, missed)
    bonuses = missed if bonus_hit else others - missed
    chance = Fraction(mains * bonuses, comb(pool, drawn) * others)
    return chance.numerator, chance.denominator


assert lottery_match_odds(6, 2, 1, True) == (2, 15)
assert lottery_match_odds(6, 2, 1, False) == (2, 5)
assert lottery_match_odds(6, 2, 2, True) == (0, 1)
assert lottery_match_odds(6, 2, 2, False) == (1, 15)
assert lottery_match_odds(6, 2, 0, True) == (1, 5)
assert lottery_match_odds(5, 3, 1, False) == (0, 1)
assert lottery_match_odds(6, 2, -1, True) == (0, 1)
assert lottery_match_odds(4, 3, 2, True) == (3, 4)
assert lottery_match_odds(3, 3, 3, False) == (0, 1)
assert lottery_match_odds(6, 2, 3, False) == (0, 1)
