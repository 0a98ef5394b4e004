"""Mix two playlists: take a items of the first, then b of the second, and so on by turns (both at
least 1; a list that runs short gives what it has). Once one of them is used up, or if it was empty
from the start, the other may still have its next turn, a single one, and then the mix is over. The
answer is the mix and the list of what is left unused."""


def interleave_by_ratio(first, second, a, b):
    mix = []
    i = 0
    j = 0
    while i < len(first) and j < len(second):
        mix.extend(first[i:i + a])
        i += a
        if i < len(first):
            mix.extend(second[j:j + b])
            j += b
    mix.extend(first[i:i + a])
    mix.extend(second[j:j + b])
    return mix, first[i + a:] + second[j + b:]


assert interleave_by_ratio([1, 2, 3, 4, 5], ["a", "b", "c"], 2, 1) == (
    [1, 2, "a", 3, 4, "b", 5, "c"], [])
assert interleave_by_ratio([1, 2], ["a", "b", "c", "d"], 2, 1) == ([1, 2, "a"], ["b", "c", "d"])
assert interleave_by_ratio([1, 2, 3, 4, 5, 6], ["a"], 2, 1) == ([1, 2, "a", 3, 4], [5, 6])
assert interleave_by_ratio([], ["a", "b", "c"], 1, 2) == (["a", "b"], ["c"])
assert interleave_by_ratio([1, 2, 3, 4], [], 3, 1) == ([1, 2, 3], [4])
assert interleave_by_ratio([1, 2, 3], ["a", "b", "c", "d", "e"], 2, 2) == (
    [1, 2, "a", "b", 3, "c", "d"], ["e"])
assert interleave_by_ratio([1, 2, 3, 4], ["a", "b", "c"], 1, 2) == ([1, "a", "b", 2, "c", 3], [4])
assert interleave_by_ratio([1, 2, 3, 4], ["a", "b", "c", "d"], 1, 2) == (
    [1, "a", "b", 2, "c", "d", 3], [4])
