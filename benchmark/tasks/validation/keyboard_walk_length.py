"""Catch passwords like "qwerty": the most characters in a row that are each the neighbour of the
one before on one of the given keyboard rows (lower-case texts), going one way only; a turn starts
anew with the key before it, and a repeated key breaks the series. Case doesn't matter. Any single
character counts 1, an empty password 0. Return (allowed, number), where allowed means that the
number stays below the limit."""

from itertools import pairwise


def keyboard_walk_length(password, rows, limit):
    def direction(first, second):
        if any(first + second in row for row in rows):
            return 1
        if any(second + first in row for row in rows):
            return -1
        return 0

    longest = walk = min(len(password), 1)
    heading = 0
    for first, second in pairwise(password.lower()):
        step = direction(first, second)
        if step == 0:
            walk = 1
        elif step == heading:
            walk += 1
        else:
            walk = 2
        heading = step
        longest = max(longest, walk)
    return longest < limit, longest


assert keyboard_walk_length("xqwer1", ["qwertyuiop", "asdfghjkl"], 4) == (False, 4)
assert keyboard_walk_length("xqwer1", ["qwertyuiop", "asdfghjkl"], 5) == (True, 4)
assert keyboard_walk_length("lKjH", ["qwertyuiop", "asdfghjkl"], 9) == (True, 4)
assert keyboard_walk_length("qwewq", ["qwertyuiop", "asdfghjkl"], 4) == (True, 3)
assert keyboard_walk_length("weerty", ["qwertyuiop", "asdfghjkl"], 4) == (False, 4)
assert keyboard_walk_length("asdqwe", ["qwertyuiop", "asdfghjkl"], 6) == (True, 3)
assert keyboard_walk_length("asdfxqwe", ["qwertyuiop", "asdfghjkl"], 4) == (False, 4)
assert keyboard_walk_length("g", ["qwertyuiop", "asdfghjkl"], 1) == (False, 1)
assert keyboard_walk_length("", ["qwertyuiop"], 1) == (True, 0)
assert keyboard_walk_length("z!z", ["qwertyuiop", "asdfghjkl"], 1) == (False, 1)
