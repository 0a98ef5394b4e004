"""Slow references for tasks of bit_manipulation about schedules, devices and pictures."""

from fractions import Fraction
from struct import unpack
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.properties.bit_manipulation_a import number, positions, task
from suites.instruments.task_property import TaskProperty, agrees_with

_MASKS: Final = st.integers(0, 15)
_ROWS: Final = st.lists(_MASKS, max_size=4)


def _open_hour_by_hour(spans: Any) -> int:
    def is_open(hour: int, start: int, end: int) -> bool:
        if start < end:
            return start <= hour < end
        return hour >= start or hour < end

    good = [(s, e) for s, e in spans if s in range(24) and e in range(24)]
    return number(h for h in range(24) if any(is_open(h, s, e) for s, e in good))


def _cron_by_filter(field: Any, low: Any, high: Any) -> Any:
    matched = set()
    for part in field.split(","):
        span, slash, step = part.partition("/")
        first, dash, last = span.partition("-")
        if slash and not (step.isdecimal() and int(step)):
            return None
        if span == "*":
            first, last = str(low), str(high)
        elif not dash:
            last = str(high) if slash else first
        if not (first.isdecimal() and last.isdecimal()):
            return None
        if not low <= int(first) <= int(last) <= high:
            return None
        matched |= set(
            range(low, high + 1)[int(first) - low : int(last) - low + 1 : int(step or 1)]
        )
    return number(matched)


def _duty_by_single_steps(duty: Any, pinned: Any, shift: Any) -> Any:
    if duty not in range(128):
        return None
    days = set(range(7)) - positions(pinned)
    ring = sorted(days, reverse=shift < 0)
    after = dict(zip(ring, ring[1:] + ring[:1], strict=True))
    on = positions(duty)
    for _ in range(abs(shift)):
        on = {after.get(day, day) for day in on}
    return number(on)


def _half_by_struct(pattern: Any) -> Any:
    (value,) = unpack(">e", pattern.to_bytes(2, "big"))
    return None if value != value else round(max(-65504.0, min(65504.0, value)), 6)


def _alarms_one_by_one(events: Any, inputs: Any) -> Any:
    if not {kind for kind, _ in events} <= {"read", "ack", "shelve"}:
        return None
    history = [0] * len(events)
    for alarm in range(inputs):
        active = shelved = latched = False
        for index, (kind, mask) in enumerate(events):
            named = alarm in positions(mask)
            if kind == "read":
                active = named
            if kind == "shelve":
                shelved = named
            if kind == "read" and named and not shelved:
                latched = True
            if shelved or (kind == "ack" and named and not active):
                latched = False
            history[index] += latched * 2**alarm
    return history


def _signal_as_text(frame: Any, start: Any, length: Any, order: Any, signed: Any) -> Any:
    bits = [format(byte, "08b") for byte in frame]
    text = "".join(bits if order == "big" else reversed(bits))
    first = start // 8 * 8 + 7 - start % 8 if order == "big" else 64 - start - length
    if start not in range(64) or first < 0 or first + length > 64:
        return None
    value = int(text[first : first + length], 2)
    return value - 2**length if signed and text[first] == "1" else value


def _fragments_by_splitting(bitmap: Any, size: Any) -> int:
    stretches = "".join("x "[n not in positions(bitmap)] for n in range(size)).split("x")
    free = sum(map(len, stretches))
    return int(Fraction(free - max(map(len, stretches)), free) * 100) if free else 0


def _window_as_set(sequence: Any, highest: Any, bitmap: Any, width: Any) -> Any:
    seen = {highest - age for age in positions(bitmap)}
    if sequence in seen or sequence <= highest - width:
        return False, highest, bitmap
    top = max(sequence, highest)
    ages = {top - number for number in seen | {sequence}}
    return True, top, number(age for age in ages if age < width)


def _display_as_text(number: Any, places: Any) -> list[int]:
    segments = dict(zip("0123456789- ", b"?\x06[Ofm}\x07\x7fo@\0", strict=True))
    text = str(number).rjust(places)
    return [segments[sign] for sign in (text if len(text) == places else "-" * places)]


def _pixels(rows: Any, width: int) -> set[tuple[int, int]]:
    return {(x, y) for y, row in enumerate(rows) for x in positions(row) if x < width}


def _contour_by_pixels(rows: Any, width: Any) -> list[int]:
    on = _pixels(rows, width)
    inner = {(x, y) for x, y in on if {(x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)} <= on}
    return [number(x for x, row in on - inner if row == y) for y in range(len(rows))]


def _overlap_by_pixels(first: Any, second: Any, dx: Any, dy: Any) -> int:
    return len(_pixels(first, 4) & {(x - dx, y + dy) for x, y in _pixels(second, 4)})


def _resting_row_by_pixels(well: Any, piece: Any, column: Any, width: Any) -> Any:
    block = {(x + column, y) for x, y in _pixels(piece, 9)}
    if any(x >= width for x, _ in block):
        return None
    free = [
        top + len(piece) <= len(well) and not {(x, y + top) for x, y in block} & _pixels(well, 9)
        for top in range(len(well) + 1)
    ]
    return free.index(False) - 1 if free[0] else None


def _painted(full: bool, exclusive: bool, strokes: Any) -> tuple[int, int]:
    columns = [{0, 2, 4}, {0, 2, 4}, {1, 3, 5}, {1, 3, 5}, {0, 2, 4}, {0, 2, 4}, {1, 3, 5}]
    one = {7 * n + row for n, column in enumerate(columns) for row in column}
    boards = (
        [one, {7 * n + row for n in range(7) for row in range(6)} - one] if full else [set(), set()]
    )
    for start, step, count, player in strokes:
        line = {start + step * n for n in range(count) if start + step * n < 49}
        boards[player] |= line
        if exclusive:
            boards[1 - player] -= line
    return number(boards[0]), number(boards[1])


def _four_by_places(first: Any, second: Any) -> str:
    places = {(column, row) for column in range(7) for row in range(6)}
    one, two = ({divmod(bit, 7) for bit in positions(player)} for player in (first, second))

    def wins(discs: set[tuple[int, int]]) -> bool:
        return any(
            {(c + n * dc, r + n * dr) for n in range(4)} <= discs
            for c, r in discs
            for dc, dr in ((0, 1), (1, -1), (1, 0), (1, 1))
        )

    if one & two or not one | two <= places or (wins(one) and wins(two)):
        return "invalid"
    if wins(one) or wins(two):
        return "first" if wins(one) else "second"
    return "draw" if one | two == places else "open"


_CRON_PARTS: Final = st.one_of(
    st.sampled_from(["*", "*/2", "*/0", "", "*-3", "1-", "-2", "+1", "1/", "2-3-4", "x", "*/3"]),
    st.builds("{}{}{}".format, st.integers(0, 9), st.sampled_from("-/"), st.integers(0, 9)),
    st.builds("{}-{}/{}".format, st.integers(0, 5), st.integers(3, 9), st.integers(0, 4)),
    st.integers(0, 9).map(str),
)
_STROKES: Final = st.lists(
    st.tuples(
        st.integers(0, 47),
        st.sampled_from([1, 6, 7, 8]),
        st.sampled_from([4, 4, 2, 1, 3]),
        st.integers(0, 1),
    ),
    max_size=3,
)

PROPERTIES: Final = (
    task(
        "hours_mask_from_spans",
        _open_hour_by_hour,
        st.lists(st.tuples(st.integers(-1, 24), st.integers(-1, 24)), max_size=3),
    ),
    task(
        "cron_field_mask",
        _cron_by_filter,
        st.lists(_CRON_PARTS, max_size=2).map(",".join),
        st.integers(0, 2),
        st.integers(6, 9),
    ),
    task(
        "rotate_unpinned_days",
        _duty_by_single_steps,
        st.integers(-2, 129),
        st.integers(0, 127),
        st.integers(-9, 9),
    ),
    task("decode_half_float", _half_by_struct, st.integers(0, 65535)),
    task(
        "latch_alarm_bits",
        _alarms_one_by_one,
        st.lists(
            st.tuples(
                st.sampled_from(["read", "read", "ack", "ack", "shelve", "shelve", "read"]),
                st.integers(0, 7),
            )
        ),
        st.integers(0, 3),
    ),
    task(
        "unpack_bus_signal",
        _signal_as_text,
        st.lists(st.sampled_from([0, 0x5A, 0xF1, 0x80]), min_size=8, max_size=8),
        st.integers(-2, 65),
        st.integers(1, 20),
        st.sampled_from(["big", "little"]),
        st.booleans(),
    ),
    task(
        "free_space_fragmentation", _fragments_by_splitting, st.integers(0, 511), st.integers(0, 9)
    ),
    task("seven_segment_frame", _display_as_text, st.integers(-1100, 1100), st.integers(0, 6)),
    task(
        "outline_bitmap_rows",
        _contour_by_pixels,
        st.lists(st.sampled_from([31, 31, 63, 15, 30, 27, 0])),
        st.integers(0, 6),
    ),
    task(
        "count_sprite_overlap",
        _overlap_by_pixels,
        _ROWS,
        _ROWS,
        st.integers(-5, 5),
        st.integers(-4, 4),
    ),
    task(
        "drop_piece_depth",
        _resting_row_by_pixels,
        st.lists(st.sampled_from([0, 0, 0, 1, 6, 8]), max_size=6),
        st.lists(st.integers(0, 3), min_size=1, max_size=3),
        st.integers(0, 3),
        st.integers(2, 4),
    ),
    TaskProperty(
        "bit_manipulation.four_in_line_result",
        st.builds(_painted, st.booleans(), st.sampled_from([True, True, False]), _STROKES),
        agrees_with(_four_by_places),
    ),
    TaskProperty(
        "bit_manipulation.slide_sequence_window",
        st.integers(0, 4).flatmap(
            lambda width: st.tuples(
                st.integers(0, 12), st.integers(4, 8), st.integers(0, 2**width - 1), st.just(width)
            )
        ),
        agrees_with(_window_as_set),
    ),
)
