"""Cut an ascending list of integers (repeats allowed) wherever two neighbours are further apart
than a given gap. Pieces with fewer numbers than a given minimum are not kept as pieces: their
numbers go, in order, into one flat list of strays. The result is (list of pieces, strays), both
empty for an empty list."""


def group_consecutive_by_gap(numbers, gap, shortest):
    groups, strays = [], []
    start = 0
    for end in range(1, len(numbers) + 1):
        if end < len(numbers) and numbers[end] - numbers[end - 1] <= gap:
            continue
        group = numbers[start:end]
        if len(group) < shortest:
            strays.extend(group)
        else:
            groups.append(group)
        start = end
    return groups, strays


assert group_consecutive_by_gap([1, 2, 3, 7, 8, 15], 1, 2) == ([[1, 2, 3], [7, 8]], [15])
assert group_consecutive_by_gap([1, 4, 7], 3, 1) == ([[1, 4, 7]], [])
assert group_consecutive_by_gap([1, 4, 8], 3, 2) == ([[1, 4]], [8])
assert group_consecutive_by_gap([5], 1, 2) == ([], [5])
assert group_consecutive_by_gap([], 2, 0) == ([], [])
assert group_consecutive_by_gap([2, 2, 5], 0, 2) == ([[2, 2]], [5])
assert group_consecutive_by_gap([1, 10, 11, 30, 31, 33], 2, 3) == ([[30, 31, 33]], [1, 10, 11])
assert group_consecutive_by_gap([-5, -3, 4], 2, 1) == ([[-5, -3], [4]], [])
