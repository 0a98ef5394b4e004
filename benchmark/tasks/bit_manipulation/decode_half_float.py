"""What number does a 16-bit half precision pattern (IEEE 754: one sign bit, five exponent bits with
bias 15, ten fraction bits) stand for? The answer is a float rounded to six decimal places;
subnormal patterns are supported, the infinities come out as 65504.0 and -65504.0, and a
not-a-number pattern gives None."""


def decode_half_float(pattern):
    sign = -1 if pattern >> 15 else 1
    exponent = (pattern >> 10) & 0x1F
    fraction = pattern & 0x3FF
    if exponent == 31:
        return None if fraction else sign * 65504.0
    if exponent == 0:
        magnitude = fraction * 2.0**-24
    else:
        magnitude = (fraction + 1024) * 2.0 ** (exponent - 25)
    return round(sign * magnitude, 6)


assert decode_half_float(0x0000) == 0.0
assert decode_half_float(0xC000) == -2.0
assert decode_half_float(0x7C00) == 65504.0
assert decode_half_float(0xFC00) == -65504.0
assert decode_half_float(0x7E00) is None
assert decode_half_float(0x7BFF) == 65504.0
assert abs(decode_half_float(0x83FF) - -0.000061) < 1e-9
assert abs(decode_half_float(0x0700) - 0.000107) < 1e-9
assert abs(decode_half_float(0x3555) - 0.333252) < 1e-9
assert decode_half_float(0x4248) == 3.140625
