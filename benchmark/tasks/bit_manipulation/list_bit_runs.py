"""Find the stretches of neighbouring one bits in the low part of a word, that part being a given
number of bits wide. For each stretch that is at least so many bits long give (its lowest bit
position, its length), highest stretch first; one that reaches beyond the part counts only with
the bits inside it. A width of zero gives an empty list."""


def list_bit_runs(word, width, least):
    runs = []
    length = 0
    for position in reversed(range(width)):
        if (word >> position) & 1 == 0:
            length = 0
            continue
        length += 1
        is_lowest = position == 0 or (word >> (position - 1)) & 1 == 0
        if is_lowest and length >= least:
            runs.append((position, length))
    return runs


assert list_bit_runs(0b1101110, 8, 1) == [(5, 2), (1, 3)]
assert list_bit_runs(0b1101110, 8, 3) == [(1, 3)]
assert list_bit_runs(0b11110000, 6, 1) == [(4, 2)]
assert list_bit_runs(0b11110000, 6, 3) == []
assert list_bit_runs(0b1011, 4, 1) == [(3, 1), (0, 2)]
assert list_bit_runs(255, 8, 8) == [(0, 8)]
assert list_bit_runs(5, 0, 1) == []
assert list_bit_runs(0b10101, 5, 0) == [(4, 1), (2, 1), (0, 1)]
assert list_bit_runs(0b1110011, 7, 2) == [(4, 3), (0, 2)]
