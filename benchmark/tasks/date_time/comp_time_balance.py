"""Overtime is paid back as time off: earned and used entries are (day number, minutes) lists in any
order. Each earning can be used from its own day through the valid_days-th day after it, and every
use, in order of days, takes from the oldest earning available; minutes for which none is left are
refused. Report (minutes that can still be used on a given day, total refused) at the end of that
day, leaving later entries out of account."""


def comp_time_balance(earned, used, day, valid_days):
    credits = [[earned_on, left] for earned_on, left in sorted(earned) if earned_on <= day]
    refused = 0
    for used_on, needed in sorted(used):
        if used_on > day:
            break
        for credit in credits:
            if credit[0] > used_on or used_on - credit[0] > valid_days:
                continue
            taken = min(needed, credit[1])
            credit[1] -= taken
            needed -= taken
        refused += needed
    balance = sum(left for earned_on, left in credits if day - earned_on <= valid_days)
    return balance, refused


assert comp_time_balance([(1, 60)], [(3, 20)], 11, 10) == (40, 0)
assert comp_time_balance([(1, 60)], [], 12, 10) == (0, 0)
assert comp_time_balance([(1, 60)], [(11, 50)], 11, 10) == (10, 0)
assert comp_time_balance([(1, 60), (8, 30)], [(12, 50)], 13, 10) == (0, 20)
assert comp_time_balance([(5, 40), (1, 60)], [(6, 50)], 13, 10) == (40, 0)
assert comp_time_balance([(5, 60)], [(5, 10), (4, 30)], 6, 10) == (50, 30)
assert comp_time_balance([(1, 60), (8, 5), (9, 30)], [(8, 15), (9, 90)], 8, 10) == (50, 0)
assert comp_time_balance([(1, 60), (2, 30)], [(3, 100)], 3, 5) == (0, 10)
assert comp_time_balance([(1, 30), (5, 30)], [(6, 30), (3, 30)], 6, 10) == (0, 0)
