"""Search filter for dates that users type only in part: "2021", "2021-05", "2021-05-07" or a
quarter such as "2021-Q3". Give the first and the last YYYY-MM-DD date that the text covers as a
tuple, or None for another form and for months, quarters and days that don't exist."""

import re
from calendar import monthrange


def partial_date_bounds(text):
    match = re.fullmatch(r"([0-9]{4})(?:-Q([0-9])|-([0-9]{2})(?:-([0-9]{2}))?)?", text)
    if match is None:
        return None
    year, quarter, month, day = match.groups()
    first_month, last_month = 1, 12
    if quarter:
        last_month = int(quarter) * 3
        first_month = last_month - 2
    elif month:
        first_month = last_month = int(month)
    if first_month < 1 or last_month > 12:
        return None
    first_day, last_day = 1, monthrange(int(year), last_month)[1]
    if day:
        if int(day) < 1 or int(day) > last_day:
            return None
        first_day = last_day = int(day)
    return f"{year}-{first_month:02d}-{first_day:02d}", f"{year}-{last_month:02d}-{last_day:02d}"


assert partial_date_bounds("2021") == ("2021-01-01", "2021-12-31")
assert partial_date_bounds("2024-02") == ("2024-02-01", "2024-02-29")
assert partial_date_bounds("2021-12-31") == ("2021-12-31", "2021-12-31")
assert partial_date_bounds("2021-Q4") == ("2021-10-01", "2021-12-31")
assert partial_date_bounds("2021-00") is None
assert partial_date_bounds("2021-05-01") == ("2021-05-01", "2021-05-01")
assert partial_date_bounds("2021-13") is None
assert partial_date_bounds("2023-02-29") is None
assert partial_date_bounds("2021-05-00") is None
assert partial_date_bounds("2021-5") is None
