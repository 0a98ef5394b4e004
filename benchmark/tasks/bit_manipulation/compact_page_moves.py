"""Defragment a store whose used pages are the bits of a non-negative integer: again and again the
highest used page that may move goes to the lowest free page, until no free page is left below it.
Pages in a mask of pinned ones, all of them used, never move. List the moves as (from, to) in order
and give the bitmap afterwards as well."""


def compact_page_moves(used, pinned):
    moves = []
    hole = 0
    for page in reversed(range(used.bit_length())):
        if not used >> page & 1 or pinned >> page & 1:
            continue
        while used >> hole & 1:
            hole += 1
        if hole > page:
            break
        used ^= 1 << page | 1 << hole
        moves.append((page, hole))
    return moves, used


assert compact_page_moves(0b1011, 0) == ([(3, 2)], 0b111)
assert compact_page_moves(0b110010100, 0) == ([(8, 0), (7, 1), (4, 3)], 0b1111)
assert compact_page_moves(0b1001000, 0b1000000) == ([(3, 0)], 0b1000001)
assert compact_page_moves(0b1010, 0b0010) == ([(3, 0)], 0b0011)
assert compact_page_moves(0b10100, 0b00100) == ([(4, 0)], 0b00101)
assert compact_page_moves(0b0111, 0) == ([], 0b0111)
assert compact_page_moves(0b110000, 0b110000) == ([], 0b110000)
assert compact_page_moves(0b1101, 0b1000) == ([(2, 1)], 0b1011)
assert compact_page_moves(0b10, 0) == ([(1, 0)], 0b1)
