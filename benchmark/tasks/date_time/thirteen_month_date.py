"""Reformed calendar: thirteen months of 28 days, and the very last day of a year belongs to no
month, neither does a day inserted after the sixth month in leap years. Convert a year and a day of
that year, 1 being 1 January, to (month, day), or to "year day" and "leap day" for those two. A
number that the year (leap as in our calendar) doesn't have gives None."""

from calendar import isleap


def thirteen_month_date(year, day_of_year):
    length = 366 if isleap(year) else 365
    if not 1 <= day_of_year <= length:
        return None
    if day_of_year == length:
        return "year day"
    if isleap(year):
        if day_of_year == 169:
            return "leap day"
        if day_of_year > 169:
            day_of_year -= 1
    month, day = divmod(day_of_year - 1, 28)
    return month + 1, day + 1


assert thirteen_month_date(2023, 1) == (1, 1)
assert thirteen_month_date(2023, 169) == (7, 1)
assert thirteen_month_date(2024, 168) == (6, 28)
assert thirteen_month_date(2024, 169) == "leap day"
assert thirteen_month_date(2024, 170) == (7, 1)
assert thirteen_month_date(2024, 365) == (13, 28)
assert thirteen_month_date(2023, 365) == "year day"
assert thirteen_month_date(2023, 366) is None
assert thirteen_month_date(2024, 0) is None
assert thirteen_month_date(2024, 366) == "year day"
