"""Bookings are (code, amount) pairs with account codes like "4.10.2", numbers parted by dots. Sum
them for every account including all that lies below it, so that "4.10.2" also counts for "4.10" and
"4". Codes with more than depth parts (depth is at least 1) count for the account of their first
depth parts instead. Return (code, total) pairs sorted number by number, an account before those
below it; totals of 0 are left out unless the code has a single part."""


def rollup_account_codes(bookings, depth):
    totals = {}
    for code, amount in bookings:
        parts = tuple(int(part) for part in code.split("."))
        for length in range(1, min(depth, len(parts)) + 1):
            account = parts[:length]
            totals[account] = totals.get(account, 0) + amount
    return [
        (".".join(str(part) for part in account), total)
        for account, total in sorted(totals.items())
        if total != 0 or len(account) == 1
    ]


assert rollup_account_codes([("4.1.2", 5), ("4.1", 3), ("4.2", 1)], 3) == [
    ("4", 9), ("4.1", 8), ("4.1.2", 5), ("4.2", 1)]
assert rollup_account_codes([("4.1.2", 5), ("4.1.3", 3), ("4.1", 1)], 2) == [("4", 9), ("4.1", 9)]
assert rollup_account_codes([("10", 1), ("9.10", 2), ("9.9", 3)], 2) == [
    ("9", 5), ("9.9", 3), ("9.10", 2), ("10", 1)]
assert rollup_account_codes([("3.1", 6), ("3.2", -6), ("5.7", 0)], 2) == [
    ("3", 0), ("3.1", 6), ("3.2", -6), ("5", 0)]
assert rollup_account_codes([("1.2.3", 4), ("1.2.4", -4), ("1.2.3", 1), ("1.2.4", -1)], 3) == [
    ("1", 0), ("1.2.3", 5), ("1.2.4", -5)]
assert rollup_account_codes([("8.1.1.1", 2), ("7.3", 5)], 1) == [("7", 5), ("8", 2)]
assert rollup_account_codes([("2", -3)], 4) == [("2", -3)]
assert rollup_account_codes([("6.2", 1), ("6.1.5", -1), ("6.1.5", 1)], 3) == [("6", 1), ("6.2", 1)]
