"""What changed between two nested settings dicts with text keys? List (path, old, new) sorted by
path, a tuple of keys from the top; None stands for a missing value and equals it. Dicts on both
sides are compared key by key, except that no path gets longer than a given number of keys and what
lies deeper is compared as a whole by plain equality; a dict facing anything else is one change. Of
the paths compared, those in a set of ignored ones are skipped with all below."""


def diff_nested_settings(old, new, ignored, depth):
    changes = []

    def compare(path, before, after):
        if path in ignored or before == after:
            return
        nested = isinstance(before, dict) and isinstance(after, dict)
        if not nested or len(path) >= depth:
            changes.append((path, before, after))
            return
        for key in sorted(before.keys() | after.keys()):
            compare((*path, key), before.get(key), after.get(key))

    compare((), old, new)
    return changes


assert diff_nested_settings(
    {"db": {"host": "a", "port": 1}, "log": 2}, {"db": {"host": "b", "port": 1}, "log": 2}, set(), 5
) == [(("db", "host"), "a", "b")]
assert diff_nested_settings({"x": 1}, {"y": 2}, set(), 1) == [
    (("x",), 1, None), (("y",), None, 2)
]
assert diff_nested_settings({"c": {"k": 1}}, {"c": 5}, set(), 3) == [(("c",), {"k": 1}, 5)]
assert diff_nested_settings(
    {"a": {"b": 1, "c": 2}, "d": {"e": 3}}, {"a": {"b": 9, "c": 8}, "d": {"e": 4}},
    {("a", "b"), ("d",)}, 3
) == [(("a", "c"), 2, 8)]
assert diff_nested_settings({"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 2}}}, set(), 2) == [
    (("a", "b"), {"c": 1}, {"c": 2})
]
assert diff_nested_settings({"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 2}}}, {("b",)}, 3) == [
    (("a", "b", "c"), 1, 2)
]
assert diff_nested_settings({"a": None, "k": 0}, {}, set(), 2) == [(("k",), 0, None)]
assert diff_nested_settings({}, {"m": {"z": 1, "a": 0}}, set(), 4) == [
    (("m",), None, {"z": 1, "a": 0})
]
assert diff_nested_settings(
    {"z": {"q": 1, "b": 1}, "a": 0}, {"z": {"q": 2, "b": 3}, "a": 1}, set(), 2
) == [(("a",), 0, 1), (("z", "b"), 1, 3), (("z", "q"), 1, 2)]
