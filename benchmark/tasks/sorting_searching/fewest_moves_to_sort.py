"""Smallest number of list entries that must be picked up and put back elsewhere so the whole
list ends up in ascending order, leaving all other entries where they are relative to each other
(equal entries never need moving past one another). Answer -1 when that takes more than an
allowed maximum; an empty list takes none."""


def fewest_moves_to_sort(items, limit):
    kept = []
    for index, item in enumerate(items):
        longest = 0
        for earlier in range(index):
            if items[earlier] <= item and kept[earlier] > longest:
                longest = kept[earlier]
        kept.append(longest + 1)
    moves = len(items) - max(kept, default=0)
    if moves > limit:
        return -1
    return moves


assert fewest_moves_to_sort([1, 2, 3, 4], 5) == 0
assert fewest_moves_to_sort([4, 1, 2, 3], 5) == 1
assert fewest_moves_to_sort([3, 2, 1], 2) == 2
assert fewest_moves_to_sort([3, 2, 1], 1) == -1
assert fewest_moves_to_sort([], 0) == 0
assert fewest_moves_to_sort([2, 2, 2], 0) == 0
assert fewest_moves_to_sort([5, 1, 4, 2, 3, 6], 9) == 2
assert fewest_moves_to_sort([2, 5, 2, 3], 3) == 1
assert fewest_moves_to_sort([3, 4, 5, 1, 2, 6, 3], 9) == 3
assert fewest_moves_to_sort([1, 5, 6, 2, 3, 4, 7], 9) == 2
