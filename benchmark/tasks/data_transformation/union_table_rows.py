"""Put several (header, rows) tables of texts, numbers and None below each other although their
columns differ (no header has a name twice). The result is (header, rows) with all column names in
the order of their first appearance, and None in a row for each column that it lacks, be it absent
from its table or because the row is too short. A column that holds texts as well as numbers
somewhere is turned into texts as a whole, but None stays None there."""


def union_table_rows(tables):
    header = []
    records = []
    for names, rows in tables:
        header += [name for name in names if name not in header]
        records += [dict(zip(names, row)) for row in rows]
    stacked = [[record.get(name) for name in header] for record in records]
    for place in range(len(header)):
        if not any(isinstance(row[place], str) for row in stacked):
            continue
        for row in stacked:
            if row[place] is not None:
                row[place] = str(row[place])
    return header, stacked


assert union_table_rows([(["a", "b"], [[1, 2]]), (["c", "a"], [[3, 4], [5, 6]])]) == (
    ["a", "b", "c"], [[1, 2, None], [4, None, 3], [6, None, 5]])
assert union_table_rows([(["n"], [[7], [None]]), (["n"], [["x"], [8]])]) == (
    ["n"], [["7"], [None], ["x"], ["8"]])
assert union_table_rows([(["p", "q"], [["u", 1], ["v", 2]]), (["q"], [["w"]])]) == (
    ["p", "q"], [["u", "1"], ["v", "2"], [None, "w"]])
assert union_table_rows([(["a"], [["k"], [None]]), (["b"], [[4]])]) == (
    ["a", "b"], [["k", None], [None, None], [None, 4]])
assert union_table_rows([(["z", "y"], [[1, "s"], [2]]), (["x"], [])]) == (
    ["z", "y", "x"], [[1, "s", None], [2, None, None]])
assert union_table_rows([(["m", "n"], [["a", 1], [2, "b"], [3, 4]])]) == (
    ["m", "n"], [["a", "1"], ["2", "b"], ["3", "4"]])
assert union_table_rows([(["s"], [["a"], ["b"], [5]]), (["t", "s"], [[0, 6]])]) == (
    ["s", "t"], [["a", None], ["b", None], ["5", None], ["6", 0]])
