"""References for calendar tasks of date_time, mostly day by day."""

from calendar import Calendar
from datetime import date, timedelta
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_DAY: Final = timedelta(days=1)


def _dates(first: str, last: str) -> Any:
    drawn = st.dates(date.fromisoformat(first), date.fromisoformat(last))
    return drawn.map(date.isoformat)


def _days(first: str, last: str) -> list[date]:
    start = date.fromisoformat(first)
    length = (date.fromisoformat(last) - start).days + 1
    return [start + _DAY * index for index in range(length)]


def _roll(due_date: Any, holidays: Any) -> str | None:
    due = date.fromisoformat(due_date)
    month = [
        day
        for day in _days(f"{due_date[:8]}01", (due + 31 * _DAY).isoformat())
        if day.month == due.month
        if day.weekday() not in {5, 6} and day.isoformat() not in holidays
    ]
    later = [day for day in month if day >= due]
    chosen = later[:1] or month[-1:]
    return chosen[0].isoformat() if chosen else None


def _tally(first: Any, last: Any, excluded: Any) -> list[int]:
    kept = [day.weekday() for day in _days(first, last) if day.isoformat() not in excluded]
    return [kept.count(weekday) for weekday in range(7)]


def _grid(year: Any, month: Any, first_weekday: Any, fixed: Any) -> list[list[int]]:
    days = list(Calendar(first_weekday).itermonthdates(year, month))
    while fixed and len(days) < 42:
        days.append(days[-1] + _DAY)
    cells = [day.day if day.month == month else -day.day for day in days]
    return [cells[start : start + 7] for start in range(0, len(cells), 7)]


def _age(birth_date: Any, on_date: Any) -> int | None:
    if on_date < birth_date:
        return None
    moved = birth_date[5:] == "02-29"
    birthdays = 0
    for day in _days(birth_date, on_date)[1:]:
        leap = (date(day.year, 3, 1) - _DAY).day == 29
        wanted = "03-01" if moved and not leap else birth_date[5:]
        birthdays += day.isoformat()[5:] == wanted
    return birthdays


def _pack_day(stamp: Any, reference: Any) -> str | None:
    day = date.fromisoformat(reference)
    oldest = day.year - 30
    while day.year >= oldest:
        if f"{day.year % 10}{day.timetuple().tm_yday:03}" == stamp:
            return day.isoformat()
        day -= _DAY
    return None


def _full_year(entry: Any, reference: Any) -> int | None:
    if entry < 0:
        return None
    near = range(reference - 80, reference + 20)
    return next((year for year in near if entry < 100 and year % 100 == entry), int(entry))


def _thirteen(year: Any, number: Any) -> Any:
    names: list[Any] = [(month, day) for month in range(1, 14) for day in range(1, 29)]
    if (date(year, 3, 1) - _DAY).day == 29:
        names.insert(6 * 28, "leap day")
    names.append("year day")
    return dict(enumerate(names, 1)).get(number)


def _retail(week: Any) -> tuple[int, int, int] | None:
    weeks = [
        (quarter, month, place)
        for quarter in range(1, 5)
        for month, length in ((1, 4), (2, 5), (3, 4))
        for place in range(1, length + 1)
    ]
    return dict(enumerate([*weeks, (4, 3, 5)], 1)).get(week)


def _backups(dates: Any, days: Any, weeks: Any, months: Any) -> list[str]:
    kept = set(sorted(set(dates))[::-1][:days])
    by_week = {date.fromisoformat(day).strftime("%G-%V"): day for day in sorted(dates)}
    by_month = {day[:7]: day for day in sorted(dates)}
    for newest, number in ((by_week, weeks), (by_month, months)):
        kept |= {newest[key] for key in sorted(newest, reverse=True)[:number]}
    return sorted(kept)


def _comp(earned: Any, used: Any, day: Any, valid_days: Any) -> tuple[int, int]:
    left: list[int] = []
    refused = 0
    for today in range(day + 1):
        left += [
            earned_on for earned_on, count in earned if earned_on == today for _ in range(count)
        ]
        left = [earned_on for earned_on in left if today <= earned_on + valid_days]
        wanted = sum(count for used_on, count in used if used_on == today)
        refused += max(0, wanted - len(left))
        left = left[wanted:]
    return len(left), refused


_ENTRIES = st.lists(st.tuples(st.integers(0, 12), st.integers(0, 6)), max_size=5)
_STAMPS = st.builds(lambda digit, day: f"{digit}{day:03}", st.integers(0, 9), st.integers(0, 367))

PROPERTIES: Final = (
    TaskProperty(
        "date_time.roll_within_month",
        st.tuples(
            _dates("2023-12-22", "2024-01-10"),
            st.lists(_dates("2023-12-20", "2024-01-12"), max_size=12),
        ),
        agrees_with(_roll),
    ),
    TaskProperty(
        "date_time.weekday_tally",
        st.tuples(
            _dates("2023-12-20", "2024-01-10"),
            _dates("2023-12-25", "2024-01-20"),
            st.lists(_dates("2023-12-18", "2024-01-22"), max_size=6),
        ),
        agrees_with(_tally),
    ),
    TaskProperty(
        "date_time.month_grid_rows",
        st.tuples(st.integers(1900, 2100), st.integers(1, 12), st.integers(0, 6), st.booleans()),
        agrees_with(_grid),
    ),
    TaskProperty(
        "date_time.completed_years_on",
        st.tuples(
            st.one_of(st.just("2020-02-29"), _dates("2019-12-20", "2020-03-10")),
            _dates("2020-01-01", "2025-03-05"),
        ),
        agrees_with(_age),
    ),
    TaskProperty(
        "date_time.decode_pack_day_code",
        st.tuples(
            st.one_of(_STAMPS, st.sampled_from(["", "123", "12345", "12a4", " 123", "4366"])),
            _dates("1908-01-01", "2030-12-31"),
        ),
        agrees_with(_pack_day),
    ),
    TaskProperty(
        "date_time.expand_two_digit_year",
        st.tuples(st.integers(-3, 130), st.integers(1900, 2110)),
        agrees_with(_full_year),
    ),
    TaskProperty(
        "date_time.thirteen_month_date",
        st.tuples(
            st.sampled_from([1900, 2000, 2023, 2024]),
            st.one_of(st.integers(-2, 368), st.integers(166, 172), st.integers(362, 368)),
        ),
        agrees_with(_thirteen),
    ),
    TaskProperty(
        "date_time.retail_period_of_week", st.tuples(st.integers(-2, 56)), agrees_with(_retail)
    ),
    TaskProperty(
        "date_time.backups_to_keep",
        st.tuples(
            st.lists(_dates("2024-11-20", "2025-01-20"), max_size=9),
            st.integers(0, 3),
            st.integers(0, 4),
            st.integers(0, 3),
        ),
        agrees_with(_backups),
    ),
    TaskProperty(
        "date_time.comp_time_balance",
        st.tuples(_ENTRIES, _ENTRIES, st.integers(0, 13), st.integers(0, 6)),
        agrees_with(_comp),
    ),
)
