"""Disassemble the 16-bit register mask of a push or load-multiple instruction to a text such as
"{r0-r3, r7, lr}", in rising bit order. Bits 0 to 12 are r0 to r12, of which two or more neighbours
are written with a dash; bits 13, 14 and 15 are sp, lr and pc, always written one by one. An empty
mask gives "{}", one that is negative or needs more than 16 bits None."""


def register_list_text(mask):
    if mask < 0 or mask > 0xFFFF:
        return None
    parts = []
    number = 0
    while number < 13:
        if not mask >> number & 1:
            number += 1
            continue
        first = number
        while number < 12 and mask >> (number + 1) & 1:
            number += 1
        parts.append(f"r{first}-r{number}" if number > first else f"r{first}")
        number += 1
    for place, name in ((13, "sp"), (14, "lr"), (15, "pc")):
        if mask >> place & 1:
            parts.append(name)
    return "{" + ", ".join(parts) + "}"


assert register_list_text(0) == "{}"
assert register_list_text(0b0100_0000_1000_1111) == "{r0-r3, r7, lr}"
assert register_list_text(0b0000_0000_0011_0000) == "{r4-r5}"
assert register_list_text(0xFFFF) == "{r0-r12, sp, lr, pc}"
assert register_list_text(0b0011_0000_0000_0000) == "{r12, sp}"
assert register_list_text(0b1001_1000_0000_0001) == "{r0, r11-r12, pc}"
assert register_list_text(0b0000_0101_0101_0101) == "{r0, r2, r4, r6, r8, r10}"
assert register_list_text(0x10000) is None
assert register_list_text(-1) is None
