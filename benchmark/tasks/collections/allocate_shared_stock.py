"""Orders given as (id, item, wanted) are served in sequence from one dict of item to quantity. An
order gets all it wants if there is enough; otherwise it gets what is left, but only when that is
at least half of what it wants (half rounded up), else zero. Report a dict from order id to
quantity received, without the orders that want less than one piece; unknown items have no
stock."""


def allocate_shared_stock(stock, orders):
    left = dict(stock)
    granted = {}
    for order_id, item, wanted in orders:
        if wanted < 1:
            continue
        available = left.get(item, 0)
        amount = min(available, wanted)
        if amount < (wanted + 1) // 2:
            amount = 0
        granted[order_id] = amount
        left[item] = available - amount
    return granted


assert allocate_shared_stock({"nut": 10}, [(1, "nut", 4), (2, "nut", 8), (3, "nut", 1)]) == {
    1: 4, 2: 6, 3: 0
}
assert allocate_shared_stock({"a": 3}, [("x", "a", 7), ("y", "a", 3)]) == {"x": 0, "y": 3}
assert allocate_shared_stock({"a": 4}, [("x", "a", 7), ("y", "a", 1)]) == {"x": 4, "y": 0}
assert allocate_shared_stock({"a": 2, "b": 1}, [(1, "a", 4), (2, "b", 4)]) == {1: 2, 2: 0}
assert allocate_shared_stock({}, [(5, "pin", 1)]) == {5: 0}
assert allocate_shared_stock({"a": 5}, [(1, "a", 0), (2, "a", -2), (3, "a", 5)]) == {3: 5}
assert allocate_shared_stock({"a": 6, "b": 9}, [(1, "b", 5), (2, "a", 6), (3, "b", 4)]) == {
    1: 5, 2: 6, 3: 4
}
assert allocate_shared_stock({"a": 5}, [(4, "a", 9), (5, "a", 0), (6, "a", 1)]) == {4: 5, 6: 0}
assert allocate_shared_stock({"a": 2}, [(8, "a", 3), (9, "a", 2)]) == {8: 2, 9: 0}
