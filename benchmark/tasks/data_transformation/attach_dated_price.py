"""Look up the price that was valid for each order (item, day), days being whole numbers. A price
list entry (item, from, to, price) holds from its from day, included, to its to day, excluded, and
None in either place means no limit on that side. If several entries cover the day, the one that
begins latest wins, the later in the list where they begin together. Return (item, day, price) for
each order in the same order, with None as the price when nothing covers it."""

from math import inf


def attach_dated_price(orders, prices):
    attached = []
    for item, day in orders:
        price, since = None, -inf
        for listed, begin, end, amount in prices:
            start = -inf if begin is None else begin
            stop = inf if end is None else end
            if listed == item and start <= day < stop and start >= since:
                price, since = amount, start
        attached.append((item, day, price))
    return attached


assert attach_dated_price([("nut", 5), ("bolt", 6)], [("nut", 1, 9, 20), ("bolt", 2, 8, 30)]) == [
    ("nut", 5, 20), ("bolt", 6, 30)]
assert attach_dated_price([("nut", 3), ("nut", 9), ("nut", 2)], [("nut", 3, 9, 20)]) == [
    ("nut", 3, 20), ("nut", 9, None), ("nut", 2, None)]
assert attach_dated_price([("a", 5)], [("a", 4, 7, 1), ("a", 2, 9, 2), ("a", 3, 6, 3)]) == [
    ("a", 5, 1)]
assert attach_dated_price([("a", 5)], [("a", 4, 7, 1), ("a", 4, 9, 2), ("a", None, 9, 3)]) == [
    ("a", 5, 2)]
assert attach_dated_price([("a", -2), ("a", 60)], [("a", None, 0, 1), ("a", 50, None, 2)]) == [
    ("a", -2, 1), ("a", 60, 2)]
assert attach_dated_price([("a", 7)], [("a", None, None, 6), ("b", 7, 8, 5)]) == [("a", 7, 6)]
assert attach_dated_price([("a", 7)], [("a", None, 9, 6), ("a", None, None, 4)]) == [("a", 7, 4)]
assert attach_dated_price([("c", 1), ("a", 3)], [("a", 1, 4, 8), ("a", -5, 9, 7)]) == [
    ("c", 1, None), ("a", 3, 8)]
