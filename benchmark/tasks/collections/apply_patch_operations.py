"""Edit nested settings, a dict, by a list of (action, path, value), a path being a list of at least
one key. "set" stores the value and "add" adds it to the number there or to 0, both creating missing
dicts on the way; "del" removes the key, if present, and creates nothing. When a path leads through
something other than a dict, the whole list fails and the settings come back as they were. The
settings passed in are never altered."""

from copy import deepcopy


def apply_patch_operations(settings, operations):
    patched = deepcopy(settings)
    for action, path, value in operations:
        node = patched
        for key in path[:-1]:
            node = node.get(key, {}) if action == "del" else node.setdefault(key, {})
            if not isinstance(node, dict):
                return settings
        last = path[-1]
        if action == "set":
            node[last] = deepcopy(value)
        elif action == "add":
            node[last] = node.get(last, 0) + value
        else:
            node.pop(last, None)
    return patched


assert apply_patch_operations({"a": 1}, [("set", ["b", "c"], 5)]) == {"a": 1, "b": {"c": 5}}
assert apply_patch_operations(
    {"a": {"n": 2}}, [("add", ["a", "n"], 3), ("add", ["a", "m"], 4)]
) == {"a": {"n": 5, "m": 4}}
assert apply_patch_operations({"a": {"b": 1, "c": 2}}, [("del", ["a", "b"], None)]) == {
    "a": {"c": 2}
}
assert apply_patch_operations({"a": 1}, [("del", ["x", "y"], None), ("del", ["z"], None)]) == {
    "a": 1
}
assert apply_patch_operations({"a": 5}, [("set", ["k"], 1), ("set", ["a", "b"], 2)]) == {"a": 5}
assert apply_patch_operations({"x": {}}, [("set", ["x"], 3), ("add", ["x", "y"], 1)]) == {"x": {}}
assert apply_patch_operations({}, [("add", ["p", "q", "r"], -2)]) == {"p": {"q": {"r": -2}}}
assert apply_patch_operations(
    {"a": {"b": {"c": 1}}}, [("del", ["a", "b"], 0), ("set", ["a", "b"], 9)]
) == {"a": {"b": 9}}
assert apply_patch_operations(
    {"a": 5, "b": 1}, [("del", ["b"], 0), ("del", ["a", "x"], 0)]
) == {"a": 5, "b": 1}
