"""A sensor that hangs repeats the same reading. Where a reading occurs at least a given number of
times in a row, keep the first and replace the others by None; runs of a given idle value are left
alone, and readings that are already None break a run and stay as they are. The answer is the
cleaned list together with how many readings were replaced."""

from itertools import groupby


def blank_stuck_runs(readings, shortest, idle):
    cleaned = []
    blanked = 0
    for value, group in groupby(readings):
        run = list(group)
        if value is None or value == idle or len(run) < shortest:
            cleaned.extend(run)
            continue
        repeats = len(run) - 1
        cleaned.append(value)
        cleaned.extend([None] * repeats)
        blanked += repeats
    return cleaned, blanked


assert blank_stuck_runs([5, 5, 5, 6], 3, 0) == ([5, None, None, 6], 2)
assert blank_stuck_runs([5, 5, 6], 3, 0) == ([5, 5, 6], 0)
assert blank_stuck_runs([0, 0, 0, 0, 2], 3, 0) == ([0, 0, 0, 0, 2], 0)
assert blank_stuck_runs([4, 4, None, 4, 4], 3, 0) == ([4, 4, None, 4, 4], 0)
assert blank_stuck_runs([None, None, None, 7], 2, 0) == ([None, None, None, 7], 0)
assert blank_stuck_runs([], 2, 0) == ([], 0)
assert blank_stuck_runs([3, 3, 3, 3, 8, 8, 1, 1, 1], 3, -1) == (
    [3, None, None, None, 8, 8, 1, None, None], 5)
assert blank_stuck_runs([0, 0, 1], 2, 1) == ([0, None, 1], 1)
