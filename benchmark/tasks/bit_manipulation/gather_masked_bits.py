"""Squeeze the bits of a number that a non-negative mask selects into a gapless number: the lowest
selected bit becomes bit 0, the next one bit 1 and so on, or, if asked for reversed order, the
lowest selected bit becomes the top one instead. Return the gapless number and how many bits the
mask selects; nothing selected is (0, 0)."""


def gather_masked_bits(value, mask, reverse=False):
    number = 0
    count = 0
    for position in range(mask.bit_length()):
        if (mask >> position) & 1 == 0:
            continue
        bit = (value >> position) & 1
        if reverse:
            number = (number << 1) | bit
        else:
            number |= bit << count
        count += 1
    return number, count


assert gather_masked_bits(0b10110, 0b11010) == (5, 3)
assert gather_masked_bits(0b00110, 0b11010, True) == (4, 3)
assert gather_masked_bits(0b00110, 0b11010, False) == (1, 3)
assert gather_masked_bits(0xABCD, 0x0FF0) == (0xBC, 8)
assert gather_masked_bits(0xFF, 0) == (0, 0)
assert gather_masked_bits(0, 0b111) == (0, 3)
assert gather_masked_bits(0b1000, 0b1001, True) == (1, 2)
assert gather_masked_bits(6, 0b100) == (1, 1)
assert gather_masked_bits(0b1101, 0b1111, True) == (11, 4)
