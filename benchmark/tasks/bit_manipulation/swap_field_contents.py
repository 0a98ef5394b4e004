"""Exchange two equally long bit fields of a non-negative word, each named by the position of its
lowest bit (0 is the word's lowest) and having one or more bits, all else staying as it is. When the
two overlap or one of them reaches past the word's width in bits, the word comes back unchanged."""


def swap_field_contents(word, first, second, length, width):
    low, high = min(first, second), max(first, second)
    if high + length > width:
        return word
    if high - low < length:
        return word
    mask = (1 << length) - 1
    difference = (word >> low ^ word >> high) & mask
    return word ^ (difference << low | difference << high)


assert swap_field_contents(0xA3, 0, 4, 4, 8) == 0x3A
assert swap_field_contents(0x5C1, 8, 0, 4, 12) == 0x1C5
assert swap_field_contents(0xA3, 0, 3, 4, 8) == 0xA3
assert swap_field_contents(0xA3, 3, 1, 4, 8) == 0xA3
assert swap_field_contents(0xA3, 1, 5, 4, 8) == 0xA3
assert swap_field_contents(0xAB, 4, 0, 4, 7) == 0xAB
assert swap_field_contents(0x9234, 0, 8, 4, 12) == 0x9432
assert swap_field_contents(0b0110, 0, 1, 1, 2) == 0b0101
assert swap_field_contents(0b1011100, 5, 2, 2, 7) == 0b1111000
