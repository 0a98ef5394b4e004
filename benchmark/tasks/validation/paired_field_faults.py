"""Form fields that belong together come as (a, b, widest) with two field names and a number: either
both of them are filled or neither (absent, None and "" are unfilled), and if both are numbers (not
booleans) the first may not exceed the second and the second may be above it by no more than the
widest. Report "a/b: incomplete", "a/b: reversed" and "a/b: too wide", with the actual names, in the
order of the pairs; other kinds of values are not compared."""


def paired_field_faults(record, pairs):
    faults = []
    for first, second, widest in pairs:
        values = [record.get(first), record.get(second)]
        filled = sum(value is not None and value != "" for value in values)
        if filled == 1:
            faults.append(f"{first}/{second}: incomplete")
        elif all(type(value) in (int, float) for value in values):
            low, high = values
            if low > high:
                faults.append(f"{first}/{second}: reversed")
            elif high - low > widest:
                faults.append(f"{first}/{second}: too wide")
    return faults


assert paired_field_faults({"from": 3, "to": 8}, [("from", "to", 5)]) == []
assert paired_field_faults({"from": 3, "to": 8}, [("from", "to", 4)]) == ["from/to: too wide"]
assert paired_field_faults({"from": 8, "to": 3.5}, [("from", "to", 9)]) == ["from/to: reversed"]
assert paired_field_faults({"a": 5, "b": 5.0}, [("a", "b", 0)]) == []
assert paired_field_faults({"a": 0, "b": None}, [("a", "b", 9)]) == ["a/b: incomplete"]
assert paired_field_faults({"a": "", "b": "x"}, [("a", "b", 9)]) == ["a/b: incomplete"]
assert paired_field_faults({"a": "", "b": None}, [("b", "a", 1), ("c", "d", 1)]) == []
assert paired_field_faults({"a": "9", "b": "1", "c": 2, "d": True}, [
    ("a", "b", 0), ("c", "d", 0)
]) == []
assert paired_field_faults({"x": 1, "y": 0, "z": 4}, [
    ("z", "w", 8), ("x", "y", 8), ("y", "z", 3)
]) == ["z/w: incomplete", "x/y: reversed", "y/z: too wide"]
