"""Read a signal of one or more bits out of a CAN frame of eight byte values, bit position p being
bit p % 8 (0 is the lowest) of byte p // 8. In "little" order the start is the signal's lowest bit
and the others follow upwards; in "big" order it is the highest, and the others follow down to bit 0
of its byte, then from bit 7 of the next byte. A signed signal is two's complement. None if any bit
lies outside the frame."""


def unpack_bus_signal(frame, start, length, order, signed):
    value = 0
    position = start
    for index in range(length):
        if not 0 <= position < 64:
            return None
        bit = (frame[position // 8] >> (position % 8)) & 1
        if order == "little":
            value |= bit << index
            position += 1
        else:
            value = (value << 1) | bit
            position += 15 if position % 8 == 0 else -1
    if signed and value >= 1 << (length - 1):
        value -= 1 << length
    return value


assert unpack_bus_signal([0x12, 0x34, 0, 0, 0, 0, 0, 0], 4, 12, "little", False) == 0x341
assert unpack_bus_signal([0x12, 0x34, 0, 0, 0, 0, 0, 0], 7, 16, "big", True) == 0x1234
assert unpack_bus_signal([0x12, 0x34, 0, 0, 0, 0, 0, 0], 3, 8, "big", False) == 0x23
assert unpack_bus_signal([0, 0, 0, 0, 0x9A, 0, 0, 0], 32, 8, "little", True) == -102
assert unpack_bus_signal([0, 0, 0, 0, 0, 0, 0xDE, 0xF5], 55, 12, "big", True) == -529
assert unpack_bus_signal([0, 0, 0, 0, 0, 0, 0, 0xF0], 60, 4, "little", False) == 0xF
assert unpack_bus_signal([0, 0, 0, 0, 0, 0, 0, 0xF0], 60, 5, "little", False) is None
assert unpack_bus_signal([0, 0, 0, 0, 0, 0, 0, 0x0F], 58, 4, "big", False) is None
assert unpack_bus_signal([0x02, 0, 0, 0, 0, 0, 0, 0], 1, 1, "little", True) == -1
assert unpack_bus_signal([0x05, 0, 0, 0, 0, 0, 0, 0x80], -1, 3, "little", False) is None
