"""Pack a list of 7-bit character codes into bytes as a phone does for a text message: the codes
form one stream of bits, each with its lowest bit first, and each byte takes the next eight bits,
lowest bit first. Bits left over in the last byte are zero, but when they are exactly seven they
hold a carriage return (13) so that no "@" appears. A code outside 0 to 127 gives None."""


def pack_gsm_septets(codes):
    packed = []
    buffer, filled = 0, 0
    for code in codes:
        if code < 0 or code > 127:
            return None
        buffer |= code << filled
        filled += 7
        if filled >= 8:
            packed.append(buffer & 0xFF)
            buffer >>= 8
            filled -= 8
    if filled == 1:
        packed.append(buffer | 13 << 1)
    elif filled > 0:
        packed.append(buffer)
    return packed


assert pack_gsm_septets([]) == []
assert pack_gsm_septets([104, 101, 108, 108, 111]) == [0xE8, 0x32, 0x9B, 0xFD, 0x06]
assert pack_gsm_septets([127, 0, 1]) == [0x7F, 0x40, 0x00]
assert pack_gsm_septets([1, 127, 0, 0, 0, 0, 65]) == [0x81, 0x3F, 0, 0, 0, 0x04, 0x1B]
assert pack_gsm_septets([0, 0, 0, 0, 0, 0, 64]) == [0, 0, 0, 0, 0, 0, 0x1B]
assert pack_gsm_septets([2, 0, 0, 0, 0, 0, 0, 127]) == [2, 0, 0, 0, 0, 0, 0xFE]
assert pack_gsm_septets([127, 128]) is None
assert pack_gsm_septets([-1]) is None
assert pack_gsm_septets([0]) == [0]
