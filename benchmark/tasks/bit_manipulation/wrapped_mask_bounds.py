"""Old processor manuals call the most significant bit of a 32-bit word bit 0 and the least
significant one bit 31. Build the word whose ones run from a first to a last bit in that counting,
both included; when the first comes after the last the ones go on round from bit 31 to bit 0. None
if either is outside 0 to 31."""


def wrapped_mask_bounds(first, last):
    if not 0 <= first <= 31 or not 0 <= last <= 31:
        return None
    word = 0xFFFFFFFF
    from_first = word >> first
    up_to_last = word & ~(word >> (last + 1))
    if first > last:
        return from_first | up_to_last
    return from_first & up_to_last


assert wrapped_mask_bounds(0, 31) == 0xFFFFFFFF
assert wrapped_mask_bounds(0, 0) == 0x80000000
assert wrapped_mask_bounds(31, 31) == 1
assert wrapped_mask_bounds(8, 11) == 0x00F00000
assert wrapped_mask_bounds(28, 3) == 0xF000000F
assert wrapped_mask_bounds(16, 15) == 0xFFFFFFFF
assert wrapped_mask_bounds(-1, 3) is None
assert wrapped_mask_bounds(3, 32) is None
assert wrapped_mask_bounds(32, 5) is None
assert wrapped_mask_bounds(9, -1) is None
