"""Tins are stamped with four digits: the last digit of the year and the three-digit day of the
year, 001 being 1 January. Which day is meant, if the tin was packed no later than a reference date
(YYYY-MM-DD) and as recently before it as possible? Only the reference year and the 30 years before
it come into question, and 366 needs a leap year. The answer is YYYY-MM-DD, or None for malformed
stamps and those that fit no day."""

import re
from datetime import date, timedelta


def decode_pack_day_code(stamp, reference):
    if re.fullmatch("[0-9]{4}", stamp) is None:
        return None
    latest = date.fromisoformat(reference)
    year_digit, day_of_year = divmod(int(stamp), 1000)
    for year in range(latest.year, latest.year - 31, -1):
        if year % 10 != year_digit:
            continue
        day = date(year, 1, 1) + timedelta(days=day_of_year - 1)
        if day.year == year and day <= latest:
            return day.isoformat()
    return None


assert decode_pack_day_code("4123", "2024-06-01") == "2024-05-02"
assert decode_pack_day_code("4123", "2024-05-01") == "2014-05-03"
assert decode_pack_day_code("4123", "2024-05-02") == "2024-05-02"
assert decode_pack_day_code("4366", "2024-12-30") == "2004-12-31"
assert decode_pack_day_code("0366", "1910-06-01") == "1880-12-31"
assert decode_pack_day_code("0366", "1911-06-01") is None
assert decode_pack_day_code("4000", "2024-06-01") is None
assert decode_pack_day_code("123", "2024-06-01") is None
assert decode_pack_day_code("9001", "2024-02-01") == "2019-01-01"
