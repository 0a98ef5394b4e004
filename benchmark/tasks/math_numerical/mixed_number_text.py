"""Print a fraction of two integers the way a cookbook or carpenter does, such as "2 3/4" or "-1/2":
the whole part, a space and the reduced rest. Whole numbers come without a fraction, numbers between
-1 and 1 without a whole part, and zero is "0". One minus sign in front stands for the whole value;
a denominator of zero gives None."""

from math import gcd


def mixed_number_text(numerator, denominator):
    if denominator == 0:
        return None
    sign = "-" if numerator * denominator < 0 else ""
    below = abs(denominator)
    whole, rest = divmod(abs(numerator), below)
    if rest == 0:
        return f"{sign}{whole}"
    shared = gcd(rest, below)
    fraction = f"{rest // shared}/{below // shared}"
    if whole == 0:
        return sign + fraction
    return f"{sign}{whole} {fraction}"


assert mixed_number_text(-11, 4) == "-2 3/4"
assert mixed_number_text(3, -4) == "-3/4"
assert mixed_number_text(6, 3) == "2"
assert mixed_number_text(0, -5) == "0"
assert mixed_number_text(5, 0) is None
assert mixed_number_text(10, 4) == "2 1/2"
assert mixed_number_text(-7, -5) == "1 2/5"
assert mixed_number_text(1, -1) == "-1"
assert mixed_number_text(6, 8) == "3/4"
