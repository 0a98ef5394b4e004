"""Remove speckles from a line of pixels given as an integer of which only the lowest bits, as many
as the width, belong to the line: a set bit stays only if the bit right above or right below it is
set too. With the ring flag the line is closed, its top and bottom bits being neighbours, but a line
of a single bit has no neighbours even then. Bits outside the line come out as zero."""


def drop_isolated_bits(line, width, ring):
    line &= (1 << width) - 1
    above = line >> 1
    below = line << 1
    if ring and width > 1:
        above |= (line & 1) << (width - 1)
        below |= line >> (width - 1)
    return line & (above | below)


assert drop_isolated_bits(0b1011010, 7, False) == 0b0011000
assert drop_isolated_bits(0b1000001, 7, False) == 0
assert drop_isolated_bits(0b1000001, 7, True) == 0b1000001
assert drop_isolated_bits(0b1000101, 7, True) == 0b1000001
assert drop_isolated_bits(0b1110000, 5, False) == 0
assert drop_isolated_bits(0b101011, 3, False) == 0b011
assert drop_isolated_bits(0b1000110, 7, True) == 0b0000110
assert drop_isolated_bits(0b11, 2, True) == 0b11
assert drop_isolated_bits(0b1, 1, True) == 0
assert drop_isolated_bits(-1, 4, False) == 0b1111
