"""Update nested settings by a patch without changing either of them. In the patch, None removes the
entry (if there), and a dict is merged into the dict found there in the same way, or into an empty
one if something else or nothing is there; if the merge leaves nothing, the entry is removed. A key
ending in "+" always has a number and adds it to the one under the key without the "+" (missing
counts as 0), and anything else replaces. Entries that the patch doesn't name stay."""


def apply_sparse_patch(settings, patch):
    patched = dict(settings)
    for key, value in patch.items():
        if key.endswith("+"):
            name = key[:-1]
            patched[name] = patched.get(name, 0) + value
            continue
        if isinstance(value, dict):
            found = settings.get(key)
            inner = found if isinstance(found, dict) else {}
            value = apply_sparse_patch(inner, value) or None
        if value is None:
            patched.pop(key, None)
            continue
        patched[key] = value
    return patched


assert apply_sparse_patch({"a": 1, "b": 2}, {"b": 3, "c": 4}) == {"a": 1, "b": 3, "c": 4}
assert apply_sparse_patch({"a": 1, "b": 2}, {"a": None, "x": None}) == {"b": 2}
assert apply_sparse_patch({"ui": {"dark": True, "size": 9}}, {"ui": {"size": 8, "font": "x"}}) == {
    "ui": {"dark": True, "size": 8, "font": "x"}}
assert apply_sparse_patch({"ui": {"size": 9}, "k": {}}, {"ui": {"size": None}}) == {"k": {}}
assert apply_sparse_patch({"a": 5, "b": {"c": 1}}, {"a": {"x": 1}, "b": 0}) == {
    "a": {"x": 1}, "b": 0}
assert apply_sparse_patch({"n": 5}, {"n+": 3, "m+": -2}) == {"n": 8, "m": -2}
assert apply_sparse_patch({"a": {"b": {"c": 1}}, "z": 0}, {"a": {"b": {"c": None}}}) == {"z": 0}
assert apply_sparse_patch({"a": {"b": {"up": 1}, "d": 2}}, {"a": {"b": {"up+": 4}, "d": None}}) == {
    "a": {"b": {"up": 5}}}
assert apply_sparse_patch({"a": 7, "b": ""}, {"a": {"x": None}, "q": {"r": {}}}) == {"b": ""}
