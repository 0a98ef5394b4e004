"""A form has rules (field, value, needed names): whenever the record holds that field with an equal
value, the needed ones have to be filled in. List (number of the rule counted from 1, name) for each
needed name that is not, every name only for the first rule that misses it, in the order in which
the rules ask. Not filled in means absent, None, or a text that is empty or all whitespace; zero and
False are proper entries."""


def missing_conditional_fields(record, rules):
    missing = []
    reported = set()
    for number, (field, value, required) in enumerate(rules, start=1):
        if field not in record or record[field] != value:
            continue
        for name in required:
            entry = record.get(name)
            if isinstance(entry, str):
                entry = entry.strip() or None
            if entry is None and name not in reported:
                reported.add(name)
                missing.append((number, name))
    return missing


assert missing_conditional_fields({"pay": "card"}, [("pay", "card", ["number", "cvc"])]) == [
    (1, "number"), (1, "cvc")
]
assert missing_conditional_fields({"pay": "cash"}, [("pay", "card", ["number"])]) == []
assert missing_conditional_fields({"a": 1, "b": "  ", "c": None, "d": " x "}, [
    ("a", 2, ["b"]), ("a", 1, ["d", "c", "b"])
]) == [(2, "c"), (2, "b")]
assert missing_conditional_fields({"a": 1, "b": 0, "c": False, "d": ""}, [
    ("a", 1, ["b", "c", "d"])
]) == [(1, "d")]
assert missing_conditional_fields({"a": 1, "b": 2}, [
    ("b", 2, ["z", "y"]), ("a", 1, ["x", "z"])
]) == [(1, "z"), (1, "y"), (2, "x")]
assert missing_conditional_fields({}, [("a", None, ["b"])]) == []
assert missing_conditional_fields({"a": None}, [("b", 3, ["c"]), ("a", None, ["b"])]) == [(2, "b")]
