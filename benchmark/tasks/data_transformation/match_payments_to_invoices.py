"""Allocate incoming payments to open invoices; both are (id, amount) lists in order, invoices
oldest first with positive amounts and no id twice. A payment goes to the oldest invoice whose open
rest is exactly its amount; without one it fills the oldest open invoices one after another as far
as it reaches. Payments of zero or less are ignored. The result is ([(payment, invoice, amount),
...] in the order of allocation, sum of all money that found no invoice)."""


def match_payments_to_invoices(invoices, payments):
    due = dict(invoices)
    allocations = []
    unallocated = 0
    for payment, amount in payments:
        exact = [invoice for invoice, rest in due.items() if rest == amount]
        for invoice in exact or list(due):
            share = min(amount, due[invoice])
            if share <= 0:
                continue
            allocations.append((payment, invoice, share))
            due[invoice] -= share
            amount -= share
        unallocated += max(0, amount)
    return allocations, unallocated


assert match_payments_to_invoices([("A", 50), ("B", 30)], [("p", 30)]) == ([("p", "B", 30)], 0)
assert match_payments_to_invoices([("A", 50), ("B", 30)], [("p", 60)]) == (
    [("p", "A", 50), ("p", "B", 10)], 0)
assert match_payments_to_invoices([("A", 50), ("B", 30)], [("p", 20), ("q", 30), ("r", 40)]) == (
    [("p", "A", 20), ("q", "A", 30), ("r", "B", 30)], 10)
assert match_payments_to_invoices([("A", 40), ("B", 40)], [("p", 40), ("q", 41)]) == (
    [("p", "A", 40), ("q", "B", 40)], 1)
assert match_payments_to_invoices([("A", 9)], [("p", -4), ("q", 0), ("r", 10)]) == (
    [("r", "A", 9)], 1)
assert match_payments_to_invoices([], [("p", 7), ("q", 6)]) == ([], 13)
assert match_payments_to_invoices([("A", 9), ("B", 2)], [("p", 8), ("q", 3), ("r", 4)]) == (
    [("p", "A", 8), ("q", "A", 1), ("q", "B", 2)], 4)
assert match_payments_to_invoices([("A", 1), ("B", 2)], [("p", 1), ("q", 1)]) == (
    [("p", "A", 1), ("q", "B", 1)], 0)
