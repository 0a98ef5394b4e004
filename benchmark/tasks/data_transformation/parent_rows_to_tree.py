"""Departments are stored as (id, parent id, name), ids being unique numbers and the parent None at
the top. Build the hierarchy from that as a list of nested (name, children) pairs, children being
such a list again, siblings sorted by name and then id. Rows whose parent id doesn't exist come,
sorted in the same way, after the proper top ones; rows in or below a loop are left out. Only
max_levels levels (at least 1) are shown; children on any deeper one are omitted."""


def parent_rows_to_tree(rows, max_levels):
    known = {key for key, _, _ in rows}
    tops, strays, below = [], [], {}
    for key, parent, name in sorted(rows, key=lambda row: (row[2], row[0])):
        if parent is None:
            tops.append((key, name))
        elif parent not in known:
            strays.append((key, name))
        else:
            below.setdefault(parent, []).append((key, name))

    def branch(key, name, level):
        if level == max_levels:
            return name, []
        return name, [branch(*child, level + 1) for child in below.get(key, [])]

    return [branch(key, name, 1) for key, name in [*tops, *strays]]


assert parent_rows_to_tree([(1, None, "HQ"), (2, 1, "IT"), (3, 1, "HR"), (4, 2, "Ops")], 9) == [
    ("HQ", [("HR", []), ("IT", [("Ops", [])])])]
assert parent_rows_to_tree([(1, None, "HQ"), (2, 1, "IT"), (4, 2, "Ops")], 2) == [
    ("HQ", [("IT", [])])]
assert parent_rows_to_tree([(5, 99, "A"), (6, None, "Z"), (7, 5, "B")], 3) == [
    ("Z", []), ("A", [("B", [])])]
assert parent_rows_to_tree([(9, None, "X"), (8, None, "X"), (1, 9, "end"), (2, 8, "mid")], 2) == [
    ("X", [("mid", [])]), ("X", [("end", [])])]
assert parent_rows_to_tree([(1, 2, "a"), (2, 1, "b"), (3, 3, "c"), (4, None, "d")], 5) == [
    ("d", [])]
assert parent_rows_to_tree([(4, 0, "m"), (3, 7, "k"), (2, None, "n"), (0, 8, "q")], 1) == [
    ("n", []), ("k", []), ("q", [])]
assert parent_rows_to_tree([(2, 0, "two"), (0, None, "top"), (11, 0, "ten"), (5, 2, "x")], 3) == [
    ("top", [("ten", []), ("two", [("x", [])])])]
assert parent_rows_to_tree([(1, None, "r"), (2, 1, "s"), (3, 2, "t"), (4, 3, "u")], 3) == [
    ("r", [("s", [("t", [])])])]
