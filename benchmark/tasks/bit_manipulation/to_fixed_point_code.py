"""Convert a finite number (an integer, float or fraction) to two's complement fixed point with a
sign bit, a given number of whole bits and a given number of fraction bits. It goes to the nearest
representable step, halves away from zero, and to the lowest or highest representable value when it
lies beyond. Return the bit pattern as a non-negative integer."""

from fractions import Fraction


def to_fixed_point_code(number, whole_bits, fraction_bits):
    magnitude = abs(Fraction(number)) * (1 << fraction_bits)
    steps = int(magnitude + Fraction(1, 2))
    if number < 0:
        steps = -steps
    span = 1 << (whole_bits + fraction_bits)
    if steps >= span:
        steps = span - 1
    if steps < -span:
        steps = -span
    return steps % (2 * span)


assert to_fixed_point_code(1.5, 3, 4) == 24
assert to_fixed_point_code(-1, 3, 4) == 240
assert to_fixed_point_code(0.125, 1, 2) == 1
assert to_fixed_point_code(-0.375, 1, 2) == 14
assert to_fixed_point_code(0.0625, 1, 2) == 0
assert to_fixed_point_code(2.0, 1, 2) == 7
assert to_fixed_point_code(-2, 1, 2) == 8
assert to_fixed_point_code(-9.75, 1, 2) == 8
assert to_fixed_point_code(Fraction(1, 3), 0, 3) == 3
assert to_fixed_point_code(5, 4, 0) == 5
