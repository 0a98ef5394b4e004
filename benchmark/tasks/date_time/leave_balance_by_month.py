"""Track paid leave over consecutive months, the first being month number first_month, from the
days taken in each; the balance starts at 0. Each month first adds the monthly allowance, though
not beyond a cap, and then the days taken come off. In January, before that, anything above the
carry-over limit is lost. The balance may drop to minus the allowed advance; further days are
unpaid. List (balance, unpaid days) after every month."""


def leave_balance_by_month(taken, first_month, allowance, cap, carry_over, advance):
    balance = 0
    rows = []
    for index, days in enumerate(taken):
        if (first_month + index) % 12 == 1:
            balance = min(balance, carry_over)
        balance = min(balance + allowance, cap) - days
        unpaid = 0
        if balance < -advance:
            unpaid = -advance - balance
            balance = -advance
        rows.append((balance, unpaid))
    return rows


assert leave_balance_by_month([0, 1, 0], 5, 2, 20, 5, 3) == [(2, 0), (3, 0), (5, 0)]
assert leave_balance_by_month([0, 0, 2, 0], 4, 3, 7, 1, 3) == [(3, 0), (6, 0), (5, 0), (7, 0)]
assert leave_balance_by_month([0, 0, 1], 11, 4, 20, 5, 2) == [(4, 0), (8, 0), (8, 0)]
assert leave_balance_by_month([5, 4, 1], 2, 2, 9, 9, 3) == [(-3, 0), (-3, 2), (-2, 0)]
assert leave_balance_by_month([4], 6, 2, 9, 9, 0) == [(0, 2)]
assert leave_balance_by_month([9, 0, 0], 12, 1, 9, 0, 5) == [(-5, 3), (-4, 0), (-3, 0)]
assert leave_balance_by_month([0] * 14, 12, 1, 9, 0, 5)[-2:] == [(9, 0), (1, 0)]
