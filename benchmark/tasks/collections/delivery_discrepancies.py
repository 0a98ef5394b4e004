"""Compare what was ordered with what arrived, both dicts of item to quantity with absent items
meaning 0, and list (item, surplus) pairs, minus for a shortage, wherever the two differ by more
than an accepted amount. Biggest difference first, alphabetical between equal ones; nothing at
all is listed when the accepted amount is negative."""


def delivery_discrepancies(ordered, arrived, accepted):
    if accepted < 0:
        return []
    found = []
    for item in ordered.keys() | arrived.keys():
        surplus = arrived.get(item, 0) - ordered.get(item, 0)
        if abs(surplus) > accepted:
            found.append((item, surplus))
    return sorted(found, key=lambda pair: (-abs(pair[1]), pair[0]))


assert delivery_discrepancies({"nut": 10, "bolt": 5}, {"nut": 7, "bolt": 6}, 0) == [
    ("nut", -3), ("bolt", 1)
]
assert delivery_discrepancies({"nut": 10, "bolt": 5}, {"nut": 7, "bolt": 6}, 1) == [("nut", -3)]
assert delivery_discrepancies({}, {}, 0) == []
assert delivery_discrepancies({"a": 2}, {}, 0) == [("a", -2)]
assert delivery_discrepancies({}, {"z": 2, "b": 2, "m": 3}, 1) == [("m", 3), ("b", 2), ("z", 2)]
assert delivery_discrepancies({"a": 1, "b": 5}, {"a": 1, "b": 2}, -1) == []
assert delivery_discrepancies({"a": 4, "b": 4}, {"a": 2, "b": 6}, 2) == []
assert delivery_discrepancies({"b": 4, "a": 4, "c": 1}, {"a": 7, "b": 1, "c": 1}, 0) == [
    ("a", 3), ("b", -3)
]
assert delivery_discrepancies({"a": 1, "b": 5}, {"a": 2, "b": 8}, 2) == [("b", 3)]
