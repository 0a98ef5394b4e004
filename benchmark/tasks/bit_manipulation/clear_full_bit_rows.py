"""Falling-blocks game: the well is a list of row masks, top row first, of a given width in bits.
Every row in which all these bits are set disappears unless its index is in a collection of locked
indices; the remaining rows keep their order and move down, and empty rows come in at the top so
that the height stays the same. Return the new list and how many rows disappeared. Bits at or above
the width are ignored and come out as zero."""


def clear_full_bit_rows(rows, width, locked):
    full = (1 << width) - 1
    kept = []
    for index, row in enumerate(rows):
        cells = row & full
        if cells == full and index not in locked:
            continue
        kept.append(cells)
    removed = len(rows) - len(kept)
    return [0] * removed + kept, removed


assert clear_full_bit_rows([0b010, 0b111, 0b011], 3, []) == ([0, 0b010, 0b011], 1)
assert clear_full_bit_rows([0b01, 0b11, 0b11, 0b10], 2, {0}) == ([0, 0, 0b01, 0b10], 2)
assert clear_full_bit_rows([0b11, 0b01, 0b11], 2, {0}) == ([0, 0b11, 0b01], 1)
assert clear_full_bit_rows([0b1111, 0b1001], 3, []) == ([0, 0b001], 1)
assert clear_full_bit_rows([0b0111, 0b1110], 4, []) == ([0b0111, 0b1110], 0)
assert clear_full_bit_rows([0b11, 0b00, 0b11], 2, [2, 5]) == ([0, 0, 0b11], 1)
assert clear_full_bit_rows([1, 1], 1, (1,)) == ([0, 1], 1)
assert clear_full_bit_rows([0b10110, 0b1111], 4, [0]) == ([0, 0b0110], 1)
