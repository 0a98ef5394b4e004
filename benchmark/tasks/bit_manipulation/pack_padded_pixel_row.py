"""One row of a monochrome bitmap file: pixels of 0 and 1 go eight to a byte, the first in the top
bit, and fill pixels of 0 at the end make the number of bytes a multiple of four, though no pixels
give no bytes. In a file of inverted pictures every bit is the other way round, those of the fill
included. Return the list of byte values, or None if a pixel is anything else."""


def pack_padded_pixel_row(pixels, inverted):
    if any(pixel not in (0, 1) for pixel in pixels):
        return None
    fill = -len(pixels) % 32
    bits = [*pixels, *[0] * fill]
    flip = 0xFF if inverted else 0
    packed = []
    for start in range(0, len(bits), 8):
        byte = 0
        for bit in bits[start : start + 8]:
            byte = byte << 1 | bit
        packed.append(byte ^ flip)
    return packed


assert pack_padded_pixel_row([1], False) == [0x80, 0, 0, 0]
assert pack_padded_pixel_row([], True) == []
assert pack_padded_pixel_row([1], True) == [0x7F, 0xFF, 0xFF, 0xFF]
assert pack_padded_pixel_row([0, 1, 1, 0, 0, 0, 1, 0, 1, 0, 1], False) == [0x62, 0xA0, 0, 0]
assert pack_padded_pixel_row([0] * 31 + [1], False) == [0, 0, 0, 1]
assert pack_padded_pixel_row([0] * 32 + [1], False) == [0, 0, 0, 0, 0x80, 0, 0, 0]
assert pack_padded_pixel_row([1] * 12, True) == [0, 0x0F, 0xFF, 0xFF]
assert pack_padded_pixel_row([1, 0, 2], False) is None
assert pack_padded_pixel_row([0, 1] * 8, True) == [0xAA, 0xAA, 0xFF, 0xFF]
