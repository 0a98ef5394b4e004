"""Clean up parsed JSON: everywhere inside nested dicts and lists, throw out None, empty dicts and
empty lists, and whatever becomes empty because of that. Zero, False and empty text are real values
and stay. Keys from a protected set stay at any depth, even with None or nothing left below, though
what is below them is cleaned as well. The outermost value itself is always returned, cleaned."""


def prune_empty_branches(node, protected):
    if isinstance(node, list):
        cleaned = [prune_empty_branches(item, protected) for item in node]
        return [item for item in cleaned if not _is_empty(item)]
    if not isinstance(node, dict):
        return node
    kept = {}
    for key, value in node.items():
        cleaned = prune_empty_branches(value, protected)
        if key in protected or not _is_empty(cleaned):
            kept[key] = cleaned
    return kept


def _is_empty(value):
    return value is None or value == {} or value == []


assert prune_empty_branches({"a": None, "b": {"c": []}, "d": 1}, set()) == {"d": 1}
assert prune_empty_branches({"a": 0, "b": False, "c": "", "d": None}, set()) == {
    "a": 0, "b": False, "c": ""
}
assert prune_empty_branches([1, None, [], [[], {}], {"x": None}, 2], {"y"}) == [1, 2]
assert prune_empty_branches({"a": None, "b": {"a": {"z": []}}}, {"a"}) == {
    "a": None, "b": {"a": {}}
}
assert prune_empty_branches({"tags": [None, "x", {}], "none": [None]}, {"none"}) == {
    "tags": ["x"], "none": []
}
assert prune_empty_branches({"p": [{"q": 0, "r": []}]}, {"r"}) == {"p": [{"q": 0, "r": []}]}
assert prune_empty_branches({"p": [{"q": 0, "r": []}]}, {"p"}) == {"p": [{"q": 0}]}
assert prune_empty_branches([{"m": {"n": [None]}}], set()) == []
