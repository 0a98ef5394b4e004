"""Stocktaking: compare the book quantities (item to quantity) with hand scanner lines of (item,
quantity), where several lines of an item add up and an item never scanned counts as 0. List
(item, counted minus booked) wherever the difference, either way, is more than the tolerated
percentage of the booked quantity; exactly that much is still accepted, and an item without a
booking counts as booked with 0. Largest difference first whatever its sign, then by item."""


def count_sheet_variances(book, scans, percent):
    counted = dict.fromkeys(book, 0)
    for item, quantity in scans:
        counted[item] = counted.get(item, 0) + quantity
    variances = []
    for item, total in counted.items():
        booked = book.get(item, 0)
        difference = total - booked
        if abs(difference) * 100 > booked * percent:
            variances.append((item, difference))
    return sorted(variances, key=lambda entry: (-abs(entry[1]), entry[0]))


assert count_sheet_variances({"cup": 20, "jar": 50}, [("cup", 17), ("jar", 46)], 10) == [
    ("cup", -3)
]
assert count_sheet_variances({"cup": 20}, [("cup", 12), ("cup", 6)], 10) == []
assert count_sheet_variances({"cup": 20}, [("cup", 11), ("cup", 12)], 10) == [("cup", 3)]
assert count_sheet_variances({"nail": 10000}, [("nail", 9899)], 1) == [("nail", -101)]
assert count_sheet_variances({"pan": 2}, [], 50) == [("pan", -2)]
assert count_sheet_variances({}, [("lid", 1)], 50) == [("lid", 1)]
assert count_sheet_variances({"b": 8, "a": 8, "c": 3}, [("c", 10), ("a", 12), ("b", 4)], 20) == [
    ("c", 7), ("a", 4), ("b", -4)
]
assert count_sheet_variances({"p": 100, "q": 100}, [("p", 101), ("q", 99)], 1) == []
assert count_sheet_variances({"p": 4, "q": 5}, [("q", 5), ("p", 3)], 0) == [("p", -1)]
