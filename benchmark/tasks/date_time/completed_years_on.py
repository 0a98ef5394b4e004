"""How old in full years is somebody born on one YYYY-MM-DD date when it is another such date? The
birthday itself completes a year, and those born on 29 February have theirs on 1 March if the year
has no such day. Before the birth there is no age, so the result is None then."""

from datetime import date


def completed_years_on(birth_date, on_date):
    born = date.fromisoformat(birth_date)
    day = date.fromisoformat(on_date)
    if day < born:
        return None
    years = day.year - born.year
    if (day.month, day.day) < (born.month, born.day):
        years -= 1
    return years


assert completed_years_on("1990-05-10", "2024-05-10") == 34
assert completed_years_on("1990-05-10", "2024-05-09") == 33
assert completed_years_on("2000-02-29", "2023-02-28") == 22
assert completed_years_on("2000-02-29", "2023-03-01") == 23
assert completed_years_on("2000-02-29", "2024-02-29") == 24
assert completed_years_on("1990-12-01", "2024-03-20") == 33
assert completed_years_on("1990-03-20", "2024-12-01") == 34
assert completed_years_on("2024-05-10", "2024-05-09") is None
assert completed_years_on("2024-05-10", "2024-05-10") == 0
