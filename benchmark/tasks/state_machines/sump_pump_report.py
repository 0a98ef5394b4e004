"""A cellar pump gets the water level once per tick. When off, it starts at or above the high mark;
it stops when the level is strictly below the low mark. Should it have to run for more ticks in one
go than the maximum (at least 1), it is faulted instead: off until a level below the low mark clears
that. The tick in which it starts counts as run, the one in which it stops or faults doesn't. Return
(starts, ticks run, faulted at the end)."""


def sump_pump_report(levels, low, high, max_run):
    starts = total = run = 0
    state = "off"
    for level in levels:
        if level < low:
            state = "off"
        elif state == "off" and level >= high:
            state, run = "on", 0
            starts += 1
        elif state == "on" and run == max_run:
            state = "faulted"
        if state == "on":
            run += 1
            total += 1
    return starts, total, state == "faulted"


assert sump_pump_report([1, 5, 4, 2, 1, 4], 2, 5, 9) == (1, 3, False)
assert sump_pump_report([4, 4], 2, 5, 3) == (0, 0, False)
assert sump_pump_report([6, 6, 6, 6], 2, 5, 3) == (1, 3, True)
assert sump_pump_report([6, 6, 6], 2, 5, 3) == (1, 3, False)
assert sump_pump_report([6, 6, 6, 3, 6, 1, 6], 2, 5, 2) == (2, 3, False)
assert sump_pump_report([7, 1, 5, 1, 5], 2, 5, 1) == (3, 3, False)
assert sump_pump_report([5, 5, 2, 2, 8], 2, 5, 2) == (1, 2, True)
assert sump_pump_report([5, 5, 1], 2, 5, 2) == (1, 2, False)
assert sump_pump_report([5, 3, 1, 6, 6, 6, 6], 2, 5, 3) == (2, 5, True)
