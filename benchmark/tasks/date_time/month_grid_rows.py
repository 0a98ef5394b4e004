"""Day numbers for a calendar page of a month, as a list of weeks of seven, beginning with a chosen
weekday (Monday is 0). The first week holds the 1st. Days of the previous and next month fill up the
weeks as negative numbers, so that the 30th of last month is -30. There are always six weeks if
fixed is true, otherwise only those with a day of the month in them."""

from calendar import monthrange
from datetime import date, timedelta


def month_grid_rows(year, month, first_weekday, fixed):
    weekday, length = monthrange(year, month)
    lead = (weekday - first_weekday) % 7
    weeks = 6 if fixed else (lead + length + 6) // 7
    day = date(year, month, 1) - timedelta(days=lead)
    rows = []
    for _ in range(weeks):
        row = []
        for _ in range(7):
            row.append(day.day if day.month == month else -day.day)
            day += timedelta(days=1)
        rows.append(row)
    return rows


assert month_grid_rows(2024, 5, 0, False)[0] == [-29, -30, 1, 2, 3, 4, 5]
assert month_grid_rows(2024, 5, 6, False)[0] == [-28, -29, -30, 1, 2, 3, 4]
assert month_grid_rows(2021, 2, 0, False) == [
    [1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14],
    [15, 16, 17, 18, 19, 20, 21], [22, 23, 24, 25, 26, 27, 28]]
assert month_grid_rows(2021, 2, 0, True)[4:] == [
    [-1, -2, -3, -4, -5, -6, -7], [-8, -9, -10, -11, -12, -13, -14]]
assert month_grid_rows(2024, 6, 0, False)[-1] == [24, 25, 26, 27, 28, 29, 30]
assert month_grid_rows(2024, 9, 0, False)[-1] == [30, -1, -2, -3, -4, -5, -6]
assert month_grid_rows(2024, 1, 2, True)[0] == [-27, -28, -29, -30, -31, 1, 2]
assert month_grid_rows(2024, 12, 0, True)[5] == [30, 31, -1, -2, -3, -4, -5]
