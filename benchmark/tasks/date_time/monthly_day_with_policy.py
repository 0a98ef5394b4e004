"""All YYYY-MM-DD dates of an event that takes place on a fixed day of each month, from a start
date to an end date, both inclusive. In months too short for that day, the policy "skip" leaves the
month out and "last" uses the month's last day. Any other policy, or a day outside 1 to 31, gives
an empty list."""

from calendar import monthrange
from datetime import date


def monthly_day_with_policy(start, end, day, policy):
    if policy not in ("skip", "last") or day < 1 or day > 31:
        return []
    first = date.fromisoformat(start)
    year, month = first.year, first.month
    dates = []
    while f"{year:04d}-{month:02d}" <= end[:7]:
        length = monthrange(year, month)[1]
        if day <= length or policy == "last":
            chosen = date(year, month, min(day, length)).isoformat()
            if start <= chosen <= end:
                dates.append(chosen)
        month += 1
        if month > 12:
            year, month = year + 1, 1
    return dates


assert monthly_day_with_policy("2024-01-15", "2024-04-15", 15, "skip") == [
    "2024-01-15", "2024-02-15", "2024-03-15", "2024-04-15"]
assert monthly_day_with_policy("2024-01-16", "2024-03-14", 15, "last") == ["2024-02-15"]
assert monthly_day_with_policy("2024-01-01", "2024-05-31", 31, "skip") == [
    "2024-01-31", "2024-03-31", "2024-05-31"]
assert monthly_day_with_policy("2024-01-01", "2024-04-30", 31, "last") == [
    "2024-01-31", "2024-02-29", "2024-03-31", "2024-04-30"]
assert monthly_day_with_policy("2023-11-30", "2024-02-28", 30, "last") == [
    "2023-11-30", "2023-12-30", "2024-01-30"]
assert monthly_day_with_policy("2024-01-01", "2024-03-31", 32, "last") == []
assert monthly_day_with_policy("2024-01-01", "2024-02-29", 0, "skip") == []
assert monthly_day_with_policy("2024-01-01", "2024-03-31", 10, "first") == []
assert monthly_day_with_policy("2024-12-01", "2025-02-01", 1, "last") == [
    "2024-12-01", "2025-01-01", "2025-02-01"]
