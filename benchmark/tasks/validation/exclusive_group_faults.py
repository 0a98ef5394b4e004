"""A form has sets of alternative fields, held in a dict from group name to (field names, least,
most). Given what was filled in (field to value), list (group, "too few") or (group, "too many") for
each group in which the number of filled fields is outside these two, both inclusive. A missing
field, None or False isn't filled, whereas 0 and an empty text are. Order as in the groups."""


def exclusive_group_faults(fields, groups):
    faults = []
    for group, (names, least, most) in groups.items():
        filled = 0
        for name in names:
            value = fields.get(name)
            if value is None or value is False:
                continue
            filled += 1
        if filled < least:
            faults.append((group, "too few"))
        elif filled > most:
            faults.append((group, "too many"))
    return faults


assert exclusive_group_faults({"card": "x"}, {"pay": (["card", "cash"], 1, 1)}) == []
assert exclusive_group_faults({"card": "x", "cash": 5}, {"pay": (["card", "cash"], 1, 1)}) == [
    ("pay", "too many")]
assert exclusive_group_faults({"card": None, "cash": False}, {"pay": (["card", "cash"], 1, 1)}) == [
    ("pay", "too few")]
assert exclusive_group_faults({"cash": 0, "card": ""}, {"pay": (["card", "cash"], 2, 3)}) == []
assert exclusive_group_faults({"other": 1}, {"pay": (["card", "cash"], 0, 1)}) == []
assert exclusive_group_faults({"other": True}, {"pay": (["card", "cash"], 1, 1)}) == [
    ("pay", "too few")]
assert exclusive_group_faults(
    {"a": 1, "b": 2, "c": True}, {"z": (["a", "b", "c"], 1, 2), "y": (["a", "d"], 2, 2)}
) == [("z", "too many"), ("y", "too few")]
assert exclusive_group_faults({}, {"x": (["a"], 0, 0), "z": (["b"], 1, 1)}) == [("z", "too few")]
assert exclusive_group_faults({"a": False, "b": 2}, {"z": (["a", "b"], 1, 1)}) == []
