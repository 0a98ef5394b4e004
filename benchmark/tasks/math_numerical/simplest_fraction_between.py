"""Two non-negative fractions come as (numerator, denominator), not always in lowest terms. Find the
fraction strictly between them that has the smallest denominator, and among whole numbers the
smallest one, as such a pair. None when the first isn't less than the second or a given denominator
isn't positive."""


def simplest_fraction_between(low, high):
    low_top, low_bottom = low
    high_top, high_bottom = high
    if low_bottom <= 0 or high_bottom <= 0:
        return None
    for bottom in range(1, low_bottom + high_bottom + 1):
        top = low_top * bottom // low_bottom + 1
        if top * high_bottom < high_top * bottom:
            return top, bottom
    return None


assert simplest_fraction_between((0, 1), (1, 1)) == (1, 2)
assert simplest_fraction_between((1, 3), (1, 2)) == (2, 5)
assert simplest_fraction_between((1, 2), (7, 2)) == (1, 1)
assert simplest_fraction_between((2, 6), (3, 9)) is None
assert simplest_fraction_between((2, 3), (1, 2)) is None
assert simplest_fraction_between((3, 1), (22, 7)) == (25, 8)
assert simplest_fraction_between((2, 4), (6, 9)) == (3, 5)
assert simplest_fraction_between((5, 2), (1, 0)) is None
assert simplest_fraction_between((1, -2), (3, 4)) is None
