"""A joined query gives one flat row per hit. Move each column whose name is one of the given
prefixes, an underscore and at least one more character into a sub-record under that prefix, named
by what follows the underscore; if several prefixes fit, the longest wins. Other columns stay as
they are (none of them is named like a prefix), and a sub-record holding nothing but None becomes
None itself."""


def nest_prefixed_columns(row, prefixes):
    longest_first = sorted(prefixes, key=len, reverse=True)
    nested, groups = {}, {}
    for column, value in row.items():
        for prefix in longest_first:
            start = len(prefix) + 1
            if column.startswith(prefix + "_") and start < len(column):
                groups.setdefault(prefix, {})[column[start:]] = value
                break
        else:
            nested[column] = value
    for prefix, fields in groups.items():
        known = any(value is not None for value in fields.values())
        nested[prefix] = fields if known else None
    return nested


assert nest_prefixed_columns({"id": 7, "user_id": 3, "user_name": "Ann"}, ["user"]) == {
    "id": 7, "user": {"id": 3, "name": "Ann"}}
assert nest_prefixed_columns({"user_id": None, "user_name": None, "n": None}, ["user"]) == {
    "user": None, "n": None}
assert nest_prefixed_columns({"a_x": None, "a_y": 0}, ["a"]) == {"a": {"x": None, "y": 0}}
assert nest_prefixed_columns({"a_b_c": 1, "a_d": 2, "a_bx": 3}, ["a", "a_b"]) == {
    "a_b": {"c": 1}, "a": {"d": 2, "bx": 3}}
assert nest_prefixed_columns({"user_": 1, "users_x": 2, "userid": 3}, ["user"]) == {
    "user_": 1, "users_x": 2, "userid": 3}
assert nest_prefixed_columns({"a_b_": 5}, ["a_b", "a"]) == {"a": {"b_": 5}}
assert nest_prefixed_columns({"p_q": 1}, ["p"]) == {"p": {"q": 1}}
assert nest_prefixed_columns({"a_x": 1, "b_y": None, "b_z": None, "c": 2}, ["b", "a", "d"]) == {
    "a": {"x": 1}, "b": None, "c": 2}
