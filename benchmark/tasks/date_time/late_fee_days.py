"""How many days of late fee does an invoice cost, given its due date and the date it was paid
(None while unpaid, then the as-of date stands in), all YYYY-MM-DD? Payment up to the end of a
grace period of so many weekdays, Monday to Friday, after the due date is free. Anything later is
charged for all calendar days since the due date, up to a maximum number of days."""

from datetime import date, timedelta


def late_fee_days(due, paid, as_of, grace, maximum):
    due_date = date.fromisoformat(due)
    settled = date.fromisoformat(as_of if paid is None else paid)
    last_free = due_date
    while grace > 0:
        last_free += timedelta(days=1)
        if last_free.weekday() < 5:
            grace -= 1
    if settled <= last_free:
        return 0
    return min((settled - due_date).days, maximum)


assert late_fee_days("2024-05-06", "2024-05-08", "2024-06-30", 2, 30) == 0
assert late_fee_days("2024-05-06", "2024-05-09", "2024-06-30", 2, 30) == 3
assert late_fee_days("2024-05-09", "2024-05-13", "2024-05-20", 2, 30) == 0
assert late_fee_days("2024-05-09", "2024-05-14", "2024-05-20", 2, 30) == 5
assert late_fee_days("2024-05-10", None, "2024-05-16", 1, 30) == 6
assert late_fee_days("2024-05-10", None, "2024-07-30", 3, 14) == 14
assert late_fee_days("2024-05-10", "2024-05-11", "2024-05-12", 0, 10) == 1
assert late_fee_days("2024-05-10", "2024-05-01", "2024-05-12", 0, 10) == 0
assert late_fee_days("2024-05-10", None, "2024-05-13", 1, 30) == 0
