"""Parse one variable-length integer from a sequence of byte values: seven payload bits per byte,
lowest group first, the top bit telling that more bytes follow, and the raw number zigzag coded
(0, 1, 2, 3 stand for 0, -1, 1, -2). Reading begins at a given position; the answer is the pair
of value and position just after it, or None for a negative position, when the bytes run out, or
when the number does not finish within ten bytes."""


def decode_signed_varint(data, start):
    if start < 0:
        return None
    raw = 0
    for count, byte in enumerate(data[start:start + 10]):
        raw |= (byte & 0x7F) << (7 * count)
        if byte & 0x80 == 0:
            half = raw >> 1
            value = half if raw % 2 == 0 else -half - 1
            return value, start + count + 1
    return None


assert decode_signed_varint([0], 0) == (0, 1)
assert decode_signed_varint([1], 0) == (-1, 1)
assert decode_signed_varint([0xAC, 0x02], 0) == (150, 2)
assert decode_signed_varint([9, 0xFF, 0x01, 7], 1) == (-128, 3)
assert decode_signed_varint([4, 0x80], 1) is None
assert decode_signed_varint([], 0) is None
assert decode_signed_varint([2, 4], -1) is None
assert decode_signed_varint([0x80] * 9 + [0x02], 0) == (9223372036854775808, 10)
assert decode_signed_varint([0x80] * 10 + [0x01], 0) is None
assert decode_signed_varint([0, 0, 0x80, 0x80, 0x01], 2) == (8192, 5)
