"""Find the biggest bunch of readings lying close together: from unsorted numbers, take as many
as possible such that the highest minus the lowest does not exceed a given spread (equal is
fine), and return them in ascending order. Of equally big bunches take the one with the lowest
values; a lone reading is no bunch, so that, no input or a negative spread gives an empty list."""


def largest_cluster_within(values, spread):
    if spread < 0:
        return []
    ordered = sorted(values)
    best_start = best_size = start = 0
    for end, value in enumerate(ordered):
        while value - ordered[start] > spread:
            start += 1
        size = end - start + 1
        if size > best_size:
            best_start, best_size = start, size
    if best_size < 2:
        return []
    return ordered[best_start:best_start + best_size]


assert largest_cluster_within([1, 5, 6, 7, 20], 2) == [5, 6, 7]
assert largest_cluster_within([9, 1, 3, 8, 10, 2], 2) == [1, 2, 3]
assert largest_cluster_within([4, 0, 9], 4) == [0, 4]
assert largest_cluster_within([1, 10, 20], 5) == []
assert largest_cluster_within([], 3) == []
assert largest_cluster_within([3, 3, 7], 0) == [3, 3]
assert largest_cluster_within([2, 2], -1) == []
assert largest_cluster_within([13, 1, 2, 10, 11, 12], 3) == [10, 11, 12, 13]
assert largest_cluster_within([-5, 6, -6, 20, 21, 22, 40], 1) == [-6, -5]
