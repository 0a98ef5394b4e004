"""Two endless lines are given as whole-number triples (a, b, c) meaning a*x + b*y = c. Tell whether
they are the "same", "parallel", or else where they cross: a pair of exact fractions for x and y,
each as (numerator, denominator) in lowest terms with a positive denominator, zero being (0, 1). If
a and b are both 0 in either triple, it is no line and the result is None."""

from fractions import Fraction


def line_pair_relation(first, second):
    a1, b1, c1 = first
    a2, b2, c2 = second
    if (a1, b1) == (0, 0) or (a2, b2) == (0, 0):
        return None
    slant = a1 * b2 - a2 * b1
    if slant == 0:
        same = a1 * c2 == a2 * c1 and b1 * c2 == b2 * c1
        return "same" if same else "parallel"
    x = Fraction(c1 * b2 - c2 * b1, slant)
    y = Fraction(a1 * c2 - a2 * c1, slant)
    return (x.numerator, x.denominator), (y.numerator, y.denominator)


assert line_pair_relation((1, 2, 5), (3, -1, 4)) == ((13, 7), (11, 7))
assert line_pair_relation((2, 1, 4), (2, -1, 4)) == ((2, 1), (0, 1))
assert line_pair_relation((4, 6, 1), (2, 9, 5)) == ((-7, 8), (3, 4))
assert line_pair_relation((2, -4, 6), (-3, 6, -9)) == "same"
assert line_pair_relation((2, -4, 6), (-3, 6, 9)) == "parallel"
assert line_pair_relation((0, 3, 2), (0, 5, 4)) == "parallel"
assert line_pair_relation((3, 0, 2), (5, 0, 4)) == "parallel"
assert line_pair_relation((0, 0, 2), (5, 1, 4)) is None
assert line_pair_relation((5, 1, 4), (0, 0, 0)) is None
assert line_pair_relation((0, 2, 3), (5, 0, 4)) == ((4, 5), (3, 2))
