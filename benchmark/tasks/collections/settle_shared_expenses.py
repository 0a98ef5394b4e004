"""After a trip everyone has a balance in cents, positive if they are owed money and negative if
they owe some. Make up the list of payments (from, to, amount): each time the one who owes most pays
the one who is owed most, ties by first name in the alphabet, as much as fits both. It ends when a
payment would come to less than minimum, which is at least 1, or after max_payments of them. The
balances need not add up to zero."""


def settle_shared_expenses(balances, minimum, max_payments):
    left = dict(balances)
    payments = []
    while left and len(payments) < max_payments:
        debtor = min(left, key=lambda name: (left[name], name))
        creditor = min(left, key=lambda name: (-left[name], name))
        amount = min(-left[debtor], left[creditor])
        if amount < minimum:
            break
        left[debtor] += amount
        left[creditor] -= amount
        payments.append((debtor, creditor, amount))
    return payments


assert settle_shared_expenses({"ann": 30, "bob": -10, "cid": -20}, 1, 9) == [
    ("cid", "ann", 20), ("bob", "ann", 10)]
assert settle_shared_expenses({"bea": 10, "ann": 10, "dan": -20}, 1, 9) == [
    ("dan", "ann", 10), ("dan", "bea", 10)]
assert settle_shared_expenses({"zoe": 20, "ben": -10, "al": -10}, 2, 9) == [
    ("al", "zoe", 10), ("ben", "zoe", 10)]
assert settle_shared_expenses({"ann": 6, "bob": -6}, 7, 9) == []
assert settle_shared_expenses({"ann": 6, "bob": -6}, 6, 1) == [("bob", "ann", 6)]
assert settle_shared_expenses({"ann": 12, "bob": -9, "cid": -3}, 4, 9) == [("bob", "ann", 9)]
assert settle_shared_expenses({"ann": 8, "bob": -3, "cid": 2}, 1, 5) == [("bob", "ann", 3)]
assert settle_shared_expenses({"a": 50, "b": 20, "c": -40, "d": -25, "e": -5}, 5, 3) == [
    ("c", "a", 40), ("d", "b", 20), ("d", "a", 5)]
