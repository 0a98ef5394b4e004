"""Turn a column of categories into indicator columns for a model: a list of column names and a list
of 0/1 rows with a single 1 each. Categories that occur fewer than a minimum number of times share
one column "rare" at the end, which is only there if at least one such category exists; the other
columns are in alphabetical order. A missing category (None) gives a row of zeros and is not a
category. Return the pair (names, rows)."""

from collections import Counter


def one_hot_with_rare(categories, min_count):
    counts = Counter(category for category in categories if category is not None)
    names = sorted(category for category in counts if counts[category] >= min_count)
    places = {name: place for place, name in enumerate(names)}
    if len(names) < len(counts):
        names.append("rare")
    rows = []
    for category in categories:
        row = [0] * len(names)
        if category is not None:
            row[places.get(category, -1)] = 1
        rows.append(row)
    return names, rows


assert one_hot_with_rare(["a", "b", "a", "c"], 2) == (
    ["a", "rare"], [[1, 0], [0, 1], [1, 0], [0, 1]])
assert one_hot_with_rare(["b", "a", "b", "a"], 2) == (["a", "b"], [[0, 1], [1, 0], [0, 1], [1, 0]])
assert one_hot_with_rare(["x", None, "y", "x"], 2) == (
    ["x", "rare"], [[1, 0], [0, 0], [0, 1], [1, 0]])
assert one_hot_with_rare([None, None], 1) == ([], [[], []])
assert one_hot_with_rare(["p", "q"], 3) == (["rare"], [[1], [1]])
assert one_hot_with_rare(["p", None, "p"], 2) == (["p"], [[1], [0], [1]])
assert one_hot_with_rare(["m", "k", "m", "l", "k", "m"], 3) == (
    ["m", "rare"], [[1, 0], [0, 1], [1, 0], [0, 1], [0, 1], [1, 0]])
assert one_hot_with_rare(["n", "m"], 1) == (["m", "n"], [[0, 1], [1, 0]])
assert one_hot_with_rare(["z", "rare", "rare"], 2) == (["rare", "rare"], [[0, 1], [1, 0], [1, 0]])
