"""Check a byte from error-correcting memory. The number of its ones must be even and the exclusive
or of their positions (0 to 7) must be 0. An odd number is "fixed" by flipping the bit at the
position that this exclusive or names; an even number with an exclusive or other than 0 is "double",
else it's "ok". Give (verdict, nibble): the nibble has bits 3, 5, 6 and 7 of the byte, after the
mending, from lowest to highest, but is None for "double"."""


def extended_hamming_status(word):
    syndrome = 0
    ones = 0
    for place in range(8):
        if word >> place & 1:
            syndrome ^= place
            ones += 1
    status = "ok"
    if ones % 2 == 1:
        word ^= 1 << syndrome
        status = "fixed"
    elif syndrome != 0:
        return "double", None
    nibble = word >> 3 & 0b0001 | word >> 4 & 0b1110
    return status, nibble


assert extended_hamming_status(0xAA) == ("ok", 11)
assert extended_hamming_status(0xAB) == ("fixed", 11)
assert extended_hamming_status(0x2A) == ("fixed", 11)
assert extended_hamming_status(0xA2) == ("fixed", 11)
assert extended_hamming_status(0xEA) == ("fixed", 11)
assert extended_hamming_status(0x28) == ("double", None)
assert extended_hamming_status(0xEB) == ("double", None)
assert extended_hamming_status(0x55) == ("ok", 4)
assert extended_hamming_status(0xFF) == ("ok", 15)
