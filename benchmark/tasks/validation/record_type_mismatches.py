"""Compare a flat record with a declaration that maps each field to "text", "flag", "integer",
"number" (whole or decimal) or "list", with a "?" at the end if it may be left out and before that,
for text and list, perhaps a blank and the greatest length, as in "text 20?". Produce sorted (field,
reason) pairs with "missing", "unexpected" for an undeclared field, "type" for a value of another
type, "length" for a text or list beyond its greatest length. True and False are flags only, None
fits no type."""


def record_type_mismatches(record, declared):
    types = {
        "text": (str,),
        "flag": (bool,),
        "integer": (int,),
        "number": (int, float),
        "list": (list,),
    }
    faults = [(field, "unexpected") for field in record if field not in declared]
    for field, declaration in declared.items():
        kind, _, longest = declaration.removesuffix("?").partition(" ")
        if declaration.endswith("?") and field not in record:
            continue
        if field not in record:
            faults.append((field, "missing"))
        elif type(record[field]) not in types[kind]:
            faults.append((field, "type"))
        elif longest and len(record[field]) > int(longest):
            faults.append((field, "length"))
    return sorted(faults)


assert record_type_mismatches({"a": 1, "b": 2.5}, {"a": "number", "b": "number?"}) == []
assert record_type_mismatches({"z": "x", "a": 2.5}, {"a": "integer"}) == [
    ("a", "type"), ("z", "unexpected")
]
assert record_type_mismatches({}, {"c": "flag", "a": "list 2?", "b": "text 9"}) == [
    ("b", "missing"), ("c", "missing")
]
assert record_type_mismatches({"a": True, "b": False}, {"a": "integer", "b": "number?"}) == [
    ("a", "type"), ("b", "type")
]
assert record_type_mismatches({"a": None, "b": []}, {"a": "list?", "b": "list"}) == [("a", "type")]
assert record_type_mismatches({"a": False, "b": 0}, {"a": "flag", "b": "flag?"}) == [
    ("b", "type")
]
assert record_type_mismatches({"t": "anna", "n": [1, 2, 3]}, {"t": "text 4", "n": "list 2?"}) == [
    ("n", "length")
]
assert record_type_mismatches({"t": "", "n": "7", "f": True}, {
    "n": "text 1?", "t": "text 0", "f": "flag"
}) == []
