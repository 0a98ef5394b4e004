"""Bring a price list up to date. It is a list of (key, value) in ascending order of key, each key
once, and the changes are given in the same way, only that a key may come several times in a row,
of which the last alone counts. A change sets the value of its key, adding a key that is new; with
the value None it removes the key. Return (new list, number of keys that were to be removed but
are not on the list)."""


def apply_sorted_updates(catalogue, updates):
    result = []
    missing = 0
    place = 0
    for index, (key, value) in enumerate(updates):
        if index + 1 < len(updates) and updates[index + 1][0] == key:
            continue
        while place < len(catalogue) and catalogue[place][0] < key:
            result.append(catalogue[place])
            place += 1
        known = place < len(catalogue) and catalogue[place][0] == key
        if known:
            place += 1
        if value is not None:
            result.append((key, value))
        elif not known:
            missing += 1
    return result + catalogue[place:], missing


assert apply_sorted_updates([("a", 1), ("c", 3)], [("b", 2)]) == (
    [("a", 1), ("b", 2), ("c", 3)], 0)
assert apply_sorted_updates([("a", 1), ("b", 2)], [("a", None)]) == ([("b", 2)], 0)
assert apply_sorted_updates([("a", 1)], [("b", None)]) == ([("a", 1)], 1)
assert apply_sorted_updates([("a", 1), ("b", 2)], [("b", 5), ("c", 6)]) == (
    [("a", 1), ("b", 5), ("c", 6)], 0)
assert apply_sorted_updates([("k", 1)], [("k", None), ("k", 4)]) == ([("k", 4)], 0)
assert apply_sorted_updates([], [("x", 3), ("x", None), ("y", None)]) == ([], 2)
assert apply_sorted_updates([("d", 4)], [("b", 0), ("e", None)]) == ([("b", 0), ("d", 4)], 1)
assert apply_sorted_updates(
    [("a", 1), ("b", 2), ("c", 3)], [("b", None), ("b", 7), ("b", None)]
) == ([("a", 1), ("c", 3)], 0)
