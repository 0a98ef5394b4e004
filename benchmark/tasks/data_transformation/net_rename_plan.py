"""A table with certain column names went through a sequence of (old, new) renames. What is the net
effect, as a mapping from original name to final name for just the columns that end up with another
name? A rename is ignored when the old name does not exist at that moment, the new one does (even if
it is the same) or is empty text. Return the mapping and the number of ignored renames."""


def net_rename_plan(columns, renames):
    originals = {name: name for name in columns}
    ignored = 0
    for old, new in renames:
        if old not in originals or new in originals or new == "":
            ignored += 1
            continue
        originals[new] = originals.pop(old)
    plan = {original: name for name, original in originals.items() if name != original}
    return plan, ignored


assert net_rename_plan(["a", "b"], [("a", "x"), ("x", "y")]) == ({"a": "y"}, 0)
assert net_rename_plan(["a"], [("a", "t"), ("t", "a")]) == ({}, 0)
assert net_rename_plan(["a", "b"], [("a", "t"), ("b", "a"), ("t", "b")]) == (
    {"a": "b", "b": "a"}, 0)
assert net_rename_plan(["a"], [("z", "q"), ("a", "c")]) == ({"a": "c"}, 1)
assert net_rename_plan(["a", "b"], [("a", "b")]) == ({}, 1)
assert net_rename_plan(["a"], [("a", "b"), ("a", "c")]) == ({"a": "b"}, 1)
assert net_rename_plan(["a"], [("a", "a")]) == ({}, 1)
assert net_rename_plan(["a"], [("a", ""), ("a", "d")]) == ({"a": "d"}, 1)
assert net_rename_plan(["a", "b"], [("a", "b"), ("q", "r"), ("b", "c")]) == ({"b": "c"}, 2)
