"""Plan a year's long weekends from its YYYY-MM-DD holidays; these and all Saturdays and Sundays
are days off, and only days of that year count. Two runs of days off parted by one working day make
one span with that day as bridge if it has 4 days or more; go from the start of the year, and no
run belongs to two spans. Other runs of at least 3 days are spans too. List (start date, length,
bridge date or None) in order."""

from datetime import date


def _off_runs(year, holidays):
    runs = []
    for ordinal in range(date(year, 1, 1).toordinal(), date(year, 12, 31).toordinal() + 1):
        day = date.fromordinal(ordinal)
        if day.weekday() < 5 and day.isoformat() not in holidays:
            continue
        if runs and sum(runs[-1]) == ordinal:
            runs[-1][1] += 1
        else:
            runs.append([ordinal, 1])
    return runs


def long_weekend_spans(year, holidays):
    runs = _off_runs(year, holidays)
    spans = []
    while runs:
        start, length = runs.pop(0)
        first_day = date.fromordinal(start).isoformat()
        if runs and runs[0][0] == start + length + 1 and length + runs[0][1] >= 3:
            bridge = date.fromordinal(start + length).isoformat()
            length += 1 + runs.pop(0)[1]
            spans.append((first_day, length, bridge))
        elif length >= 3:
            spans.append((first_day, length, None))
    return spans


assert long_weekend_spans(2024, ["2024-05-20", "2024-05-09"]) == [
    ("2024-05-09", 4, "2024-05-10"), ("2024-05-18", 3, None)]
assert long_weekend_spans(2024, ["2024-01-01"]) == []
assert long_weekend_spans(2024, ["2024-03-29", "2024-04-01"]) == [("2024-03-29", 4, None)]
assert long_weekend_spans(2024, ["2024-05-07", "2024-05-09"]) == [
    ("2024-05-04", 4, "2024-05-06"), ("2024-05-09", 4, "2024-05-10")]
assert long_weekend_spans(2024, ["2024-01-02", "2024-01-04"]) == [
    ("2024-01-04", 4, "2024-01-05")]
assert long_weekend_spans(2024, ["2024-12-31", "2024-12-28"]) == [
    ("2024-12-28", 4, "2024-12-30")]
assert long_weekend_spans(2024, ["2024-05-08", "2024-05-10", "2025-05-29"]) == [
    ("2024-05-08", 5, "2024-05-09")]
assert long_weekend_spans(2022, ["2022-01-03", "2022-05-04", "2022-12-30"]) == [
    ("2022-01-01", 3, None)]
