"""Payroll runs on, say, the third working day before month close: find the YYYY-MM-DD date of the
n-th weekday counted back from the end of a month, where 1 is the last one. Saturdays, Sundays and
the dates in a list of YYYY-MM-DD holidays are skipped. None if n is below 1 or the month hasn't
that many."""

from calendar import monthrange
from datetime import date


def nth_last_business_day(year, month, n, holidays):
    length = monthrange(year, month)[1]
    working = []
    for number in range(1, length + 1):
        day = date(year, month, number)
        if day.weekday() > 4 or day.isoformat() in holidays:
            continue
        working.append(day.isoformat())
    if n < 1 or n > len(working):
        return None
    return working[-n]


assert nth_last_business_day(2024, 5, 1, []) == "2024-05-31"
assert nth_last_business_day(2024, 3, 1, []) == "2024-03-29"
assert nth_last_business_day(2024, 3, 2, ["2024-03-29"]) == "2024-03-27"
assert nth_last_business_day(2024, 2, 21, []) == "2024-02-01"
assert nth_last_business_day(2024, 2, 22, []) is None
assert nth_last_business_day(2024, 2, 21, ["2024-02-10", "2024-02-14"]) is None
assert nth_last_business_day(2024, 2, 0, []) is None
assert nth_last_business_day(2024, 2, -3, []) is None
assert nth_last_business_day(2024, 12, 6, ["2024-12-25", "2024-12-26"]) == "2024-12-20"
