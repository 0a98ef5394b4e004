"""What must a credit card holder pay this month at least, in whole cents? It is a whole percentage
of the balance, rounded up to a cent and raised to the floor if lower, plus whatever is overdue.
When less than the floor would remain open after that, the entire balance is due and never more. A
zero or negative balance needs 0."""


def card_minimum_payment(balance, percent, floor, overdue):
    if balance <= 0:
        return 0
    share = -(-balance * percent // 100)
    due = max(share, floor) + overdue
    if balance - due < floor:
        return balance
    return due


assert card_minimum_payment(100000, 3, 2500, 0) == 3000
assert card_minimum_payment(100050, 3, 2500, 0) == 3002
assert card_minimum_payment(50000, 3, 2500, 700) == 3200
assert card_minimum_payment(5000, 3, 2500, 0) == 2500
assert card_minimum_payment(4999, 3, 2500, 0) == 4999
assert card_minimum_payment(2000, 3, 2500, 0) == 2000
assert card_minimum_payment(0, 3, 2500, 0) == 0
assert card_minimum_payment(-800, 3, 2500, 100) == 0
assert card_minimum_payment(1, 5, 0, 0) == 1
assert card_minimum_payment(90000, 4, 1000, 1500) == 5100
