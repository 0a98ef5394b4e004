"""References for validation tasks about schedules, logs and readings, from their definitions."""

from itertools import groupby, pairwise
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_EDGE_MINUTES = st.sampled_from([0, 1, 2, 700, 1438, 1439])
_WINDOWS = st.dictionaries(
    st.integers(0, 6), st.lists(st.tuples(_EDGE_MINUTES, _EDGE_MINUTES), max_size=2)
)


def _open_on_a_time_line(windows: Any, holidays: Any, day: Any, minute: Any) -> bool:
    """Every window of the days around as a stretch of one long line of minutes."""
    stretches = []
    for number in range(day - 3, day + 3):
        for start, end in windows.get(6 if number in holidays else number % 7, []):
            length = end - start if end > start else end - start + 1440
            stretches.append(range(number * 1440 + start, number * 1440 + start + length))
    return any(day * 1440 + minute in stretch for stretch in stretches)


_LOG = st.lists(
    st.one_of(
        st.tuples(st.just("drive"), st.sampled_from([1, 90, 135, 180, 270])),
        st.tuples(st.just("break"), st.sampled_from([14, 15, 29, 30, 44, 45])),
        st.tuples(st.just("work"), st.just(60)),
    ),
    max_size=9,
)


def _first_overdriven(log: Any) -> int:
    """For every entry anew: where did the last full break end, how much was driven since?"""

    def last_full(entries: Any) -> int:
        since = 0
        for at, (kind, minutes) in enumerate(entries):
            if kind != "break":
                continue
            parts = [m for k, m in entries[since:at] if k == "break" and m >= 15]
            if minutes >= 45 or (minutes >= 30 and parts):
                since = at + 1
        return since

    for index in range(len(log)):
        now = log[: index + 1]
        if sum(m for k, m in now[last_full(now) :] if k == "drive") > 270:
            return index
    return -1


def _spans_by_first_value(readings: Any, tolerance: Any, least: Any, idle: Any) -> Any:
    """Cut off one span after the other from the front of every live stretch."""
    found = []
    numbered = list(enumerate(readings))
    for live, stretch in groupby(numbered, lambda pair: pair[1] is not None and pair[1] != idle):
        rest = list(stretch) if live else []
        while rest:
            near = [abs(value - rest[0][1]) <= tolerance for _, value in rest]
            size = [*near, False].index(False)
            if size >= least:
                found.append((rest[0][0], rest[size - 1][0]))
            rest = rest[size:]
    return found


@st.composite
def _trip(draw: Any) -> Any:
    minutes = sorted(draw(st.sets(st.integers(0, 12), max_size=6)))
    readings = [(minute, draw(st.integers(0, 4))) for minute in minutes]
    return readings, 3, draw(st.integers(1, 2)), draw(st.integers(0, 6))


def _breach_minute_by_minute(readings: Any, hard: Any, soft: Any, allowance: Any) -> Any:
    at = dict(readings)
    degrees = None
    warm = 0
    for minute in range(min(at, default=0), max(at, default=-1) + 1):
        degrees = at.get(minute, degrees)
        if degrees > hard:
            return minute
        # The last reading holds for no time.
        if degrees > soft and minute < max(at):
            warm += 1
            if warm > allowance:
                return minute
    return None


@st.composite
def _axles(draw: Any) -> Any:
    positions = sorted(draw(st.sets(st.integers(0, 9), max_size=5)))
    axles = [(position, draw(st.integers(1, 5))) for position in positions]
    numbers = [draw(st.integers(*limits)) for limits in ((2, 5), (1, 4), (1, 5), (5, 15))]
    return axles, *numbers


def _overloaded(axles: Any, single: Any, distance: Any, shared: Any, total: Any) -> list[str]:
    """All runs of neighbours, and of those the ones that cannot be made longer."""
    loads = [load for _, load in axles]
    joined = [b[0] - a[0] < distance for a, b in pairwise(axles)]
    found = [f"axle {index + 1}" for index, load in enumerate(loads) if load > single]
    for first in range(len(axles)):
        for last in range(first + 1, len(axles)):
            inner = all(joined[first:last])
            before = first > 0 and joined[first - 1]
            after = last < len(joined) and joined[last]
            heavy = sum(loads[first : last + 1]) > shared * (last - first + 1)
            if inner and not before and not after and heavy:
                found.append(f"axles {first + 1}-{last + 1}")
    return found + ["total"] * (sum(loads) > total)


_SHIFT = st.tuples(
    st.sets(st.sampled_from(["bar", "cook"])), st.integers(0, 6), st.integers(0, 6)
).filter(lambda shift: shift[1] < shift[2])


def _shortfalls_by_grouping(
    shifts: Any, needed: Any, skill: Any, opening: Any, closing: Any
) -> Any:
    def state(hour: int) -> Any:
        skills = [known for known, start, end in shifts if hour in range(start, end)]
        return max(0, needed - len(skills)), all(skill not in known for known in skills)

    found = []
    for key, group in groupby(range(opening, closing), state):
        hours = list(group)
        if key != (0, False):
            found.append((hours[0], hours[-1] + 1, *key))
    return found


PROPERTIES: Final = (
    TaskProperty(
        "validation.access_window_open",
        st.tuples(_WINDOWS, st.sets(st.integers(5, 15)), st.integers(6, 15), _EDGE_MINUTES),
        agrees_with(_open_on_a_time_line),
    ),
    TaskProperty("validation.driver_break_fault", st.tuples(_LOG), agrees_with(_first_overdriven)),
    TaskProperty(
        "validation.stuck_sensor_spans",
        st.tuples(
            st.lists(st.one_of(st.none(), st.integers(-2, 3)), max_size=9),
            st.integers(0, 2),
            st.integers(1, 4),
            st.integers(-1, 1),
        ),
        agrees_with(_spans_by_first_value),
    ),
    TaskProperty("validation.cold_chain_breach", _trip(), agrees_with(_breach_minute_by_minute)),
    TaskProperty("validation.axle_weight_violations", _axles(), agrees_with(_overloaded)),
    TaskProperty(
        "validation.roster_cover_shortfalls",
        st.tuples(
            st.lists(_SHIFT, max_size=4),
            st.integers(0, 3),
            st.just("cook"),
            st.integers(0, 2),
            st.integers(3, 6),
        ),
        agrees_with(_shortfalls_by_grouping),
    ),
)
