"""Move a YYYY-MM-DD date forward or (negative count) back by whole months, falling back to the last
day when the target month is too short. With the optional flag on, a date that is the last day of
its month lands on the last day of the target month; years outside 1 to 9999 give an empty
string."""

from calendar import monthrange
from datetime import date


def shift_months_clamped(iso_date, months, keep_month_end=False):
    day = date.fromisoformat(iso_date)
    serial = day.year * 12 + day.month - 1 + months
    year, month = serial // 12, serial % 12 + 1
    if year < 1 or year > 9999:
        return ""
    last = monthrange(year, month)[1]
    if keep_month_end and day.day == monthrange(day.year, day.month)[1]:
        return date(year, month, last).isoformat()
    return date(year, month, min(day.day, last)).isoformat()


assert shift_months_clamped("2024-01-31", 1) == "2024-02-29"
assert shift_months_clamped("2024-03-15", -3) == "2023-12-15"
assert shift_months_clamped("2024-02-29", 1) == "2024-03-29"
assert shift_months_clamped("2024-02-29", 1, True) == "2024-03-31"
assert shift_months_clamped("2024-04-29", 13, True) == "2025-05-29"
assert shift_months_clamped("2024-12-31", 2) == "2025-02-28"
assert shift_months_clamped("0001-01-15", -1) == ""
assert shift_months_clamped("0001-02-10", -1) == "0001-01-10"
assert shift_months_clamped("9999-12-01", 1) == ""
assert shift_months_clamped("9999-11-30", 1) == "9999-12-30"
