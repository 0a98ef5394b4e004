"""A payment date (YYYY-MM-DD) falls on a Saturday, a Sunday or one of the listed holidays: put it
off to the next business day, but if that lies in another month, bring it forward to the nearest
business day before. A date that is a business day stays. The answer is text in the same form as all
dates here, or None if the month of the date has no business day."""

from datetime import date, timedelta


def roll_within_month(due_date, holidays):
    due = date.fromisoformat(due_date)
    for step in (1, -1):
        day = due
        while day.weekday() >= 5 or day.isoformat() in holidays:
            day += timedelta(days=step)
        if day.month == due.month:
            return day.isoformat()
    return None


assert roll_within_month("2024-05-10", []) == "2024-05-10"
assert roll_within_month("2024-05-04", []) == "2024-05-06"
assert roll_within_month("2024-05-05", ["2024-05-06"]) == "2024-05-07"
assert roll_within_month("2024-06-30", []) == "2024-06-28"
assert roll_within_month("2024-03-30", ["2024-03-29"]) == "2024-03-28"
assert roll_within_month("2024-05-31", ["2024-05-31"]) == "2024-05-30"
assert roll_within_month("2023-12-31", ["2023-12-29"]) == "2023-12-28"
assert roll_within_month("2024-05-01", ["2024-05-01"]) == "2024-05-02"
assert roll_within_month("2024-05-15", [f"2024-05-{day:02}" for day in range(1, 32)]) is None
