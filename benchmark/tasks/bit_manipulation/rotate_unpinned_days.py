"""A duty plan for the week is a 7-bit number, bit d on for duty on day d. Move every duty forward
by a number of days (backward if negative), counting only the days that are not in the pinned mask
and going round from the last of them to the first; duties on pinned days stay put. Return the new
plan, or None for a plan outside 0 to 127."""


def rotate_unpinned_days(duty, pinned, shift):
    if not 0 <= duty < 128:
        return None
    free = [day for day in range(7) if not (pinned >> day) & 1]
    moved = duty & pinned
    for index, day in enumerate(free):
        if (duty >> day) & 1:
            target = free[(index + shift) % len(free)]
            moved |= 1 << target
    return moved


assert rotate_unpinned_days(0b1000000, 0, 1) == 0b0000001
assert rotate_unpinned_days(0b0000001, 0b0000010, 1) == 0b0000100
assert rotate_unpinned_days(0b0000011, 0b0000010, 1) == 0b0000110
assert rotate_unpinned_days(0b1000001, 0b0000001, 2) == 0b0000101
assert rotate_unpinned_days(0b0010100, 0b0001000, -1) == 0b0000110
assert rotate_unpinned_days(0b1010101, 0b1111111, 3) == 0b1010101
assert rotate_unpinned_days(128, 0, 1) is None
assert rotate_unpinned_days(-1, 0, 2) is None
assert rotate_unpinned_days(0, 0b11, 2) == 0
assert rotate_unpinned_days(127, 0, 5) == 127
