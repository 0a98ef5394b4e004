"""Rows are dicts in which columns may be missing. Sort them by a list of column names such as
["-price", "name"], of which the first is the most important and a leading minus means descending.
Rows whose value is None or missing stand behind those that have one, whichever the direction.
Rows that are equal in all these columns keep their order; the result is a new list."""

from functools import cmp_to_key


def sort_by_column_specs(rows, specs):
    columns = [(spec[1:], -1) if spec[0] == "-" else (spec, 1) for spec in specs]

    def compare(first, second):
        for column, direction in columns:
            left, right = first.get(column), second.get(column)
            if left == right:
                continue
            if left is None:
                return 1
            if right is None:
                return -1
            return direction if left > right else -direction
        return 0

    return sorted(rows, key=cmp_to_key(compare))


assert sort_by_column_specs([{"n": 2}, {"n": 1}], ["n"]) == [{"n": 1}, {"n": 2}]
assert sort_by_column_specs([{"n": None}, {"n": 3}, {}, {"n": 5}], ["-n"]) == [
    {"n": 5}, {"n": 3}, {"n": None}, {}]
assert sort_by_column_specs([{"n": 5}, {}, {"n": 3}, {"n": None}], ["n"]) == [
    {"n": 3}, {"n": 5}, {}, {"n": None}]
assert sort_by_column_specs(
    [{"p": 5, "n": "b"}, {"p": 9, "n": "c"}, {"p": 5, "n": "a"}], ["-p", "n"]
) == [{"p": 9, "n": "c"}, {"p": 5, "n": "a"}, {"p": 5, "n": "b"}]
assert sort_by_column_specs(
    [{"p": 1, "id": "x"}, {"p": 1, "id": "w"}, {"p": 2, "id": "v"}], ["-p"]
) == [{"p": 2, "id": "v"}, {"p": 1, "id": "x"}, {"p": 1, "id": "w"}]
assert sort_by_column_specs([{"g": 1}, {"g": 1, "k": 7}, {"g": 0}], ["g", "-k"]) == [
    {"g": 0}, {"g": 1, "k": 7}, {"g": 1}]
assert sort_by_column_specs([{"n": -1}, {"n": 0}, {"n": None}], ["-n"]) == [
    {"n": 0}, {"n": -1}, {"n": None}]
assert sort_by_column_specs([{"a-b": 2, "b": 1}, {"a-b": 1, "b": 2}], ["a-b"]) == [
    {"a-b": 1, "b": 2}, {"a-b": 2, "b": 1}]
