"""Join two tables, lists of records that share a key column, so that every left row comes out once
per matching right row, in the right table's order but for no more than a limit (at least 1) of
matches. Other right columns are added, with "_r" after their name where the left row has such a
column already; a left row without match comes out once with None in all of them. A key of None
matches nothing, and an empty right table adds no columns. All rows of a table have the same
columns, none of them ending in "_r"."""


def _combine(row, match, key):
    combined = dict(row)
    for column, value in match.items():
        if column == key:
            continue
        name = f"{column}_r" if column in row else column
        combined[name] = value
    return combined


def left_join_expand(left, right, key, limit):
    unmatched = {column: None for other in right for column in other}
    joined = []
    for row in left:
        matches = [other for other in right if other[key] == row[key]]
        if row[key] is None or not matches:
            joined.append(_combine(row, unmatched, key))
            continue
        for match in matches[:limit]:
            joined.append(_combine(row, match, key))
    return joined


assert left_join_expand([{"k": 1, "a": 5}], [{"k": 1, "b": 6}, {"k": 1, "b": 7}], "k", 9) == [
    {"k": 1, "a": 5, "b": 6}, {"k": 1, "a": 5, "b": 7}]
assert left_join_expand([{"k": 1}], [{"k": 1, "b": 6}, {"k": 1, "b": 7}], "k", 1) == [
    {"k": 1, "b": 6}]
assert left_join_expand([{"k": 1, "n": "x"}, {"k": 2, "n": "y"}], [{"k": 2, "n": "z"}], "k", 3) == [
    {"k": 1, "n": "x", "n_r": None}, {"k": 2, "n": "y", "n_r": "z"}]
assert left_join_expand([{"k": None, "a": 1}], [{"k": None, "b": 2}], "k", 3) == [
    {"k": None, "a": 1, "b": None}]
assert left_join_expand([{"k": 4, "a": 1}], [], "k", 3) == [{"k": 4, "a": 1}]
assert left_join_expand([{"k": 0, "a": 1}, {"k": 2, "a": 3}], [{"k": 0, "b": 4}], "k", 2) == [
    {"k": 0, "a": 1, "b": 4}, {"k": 2, "a": 3, "b": None}]
assert left_join_expand(
    [{"k": 3, "v": 0}], [{"k": 3, "v": 1, "w": 2}, {"k": 5, "v": 3, "w": 4}], "k", 2
) == [{"k": 3, "v": 0, "v_r": 1, "w": 2}]
assert left_join_expand(
    [{"id": 1}, {"id": 1}], [{"id": 1, "b": 6}, {"id": 1, "b": 7}, {"id": 1, "b": 8}], "id", 2
) == [{"id": 1, "b": 6}, {"id": 1, "b": 7}, {"id": 1, "b": 6}, {"id": 1, "b": 7}]
