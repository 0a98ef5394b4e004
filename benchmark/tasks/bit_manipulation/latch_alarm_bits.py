"""Replay a latching alarm panel with a number of inputs; mask bits at or above that number are
ignored. Events are ("read", mask), the alarms active from now on, which latch, ("ack", mask), which
unlatches those of its alarms that are not active now, and ("shelve", mask), which sets the
suppressed alarms anew: these unlatch at once and no read latches them until a later shelve leaves
them out. List the latched mask, at first 0, after each event; any other kind of event gives
None."""


def latch_alarm_bits(events, inputs):
    active = latched = shelved = 0
    history = []
    for kind, mask in events:
        if kind not in ("read", "ack", "shelve"):
            return None
        mask &= (1 << inputs) - 1
        if kind == "read":
            active = mask & ~shelved
            latched |= active
        elif kind == "ack":
            latched &= active | ~mask
        else:
            shelved = mask
            latched &= ~shelved
        history.append(latched)
    return history


assert latch_alarm_bits([("read", 5), ("test", 1)], 4) is None
assert latch_alarm_bits([("read", 5), ("read", 2)], 3) == [5, 7]
assert latch_alarm_bits([("read", 6), ("read", 2), ("ack", 7)], 4) == [6, 6, 2]
assert latch_alarm_bits([("read", 5), ("read", 0), ("ack", 1)], 4) == [5, 5, 4]
assert latch_alarm_bits([("ack", 3), ("read", 0b11001)], 4) == [0, 0b1001]
assert latch_alarm_bits([("read", 7), ("shelve", 2), ("read", 7), ("ack", 7)], 3) == [7, 5, 5, 5]
assert latch_alarm_bits(
    [("shelve", 1), ("read", 3), ("shelve", 0), ("read", 3)], 2
) == [0, 2, 2, 3]
assert latch_alarm_bits([("shelve", 4), ("shelve", 2), ("read", 6)], 5) == [0, 0, 4]
