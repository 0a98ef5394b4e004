"""Register pressure of straight-line code: instructions are (mask of registers written, mask of
registers read), and a last mask tells which ones are needed after the code. A register is live
before an instruction if it is read there, or is live after it and not written there; reserved
registers never count. Return the highest number of live registers before any instruction, the
earliest index where it occurs, and before how many instructions more than the available number are
live; without instructions (0, None, 0)."""


def live_register_peak(instructions, needed_after, reserved, available):
    live = needed_after
    peak, place = 0, None
    crowded = 0
    for index in reversed(range(len(instructions))):
        written, read = instructions[index]
        live = ((live & ~written) | read) & ~reserved
        count = live.bit_count()
        if count > available:
            crowded += 1
        if count < peak:
            continue
        peak, place = count, index
    return peak, place, crowded


assert live_register_peak([], 0b11, 0, 1) == (0, None, 0)
assert live_register_peak([(0b100, 0b011)], 0b100, 0, 1) == (2, 0, 1)
assert live_register_peak([(1, 0), (2, 0), (4, 3)], 4, 0, 1) == (2, 2, 1)
assert live_register_peak([(1, 0), (2, 0), (4, 3)], 4, 1, 0) == (1, 2, 1)
assert live_register_peak([(2, 1), (0, 2)], 0, 0, 1) == (1, 0, 0)
assert live_register_peak([(1, 1)], 1, 0, 0) == (1, 0, 1)
assert live_register_peak([(7, 0)], 7, 0, 0) == (0, 0, 0)
assert live_register_peak([(0, 0)], 0b1011, 0b1000, 2) == (2, 0, 0)
assert live_register_peak([(6, 8), (0, 0)], 7, 0, 1) == (3, 1, 2)
