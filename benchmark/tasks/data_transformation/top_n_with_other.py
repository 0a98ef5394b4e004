"""For a pie chart, reduce name counts to (name, count) rows: the n largest from high to low, equal
counts by name, then a row "Other" with the sum of all the rest. Nothing is added when the rest sums
to zero; otherwise a rest of just one name is shown as a row of its own name instead. A negative n
is taken as 0; counts are never negative."""


def top_n_with_other(counts, n):
    ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    kept = max(n, 0)
    rest = ranked[kept:]
    total = sum(count for _, count in rest)
    if total == 0:
        return ranked[:kept]
    if len(rest) == 1:
        return ranked
    return ranked[:kept] + [("Other", total)]


assert top_n_with_other({"a": 5, "b": 3, "c": 2, "d": 1}, 2) == [("a", 5), ("b", 3), ("Other", 3)]
assert top_n_with_other({"b": 4, "a": 4, "c": 4, "z": 1, "y": 1}, 2) == [
    ("a", 4), ("b", 4), ("Other", 6)]
assert top_n_with_other({"a": 5, "b": 3, "c": 2}, 2) == [("a", 5), ("b", 3), ("c", 2)]
assert top_n_with_other({"a": 5, "b": 0, "c": 0}, 1) == [("a", 5)]
assert top_n_with_other({"a": 5, "b": 0}, 1) == [("a", 5)]
assert top_n_with_other({"y": 1, "x": 1}, 5) == [("x", 1), ("y", 1)]
assert top_n_with_other({"a": 2, "b": 3}, 0) == [("Other", 5)]
assert top_n_with_other({"a": 2, "b": 3, "c": 1}, -1) == [("Other", 6)]
assert top_n_with_other({"q": 0, "p": 3, "r": 0}, 2) == [("p", 3), ("q", 0)]
