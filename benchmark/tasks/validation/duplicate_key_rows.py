"""Which rows of an import repeat the key of an earlier one? Rows are mappings, numbered from 1; the
key is made of the named columns, whose texts are compared without regard to case and surrounding
blanks. Give a list of (row number, number of the first row with that key) in row order. A row whose
key has any part that is absent, None or a blank text takes no part."""


def duplicate_key_rows(rows, columns):
    first_seen = {}
    repeats = []
    for number, row in enumerate(rows, start=1):
        key = []
        for column in columns:
            part = row.get(column)
            if isinstance(part, str):
                part = part.strip().lower()
            key.append(part)
        if None in key or "" in key:
            continue
        first = first_seen.setdefault(tuple(key), number)
        if first != number:
            repeats.append((number, first))
    return repeats


assert duplicate_key_rows([{"id": 7}, {"id": 8}, {"id": 7}, {"id": 7}], ["id"]) == [
    (3, 1), (4, 1)
]
assert duplicate_key_rows([{"id": "x"}, {"id": "Ab"}, {"id": " aB "}], ["id"]) == [(3, 2)]
assert duplicate_key_rows([{"a": 1, "b": 2}, {"a": 1, "b": 3}, {"a": 2, "b": 1}], ["a", "b"]) == []
assert duplicate_key_rows([{"a": 1, "b": 2}, {"a": 1, "b": 3}, {"a": 2, "b": 1}], ["a"]) == [
    (2, 1)
]
assert duplicate_key_rows([{"a": None, "b": 1}, {"b": 1}, {"a": None, "b": 1}], ["b", "a"]) == []
assert duplicate_key_rows([{"a": "  "}, {"a": ""}, {"a": " "}, {"a": "k"}, {"a": "K"}], ["a"]) == [
    (5, 4)
]
assert duplicate_key_rows([{"a": 0}, {"a": 0}], ["a"]) == [(2, 1)]
