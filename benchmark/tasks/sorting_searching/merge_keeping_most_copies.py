"""Two kits each list the screw sizes they need in ascending order, a size as often as it is needed.
Which screws must be bought so that either kit can be built, though not both at once? Every size
occurs as many times as on the list that has more of it; the combined list is ascending too."""


def merge_keeping_most_copies(first, second):
    merged = []
    left, right = 0, 0
    while left < len(first) and right < len(second):
        lower = min(first[left], second[right])
        merged.append(lower)
        if first[left] == lower:
            left += 1
        if second[right] == lower:
            right += 1
    return merged + first[left:] + second[right:]


assert merge_keeping_most_copies([1, 1, 2], [1, 2, 2]) == [1, 1, 2, 2]
assert merge_keeping_most_copies([3, 5], [4]) == [3, 4, 5]
assert merge_keeping_most_copies([1, 2], []) == [1, 2]
assert merge_keeping_most_copies([], [7, 7]) == [7, 7]
assert merge_keeping_most_copies([2, 2, 2], [2]) == [2, 2, 2]
assert merge_keeping_most_copies([1, 4, 4, 9], [4, 4, 4, 6]) == [1, 4, 4, 4, 6, 9]
assert merge_keeping_most_copies([-3, 0, 8], [-3, -1, 0, 0]) == [-3, -1, 0, 0, 8]
assert merge_keeping_most_copies([5], [6, 7]) == [5, 6, 7]
