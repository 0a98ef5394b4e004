"""Find the calendar day of a rule such as fourth Thursday of November or last Monday of May, from
year, month, day of the week (Monday is 0) and an occurrence number, with negative numbers counted
from the end of the month. The answer is YYYY-MM-DD text, or an empty string if the number is 0 or
the month has too few such days."""

from calendar import monthrange
from datetime import date


def nth_weekday_date(year, month, weekday, nth):
    first_weekday, length = monthrange(year, month)
    earliest = (weekday - first_weekday) % 7 + 1
    days = list(range(earliest, length + 1, 7))
    if nth == 0 or abs(nth) > len(days):
        return ""
    if nth > 0:
        nth -= 1
    return date(year, month, days[nth]).isoformat()


assert nth_weekday_date(2024, 11, 3, 4) == "2024-11-28"
assert nth_weekday_date(2024, 5, 0, -1) == "2024-05-27"
assert nth_weekday_date(2024, 11, 4, 1) == "2024-11-01"
assert nth_weekday_date(2024, 11, 4, 5) == "2024-11-29"
assert nth_weekday_date(2024, 11, 0, 5) == ""
assert nth_weekday_date(2024, 11, 0, 0) == ""
assert nth_weekday_date(2024, 11, 5, -1) == "2024-11-30"
assert nth_weekday_date(2024, 11, 5, -5) == "2024-11-02"
assert nth_weekday_date(2024, 11, 6, -5) == ""
assert nth_weekday_date(2023, 2, 2, 1) == "2023-02-01"
