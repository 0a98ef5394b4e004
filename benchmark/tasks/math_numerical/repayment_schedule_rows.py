"""Plan of a loan in cents as a list of (interest, principal part, balance afterwards), with the
same payment each period. The rate is in basis points per period on the open balance, half a cent
going up, and the last payment only clears what is left. If a payment would leave less than
`smallest`, that rest is paid along with it. Nothing owed, or a payment that doesn't exceed the
interest, gives an empty list."""


def repayment_schedule_rows(balance, rate, payment, smallest):
    rows = []
    while balance > 0:
        interest = (balance * rate + 5000) // 10000
        principal = payment - interest
        if principal <= 0:
            return []
        if balance - principal < smallest:
            principal = balance
        balance -= principal
        rows.append((interest, principal, balance))
    return rows


assert repayment_schedule_rows(1000, 100, 500, 15) == [(10, 490, 510), (5, 495, 15), (0, 15, 0)]
assert repayment_schedule_rows(1000, 100, 500, 16) == [(10, 490, 510), (5, 510, 0)]
assert repayment_schedule_rows(50, 100, 51, 0) == [(1, 50, 0)]
assert repayment_schedule_rows(1000, 1000, 100, 0) == []
assert repayment_schedule_rows(100, 1000, 61, 0) == [(10, 51, 49), (5, 49, 0)]
assert repayment_schedule_rows(4999, 1, 5000, 0) == [(0, 4999, 0)]
assert repayment_schedule_rows(300, 0, 100, 1) == [(0, 100, 200), (0, 100, 100), (0, 100, 0)]
assert repayment_schedule_rows(20, 0, 5, 50) == [(0, 20, 0)]
assert repayment_schedule_rows(3, 0, 1, 0) == [(0, 1, 2), (0, 1, 1), (0, 1, 0)]
