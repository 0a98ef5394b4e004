"""Cut a list into pieces of equal length where neighbouring pieces share a fixed number of items.
If the final piece would run past the end it is moved back so that it is full length too, and a
list no longer than one piece gives a single piece with everything. An empty list, a negative
shared count, or a shared count not below the length all yield an empty list."""


def full_width_windows(items, size, overlap):
    if not items or overlap < 0 or overlap >= size:
        return []
    windows = []
    for start in range(0, len(items) - size, size - overlap):
        windows.append(items[start:start + size])
    tail = max(len(items) - size, 0)
    windows.append(items[tail:])
    return windows


assert full_width_windows([1, 2, 3, 4, 5, 6, 7], 3, 1) == [[1, 2, 3], [3, 4, 5], [5, 6, 7]]
assert full_width_windows([1, 2, 3, 4, 5, 6], 4, 1) == [[1, 2, 3, 4], [3, 4, 5, 6]]
assert full_width_windows([1, 2, 3, 4], 2, 0) == [[1, 2], [3, 4]]
assert full_width_windows([1, 2, 3], 5, 2) == [[1, 2, 3]]
assert full_width_windows([], 3, 1) == []
assert full_width_windows([1, 2], 2, 2) == []
assert full_width_windows([1, 2, 3, 4, 5, 6], 2, -1) == []
assert full_width_windows(["a", "b"], 1, 0) == [["a"], ["b"]]
assert full_width_windows([1, 2, 3, 4, 5], 3, 2) == [[1, 2, 3], [2, 3, 4], [3, 4, 5]]
assert full_width_windows([1, 2, 3], 2, 3) == []
