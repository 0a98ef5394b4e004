"""Fitted carpet comes off a roll of fixed width and is laid in parallel strips over a rectangular
room (first side, second side); every strip is as long as the side it runs along plus a trim
allowance, and the last may be too wide. Which total length to buy is smaller, with strips along the
first or the second side? Return (length, strips), those along the first side on a tie, or None for
a room side of zero or less. All lengths are whole numbers."""


def carpet_roll_length(room, roll_width, trim):
    first, second = room
    if first <= 0 or second <= 0:
        return None
    along_first = -(-second // roll_width)
    along_second = -(-first // roll_width)
    first_length = along_first * (first + trim)
    second_length = along_second * (second + trim)
    if second_length < first_length:
        return second_length, along_second
    return first_length, along_first


assert carpet_roll_length((500, 400), 400, 10) == (510, 1)
assert carpet_roll_length((500, 410), 400, 10) == (840, 2)
assert carpet_roll_length((7, 9), 4, 1) == (20, 2)
assert carpet_roll_length((6, 11), 4, 0) == (18, 3)
assert carpet_roll_length((8, 12), 4, 0) == (24, 3)
assert carpet_roll_length((0, 30), 4, 2) is None
assert carpet_roll_length((30, 0), 4, 2) is None
assert carpet_roll_length((1, 1), 4, 3) == (4, 1)
assert carpet_roll_length((9, 5), 5, 2) == (11, 1)
