"""Spot a typo where two neighbouring letters changed places, as in 'form' and 'from': the 0-based
index of the left one of the pair if exchanging it with the letter to its right is all that turns
one word into the other. For equal words, words of different length and any other difference
the answer is -1."""


def differs_by_neighbour_swap(first, second):
    if len(first) != len(second):
        return -1
    differing = [index for index in range(len(first)) if first[index] != second[index]]
    if len(differing) != 2:
        return -1
    left, right = differing
    if right - left > 1:
        return -1
    if first[left] != second[right] or first[right] != second[left]:
        return -1
    return left


assert differs_by_neighbour_swap("form", "from") == 1
assert differs_by_neighbour_swap("ab", "ba") == 0
assert differs_by_neighbour_swap("abc", "abc") == -1
assert differs_by_neighbour_swap("abc", "cba") == -1
assert differs_by_neighbour_swap("abcd", "badc") == -1
assert differs_by_neighbour_swap("ab", "ca") == -1
assert differs_by_neighbour_swap("xab", "xbc") == -1
assert differs_by_neighbour_swap("ba", "abx") == -1
assert differs_by_neighbour_swap("aabb", "aaab") == -1
