"""In the broadcast calendar of advertisers a week from Monday to Sunday belongs wholly to the
month and year in which its Sunday lies. Where does a YYYY-MM-DD date fall in it? Answer with
(year, month, week, weeks): the weeks of a broadcast month are numbered from 1, and the last number
says how many of them that month has."""

from calendar import monthrange
from datetime import date, timedelta


def broadcast_month_of_date(iso_date):
    day = date.fromisoformat(iso_date)
    sunday = day + timedelta(days=6 - day.weekday())
    length = monthrange(sunday.year, sunday.month)[1]
    week = (sunday.day - 1) // 7 + 1
    days_left = length - sunday.day
    weeks = week + days_left // 7
    return sunday.year, sunday.month, week, weeks


assert broadcast_month_of_date("2024-05-01") == (2024, 5, 1, 4)
assert broadcast_month_of_date("2024-04-29") == (2024, 5, 1, 4)
assert broadcast_month_of_date("2024-04-28") == (2024, 4, 4, 4)
assert broadcast_month_of_date("2024-12-30") == (2025, 1, 1, 4)
assert broadcast_month_of_date("2024-12-02") == (2024, 12, 2, 5)
assert broadcast_month_of_date("2024-06-26") == (2024, 6, 5, 5)
assert broadcast_month_of_date("2023-12-31") == (2023, 12, 5, 5)
assert broadcast_month_of_date("2023-10-01") == (2023, 10, 1, 5)
