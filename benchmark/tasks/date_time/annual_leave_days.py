"""How many days off does an employee get in a calendar year, by YYYY-MM-DD hire date? Later than
the hire year it is the base plus one day for every two years of service completed by 1 January of
that year, but not more than max_extra on top. In the hire year itself it is the base times the full
months until the year's end (the hire month only if hired on its 1st), divided by twelve and rounded
up to half days. Before that year it is 0."""

from datetime import date


def annual_leave_days(hire_date, year, base, max_extra):
    hired = date.fromisoformat(hire_date)
    if year < hired.year:
        return 0
    if year == hired.year:
        months = 12 - hired.month
        if hired.day == 1:
            months += 1
        half_days = -(-base * months * 2 // 12)
        return half_days / 2
    service = year - hired.year
    if (hired.month, hired.day) != (1, 1):
        service -= 1
    return base + min(service // 2, max_extra)


assert annual_leave_days("2024-03-01", 2024, 24, 5) == 20
assert annual_leave_days("2024-06-15", 2024, 25, 5) == 12.5
assert annual_leave_days("2024-11-20", 2024, 26, 5) == 2.5
assert annual_leave_days("2024-01-10", 2024, 25, 5) == 23
assert annual_leave_days("2024-05-02", 2023, 25, 5) == 0
assert annual_leave_days("2020-01-01", 2022, 24, 5) == 25
assert annual_leave_days("2020-01-02", 2022, 24, 5) == 24
assert annual_leave_days("2014-06-01", 2024, 24, 5) == 28
assert annual_leave_days("2010-06-01", 2024, 24, 5) == 29
assert annual_leave_days("2023-02-01", 2024, 30, 4) == 30
