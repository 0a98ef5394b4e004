"""Cells of a puzzle piece are stored as (x, y) offsets from its centre, y growing downward. Where
does such an offset end up when the piece is first flipped left to right, if wanted, and then turned
clockwise by any number of quarter turns? Negative turns go counter-clockwise."""


def quarter_turn_offset(offset, turns, flipped):
    x, y = offset
    if flipped:
        x = -x
    turns %= 4
    if turns == 1:
        return -y, x
    if turns == 2:
        return -x, -y
    if turns == 3:
        return y, -x
    return x, y


assert quarter_turn_offset((2, 5), 1, False) == (-5, 2)
assert quarter_turn_offset((2, 5), 2, False) == (-2, -5)
assert quarter_turn_offset((2, 5), -1, False) == (5, -2)
assert quarter_turn_offset((2, 5), 0, False) == (2, 5)
assert quarter_turn_offset((2, 5), 0, True) == (-2, 5)
assert quarter_turn_offset((2, 5), 5, True) == (-5, -2)
assert quarter_turn_offset((-3, 1), 3, True) == (1, -3)
assert quarter_turn_offset((4, -7), -6, True) == (4, 7)
