"""Seven-bit characters came over a serial line as byte values whose top bit was set so that the
number of ones in the byte is even or odd. Return the list of 7-bit values and the count of bytes
that break the rule; each of those is replaced by 0x1A. The rule is "even" or "odd", and any other
word gives None."""


def strip_parity_bits(data, parity):
    if parity not in ("even", "odd"):
        return None
    expected = 1 if parity == "odd" else 0
    values = []
    errors = 0
    for byte in data:
        if byte.bit_count() % 2 == expected:
            values.append(byte & 0x7F)
        else:
            values.append(0x1A)
            errors += 1
    return values, errors


assert strip_parity_bits([0x41, 0xC3], "even") == ([0x41, 0x43], 0)
assert strip_parity_bits([0x41, 0xC1], "odd") == ([0x1A, 0x41], 1)
assert strip_parity_bits([0x43], "even") == ([0x1A], 1)
assert strip_parity_bits([], "odd") == ([], 0)
assert strip_parity_bits([0xFF], "even") == ([0x7F], 0)
assert strip_parity_bits([0x80, 0x00, 0xFE], "odd") == ([0, 0x1A, 0x7E], 1)
assert strip_parity_bits([1, 2, 0], "even") == ([0x1A, 0x1A, 0], 2)
assert strip_parity_bits([1], "none") is None
