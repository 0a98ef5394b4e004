"""Parse the length field at an offset in a list of byte values from an ASN.1 message. A first byte
below 128 is the length itself; above 128 its low seven bits count the big-endian length bytes
that follow; exactly 128 means an open-ended length, reported as -1. Give (length, offset after
the field). None for more than four length bytes, a zero in the first of them, a field that is
cut off, or an offset outside the list."""


def read_ber_length(data, offset):
    if not 0 <= offset < len(data):
        return None
    first = data[offset]
    start = offset + 1
    if first < 128:
        return first, start
    if first == 128:
        return -1, start
    end = start + first - 128
    if first > 132 or end > len(data) or data[start] == 0:
        return None
    length = 0
    for byte in data[start:end]:
        length = (length << 8) | byte
    return length, end


assert read_ber_length([9, 0x7F, 1], 1) == (127, 2)
assert read_ber_length([0x80], 0) == (-1, 1)
assert read_ber_length([0x82, 0x01, 0x05, 9], 0) == (261, 3)
assert read_ber_length([0x81, 0x05], 0) == (5, 2)
assert read_ber_length([0x82, 1], 0) is None
assert read_ber_length([0x82, 0, 7], 0) is None
assert read_ber_length([0x85, 1, 1, 1, 1, 1], 0) is None
assert read_ber_length([7, 0x84, 1, 0, 0, 2], 1) == (16777218, 6)
assert read_ber_length([3], 1) is None
assert read_ber_length([3, 4], -1) is None
