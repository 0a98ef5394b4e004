"""Two equations ax + by = c arrive as integer triples (a, b, c). Give the one pair of values that
fulfils both, exactly, as ((numerator, denominator) of x, the same of y) in lowest terms with
positive denominators. If they contradict each other, or one of them can never hold, the answer is
the text "none", and "many" if there are endless solutions."""

from fractions import Fraction


def solve_two_unknowns(first, second):
    for x_factor, y_factor, right in (first, second):
        if x_factor == 0 and y_factor == 0 and right != 0:
            return "none"
    a, b, c = first
    d, e, f = second
    determinant = a * e - b * d
    x_part = c * e - b * f
    y_part = a * f - c * d
    if determinant == 0:
        return "many" if x_part == 0 and y_part == 0 else "none"
    x = Fraction(x_part, determinant)
    y = Fraction(y_part, determinant)
    return (x.numerator, x.denominator), (y.numerator, y.denominator)


assert solve_two_unknowns((2, 3, 8), (1, -1, -1)) == ((1, 1), (2, 1))
assert solve_two_unknowns((1, 2, 3), (3, 4, 0)) == ((-6, 1), (9, 2))
assert solve_two_unknowns((1, 2, 3), (2, 4, 6)) == "many"
assert solve_two_unknowns((0, 0, 0), (1, 1, 2)) == "many"
assert solve_two_unknowns((0, 0, 5), (0, 0, 0)) == "none"
assert solve_two_unknowns((0, 0, 0), (0, 0, 1)) == "none"
assert solve_two_unknowns((1, 0, 2), (2, 0, 5)) == "none"
assert solve_two_unknowns((0, 1, 2), (0, 2, 5)) == "none"
assert solve_two_unknowns((0, 4, 6), (5, 0, -3)) == ((-3, 5), (3, 2))
