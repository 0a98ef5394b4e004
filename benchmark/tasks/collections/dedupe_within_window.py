"""Quieten a log by leaving out every value that equals one of the last few values let through, how
many being given. Values left out do not count among these. Some values are exempt: they always
pass, and they neither take up places nor count when others are compared. With a number of zero or
less nothing is left out."""


def dedupe_within_window(values, window, exempt):
    passed = []
    tracked = []
    for value in values:
        if value in exempt:
            passed.append(value)
            continue
        recent = tracked[max(len(tracked) - window, 0):]
        if value in recent:
            continue
        passed.append(value)
        tracked.append(value)
    return passed


assert dedupe_within_window([1, 2, 1, 3, 1], 2, set()) == [1, 2, 3, 1]
assert dedupe_within_window([5, 5, 5], 1, {4}) == [5]
assert dedupe_within_window([1, 2, 3, 4, 1], 3, set()) == [1, 2, 3, 4, 1]
assert dedupe_within_window([1, 2, 3, 4, 1], 4, set()) == [1, 2, 3, 4]
assert dedupe_within_window([0, 7, 0, 7, 0], 3, {0}) == [0, 7, 0, 0]
assert dedupe_within_window([7, 0, 0, 8, 7], 2, {0}) == [7, 0, 0, 8]
assert dedupe_within_window(["x", "y", "x"], 3, set()) == ["x", "y"]
assert dedupe_within_window([4, 4], 0, set()) == [4, 4]
assert dedupe_within_window([1, 2, 3, 1], -1, {3}) == [1, 2, 3, 1]
