"""List what changed between two snapshots, each a mapping from key to record (field to value), as
(key, field, old, new) rows sorted by key, then field. Fields on the ignore list don't count, and a
value of None is the same as an absent field. A record that was added or removed gives one row with
field "*" and the whole records as old and new (None for the absent one); so does a record with more
changed fields than the most to be listed singly."""


def snapshot_change_rows(before, after, ignored, most):
    rows = []
    for key in sorted(before.keys() | after.keys()):
        if key not in before or key not in after:
            rows.append((key, "*", before.get(key), after.get(key)))
            continue
        old, new = before[key], after[key]
        changed = []
        for field in sorted(old.keys() | new.keys()):
            if field in ignored or old.get(field) == new.get(field):
                continue
            changed.append((key, field, old.get(field), new.get(field)))
        if len(changed) > most:
            changed = [(key, "*", old, new)]
        rows.extend(changed)
    return rows


assert snapshot_change_rows({"k": {"a": 1, "b": 2}}, {"k": {"a": 5, "b": 2}}, [], 3) == [
    ("k", "a", 1, 5)]
assert snapshot_change_rows({"z": {"a": 1}}, {"b": {"c": 2}}, [], 3) == [
    ("b", "*", None, {"c": 2}), ("z", "*", {"a": 1}, None)]
assert snapshot_change_rows({"k": {"a": 1, "t": 5}}, {"k": {"a": 1, "t": 6}}, ["t"], 3) == []
assert snapshot_change_rows({"k": {"a": None, "b": 1}}, {"k": {"b": 1, "c": None}}, [], 3) == []
assert snapshot_change_rows({"k": {"a": 1, "c": 3}}, {"k": {"b": 2, "c": 3}}, [], 2) == [
    ("k", "a", 1, None), ("k", "b", None, 2)]
assert snapshot_change_rows({"k": {"a": 1, "c": 3}}, {"k": {"b": 2, "c": 3}}, [], 1) == [
    ("k", "*", {"a": 1, "c": 3}, {"b": 2, "c": 3})]
assert snapshot_change_rows(
    {"n": {"x": 1}, "m": {"y": 1, "x": 2}}, {"n": {"x": 2}, "m": {"y": 3, "x": 4}}, ["z"], 2
) == [("m", "x", 2, 4), ("m", "y", 1, 3), ("n", "x", 1, 2)]
assert snapshot_change_rows({"k": {"a": 1, "b": 1}}, {"k": {"a": 2, "b": 2}}, ["b"], 1) == [
    ("k", "a", 1, 2)]
