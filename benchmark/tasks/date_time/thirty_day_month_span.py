"""Interest days between two YYYY-MM-DD dates when every month is taken to have 30 days. A 31st
counts as a 30th; the last day of February counts as a 30th too, but only at the earlier of the two
dates, not at the later one. If the second date is before the first, the number is negative, and
equal dates give zero."""

from calendar import monthrange
from datetime import date


def thirty_day_month_span(first, second):
    if first == second:
        return 0
    start = date.fromisoformat(min(first, second))
    end = date.fromisoformat(max(first, second))
    start_day = min(start.day, 30)
    if start.month == 2 and start.day == monthrange(start.year, 2)[1]:
        start_day = 30
    months = (end.year - start.year) * 12 + end.month - start.month
    days = months * 30 + min(end.day, 30) - start_day
    return days if first < second else -days


assert thirty_day_month_span("2024-01-15", "2024-03-10") == 55
assert thirty_day_month_span("2024-01-31", "2024-03-31") == 60
assert thirty_day_month_span("2023-02-28", "2023-03-31") == 30
assert thirty_day_month_span("2024-02-28", "2024-03-28") == 30
assert thirty_day_month_span("2023-12-30", "2024-02-29") == 59
assert thirty_day_month_span("2024-03-15", "2024-02-29") == -15
assert thirty_day_month_span("2024-02-29", "2024-02-29") == 0
assert thirty_day_month_span("2020-07-01", "2024-07-03") == 1442
assert thirty_day_month_span("2024-04-30", "2024-04-27") == -3
