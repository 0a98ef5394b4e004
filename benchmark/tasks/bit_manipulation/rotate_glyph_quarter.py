"""Turn a square letter shape, a list of row integers from top to bottom with as many bits each as
there are rows and the top bit being the leftmost pixel, by a number of right angles: clockwise, or
counter-clockwise if the number is negative. The rows come back as a new list, unchanged after any
multiple of four; if a row is negative or needs more bits than there are rows, None comes back
instead."""


def rotate_glyph_quarter(rows, turns):
    size = len(rows)
    if any(row < 0 or row >= 1 << size for row in rows):
        return None
    glyph = list(rows)
    for _ in range(turns % 4):
        turned = []
        for column in range(size):
            line = 0
            for row in reversed(glyph):
                line = line << 1 | row >> (size - 1 - column) & 1
            turned.append(line)
        glyph = turned
    return glyph


assert rotate_glyph_quarter([0b10, 0b00], 1) == [0b01, 0b00]
assert rotate_glyph_quarter([0b110, 0b001, 0b000], 1) == [0b001, 0b001, 0b010]
assert rotate_glyph_quarter([0b110, 0b001, 0b000], -1) == [0b010, 0b100, 0b100]
assert rotate_glyph_quarter([0b110, 0b001, 0b000], 2) == [0b000, 0b100, 0b011]
assert rotate_glyph_quarter([0b110, 0b001, 0b000], -4) == [0b110, 0b001, 0b000]
assert rotate_glyph_quarter([0b110, 0b001, 0b000], 7) == [0b010, 0b100, 0b100]
assert rotate_glyph_quarter([0b1000, 0b0100, 0b0010, 0b0011], 1) == [1, 2, 12, 8]
assert rotate_glyph_quarter([0b11, 0b100], 1) is None
assert rotate_glyph_quarter([-1, 0], 1) is None
assert rotate_glyph_quarter([1], 3) == [1]
