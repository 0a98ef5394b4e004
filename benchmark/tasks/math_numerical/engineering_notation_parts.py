"""For a readout such as 12.35k, split a whole number into a pair: the mantissa, at least 1 and
below 1000, with the wanted decimals but written as a scaled integer (1235), and the power of ten,
always a multiple of three (3). Halves round up, and a mantissa rounded up to 1000 becomes 1 of the
next power. Zero gives (0, 0), a negative number None."""


def engineering_notation_parts(value, decimals):
    if value < 0:
        return None
    scale = 10**decimals
    exponent = (len(str(value)) - 1) // 3 * 3
    unit = 10**exponent
    mantissa = (2 * value * scale + unit) // (2 * unit)
    if mantissa == 1000 * scale:
        return scale, exponent + 3
    return mantissa, exponent


assert engineering_notation_parts(12345, 2) == (1235, 3)
assert engineering_notation_parts(0, 3) == (0, 0)
assert engineering_notation_parts(7, 1) == (70, 0)
assert engineering_notation_parts(999, 0) == (999, 0)
assert engineering_notation_parts(2500, 0) == (3, 3)
assert engineering_notation_parts(999949, 1) == (9999, 3)
assert engineering_notation_parts(999950, 1) == (10, 6)
assert engineering_notation_parts(-1, 2) is None
assert engineering_notation_parts(123456789, 0) == (123, 6)
