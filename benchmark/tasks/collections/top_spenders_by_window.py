"""Sales come as (day number, customer, amount), refunds being negative. Taking only the last window
of so many days, which ends with and includes the latest day that occurs, add up per customer and
list the best as (customer, total), largest total first and equal ones by name. Only totals above
zero count; the list has the given number of places, but everybody who ties with the last of them is
on it too. Fewer than one place, or no sales, give an empty list."""


def top_spenders_by_window(sales, days, places):
    if places < 1:
        return []
    latest = max((day for day, _, _ in sales), default=0)
    totals = {}
    for day, customer, amount in sales:
        if day <= latest - days:
            continue
        totals[customer] = totals.get(customer, 0) + amount
    ranked = sorted(
        ((customer, total) for customer, total in totals.items() if total > 0),
        key=lambda entry: (-entry[1], entry[0]),
    )
    if len(ranked) <= places:
        return ranked
    threshold = ranked[places - 1][1]
    return [entry for entry in ranked if entry[1] >= threshold]


assert top_spenders_by_window(
    [(1, "ann", 50), (3, "bob", 20), (4, "cid", 30), (5, "bob", 15)], 3, 1) == [("bob", 35)]
assert top_spenders_by_window(
    [(1, "ann", 50), (5, "bob", 20), (4, "cid", 30), (2, "bob", 15)], 4, 2
) == [("bob", 35), ("cid", 30)]
assert top_spenders_by_window([(1, "ann", 50), (3, "bob", 20), (5, "bob", 15)], 5, 1) == [
    ("ann", 50)]
assert top_spenders_by_window([(1, "b", 5), (1, "a", 5), (1, "c", 5), (1, "d", 4)], 1, 2) == [
    ("a", 5), ("b", 5), ("c", 5)]
assert top_spenders_by_window([(2, "a", 5), (2, "a", -5), (2, "b", -1), (2, "c", 1)], 1, 3) == [
    ("c", 1)]
assert top_spenders_by_window([(1, "b", 5), (1, "a", 7)], 2, 0) == []
assert top_spenders_by_window([(7, "b", 5), (9, "a", 7), (8, "c", 6)], 2, 9) == [("a", 7), ("c", 6)]
assert top_spenders_by_window([(3, "x", 4), (3, "y", 8), (3, "x", 3), (3, "z", 9)], 1, 2) == [
    ("z", 9), ("y", 8)]
