"""How many months until all debts, each (balance, basis points of interest a month, minimum), are
gone on a fixed monthly budget in cents? Each month interest without cent fractions is added, then
every minimum is paid, or the balance if less, and the rest of the budget goes to one debt after the
other: the highest rate first, with equal rates the smaller balance left, then the earlier one in
the list. Zero balances need no month. Return None if all minimums together, even those of zero
balances, exceed the budget or 600 months aren't enough."""


def debt_payoff_months(debts, budget):
    if sum(minimum for _, _, minimum in debts) > budget:
        return None
    owed = [list(debt) for debt in debts if debt[0] > 0]
    months = 0
    while owed:
        if months == 600:
            return None
        months += 1
        left = budget
        for debt in owed:
            debt[0] += debt[0] * debt[1] // 10000
            paid = min(debt[0], debt[2])
            debt[0] -= paid
            left -= paid
        for debt in sorted(owed, key=lambda debt: (-debt[1], debt[0])):
            paid = min(debt[0], left)
            debt[0] -= paid
            left -= paid
        owed = [debt for debt in owed if debt[0] > 0]
    return months


assert debt_payoff_months([(0, 0, 5)], 5) == 0
assert debt_payoff_months([(1000, 0, 6), (1000, 0, 4)], 9) is None
assert debt_payoff_months([(1, 0, 1)], 1) == 1
assert debt_payoff_months([(600, 0, 0)], 1) == 600
assert debt_payoff_months([(601, 0, 0)], 1) is None
assert debt_payoff_months([(11, 1000, 0), (9, 1000, 0)], 2) == 16
assert debt_payoff_months([(1000, 0, 300), (1000, 5000, 0)], 800) == 6
assert debt_payoff_months([(9999, 1, 0)], 9999) == 1
assert debt_payoff_months([(13, 2500, 5), (10, 2500, 2)], 9) == 5
assert debt_payoff_months([(50, 0, 80), (130, 0, 20)], 100) == 2
