"""Vaccination dates for a child born on a date: each dose has a minimum age in days, and min_gaps
are the days between neighbouring doses. Dates already given, ascending, are matched in turn: one
counts as the next dose if it is at most 4 days before that dose's earliest day (by age and by gap
after the previous dose), otherwise it is void. Doses still missing follow as early as possible but
not before plan_from. List all doses' dates; extra given dates are ignored. All dates are YYYY-MM-DD
texts."""

from datetime import date, timedelta


def catch_up_dose_dates(birth, min_ages, min_gaps, given, plan_from):
    born = date.fromisoformat(birth)
    planning_start = date.fromisoformat(plan_from)
    waiting = [date.fromisoformat(text) for text in given]
    doses = []
    for number, age in enumerate(min_ages):
        earliest = born + timedelta(days=age)
        if number > 0:
            earliest = max(earliest, doses[-1] + timedelta(days=min_gaps[number - 1]))
        while waiting and (earliest - waiting[0]).days > 4:
            waiting.pop(0)
        if waiting:
            doses.append(waiting.pop(0))
        else:
            doses.append(max(earliest, planning_start))
    return [dose.isoformat() for dose in doses]


assert catch_up_dose_dates("2024-01-01", [60, 120, 240], [28, 56], [], "2024-01-01") == [
    "2024-03-01", "2024-04-30", "2024-08-28"]
assert catch_up_dose_dates("2024-01-01", [60, 120, 240], [28, 56], [], "2024-08-01") == [
    "2024-08-01", "2024-08-29", "2024-10-24"]
assert catch_up_dose_dates("2024-01-01", [60, 120], [28], ["2024-02-26"], "2024-03-01") == [
    "2024-02-26", "2024-04-30"]
assert catch_up_dose_dates("2024-01-01", [60, 120], [28], ["2024-02-25"], "2024-02-26") == [
    "2024-03-01", "2024-04-30"]
assert catch_up_dose_dates(
    "2024-01-01", [60, 120, 240], [28, 56], ["2024-03-05", "2024-03-20", "2024-05-02"], "2024-06-01"
) == ["2024-03-05", "2024-05-02", "2024-08-28"]
assert catch_up_dose_dates(
    "2024-01-01", [60, 120], [28], ["2024-04-10", "2024-05-04"], "2024-05-05"
) == ["2024-04-10", "2024-05-04"]
assert catch_up_dose_dates(
    "2024-01-01", [60, 120], [28], ["2024-04-10", "2024-05-03"], "2024-05-05"
) == ["2024-04-10", "2024-05-08"]
assert catch_up_dose_dates(
    "2024-01-01", [60, 120, 240, 300], [28, 56, 30], ["2024-07-01", "2024-08-10"], "2024-09-01"
) == ["2024-07-01", "2024-08-10", "2024-10-05", "2024-11-04"]
assert catch_up_dose_dates(
    "2024-01-01", [60], [], ["2024-03-01", "2024-04-01"], "2024-05-01") == ["2024-03-01"]
