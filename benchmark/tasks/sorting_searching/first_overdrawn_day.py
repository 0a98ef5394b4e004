"""On which day does an account first fall below what its overdraft allows? Deposits and
withdrawals are lists of (day, positive amount), each in day order; the account opens with a
balance of zero or more, may go down to exactly minus the overdraft, and on any one day all
deposits are booked before the withdrawals. If it never falls so low, the answer is None."""


def first_overdrawn_day(deposits, withdrawals, opening, overdraft):
    balance = opening
    upcoming = 0
    for day, amount in withdrawals:
        while upcoming < len(deposits) and deposits[upcoming][0] <= day:
            balance += deposits[upcoming][1]
            upcoming += 1
        balance -= amount
        if balance < -overdraft:
            return day
    return None


assert first_overdrawn_day([(1, 100)], [(2, 60), (3, 50)], 0, 0) == 3
assert first_overdrawn_day([(2, 50)], [(2, 50)], 0, 0) is None
assert first_overdrawn_day([(3, 50)], [(2, 50)], 0, 49) == 2
assert first_overdrawn_day([(3, 50)], [(2, 50)], 0, 50) is None
assert first_overdrawn_day(
    [(1, 10), (4, 10), (9, 500)], [(2, 5), (5, 10), (6, 6), (8, 1)], 0, 0
) == 6
assert first_overdrawn_day([], [(7, 30)], 20, 5) == 7
assert first_overdrawn_day([], [(7, 30)], 20, 10) is None
assert first_overdrawn_day([(5, 20), (5, 30)], [(5, 45), (5, 11)], 5, 0) == 5
assert first_overdrawn_day([(5, 20), (5, 30)], [(5, 45), (6, 10)], 5, 0) is None
