"""A flat export has keys such as phone_1, phone_2 and so on. For each wanted name gather those
values into a list under the bare name, counting up from 1 until a number is missing; blank values
(None or empty text) count as present but are left out of the list. All else stays as it was, also
keys beyond a hole; a name with no number 1 is not added, and one present in bare form already is
left alone with its numbered keys."""


def lift_numbered_fields(record, names):
    lifted = dict(record)
    for name in names:
        if name in lifted:
            continue
        values = []
        number = 1
        while f"{name}_{number}" in lifted:
            value = lifted.pop(f"{name}_{number}")
            number += 1
            if value is None or value == "":
                continue
            values.append(value)
        if number > 1:
            lifted[name] = values
    return lifted


assert lift_numbered_fields({"id": 7, "phone_1": "a", "phone_2": "b"}, ["phone"]) == {
    "id": 7, "phone": ["a", "b"]}
assert lift_numbered_fields({"phone_1": "a", "phone_3": "c"}, ["phone"]) == {
    "phone": ["a"], "phone_3": "c"}
assert lift_numbered_fields({"tag_1": "", "tag_2": None, "tag_3": 0}, ["tag"]) == {"tag": [0]}
assert lift_numbered_fields({"tag_1": None}, ["tag"]) == {"tag": []}
assert lift_numbered_fields({"phone_2": "x"}, ["phone"]) == {"phone_2": "x"}
assert lift_numbered_fields({"phone": "main", "phone_1": "a"}, ["phone"]) == {
    "phone": "main", "phone_1": "a"}
assert lift_numbered_fields({"a_1": 1, "b_1": 2, "a_2": 3, "c_1": 4}, ["a", "b"]) == {
    "a": [1, 3], "b": [2], "c_1": 4}
assert lift_numbered_fields({"a_0": 5, "a_1": 6}, ["a"]) == {"a_0": 5, "a": [6]}
