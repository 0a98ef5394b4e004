"""Till check for a bill paid in several ways. Payments are (method, amount); "cash" is cash,
methods in the dict of balances are gift cards, and others are bank cards. Name the first fault:
"amount" if any isn't positive, "methods" if there are more different ones than allowed, "balance"
if a gift card is charged more in all than it holds, "short" if the total isn't reached, "excess" if
all but cash is already above it. If cash brings too much return ("change", surplus), otherwise
None."""

from collections import Counter


def split_payment_fault(total, payments, balances, most):
    spent = Counter()
    for method, amount in payments:
        if amount <= 0:
            return "amount"
        spent[method] += amount
    if len(spent) > most:
        return "methods"
    if any(spent[card] > balance for card, balance in balances.items()):
        return "balance"
    change = sum(amount for _, amount in payments) - total
    if change < 0:
        return "short"
    if change > spent["cash"]:
        return "excess"
    return ("change", change) if change > 0 else None


assert split_payment_fault(50, [("visa", 20), ("cash", 30)], {"g1": 5}, 2) is None
assert split_payment_fault(50, [("visa", 20), ("cash", 31)], {"g1": 5}, 2) == ("change", 1)
assert split_payment_fault(50, [("cash", 20), ("cash", 30), ("visa", 0)], {}, 1) == "amount"
assert split_payment_fault(50, [("cash", 10), ("g1", 99), ("visa", 5)], {"g1": 5}, 2) == "methods"
assert split_payment_fault(50, [("g1", 20), ("cash", 20), ("g1", 10)], {"g1": 29}, 2) == "balance"
assert split_payment_fault(50, [("g1", 20), ("cash", 19), ("g1", 10)], {"g1": 30}, 2) == "short"
assert split_payment_fault(50, [("visa", 50), ("cash", 2)], {}, 3) == ("change", 2)
assert split_payment_fault(50, [("visa", 51), ("cash", 1)], {}, 3) == "excess"
assert split_payment_fault(0, [], {"g1": 5}, 0) is None
