"""After a stocktake every item has a list of count results in the order they were taken; which
quantity is settled for each? If the first two are no further apart than the tolerance, it is the
second. Otherwise whichever of the first two is closer to the third (the second on a tie) is
settled, provided it lies within the tolerance of the third. An item without agreement, without the
third when needed, or with fewer than two results gets None; results after the third are ignored."""


def settle_stock_counts(results, tolerance):
    settled = {}
    for item, counts in results.items():
        settled[item] = None
        if len(counts) < 2:
            continue
        first, second = counts[0], counts[1]
        if abs(first - second) <= tolerance:
            settled[item] = second
            continue
        if len(counts) < 3:
            continue
        third = counts[2]
        closer = first if abs(first - third) < abs(second - third) else second
        if abs(closer - third) <= tolerance:
            settled[item] = closer
    return settled


assert settle_stock_counts({"nut": [10, 12], "bolt": [10, 13]}, 2) == {"nut": 12, "bolt": None}
assert settle_stock_counts({"a": [10, 20, 11], "b": [10, 20, 19]}, 1) == {"a": 10, "b": 20}
assert settle_stock_counts({"a": [10, 14, 12]}, 3) == {"a": 14}
assert settle_stock_counts({"a": [10, 20, 15], "b": [20, 10, 23]}, 2) == {"a": None, "b": None}
assert settle_stock_counts({"a": [], "b": [7], "c": [7, 7]}, 0) == {"a": None, "b": None, "c": 7}
assert settle_stock_counts({"a": [30, 20, 28, 20]}, 2) == {"a": 30}
assert settle_stock_counts({"a": [5, 9, 40, 9], "b": [9, 5, 6, 9]}, 3) == {"a": None, "b": 5}
assert settle_stock_counts({"a": [8, 5, 99]}, 3) == {"a": 5}
