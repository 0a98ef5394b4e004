"""Convert a sensor register to a physical value: only its lowest bits, as many as given (at
least one), count and they are a two's complement number, which is multiplied by a step before an
offset is added. The most negative number of that width means that no sensor is connected, hence
None."""


def scale_signed_reading(raw, bits, step, offset):
    code = raw & ((1 << bits) - 1)
    sign = 1 << (bits - 1)
    if code == sign:
        return None
    if code > sign:
        code -= 2 * sign
    return code * step + offset


assert scale_signed_reading(5, 8, 2, 0) == 10
assert scale_signed_reading(0xFF, 8, 2, 1) == -1
assert scale_signed_reading(0x80, 8, 1, 0) is None
assert scale_signed_reading(0x81, 8, 1, 0) == -127
assert scale_signed_reading(0x7F, 8, 1, 3) == 130
assert scale_signed_reading(0x1F05, 8, 0.5, 0) == 2.5
assert scale_signed_reading(0x3180, 8, 1, 4) is None
assert scale_signed_reading(0xFFF, 12, 4, 10) == 6
assert scale_signed_reading(0, 4, 3, -7) == -7
