"""Thin out old backups: of the dates (YYYY-MM-DD, in any order, maybe repeated) stay the newest few
days, the newest date in each of the latest few ISO weeks and the newest date in each of the latest
few months, by three separate numbers. Only days, weeks and months that have a backup are counted,
and a date may serve in all three roles. List what stays, ascending and without repeats."""

from datetime import date


def backups_to_keep(dates, days, weeks, months):
    kept = []
    seen_weeks = []
    seen_months = []
    for rank, day in enumerate(sorted(set(dates), reverse=True)):
        keep = rank < days
        year, week, _ = date.fromisoformat(day).isocalendar()
        if (year, week) not in seen_weeks and len(seen_weeks) < weeks:
            seen_weeks.append((year, week))
            keep = True
        month = day[:7]
        if month not in seen_months and len(seen_months) < months:
            seen_months.append(month)
            keep = True
        if keep:
            kept.append(day)
    return sorted(kept)


assert backups_to_keep(["2024-05-20", "2024-05-22", "2024-05-21", "2024-05-22"], 2, 0, 0) == [
    "2024-05-21", "2024-05-22"]
assert backups_to_keep(["2024-05-06", "2024-05-12", "2024-05-13", "2024-05-19"], 0, 2, 0) == [
    "2024-05-12", "2024-05-19"]
assert backups_to_keep(["2024-05-06", "2024-05-14", "2024-05-15"], 1, 1, 0) == ["2024-05-15"]
assert backups_to_keep(["2024-03-01", "2024-03-30", "2024-04-10", "2024-05-01"], 0, 0, 2) == [
    "2024-04-10", "2024-05-01"]
assert backups_to_keep(["2024-12-29", "2024-12-30", "2025-01-02"], 0, 2, 0) == [
    "2024-12-29", "2025-01-02"]
assert backups_to_keep(["2023-05-17", "2024-05-15"], 0, 2, 0) == ["2023-05-17", "2024-05-15"]
assert backups_to_keep(
    ["2024-05-15", "2024-03-10", "2024-05-14", "2024-04-20", "2024-05-05"], 1, 2, 3
) == ["2024-03-10", "2024-04-20", "2024-05-05", "2024-05-15"]
assert backups_to_keep(["2023-10-02", "2023-11-05", "2024-10-31"], 0, 0, 2) == [
    "2023-11-05", "2024-10-31"]
