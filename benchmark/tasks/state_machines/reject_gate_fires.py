"""At which ticks, numbered from 0, does a reject gate fire behind a quality check? Each tick is
(what is at the check, whether the belt moves), with "ok", "bad" or None for an empty place. Ticks
in which it doesn't move count for nothing, whatever is at the check. A bad item makes the gate fire
in the moving tick that is a given number of moving ticks after its own. With the third bad item in
a row, empty places not counting, the belt stops for good after that tick."""


def reject_gate_fires(ticks, distance):
    places = [False] * distance
    bad_run = 0
    fires = []
    for tick, (item, moving) in enumerate(ticks):
        if not moving:
            continue
        places.append(item == "bad")
        if places.pop(0):
            fires.append(tick)
        if item == "bad":
            bad_run += 1
        elif item == "ok":
            bad_run = 0
        if bad_run == 3:
            break
    return fires


assert reject_gate_fires([("bad", True), ("ok", True), (None, True)], 2) == [2]
assert reject_gate_fires(
    [("bad", True), (None, False), ("ok", True), ("bad", False), ("ok", True), ("ok", True)], 2
) == [4]
assert reject_gate_fires(
    [("bad", True), ("bad", True), ("bad", True), ("ok", True), ("ok", True)], 1
) == [1, 2]
assert reject_gate_fires(
    [("bad", True), (None, True), ("bad", True), ("bad", True), (None, True)], 1
) == [1, 3]
assert reject_gate_fires(
    [("bad", True), ("bad", True), ("ok", True), ("bad", True), ("bad", True), ("ok", True),
     ("bad", True)], 0
) == [0, 1, 3, 4, 6]
assert reject_gate_fires(
    [("ok", True), ("bad", True), ("bad", True), ("bad", True), ("bad", True)], 0
) == [1, 2, 3]
assert reject_gate_fires(
    [("bad", True), ("bad", False), ("bad", False), ("bad", True), (None, True), (None, True)], 1
) == [3, 4]
assert reject_gate_fires(
    [("bad", True), ("bad", True), ("ok", True), ("bad", True), ("ok", True)], 3
) == [3, 4]
