"""Birthdays in round numbers of days: from a birth date and a given date (YYYY-MM-DD) find the
first date, not before the given one, on which the person's age in days is a multiple of a step
such as 1000, as a tuple (date, age in days). The birth date is day 0 or, with the flag set, day 1.
Age zero is no mark, and before birth one looks for the first mark; a step below 1 gives None."""

from datetime import date, timedelta


def next_thousand_day_mark(birth, given, step, birth_is_day_one):
    if step < 1:
        return None
    born = date.fromisoformat(birth)
    first_number = 1 if birth_is_day_one else 0
    age = (date.fromisoformat(given) - born).days + first_number
    mark = step
    if age > step:
        mark = (age + step - 1) // step * step
    marked = born + timedelta(days=mark - first_number)
    return marked.isoformat(), mark


assert next_thousand_day_mark("2000-01-01", "2002-09-27", 1000, False) == ("2002-09-27", 1000)
assert next_thousand_day_mark("2000-01-01", "2002-09-28", 1000, False) == ("2005-06-23", 2000)
assert next_thousand_day_mark("2000-01-01", "2002-09-26", 1000, True) == ("2002-09-26", 1000)
assert next_thousand_day_mark("2000-01-01", "2002-09-27", 1000, True) == ("2005-06-22", 2000)
assert next_thousand_day_mark("2000-01-01", "2000-01-01", 100, False) == ("2000-04-10", 100)
assert next_thousand_day_mark("2000-01-01", "1999-06-01", 7, True) == ("2000-01-07", 7)
assert next_thousand_day_mark("2000-01-01", "2000-01-05", 1, True) == ("2000-01-05", 5)
assert next_thousand_day_mark("2000-01-01", "2000-01-05", 0, False) is None
assert next_thousand_day_mark("2000-01-01", "2000-01-22", 10, False) == ("2000-01-31", 30)
