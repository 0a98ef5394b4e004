"""Tell a customer between which two dates a parcel should arrive, as a tuple of YYYY-MM-DD texts,
from the ship date and the least and the most transit days. Counting starts the day after shipping;
for the earliest date Monday to Saturday count, for the latest only Monday to Friday, and dates in
the YYYY-MM-DD holiday list count for neither. Zero days means the ship date itself; a negative
least or one above the most gives None."""

from datetime import date, timedelta


def delivery_promise_dates(ship_date, min_days, max_days, holidays):
    if min_days < 0 or min_days > max_days:
        return None
    day = date.fromisoformat(ship_date)
    earliest = latest = day
    while max_days > 0:
        day += timedelta(days=1)
        if day.isoformat() in holidays:
            continue
        if min_days > 0 and day.weekday() < 6:
            min_days -= 1
            earliest = day
        if day.weekday() < 5:
            max_days -= 1
            latest = day
    return earliest.isoformat(), latest.isoformat()


assert delivery_promise_dates("2024-05-06", 1, 3, []) == ("2024-05-07", "2024-05-09")
assert delivery_promise_dates("2024-05-10", 1, 1, []) == ("2024-05-11", "2024-05-13")
assert delivery_promise_dates("2024-05-09", 3, 4, []) == ("2024-05-13", "2024-05-15")
assert delivery_promise_dates("2024-05-10", 1, 2, ["2024-05-11", "2024-05-13"]) == (
    "2024-05-14", "2024-05-15")
assert delivery_promise_dates("2024-05-12", 0, 0, []) == ("2024-05-12", "2024-05-12")
assert delivery_promise_dates("2024-05-06", 3, 2, []) is None
assert delivery_promise_dates("2024-05-06", -1, 2, []) is None
assert delivery_promise_dates("2024-12-24", 2, 5, ["2024-12-25", "2025-01-01"]) == (
    "2024-12-27", "2025-01-02")
