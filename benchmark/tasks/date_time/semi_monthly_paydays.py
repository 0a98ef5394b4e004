"""Staff are paid on the 15th and on the last day of each month. List the actual pay dates as
YYYY-MM-DD, in order, for the months of a year from a first to a last month number inclusive: a
nominal date on a Saturday, Sunday or listed YYYY-MM-DD holiday moves back to the nearest earlier
day that is neither. Where dates fall together, even those of different months, list the date once;
a first month after the last gives an empty list."""

from calendar import monthrange
from datetime import date, timedelta


def _moved_back(day, holidays):
    while day.weekday() > 4 or day.isoformat() in holidays:
        day -= timedelta(days=1)
    return day.isoformat()


def semi_monthly_paydays(year, first_month, last_month, holidays):
    paydays = []
    for month in range(first_month, last_month + 1):
        for number in (15, monthrange(year, month)[1]):
            payday = _moved_back(date(year, month, number), holidays)
            if payday not in paydays:
                paydays.append(payday)
    return paydays


assert semi_monthly_paydays(2024, 5, 5, []) == ["2024-05-15", "2024-05-31"]
assert semi_monthly_paydays(2024, 6, 7, []) == [
    "2024-06-14", "2024-06-28", "2024-07-15", "2024-07-31"]
assert semi_monthly_paydays(2024, 9, 9, ["2024-09-30"]) == ["2024-09-13", "2024-09-27"]
assert semi_monthly_paydays(2023, 2, 2, []) == ["2023-02-15", "2023-02-28"]
assert semi_monthly_paydays(2024, 2, 2, ["2024-02-14", "2024-02-15", "2024-02-29"]) == [
    "2024-02-13", "2024-02-28"]
assert semi_monthly_paydays(2024, 2, 2, [f"2024-02-{day}" for day in range(16, 30)]) == [
    "2024-02-15"]
assert semi_monthly_paydays(2024, 4, 5, [f"2024-05-{day:02d}" for day in range(1, 16)]) == [
    "2024-04-15", "2024-04-30", "2024-05-31"]
assert semi_monthly_paydays(2024, 12, 12, ["2024-12-31"]) == ["2024-12-13", "2024-12-30"]
assert semi_monthly_paydays(2024, 4, 3, []) == []
