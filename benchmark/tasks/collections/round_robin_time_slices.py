"""A processor works on jobs (name, units of work) in turn, each for at most a fixed number of units
before it goes to the back of the line. Show what ran as a list of (name, units run). Somebody who
is done earlier hands over at once, the only job left runs to its end in one piece, and jobs
without work never appear. If the number of units per turn is below one, nothing runs."""

from collections import deque


def round_robin_time_slices(jobs, quantum):
    if quantum < 1:
        return []
    waiting = deque(job for job in jobs if job[1] > 0)
    slices = []
    while waiting:
        name, units = waiting.popleft()
        run = min(units, quantum) if waiting else units
        slices.append((name, run))
        if units > run:
            waiting.append((name, units - run))
    return slices


assert round_robin_time_slices([("a", 5), ("b", 3)], 3) == [("a", 3), ("b", 3), ("a", 2)]
assert round_robin_time_slices([("a", 10)], 3) == [("a", 10)]
assert round_robin_time_slices([("a", 2), ("b", 7), ("c", 4)], 3) == [
    ("a", 2), ("b", 3), ("c", 3), ("b", 3), ("c", 1), ("b", 1)
]
assert round_robin_time_slices([("a", 1), ("b", 9)], 4) == [("a", 1), ("b", 9)]
assert round_robin_time_slices([("a", 0), ("b", 5)], 2) == [("b", 5)]
assert round_robin_time_slices([("a", 3)], 0) == []
assert round_robin_time_slices([("x", 2), ("y", 1)], 1) == [("x", 1), ("y", 1), ("x", 1)]
assert round_robin_time_slices([("a", 4), ("b", 5)], 2) == [
    ("a", 2), ("b", 2), ("a", 2), ("b", 3)
]
