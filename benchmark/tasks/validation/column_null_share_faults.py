"""Find the columns of a table (a list of mappings) with too many gaps. None, "" and "n/a" are gaps,
and so is a column that a row lacks although it occurs in another row or in the limits. A column is
at fault when its gaps make up more than its percentage of all rows, taken from the limits by column
or else the default; exactly that much is fine. Sorted names; without rows an empty list."""


def column_null_share_faults(rows, limits, default):
    columns = set(limits)
    for row in rows:
        columns.update(row)
    faults = []
    for column in sorted(columns):
        missing = 0
        for row in rows:
            if row.get(column) in (None, "", "n/a"):
                missing += 1
        if missing * 100 > limits.get(column, default) * len(rows):
            faults.append(column)
    return faults


assert column_null_share_faults([], {"a": 5}, 10) == []
assert column_null_share_faults([{"a": 1}, {"a": None}], {}, 50) == []
assert column_null_share_faults([{"a": 1}, {"a": None}], {}, 49) == ["a"]
assert column_null_share_faults([{"a": "", "b": "n/a"}, {"a": 1, "b": 2}], {"b": 60}, 40) == ["a"]
assert column_null_share_faults([{"b": 1}, {"a": 1}, {"a": 1, "b": 1}], {}, 33) == ["a", "b"]
assert column_null_share_faults([{"b": 1}], {"z": 99}, 0) == ["z"]
assert column_null_share_faults([{"b": 0, "a": False, "c": " "}], {"b": 0}, 1) == []
assert column_null_share_faults([{"k": None}] * 2 + [{"k": 5}] * 199, {}, 1) == []
