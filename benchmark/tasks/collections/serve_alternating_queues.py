"""Replay a service desk with a priority line and a normal one from events ("priority", name) or
("normal", name) for arrivals and ("next", anything) for calling somebody. Priority goes first, but
at most a given number of them in a row are called past a waiting normal customer. The row starts
over when a normal customer is called and at any call while no normal one waits. List the called
names, None where nobody was there."""

from collections import deque


def serve_alternating_queues(events, longest_row):
    priority, normal = deque(), deque()
    called = []
    row = 0
    for kind, name in events:
        if kind == "priority":
            priority.append(name)
            continue
        if kind == "normal":
            normal.append(name)
            continue
        if priority and (row < longest_row or not normal):
            called.append(priority.popleft())
            row = row + 1 if normal else 0
        else:
            called.append(normal.popleft() if normal else None)
            row = 0
    return called


assert serve_alternating_queues(
    [("priority", "a"), ("priority", "b"), ("priority", "c"), ("normal", "x")]
    + [("next", "")] * 4, 2
) == ["a", "b", "x", "c"]
assert serve_alternating_queues(
    [("priority", name) for name in "abc"] + [("normal", name) for name in "xy"]
    + [("next", 0)] * 5, 1
) == ["a", "x", "b", "y", "c"]
assert serve_alternating_queues(
    [("priority", "a"), ("normal", "x"), ("next", 0), ("next", 0)], 0
) == ["x", "a"]
assert serve_alternating_queues(
    [("normal", "x"), ("normal", "y")] + [("next", 0)] * 3, 2
) == ["x", "y", None]
assert serve_alternating_queues(
    [("priority", name) for name in "abcde"] + [("next", 0)] * 2
    + [("normal", "x")] + [("next", 0)] * 4, 2
) == ["a", "b", "c", "d", "x", "e"]
assert serve_alternating_queues([("priority", "a"), ("normal", "x")], 3) == []
assert serve_alternating_queues(
    [("priority", "a"), ("normal", "x"), ("next", 0), ("next", 0), ("normal", "y"),
     ("priority", "b"), ("next", 0), ("next", 0)], 1
) == ["a", "x", "b", "y"]
assert serve_alternating_queues(
    [("next", 0), ("priority", "a"), ("priority", "b"), ("normal", "x")] + [("next", 0)] * 3, 2
) == [None, "a", "b", "x"]
