"""From when to when can a vegetable be sown? The first possible day lies a number of weeks after
the last frost of spring, or before it if negative. On the last possible day, the days to harvest
and then the days of a safety margin still lead to a date before the first frost of autumn, not on
it. Answer with (first, last), or None if no day is possible; all dates are YYYY-MM-DD."""

from datetime import date, timedelta


def planting_window_dates(last_frost, weeks, days_to_harvest, margin, first_frost):
    spring = date.fromisoformat(last_frost)
    autumn = date.fromisoformat(first_frost)
    earliest = spring + timedelta(days=weeks * 7)
    latest = autumn - timedelta(days=days_to_harvest + margin + 1)
    if earliest > latest:
        return None
    return earliest.isoformat(), latest.isoformat()


assert planting_window_dates("2024-05-15", 2, 90, 7, "2024-10-01") == ("2024-05-29", "2024-06-25")
assert planting_window_dates("2024-05-15", -4, 90, 7, "2024-10-01") == ("2024-04-17", "2024-06-25")
assert planting_window_dates("2024-06-11", 2, 90, 7, "2024-10-01") == ("2024-06-25", "2024-06-25")
assert planting_window_dates("2024-06-12", 2, 90, 7, "2024-10-01") is None
assert planting_window_dates("2024-05-15", 0, 30, 0, "2024-10-01") == ("2024-05-15", "2024-08-31")
assert planting_window_dates("2024-12-30", 1, 60, 5, "2025-03-15") == ("2025-01-06", "2025-01-08")
assert planting_window_dates("2024-03-01", -1, 10, 3, "2024-03-14") == ("2024-02-23", "2024-02-29")
