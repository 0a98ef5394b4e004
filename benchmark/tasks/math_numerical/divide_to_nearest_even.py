"""Integer division with banker's rounding: give the whole number closest to the exact ratio of
two integers, where a tie of exactly one half goes to the neighbour that is a multiple of two.
Either sign is allowed on both inputs, and a zero divisor gives None."""


def divide_to_nearest_even(num, den):
    if den == 0:
        return None
    if den < 0:
        num, den = -num, -den
    quotient, rest = divmod(num, den)
    if rest * 2 > den:
        return quotient + 1
    if rest * 2 == den and quotient % 2 == 1:
        return quotient + 1
    return quotient


assert divide_to_nearest_even(7, 2) == 4
assert divide_to_nearest_even(5, 2) == 2
assert divide_to_nearest_even(-5, 2) == -2
assert divide_to_nearest_even(7, 3) == 2
assert divide_to_nearest_even(8, 3) == 3
assert divide_to_nearest_even(7, -2) == -4
assert divide_to_nearest_even(-4, -1) == 4
assert divide_to_nearest_even(5, 0) is None
assert divide_to_nearest_even(-1, 3) == 0
assert divide_to_nearest_even(5, 5) == 1
