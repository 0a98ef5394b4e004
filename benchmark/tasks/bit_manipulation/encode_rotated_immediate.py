"""ARM instructions hold a 32-bit constant as a byte rotated right by an even amount from 0 to 30.
Encode an unsigned constant as (amount, byte, False) with the smallest amount that works, or, if
none does, encode the constant with all 32 bits flipped in the same manner as (amount, byte,
True). None if that fails too or the constant doesn't fit in 32 bits."""


def encode_rotated_immediate(value):
    if value >> 32:
        return None
    full = 0xFFFFFFFF
    for flipped in (False, True):
        target = value ^ full if flipped else value
        for amount in range(0, 32, 2):
            byte = ((target << amount) | (target >> (32 - amount))) & full
            if byte < 256:
                return amount, byte, flipped
    return None


assert encode_rotated_immediate(0) == (0, 0, False)
assert encode_rotated_immediate(255) == (0, 255, False)
assert encode_rotated_immediate(256) == (24, 1, False)
assert encode_rotated_immediate(0x3FC) == (30, 255, False)
assert encode_rotated_immediate(0xF000000F) == (4, 255, False)
assert encode_rotated_immediate(0x102) is None
assert encode_rotated_immediate(0xFFFFFFFF) == (0, 0, True)
assert encode_rotated_immediate(0xFFFF00FF) == (24, 255, True)
assert encode_rotated_immediate(1 << 32) is None
assert encode_rotated_immediate(0x104) == (30, 0x41, False)
