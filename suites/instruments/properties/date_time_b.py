"""References for clock and shift tasks of date_time, mostly minute by minute."""

from fractions import Fraction
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_OFFSETS = st.integers(-12, 14).map(lambda hours: hours * 60)
_WEEK_MINUTES = st.integers(0, 10079)
_PHASES = [
    "new moon",
    "waxing crescent",
    "first quarter",
    "waxing gibbous",
    "full moon",
    "waning gibbous",
    "last quarter",
    "waning crescent",
]


def _ticket(weekday: Any, minute: Any, needed: Any, hours: Any) -> tuple[int, int]:
    begin, lunch, resume, close = hours
    while True:
        if weekday < 5 and (begin <= minute < lunch or resume <= minute < close):
            needed -= 1
            if needed == 0:
                return weekday, minute + 1
        minute += 1
        if minute == 1440:
            weekday, minute = (weekday + 1) % 7, 0


def _timer(now: Any, minutes: Any, hours: Any, weekdays: Any) -> int | None:
    moments = sorted(
        (day * 1440 + hour * 60 + minute - now - 1) % 10080
        for day in range(7)
        for hour in range(24)
        for minute in range(60)
        if day in (weekdays or {day})
        if hour in (hours or {hour})
        if minute in (minutes or {minute})
    )
    return (moments[0] + now + 1) % 10080 if moments else None


def _flight(leaves: Any, lands: Any, west: Any, east: Any, minimum: Any) -> int | None:
    if not {leaves, lands} <= set(range(1440)):
        return None
    return next(
        span
        for span in range(minimum, minimum + 1440)
        if (leaves - west + span + east) % 1440 == lands
    )


def _cover(opens: Any, closes: Any, staff: Any) -> int | None:
    if closes <= opens:
        return None
    day = range(opens, closes)
    share = Fraction(
        100 * sum(any(start <= minute < end for start, end in staff) for minute in day), len(day)
    )
    return 1 if 0 < share < 1 else int(share)


def _parking(entry: Any, leaving: Any, rate: Any, most: Any) -> int:
    charged = [minute for minute in range(entry, leaving) if 480 <= minute % 1440 < 1080][20:]
    per_day = [minute // 1440 for minute in charged]
    return sum(
        min(most, rate * len(range(0, per_day.count(day), 30))) for day in sorted(set(per_day))
    )


def _pieces(start: Any, end: Any, minimum: Any) -> list[tuple[int, int, int]]:
    days = [minute // 1440 for minute in range(start, end)]
    pieces = []
    for day in sorted(set(days)):
        first = start % 1440 if day == days[0] else 0
        pieces.append((day, first, first + days.count(day)))
    if len(pieces) < 2:
        return pieces
    return [piece for piece in pieces if piece[2] - piece[1] >= minimum]


def _lamp(watch: Any, sunset: Any, sunrise: Any, offset: Any, pause: Any) -> int:
    night = [*range(720, 1440), *range(720)]
    place = {minute: index for index, minute in enumerate(night)}
    lit = [
        index
        for index in range(1440)
        if place[watch[0]] <= index < place[watch[1]]
        if place[sunset] + offset <= index < place[sunrise] - offset
    ]
    before = [index for index in lit if index < place[pause[0]]]
    after = [index for index in lit if index >= place[pause[1]]]
    return sum(len(piece) for piece in (before, after) if len(piece) >= 5)


def _moon(hundredths: Any) -> str:
    cycle = Fraction(2953, 4)
    for turn in range(-4, 24):
        if abs(hundredths - turn * cycle) <= 100:
            return _PHASES[turn % 4 * 2]
    quarter: int = hundredths // cycle % 4
    return _PHASES[quarter * 2 + 1]


def _snoozed(minute: Any, times: Any, length: Any, most: Any, start: Any, end: Any) -> Any:
    if times > most:
        return None
    quiet = set()
    while start != end:
        quiet.add(start)
        start = (start + 1) % 1440
    for _ in range(times):
        minute += length
        while minute % 1440 in quiet:
            minute += 1
    return minute % 1440, minute // 1440


def _departures(bands: Any) -> list[int]:
    result: list[int] = []
    final = bands[-1] if bands else None
    for band in bands:
        for minute in range(band[0], band[1] + (band is final)):
            if not result or minute - result[-1] >= band[2]:
                result.append(minute)
    return result


def _bands(numbers: Any) -> list[tuple[int, int, int]]:
    minute = 0
    bands = []
    for gap, length, interval in numbers:
        bands.append((minute + gap, minute + gap + length, interval))
        minute += gap + length
    return bands


@st.composite
def _nights(draw: Any) -> tuple[Any, ...]:
    moments = sorted(draw(st.lists(st.integers(0, 90), min_size=2, max_size=2)))
    pause = sorted(draw(st.lists(st.integers(0, 90), min_size=2, max_size=2)))
    watch = sorted(draw(st.lists(st.integers(0, 90), min_size=2, max_size=2)))

    def clock(index: int) -> int:
        return (index + 1390) % 1440

    return (
        tuple(map(clock, watch)),
        clock(moments[0]),
        clock(moments[1]),
        draw(st.integers(-8, 8)),
        tuple(map(clock, pause)),
    )


_HOURS = st.lists(st.integers(0, 200), min_size=4, max_size=4, unique=True).map(
    lambda numbers: tuple(sorted(numbers))
)
_SPANS = st.lists(st.tuples(st.integers(0, 150), st.integers(0, 60)), max_size=5).map(
    lambda pairs: [(start, start + length) for start, length in pairs]
)
_TRIPLES = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 12), st.integers(1, 7)), max_size=4)

PROPERTIES: Final = (
    TaskProperty(
        "date_time.ticket_due_moment",
        st.tuples(st.integers(0, 6), st.integers(0, 220), st.integers(1, 250), _HOURS),
        agrees_with(_ticket),
    ),
    TaskProperty(
        "date_time.next_timer_minute",
        st.tuples(
            _WEEK_MINUTES,
            st.sets(st.integers(0, 59), max_size=2),
            st.sets(st.integers(0, 24), max_size=2),
            st.sets(st.integers(0, 6), max_size=2),
        ),
        agrees_with(_timer),
    ),
    TaskProperty(
        "date_time.flight_elapsed_minutes",
        st.tuples(
            st.integers(-2, 1441), st.integers(-2, 1441), _OFFSETS, _OFFSETS, st.integers(1, 1440)
        ),
        agrees_with(_flight),
    ),
    TaskProperty(
        "date_time.opening_cover_percent",
        st.tuples(st.integers(0, 60), st.integers(40, 220), _SPANS),
        agrees_with(_cover),
    ),
    TaskProperty(
        "date_time.parking_charge_cents",
        st.tuples(
            st.integers(0, 1500), st.integers(0, 3200), st.integers(0, 90), st.integers(0, 900)
        ).map(lambda drawn: (drawn[0], drawn[0] + drawn[1], *drawn[2:])),
        agrees_with(_parking),
    ),
    TaskProperty(
        "date_time.split_span_at_midnights",
        st.tuples(st.integers(1400, 1480), st.integers(0, 1500), st.integers(0, 40)).map(
            lambda drawn: (drawn[0], drawn[0] + drawn[1], drawn[2])
        ),
        agrees_with(_pieces),
    ),
    TaskProperty("date_time.lamp_minutes_in_evening", _nights(), agrees_with(_lamp)),
    TaskProperty(
        "date_time.moon_phase_name", st.tuples(st.integers(-2953, 9000)), agrees_with(_moon)
    ),
    TaskProperty(
        "date_time.snooze_past_quiet",
        st.tuples(
            st.integers(0, 1439),
            st.integers(0, 4),
            st.integers(1, 700),
            st.integers(0, 5),
            st.integers(0, 1439),
            st.integers(0, 1439),
        ),
        agrees_with(_snoozed),
    ),
    TaskProperty(
        "date_time.headway_departures",
        st.tuples(_TRIPLES.map(_bands)),
        agrees_with(_departures),
    ),
)
