"""A light barrier over a running belt gives 1 (blocked) or 0 (clear) per tick. Each time it goes
from clear, as it was before the first tick, to blocked while the belt runs, an item is counted.
When it has been blocked for more than a number of ticks in a row, that is a jam and stops the belt;
it runs again with the last of another number of clear ticks in a row, and until then neither items
nor further jams are counted. Return (items, jams, running)."""


def conveyor_jam_alarms(beam, jam_ticks, clear_ticks):
    items = jams = 0
    running, blocked, clear = True, 0, 0
    for covered in beam:
        if not covered:
            blocked = 0
            clear += 1
            if clear >= clear_ticks:
                running = True
            continue
        clear = 0
        blocked += 1
        if not running:
            continue
        if blocked == 1:
            items += 1
        if blocked > jam_ticks:
            jams += 1
            running = False
    return items, jams, running


assert conveyor_jam_alarms([1, 0, 1, 1, 0], 2, 2) == (2, 0, True)
assert conveyor_jam_alarms([1, 1, 1], 2, 2) == (1, 1, False)
assert conveyor_jam_alarms([1, 1, 1, 0, 0], 2, 2) == (1, 1, True)
assert conveyor_jam_alarms([1, 1, 1, 0, 1, 0, 0, 1], 2, 2) == (2, 1, True)
assert conveyor_jam_alarms([0, 0, 1, 1, 1, 0, 1, 0], 2, 2) == (1, 1, False)
assert conveyor_jam_alarms([1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1], 2, 2) == (2, 2, False)
assert conveyor_jam_alarms([1, 0, 0], 0, 1) == (1, 1, True)
assert conveyor_jam_alarms([1, 1, 1, 0, 1, 1, 1, 0, 0, 0], 2, 3) == (1, 1, True)
assert conveyor_jam_alarms([], 2, 2) == (0, 0, True)
