"""Find all fractions that make a polynomial with whole coefficients zero. The coefficients run from
the highest power, which is never zero, down to the constant term. Each root comes once, as a
reduced (numerator, denominator) pair with a positive denominator, in ascending order of value; zero
is (0, 1), and a constant has no roots."""

from fractions import Fraction


def _divisors(number):
    return [d for d in range(1, abs(number) + 1) if number % d == 0]


def rational_root_list(coefficients):
    trimmed = list(coefficients)
    roots = set()
    while trimmed[-1] == 0:
        trimmed.pop()
        roots.add(Fraction(0))
    for over in _divisors(trimmed[-1]):
        for under in _divisors(trimmed[0]):
            for root in (Fraction(over, under), Fraction(-over, under)):
                value = 0
                for coefficient in trimmed:
                    value = value * root + coefficient
                if value == 0:
                    roots.add(root)
    return [(root.numerator, root.denominator) for root in sorted(roots)]


assert rational_root_list([2, -3, 1]) == [(1, 2), (1, 1)]
assert rational_root_list([1, 0, -4]) == [(-2, 1), (2, 1)]
assert rational_root_list([1, 0, -2]) == []
assert rational_root_list([3, 0, 0]) == [(0, 1)]
assert rational_root_list([6, 5, 1, 0]) == [(-1, 2), (-1, 3), (0, 1)]
assert rational_root_list([7]) == []
assert rational_root_list([1, -2, 1]) == [(1, 1)]
assert rational_root_list([4, 0, -9]) == [(-3, 2), (3, 2)]
assert rational_root_list([-1, 5]) == [(5, 1)]
