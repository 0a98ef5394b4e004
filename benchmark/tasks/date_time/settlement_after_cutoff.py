"""On which date does a trade settle? The order has a YYYY-MM-DD date and a minute of the day. If
it comes in at or after the cutoff minute, or on a weekend or one of the listed YYYY-MM-DD
holidays, it counts as placed on the next business day. Settlement is the given number of business
days after that placement day; zero means the placement day itself."""

from datetime import date, timedelta


def _is_business_day(day, holidays):
    return day.weekday() < 5 and day.isoformat() not in holidays


def settlement_after_cutoff(order_date, minute, cutoff, days, holidays):
    day = date.fromisoformat(order_date)
    remaining = days
    if minute >= cutoff or not _is_business_day(day, holidays):
        remaining += 1
    while remaining > 0:
        day += timedelta(days=1)
        if _is_business_day(day, holidays):
            remaining -= 1
    return day.isoformat()


assert settlement_after_cutoff("2024-05-06", 600, 960, 2, []) == "2024-05-08"
assert settlement_after_cutoff("2024-05-06", 960, 960, 2, []) == "2024-05-09"
assert settlement_after_cutoff("2024-05-06", 959, 960, 0, ["2024-05-07"]) == "2024-05-06"
assert settlement_after_cutoff("2024-05-10", 1000, 960, 0, []) == "2024-05-13"
assert settlement_after_cutoff("2024-05-11", 100, 960, 1, []) == "2024-05-14"
assert settlement_after_cutoff("2024-05-12", 1100, 960, 0, ["2024-05-13"]) == "2024-05-14"
assert settlement_after_cutoff("2024-05-09", 30, 960, 1, ["2024-05-09"]) == "2024-05-13"
assert settlement_after_cutoff("2024-12-24", 700, 660, 3, ["2024-12-25", "2024-12-26"]) == (
    "2025-01-01")
assert settlement_after_cutoff("2024-05-10", 0, 960, 1, ["2024-05-13"]) == "2024-05-14"
