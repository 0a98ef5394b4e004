"""Several people's calendars for a day of so many slots are integers whose bit s is on when slot s
is taken. From which slot on are a given number of slots in a row free for everybody, if meetings
may begin only at multiples of a step? Give the earliest such slot, None if there is none or if
fewer than one slot is asked for; bits past the last slot don't matter and without calendars every
slot is free."""


def shared_free_block(calendars, slots, length, step):
    if length < 1:
        return None
    taken = 0
    for calendar in calendars:
        taken |= calendar
    wanted = (1 << length) - 1
    for start in range(0, slots - length + 1, step):
        if taken >> start & wanted == 0:
            return start
    return None


assert shared_free_block([], 8, 3, 2) == 0
assert shared_free_block([0b1, 0b100], 8, 3, 1) == 3
assert shared_free_block([0b1, 0b100], 8, 3, 2) == 4
assert shared_free_block([0b00101111], 8, 2, 1) == 6
assert shared_free_block([0b0111, 0b1011], 7, 3, 2) == 4
assert shared_free_block([0b0111], 6, 3, 2) is None
assert shared_free_block([0b1111_0011], 8, 3, 1) is None
assert shared_free_block([0b1_0000_1111], 8, 4, 4) == 4
assert shared_free_block([0b11], 8, 0, 1) is None
assert shared_free_block([0b110], 3, 1, 1) == 0
