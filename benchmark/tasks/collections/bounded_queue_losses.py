"""Replay a message buffer that holds a limited number of values. ("put", value) adds a value; when
the buffer is full, the policy "drop_new" loses the value being put and "drop_old" loses the oldest
one inside to make room. ("get", n) takes n values, oldest first, and yields None for each that is
not there. Report (values got, values lost) as two lists in order; a buffer with room for nothing
loses all that is put under either policy."""

from collections import deque


def bounded_queue_losses(steps, capacity, policy):
    buffer = deque()
    got, lost = [], []
    for kind, value in steps:
        if kind == "get":
            for _ in range(value):
                got.append(buffer.popleft() if buffer else None)
            continue
        if len(buffer) < capacity:
            buffer.append(value)
        elif policy == "drop_old" and capacity > 0:
            lost.append(buffer.popleft())
            buffer.append(value)
        else:
            lost.append(value)
    return got, lost


assert bounded_queue_losses(
    [("put", 1), ("put", 2), ("put", 3), ("get", 2), ("put", 4), ("get", 1)], 2, "drop_new"
) == ([1, 2, 4], [3])
assert bounded_queue_losses(
    [("put", 1), ("put", 2), ("put", 3), ("get", 2), ("put", 4), ("get", 1)], 2, "drop_old"
) == ([2, 3, 4], [1])
assert bounded_queue_losses([("get", 1), ("put", 7), ("get", 2)], 3, "drop_old") == (
    [None, 7, None], []
)
assert bounded_queue_losses([("put", 5), ("get", 1)], 0, "drop_old") == ([None], [5])
assert bounded_queue_losses([("put", 5), ("put", 6)], 0, "drop_new") == ([], [5, 6])
assert bounded_queue_losses([("put", 8), ("put", 6), ("put", 7), ("get", 1)], 1, "drop_old") == (
    [7], [8, 6]
)
assert bounded_queue_losses([("put", "a"), ("put", "b"), ("get", 1)], 1, "drop_new") == (
    ["a"], ["b"]
)
assert bounded_queue_losses([("put", 0), ("get", 2), ("get", 0)], 4, "drop_new") == ([0, None], [])
