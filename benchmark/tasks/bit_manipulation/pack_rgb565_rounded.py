"""Squeeze an 8-bit red, green and blue into one 16-bit colour with red in the top 5 bits, green in
the next 6 and blue in the lowest 5. Instead of just cutting bits off, each channel goes from the
scale 0 to 255 to the nearest level on the full scale of its bits; values outside 0 to 255 are first
moved to the nearer end."""


def pack_rgb565_rounded(red, green, blue):
    packed = 0
    for value, bits in ((red, 5), (green, 6), (blue, 5)):
        highest = (1 << bits) - 1
        clamped = max(0, min(value, 255))
        level = (clamped * highest + 127) // 255
        packed = packed << bits | level
    return packed


assert pack_rgb565_rounded(255, 255, 255) == 0xFFFF
assert pack_rgb565_rounded(0, 0, 0) == 0
assert pack_rgb565_rounded(37, 0, 0) == 4 << 11
assert pack_rgb565_rounded(0, 0, 218) == 27
assert pack_rgb565_rounded(300, -5, 10) == (31 << 11) | 1
assert pack_rgb565_rounded(-90, 128, 256) == (32 << 5) | 31
assert pack_rgb565_rounded(8, 3, 0) == (1 << 11) | (1 << 5)
assert pack_rgb565_rounded(100, 150, 200) == (12 << 11) | (37 << 5) | 24
