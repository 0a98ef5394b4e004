"""Map cells come as (level, code): level 0 is the whole map with code 0, and each deeper level
appends two bits to the code at its low end to name one of the four quarters. Find the deepest cell
that contains all the cells of a list, a cell containing itself too, as (level, code). None for an
empty list, or if a code is negative or has more than two bits a level."""


def common_ancestor_cell(cells):
    if not cells:
        return None
    level = min(depth for depth, _ in cells)
    codes = []
    for depth, code in cells:
        if code < 0 or code >= 1 << (2 * depth):
            return None
        codes.append(code >> 2 * (depth - level))
    differing = 0
    for code in codes:
        differing |= code ^ codes[0]
    steps = (differing.bit_length() + 1) // 2
    return level - steps, codes[0] >> 2 * steps


assert common_ancestor_cell([]) is None
assert common_ancestor_cell([(3, 0b011011)]) == (3, 0b011011)
assert common_ancestor_cell([(3, 0b011011), (3, 0b011001)]) == (2, 0b0110)
assert common_ancestor_cell([(3, 0b011011), (3, 0b011011), (3, 0b011111)]) == (1, 0b01)
assert common_ancestor_cell([(3, 0b010011), (3, 0b011011), (3, 0b010010)]) == (1, 0b01)
assert common_ancestor_cell([(4, 0b01101100), (2, 0b0110)]) == (2, 0b0110)
assert common_ancestor_cell([(3, 0b011011), (1, 0b00)]) == (0, 0)
assert common_ancestor_cell([(2, 16), (2, 3)]) is None
assert common_ancestor_cell([(2, 5), (1, -1)]) is None
