"""Between two dates, both included, how many Mondays, Tuesdays and so on up to Sundays are there?
Excluded dates inside the range are taken off, each only once even if it is listed several times,
and those outside it don't matter. All dates are YYYY-MM-DD texts; answer with seven counts in a
list, all zero if the second date is before the first."""

from datetime import date


def weekday_tally(first, last, excluded):
    start = date.fromisoformat(first)
    end = date.fromisoformat(last)
    length = (end - start).days + 1
    if length < 1:
        return [0] * 7
    counts = [length // 7] * 7
    for offset in range(length % 7):
        counts[(start.weekday() + offset) % 7] += 1
    for day in map(date.fromisoformat, set(excluded)):
        if start <= day <= end:
            counts[day.weekday()] -= 1
    return counts


assert weekday_tally("2024-05-06", "2024-05-06", []) == [1, 0, 0, 0, 0, 0, 0]
assert weekday_tally("2024-05-10", "2024-05-13", []) == [1, 0, 0, 0, 1, 1, 1]
assert weekday_tally("2024-05-08", "2024-05-14", []) == [1, 1, 1, 1, 1, 1, 1]
assert weekday_tally("2024-05-01", "2024-05-31", ["2024-05-01", "2024-05-31", "2024-05-01"]) == [
    4, 4, 4, 5, 4, 4, 4]
assert weekday_tally("2024-05-01", "2024-05-31", ["2024-04-30", "2024-06-01"]) == [
    4, 4, 5, 5, 5, 4, 4]
assert weekday_tally("2024-05-10", "2024-05-06", []) == [0, 0, 0, 0, 0, 0, 0]
assert weekday_tally("2024-05-11", "2024-05-12", ["2024-05-12"]) == [0, 0, 0, 0, 0, 1, 0]
assert weekday_tally("2023-12-30", "2024-01-09", ["2024-01-01"]) == [1, 2, 1, 1, 1, 2, 2]
