"""Turn nested settings into a single level with dotted keys: {'a': {'b': 1}} becomes {'a.b': 1}. A
new key has at most max_parts parts, always at least one; dicts below that depth stay as untouched
values, and so do empty dicts anywhere. A dot inside an original key is written as a backslash and a
dot."""


def flatten_with_path_limit(settings, max_parts):
    flat = {}
    for key, value in settings.items():
        name = key.replace(".", "\\.")
        if not isinstance(value, dict) or not value or max_parts <= 1:
            flat[name] = value
            continue
        for path, leaf in flatten_with_path_limit(value, max_parts - 1).items():
            flat[name + "." + path] = leaf
    return flat


assert flatten_with_path_limit({"a": {"b": {"c": 1}}, "d": 2}, 2) == {"a.b": {"c": 1}, "d": 2}
assert flatten_with_path_limit({"a": {"b": {"c": 1}}, "d": 2}, 3) == {"a.b.c": 1, "d": 2}
assert flatten_with_path_limit({"a": {"b": 1, "c": 5}}, 1) == {"a": {"b": 1, "c": 5}}
assert flatten_with_path_limit({"a": {}, "b": {"c": {}}}, 5) == {"a": {}, "b.c": {}}
assert flatten_with_path_limit({"x.y": {"z": 1, "u.v.w": 2}}, 2) == {
    "x\\.y.z": 1, "x\\.y.u\\.v\\.w": 2}
assert flatten_with_path_limit({"a": {"b.c": 1}}, 1) == {"a": {"b.c": 1}}
assert flatten_with_path_limit({"a": {"b": 1}}, 0) == {"a": {"b": 1}}
assert flatten_with_path_limit({"k": [{"m": 1}], "n": {"o": None}}, 9) == {
    "k": [{"m": 1}], "n.o": None}
