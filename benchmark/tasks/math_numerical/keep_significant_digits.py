"""Shorten a whole number, possibly negative, to its n leading figures, with zeros in the places
that are dropped and a half rounded away from zero: 1995 at two figures becomes 2000, as an integer.
Numbers that have no more than n figures are unchanged; an n below one gives 0."""


def keep_significant_digits(number, digits):
    if digits < 1:
        return 0
    size = abs(number)
    surplus = len(str(size)) - digits
    if surplus <= 0:
        return number
    unit = 10**surplus
    kept = (size + unit // 2) // unit * unit
    return kept if number > 0 else -kept


assert keep_significant_digits(1995, 2) == 2000
assert keep_significant_digits(1949, 2) == 1900
assert keep_significant_digits(1250, 2) == 1300
assert keep_significant_digits(-1250, 2) == -1300
assert keep_significant_digits(-31449, 3) == -31400
assert keep_significant_digits(-45, 2) == -45
assert keep_significant_digits(45, 5) == 45
assert keep_significant_digits(7, 0) == 0
assert keep_significant_digits(96, 1) == 100
