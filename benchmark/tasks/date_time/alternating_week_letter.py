"""Does a school's timetable run week "A" or week "B" on a YYYY-MM-DD date? Weeks go from Monday to
Sunday and the two alternate, the first one being A, from the week with the first day of term on. A
week whose days from Monday to Friday are all in the list of YYYY-MM-DD holidays has no letter and
takes no turn in the alternation: None for its days, just as for every date before the first day of
term."""

from datetime import date, timedelta


def _is_free_week(monday, holidays):
    days = (monday + timedelta(days=offset) for offset in range(5))
    return all(day.isoformat() in holidays for day in days)


def alternating_week_letter(iso_date, term_start, holidays):
    if iso_date < term_start:
        return None
    day, first = date.fromisoformat(iso_date), date.fromisoformat(term_start)
    target = day - timedelta(days=day.weekday())
    if _is_free_week(target, holidays):
        return None
    week = first - timedelta(days=first.weekday())
    turns = 0
    while week < target:
        if not _is_free_week(week, holidays):
            turns += 1
        week += timedelta(days=7)
    return "A" if turns % 2 == 0 else "B"


assert alternating_week_letter("2024-09-04", "2024-09-04", []) == "A"
assert alternating_week_letter("2024-09-03", "2024-09-04", []) is None
assert alternating_week_letter("2024-09-08", "2024-09-04", []) == "A"
assert alternating_week_letter("2024-09-09", "2024-09-04", []) == "B"
assert alternating_week_letter(
    "2024-09-15", "2024-09-04", [f"2024-09-{day:02d}" for day in range(9, 14)]) is None
assert alternating_week_letter(
    "2024-09-18", "2024-09-04", [f"2024-09-{day:02d}" for day in range(9, 14)]) == "B"
assert alternating_week_letter(
    "2024-09-18", "2024-09-04", [f"2024-09-{day:02d}" for day in range(9, 13)]) == "A"
assert alternating_week_letter(
    "2024-09-18", "2024-09-04", [f"2024-09-{day:02d}" for day in range(10, 16)]) == "A"
assert alternating_week_letter(
    "2024-09-09", "2024-09-02", [f"2024-09-{day:02d}" for day in range(1, 9)]) == "A"
assert alternating_week_letter("2024-10-21", "2024-09-04", ["2024-09-09", "2024-10-21"]) == "B"
