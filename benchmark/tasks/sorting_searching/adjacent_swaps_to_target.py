"""Smallest number of exchanges of two neighbours that turns one sequence into another one with the
same items. Items that occur several times keep their order among themselves: the first "a" of one
becomes the first "a" of the other, and so on. When the items or their counts differ, say -1."""

from collections import Counter


def adjacent_swaps_to_target(sequence, target):
    if Counter(sequence) != Counter(target):
        return -1
    places = {}
    for place, item in enumerate(target):
        places.setdefault(item, []).append(place)
    goals = [places[item].pop(0) for item in sequence]
    swaps = 0
    for index, goal in enumerate(goals):
        swaps += sum(1 for earlier in goals[:index] if earlier > goal)
    return swaps


assert adjacent_swaps_to_target("abc", "cab") == 2
assert adjacent_swaps_to_target([1, 2], [1, 2]) == 0
assert adjacent_swaps_to_target([1, 2], [1, 2, 1]) == -1
assert adjacent_swaps_to_target(["x"], ["x", "x"]) == -1
assert adjacent_swaps_to_target("aba", "aab") == 1
assert adjacent_swaps_to_target([1, 2, 2, 1], [2, 1, 1, 2]) == 2
assert adjacent_swaps_to_target([3, 2, 1], [1, 2, 3]) == 3
assert adjacent_swaps_to_target("abab", "bbaa") == 3
assert adjacent_swaps_to_target([], []) == 0
