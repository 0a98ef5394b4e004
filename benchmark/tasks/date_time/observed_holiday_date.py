"""On which day is a public holiday taken off, given its year, month and day? One on a Sunday is
taken on the Monday after, one on a Saturday on the Friday before, except when that Friday belongs
to the previous year: then the Saturday remains. All others stay where they are. The answer is
text as YYYY-MM-DD."""

from datetime import date, timedelta


def observed_holiday_date(year, month, day):
    holiday = date(year, month, day)
    weekday = holiday.weekday()
    if weekday == 6:
        monday = holiday + timedelta(days=1)
        return monday.isoformat()
    if weekday == 5:
        friday = holiday - timedelta(days=1)
        if friday.year == year:
            return friday.isoformat()
    return holiday.isoformat()


assert observed_holiday_date(2021, 12, 25) == "2021-12-24"
assert observed_holiday_date(2022, 1, 1) == "2022-01-01"
assert observed_holiday_date(2023, 1, 1) == "2023-01-02"
assert observed_holiday_date(2022, 7, 31) == "2022-08-01"
assert observed_holiday_date(2021, 5, 1) == "2021-04-30"
assert observed_holiday_date(2026, 5, 1) == "2026-05-01"
assert observed_holiday_date(2024, 1, 1) == "2024-01-01"
assert observed_holiday_date(2022, 1, 8) == "2022-01-07"
