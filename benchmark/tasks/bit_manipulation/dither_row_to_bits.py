"""Print a row of grey levels in pure black and white. Each level, first moved into 0 to 255, has
the error of the previous pixel added; a sum of at least the threshold prints as bit 1, which stands
for 255, any other as bit 0, which stands for 0, and sum minus what is printed is the error passed
on in full. Return the bits as one integer with the first pixel on top, and the last error; an empty
row gives (0, 0)."""


def dither_row_to_bits(levels, threshold):
    bits = 0
    error = 0
    for level in levels:
        error += max(0, min(level, 255))
        bits <<= 1
        if error >= threshold:
            bits |= 1
            error -= 255
    return bits, error


assert dither_row_to_bits([], 128) == (0, 0)
assert dither_row_to_bits([128], 128) == (1, -127)
assert dither_row_to_bits([127], 128) == (0, 127)
assert dither_row_to_bits([100, 100, 100], 128) == (0b010, 45)
assert dither_row_to_bits([300, -20, 10], 128) == (0b100, 10)
assert dither_row_to_bits([200, 200, 60, 90], 100) == (0b1100, 40)
assert dither_row_to_bits([64, 64, 64, 64], 128) == (0b0100, 1)
assert dither_row_to_bits([30, 60], 0) == (0b10, -165)
