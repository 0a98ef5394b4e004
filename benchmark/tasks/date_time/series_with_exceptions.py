"""Expand a recurring appointment: regular dates start on a YYYY-MM-DD date and repeat every so many
days, up to a given number of them and none later than a last date. Those in the cancelled list
drop out, though they use up a turn; the moved mapping replaces a regular date by a new one, even
past the last date, unless it is cancelled. Give the dates sorted and free of repeats; a step below
one day gives an empty list."""

from datetime import date, timedelta


def series_with_exceptions(start, step, count, last_date, cancelled, moved):
    if step < 1:
        return []
    day = date.fromisoformat(start)
    dates = set()
    for _ in range(count):
        regular = day.isoformat()
        if regular > last_date:
            break
        if regular not in cancelled:
            dates.add(moved.get(regular, regular))
        day += timedelta(days=step)
    return sorted(dates)


assert series_with_exceptions("2024-01-29", 2, 3, "2024-12-31", [], {}) == [
    "2024-01-29", "2024-01-31", "2024-02-02"]
assert series_with_exceptions("2024-01-01", 7, 3, "2024-12-31", ["2024-01-08"], {}) == [
    "2024-01-01", "2024-01-15"]
assert series_with_exceptions("2024-01-01", 7, 9, "2024-01-15", [], {}) == [
    "2024-01-01", "2024-01-08", "2024-01-15"]
assert series_with_exceptions(
    "2024-01-01", 7, 9, "2024-01-14", [], {"2024-01-01": "2024-01-20"}
) == ["2024-01-08", "2024-01-20"]
assert series_with_exceptions(
    "2024-01-01", 1, 3, "2024-02-01", [], {"2024-01-02": "2024-01-03"}
) == ["2024-01-01", "2024-01-03"]
assert series_with_exceptions(
    "2024-01-01", 10, 2, "2024-02-01", ["2024-01-11"], {"2024-01-11": "2024-01-12"}
) == ["2024-01-01"]
assert series_with_exceptions("2024-01-05", 0, 4, "2024-02-01", [], {}) == []
assert series_with_exceptions(
    "2024-01-30", 1, 1, "2024-02-29", [], {"2024-01-31": "2024-02-05"}
) == ["2024-01-30"]
