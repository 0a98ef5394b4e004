"""An energy meter spreads a reading over two 16-bit registers, the first holding the high half
unless the swap flag says that it is the low one. Join them into a signed 32-bit value (two's
complement). The joined patterns 0xFFFFFFFF and 0x80000000 mean that no reading is available, and a
register outside 0 to 0xFFFF is an error: None in both cases."""


def join_meter_registers(first, second, swapped):
    if min(first, second) < 0 or max(first, second) > 0xFFFF:
        return None
    high, low = (second, first) if swapped else (first, second)
    pattern = high << 16 | low
    if pattern in (0xFFFFFFFF, 0x80000000):
        return None
    if pattern >= 1 << 31:
        pattern -= 1 << 32
    return pattern


assert join_meter_registers(1, 2, False) == 65538
assert join_meter_registers(1, 2, True) == 131073
assert join_meter_registers(0xFFFF, 0xFFFE, False) == -2
assert join_meter_registers(0xFFFF, 0xFFFF, True) is None
assert join_meter_registers(0x8000, 0, False) is None
assert join_meter_registers(0x8000, 0, True) == 0x8000
assert join_meter_registers(0x8000, 1, False) == -0x7FFFFFFF
assert join_meter_registers(0xFFFF, 0x7FFF, True) == 0x7FFFFFFF
assert join_meter_registers(0, 0x10000, False) is None
assert join_meter_registers(0, -1, False) is None
