"""An assembler needs the offset field of a branch: the distance from pc + 8 to the target address
counted in words of four bytes, as a two's complement number of a given width, so that the field
itself is non-negative. If the distance is no whole number of words or doesn't fit, the answer
is None."""


def branch_offset_field(pc, target, width):
    distance = target - pc - 8
    if distance % 4 != 0:
        return None
    words = distance // 4
    limit = 1 << (width - 1)
    if words < -limit or words >= limit:
        return None
    return words & (2 * limit - 1)


assert branch_offset_field(0x1000, 0x1008, 24) == 0
assert branch_offset_field(0x1000, 0x1010, 24) == 2
assert branch_offset_field(0x1000, 0x1000, 24) == 0xFFFFFE
assert branch_offset_field(0, 36, 4) == 7
assert branch_offset_field(0, 40, 4) is None
assert branch_offset_field(100, 76, 4) == 8
assert branch_offset_field(100, 72, 4) is None
assert branch_offset_field(0x8000, 0x8013, 24) is None
assert branch_offset_field(0, 4, 8) == 0xFF
