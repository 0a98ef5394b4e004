"""References for more tasks of the first half of date_time: clocks and minutes."""

from functools import cache
from itertools import pairwise
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_MINUTES = st.integers(0, 1439)


def _night(start: Any, length: Any, threshold: Any) -> int:
    """Overlaps of the shift with each night."""
    total = 0
    for midnight in range(0, start + length + 1440, 1440):
        total += max(0, min(midnight + 360, start + length) - max(midnight - 60, start))
    return total if total >= threshold else 0


def _zone(longitude: Any) -> str | None:
    """The nearest of all centres, of two the one nearer Greenwich."""
    if abs(longitude) > 1800:
        return None
    letters = "YXWVUTSRQPONZABCDEFGHIKLM"
    bands = range(-12, 13)
    return letters[12 + min(bands, key=lambda band: (abs(longitude - 150 * band), abs(band)))]


@cache
def _labels() -> list[str]:
    """The labels of the first 31 minutes, in order."""
    return [
        f"00:{minute:02d}:{second:02d};{number:02d}"
        for minute in range(31)
        for second in range(60)
        for number in range(30)
        if number > 1 or second > 0 or minute % 10 == 0
    ]


def _timecode(frame: Any) -> str | None:
    return None if frame < 0 else _labels()[frame]


def _game(seconds: Any) -> tuple[int, int, int] | None:
    """One real second after the other."""
    if seconds < 0:
        return None
    clock = 360
    for _ in range(seconds):
        clock += 1 if 360 <= clock % 1440 < 1200 else 2
    return clock // 1440 + 1, clock % 1440 // 60, clock % 60


def _retries(
    start: Any, deadline: Any, base: Any, cap: Any, quiet_start: Any, quiet_end: Any
) -> list[int]:
    """Minute by minute, with the due time of the next retry."""
    quiet = set()
    minute = quiet_start
    while minute != quiet_end:
        quiet.add(minute)
        minute = (minute + 1) % 1440
    found: list[int] = []
    due = start + min(base, cap)
    for moment in range(start, deadline + 1):
        if moment >= due and moment % 1440 not in quiet:
            found.append(moment)
            due = moment + min(base * 2 ** len(found), cap)
    return found


def _quiet(minutes: Any) -> tuple[int, int]:
    """From each ring on to the next, one minute at a time."""
    lengths = []
    for ring in set(minutes):
        length = 1
        while (ring + length) % 1440 not in minutes:
            length += 1
        lengths.append((-length, ring))
    if not lengths:
        return 0, 1440
    length, ring = min(lengths)
    return ring, -length


def _fits(bookings: Any, start: Any, end: Any, customer: Any, buffer: Any) -> bool:
    """No minute in common with a rental widened by its buffer."""
    if end <= start:
        return False
    taken: set[int] = set()
    for first, last, other in bookings:
        gap = 0 if other == customer else buffer
        taken.update(range(first - gap, last + gap))
    return not taken & set(range(start, end))


def _tides(sailings: Any, low_tides: Any, margin: Any, max_shift: Any) -> list[int]:
    """Of each sailing the first allowed minute from its own on, after any tide it is near."""
    found = []
    for sailing, following in pairwise([*sailings, 10**6]):
        minute = sailing
        while any(abs(minute - tide) < margin for tide in low_tides):
            minute += 1
        if minute == sailing or (minute - sailing <= max_shift and minute < following):
            found.append(minute)
    return found


@st.composite
def _tide_arguments(draw: Any) -> tuple[list[int], list[int], int, int]:
    margin = draw(st.integers(1, 4))
    tides = [draw(st.integers(0, 8))]
    tides.append(tides[0] + 2 * margin + draw(st.integers(0, 4)))
    sailings = draw(st.lists(st.integers(0, 24), max_size=6, unique=True))
    return sorted(sailings), draw(st.permutations(tides)), margin, draw(st.integers(0, 8))


def _rental(draw_from: Any) -> Any:
    names = st.sampled_from(("ann", "bob"))
    return st.builds(
        lambda start, length, name: (start, start + length, name),
        draw_from,
        st.integers(1, 5),
        names,
    )


PROPERTIES: Final = (
    TaskProperty(
        "date_time.night_minutes_of_shift",
        st.tuples(_MINUTES, st.integers(0, 4000), st.integers(0, 600)),
        agrees_with(_night),
    ),
    TaskProperty(
        "date_time.nautical_zone_letter",
        st.tuples(
            st.integers(-1810, 1810)
            | st.builds(lambda band, by: 150 * band + by, st.integers(-12, 11), st.integers(74, 76))
        ),
        agrees_with(_zone),
    ),
    TaskProperty(
        "date_time.drop_frame_timecode",
        st.tuples(st.integers(-1, 55000)),
        agrees_with(_timecode),
    ),
    TaskProperty(
        "date_time.game_clock_from_seconds",
        st.tuples(st.integers(-1, 4000)),
        agrees_with(_game),
    ),
    TaskProperty(
        "date_time.quiet_aware_retries",
        st.tuples(
            st.integers(0, 1439),
            st.integers(0, 3000),
            st.integers(1, 90),
            st.integers(1, 300),
            _MINUTES,
            _MINUTES,
        ),
        agrees_with(_retries),
    ),
    TaskProperty(
        "date_time.longest_quiet_stretch",
        st.tuples(st.lists(st.integers(0, 11).map(lambda hour: hour * 120), max_size=6)),
        agrees_with(_quiet),
    ),
    TaskProperty(
        "date_time.buffered_booking_fits",
        st.tuples(
            st.lists(_rental(st.integers(0, 20)), max_size=3),
            st.integers(0, 20),
            st.integers(0, 24),
            st.sampled_from(("ann", "bob")),
            st.integers(0, 4),
        ),
        agrees_with(_fits),
    ),
    TaskProperty("date_time.tide_safe_sailings", _tide_arguments(), agrees_with(_tides)),
)
