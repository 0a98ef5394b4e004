"""Guests order on a tab: ("order", amount) adds to what is owed, opening a tab if none is open, but
is refused without any effect when the sum would be over the house limit; ("pay", amount) reduces
it, and what is paid beyond the sum owed, or with no tab open, is a tip. A tab whose sum is paid
down to zero is closed. Return (sum owed, tips, number of tabs opened); amounts are positive."""


def tab_with_house_limit(events, limit):
    owed = tips = tabs = 0
    for kind, amount in events:
        if kind == "pay":
            tips += max(amount - owed, 0)
            owed = max(owed - amount, 0)
            continue
        if owed + amount > limit:
            continue
        if owed == 0:
            tabs += 1
        owed += amount
    return owed, tips, tabs


assert tab_with_house_limit([], 50) == (0, 0, 0)
assert tab_with_house_limit([("order", 20), ("order", 10)], 50) == (30, 0, 1)
assert tab_with_house_limit([("order", 30), ("order", 21), ("order", 20)], 50) == (50, 0, 1)
assert tab_with_house_limit([("order", 12), ("pay", 15), ("order", 8)], 50) == (8, 3, 2)
assert tab_with_house_limit([("pay", 4)], 50) == (0, 4, 0)
assert tab_with_house_limit([("order", 51), ("order", 5), ("pay", 2)], 50) == (3, 0, 1)
assert tab_with_house_limit(
    [("order", 9), ("pay", 9), ("order", 7), ("pay", 3), ("order", 1)], 50
) == (5, 0, 2)
assert tab_with_house_limit(
    [("order", 40), ("pay", 25), ("order", 40), ("order", 35), ("pay", 60)], 50
) == (0, 10, 1)
assert tab_with_house_limit([("order", 6), ("pay", 10), ("pay", 5)], 6) == (0, 9, 1)
