"""After each (second, action, button) event in time order, does a machine run, which stands still
and is ready at first? "press" pushes an emergency button in, which stops it at once and makes
"start" useless until a "reset" has worked; "release" lets a pushed button out. A reset needs all
buttons out and the latest release to be at least the settling time ago; it starts nothing. Start
and reset have button None. Return (list of True or False per event, seconds run in all up to the
last event)."""


def emergency_stop_latch(events, settling):
    pushed_in = set()
    running = locked = False
    released_at = previous = None
    states, run_time = [], 0
    for second, action, button in events:
        if running:
            run_time += second - previous
        previous = second
        if action == "press":
            pushed_in.add(button)
            running, locked = False, True
        elif action == "release":
            pushed_in.discard(button)
            released_at = second
        elif action == "start" and not locked:
            running = True
        elif action == "reset" and locked and not pushed_in:
            locked = second - released_at < settling
        states.append(running)
    return states, run_time


assert emergency_stop_latch([(2, "start", None), (6, "press", 1), (9, "start", None)], 5) == (
    [True, False, False], 4)
assert emergency_stop_latch(
    [(1, "press", 1), (2, "release", 1), (7, "reset", None), (8, "start", None)], 5
) == ([False, False, False, True], 0)
assert emergency_stop_latch(
    [(1, "press", 1), (2, "release", 1), (6, "reset", None), (8, "start", None)], 5
) == ([False, False, False, False], 0)
assert emergency_stop_latch(
    [(0, "press", 1), (1, "press", 2), (2, "release", 1), (9, "reset", None), (10, "start", None),
     (11, "release", 2), (16, "reset", None), (17, "start", None)], 5
) == ([False, False, False, False, False, False, False, True], 0)
assert emergency_stop_latch(
    [(1, "start", None), (2, "reset", None), (5, "start", None), (9, "press", 4),
     (10, "reset", None), (12, "start", None)], 0
) == ([True, True, True, False, False, False], 8)
assert emergency_stop_latch(
    [(0, "press", 1), (2, "release", 1), (2, "reset", None), (3, "start", None),
     (9, "start", None)], 0
) == ([False, False, False, True, True], 6)
assert emergency_stop_latch(
    [(0, "press", 1), (3, "release", 1), (4, "start", None), (8, "reset", None),
     (8, "start", None), (10, "press", 2), (11, "start", None)], 5
) == ([False, False, False, False, True, False, False], 2)
assert emergency_stop_latch([], 3) == ([], 0)
