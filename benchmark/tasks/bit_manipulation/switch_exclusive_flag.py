"""The pressed buttons of a toolbar are the bits of one number. Clicking the button at a bit
position presses it and releases every other button of the first group (a list of masks) that
contains it; a button in no group is simply pressed. Clicking a button that is already pressed
only releases that one. What is the number afterwards? A negative position changes nothing."""


def switch_exclusive_flag(mask, position, groups):
    if position < 0:
        return mask
    flag = 1 << position
    if mask & flag:
        return mask & ~flag
    for group in groups:
        if group & flag:
            return (mask & ~group) | flag
    return mask | flag


assert switch_exclusive_flag(0b0001, 1, [0b0011]) == 0b0010
assert switch_exclusive_flag(0b0101, 1, [0b0011]) == 0b0110
assert switch_exclusive_flag(0b0111, 1, [0b0011]) == 0b0101
assert switch_exclusive_flag(0b1001, 1, [0b1100, 0b0011, 0b1010]) == 0b1010
assert switch_exclusive_flag(0b0100, 0, [0b0110]) == 0b0101
assert switch_exclusive_flag(5, -1, [7]) == 5
assert switch_exclusive_flag(0, 0, []) == 1
assert switch_exclusive_flag(0b11010, 2, [0b01111]) == 0b10100
assert switch_exclusive_flag(0b0100, 2, []) == 0
