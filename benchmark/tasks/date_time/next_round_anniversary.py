"""A club wants to know its next jubilee on or after a day, from the day it was founded (both
YYYY-MM-DD). Celebrated are the 1st year, every fifth up to the 50th and from then on every 25th.
What happened on 29 February is celebrated on the 28th in years without one, and before or on the
founding day the next one is the 1st. The result is (date as YYYY-MM-DD, number of years)."""

from calendar import isleap
from datetime import date


def next_round_anniversary(founded, today):
    start = date.fromisoformat(founded)
    years = 1
    while True:
        year = start.year + years
        if start.month == 2 and start.day == 29 and not isleap(year):
            jubilee = date(year, 2, 28).isoformat()
        else:
            jubilee = date(year, start.month, start.day).isoformat()
        if jubilee >= today:
            return jubilee, years
        if years == 1:
            years = 5
        else:
            years += 5 if years < 50 else 25


assert next_round_anniversary("2000-03-10", "2000-03-10") == ("2001-03-10", 1)
assert next_round_anniversary("2020-06-01", "2021-06-01") == ("2021-06-01", 1)
assert next_round_anniversary("2020-06-01", "2021-06-02") == ("2025-06-01", 5)
assert next_round_anniversary("1980-06-01", "2025-06-02") == ("2030-06-01", 50)
assert next_round_anniversary("1950-06-01", "2000-06-02") == ("2025-06-01", 75)
assert next_round_anniversary("1900-01-01", "2000-01-02") == ("2025-01-01", 125)
assert next_round_anniversary("2000-02-29", "2005-01-01") == ("2005-02-28", 5)
assert next_round_anniversary("2000-02-29", "2015-03-01") == ("2020-02-29", 20)
assert next_round_anniversary("2030-07-29", "2024-01-01") == ("2031-07-29", 1)
assert next_round_anniversary("2011-02-17", "2013-12-31") == ("2016-02-17", 5)
