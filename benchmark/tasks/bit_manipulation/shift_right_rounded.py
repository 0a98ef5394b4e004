"""Divide a signed integer by two to the power of a shift amount as a signal processor does: to the
nearest integer with halves away from zero, where a negative amount multiplies instead. What doesn't
fit in a two's complement word of a given width, at least one bit, becomes the nearer of the lowest
and the highest value that does."""


def shift_right_rounded(value, amount, width):
    if amount > 0:
        half = 1 << (amount - 1)
        magnitude = abs(value) + half >> amount
        result = -magnitude if value < 0 else magnitude
    else:
        result = value << -amount
    limit = 1 << (width - 1)
    return max(-limit, min(result, limit - 1))


assert shift_right_rounded(5, 1, 8) == 3
assert shift_right_rounded(-5, 1, 8) == -3
assert shift_right_rounded(-1, 1, 8) == -1
assert shift_right_rounded(5, 2, 8) == 1
assert shift_right_rounded(-7, 2, 8) == -2
assert shift_right_rounded(3, -2, 8) == 12
assert shift_right_rounded(50, -2, 8) == 127
assert shift_right_rounded(-50, -2, 8) == -128
assert shift_right_rounded(600, 2, 8) == 127
assert shift_right_rounded(37, 0, 8) == 37
