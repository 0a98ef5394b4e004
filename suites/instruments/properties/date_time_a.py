"""References for the first half of date_time: calendars and business days."""

from calendar import monthrange
from datetime import date, timedelta
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_DAYS = st.dates(date(2024, 2, 20), date(2024, 3, 12)).map(date.isoformat)
_HOLIDAYS = st.lists(_DAYS, max_size=6)
_COUNTS = st.integers(0, 6)


def _from(first: str, length: int = 60) -> list[date]:
    return [date.fromisoformat(first) + timedelta(days=number) for number in range(length)]


def _is_working(day: date, holidays: Any, weekdays: int = 5) -> bool:
    return day.weekday() < weekdays and day.isoformat() not in holidays


def _settlement(order_date: Any, minute: Any, cutoff: Any, days: Any, holidays: Any) -> str:
    """All possible placement days in order, of which one is `days` after the first."""
    possible = _from(order_date)[1 if minute >= cutoff else 0 :]
    placed_on = [day.isoformat() for day in possible if _is_working(day, holidays)]
    return placed_on[int(days)]


def _nth_last(year: Any, month: Any, n: Any, holidays: Any) -> str | None:
    """The day with exactly n working days from it to the end of the month."""
    length = monthrange(year, month)[1]
    days = [date(year, month, number) for number in range(1, length + 1)]
    working = [day for day in days if _is_working(day, holidays)]
    for day in working:
        if sum(other >= day for other in working) == n:
            return day.isoformat()
    return None


def _promise(ship_date: Any, least: Any, most: Any, holidays: Any) -> tuple[str, str] | None:
    if not 0 <= least <= most:
        return None
    shipped, *later = _from(ship_date)
    saturdays = [shipped, *(day for day in later if _is_working(day, holidays, 6))]
    weekdays = [shipped, *(day for day in later if _is_working(day, holidays))]
    return saturdays[least].isoformat(), weekdays[most].isoformat()


def _paydays(year: Any, first_month: Any, last_month: Any, holidays: Any) -> list[str]:
    """The latest working day of the 90 up to each nominal date."""
    found = set()
    for month in range(first_month, last_month + 1):
        for number in (15, monthrange(year, month)[1]):
            nominal = date(year, month, number)
            before = [nominal - timedelta(days=back) for back in range(90)]
            found.add(max(day for day in before if _is_working(day, holidays)).isoformat())
    return sorted(found)


def _monthly(start: Any, end: Any, day: Any, policy: Any) -> list[str]:
    """Every date of the span, asked whether it is the day of its month."""
    found = []
    for number in range((date.fromisoformat(end) - date.fromisoformat(start)).days + 1):
        chosen = date.fromisoformat(start) + timedelta(days=number)
        is_last = (chosen + timedelta(days=1)).day == 1
        late = is_last and policy == "last" and 31 >= day > chosen.day
        if policy in ("skip", "last") and (chosen.day == day or late):
            found.append(chosen.isoformat())
    return found


def _mark(birth: Any, given: Any, step: Any, is_day_one: Any) -> tuple[str, int] | None:
    """Day after day from birth, counting the age."""
    if step < 1:
        return None
    for number, day in enumerate(_from(birth, 200), start=int(is_day_one)):
        if number > 0 and number % step == 0 and day.isoformat() >= given:
            return day.isoformat(), number
    return None


def _library(loan: Any, days: Any, weekdays: Any, closed: Any, until: Any) -> str | None:
    opened = [
        day.isoformat()
        for day in _from(loan, 90)[1:]
        if day.weekday() not in weekdays and day.isoformat() not in closed
    ]
    wanted = (date.fromisoformat(loan) + timedelta(days=days)).isoformat()
    due = next((day for day in opened if day >= wanted), "9999-12-31")
    if due <= until:
        return due
    return max((day for day in opened if day <= until), default=None)


def _broadcast(iso_date: Any) -> tuple[int, int, int, int]:
    """The Sunday on or after the date, found among all Sundays of its month."""
    sunday = next(day for day in _from(iso_date, 7) if day.isoweekday() == 7)
    length = monthrange(sunday.year, sunday.month)[1]
    days = [sunday.replace(day=number) for number in range(1, length + 1)]
    sundays = [day for day in days if day.isoweekday() == 7]
    return sunday.year, sunday.month, sundays.index(sunday) + 1, len(sundays)


def _late_fee(due: Any, paid: Any, as_of: Any, grace: Any, maximum: Any) -> int:
    """Free when the weekdays passed, the last one over, are within the grace."""
    end = paid or as_of
    passed = [day for day in _from(due) if due < day.isoformat() <= end]
    weekdays = [day for day in passed if day.weekday() < 5]
    weekend_after = bool(passed) and passed[-1].weekday() >= 5
    if not passed or len(weekdays) < grace or (len(weekdays) == grace and not weekend_after):
        return 0
    return min(len(passed), int(maximum))


PROPERTIES: Final = (
    TaskProperty(
        "date_time.settlement_after_cutoff",
        st.tuples(_DAYS, st.integers(0, 3), st.integers(0, 3), _COUNTS, _HOLIDAYS),
        agrees_with(_settlement),
    ),
    TaskProperty(
        "date_time.nth_last_business_day",
        st.tuples(st.just(2024), st.integers(2, 3), st.integers(-1, 23), _HOLIDAYS),
        agrees_with(_nth_last),
    ),
    TaskProperty(
        "date_time.delivery_promise_dates",
        st.tuples(_DAYS, st.integers(-1, 5), st.integers(-1, 6), _HOLIDAYS),
        agrees_with(_promise),
    ),
    TaskProperty(
        "date_time.semi_monthly_paydays",
        st.tuples(
            st.just(2024),
            st.integers(1, 4),
            st.integers(1, 4),
            st.lists(_DAYS, max_size=22, unique=True),
        ),
        agrees_with(_paydays),
    ),
    TaskProperty(
        "date_time.monthly_day_with_policy",
        st.tuples(
            st.dates(date(2023, 11, 20), date(2024, 2, 10)).map(date.isoformat),
            _DAYS,
            st.sampled_from((0, 1, 10, 28, 29, 30, 31, 32)),
            st.sampled_from(("skip", "last", "next")),
        ),
        agrees_with(_monthly),
    ),
    TaskProperty(
        "date_time.next_thousand_day_mark",
        st.tuples(_DAYS, _DAYS, st.integers(-1, 9), st.booleans()),
        agrees_with(_mark),
    ),
    TaskProperty(
        "date_time.library_return_date",
        st.tuples(_DAYS, st.integers(1, 9), st.lists(st.integers(0, 6)), _HOLIDAYS, _DAYS),
        agrees_with(_library),
    ),
    TaskProperty(
        "date_time.broadcast_month_of_date",
        st.tuples(st.dates(date(2020, 1, 1), date(2026, 12, 31)).map(date.isoformat)),
        agrees_with(_broadcast),
    ),
    TaskProperty(
        "date_time.late_fee_days",
        st.tuples(_DAYS, st.none() | _DAYS, _DAYS, _COUNTS, st.integers(0, 9)),
        agrees_with(_late_fee),
    ),
)
