"""Slow references for tasks of bit_manipulation about boards, schedules, devices and sets."""

from fractions import Fraction
from itertools import count, product
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.properties.bit_manipulation_a import number, positions, task
from suites.instruments.task_property import TaskProperty, agrees_with

_MASKS: Final = st.integers(0, 31)
_SPARSE: Final = st.sets(st.integers(0, 8), max_size=4).map(number)


def _ray_by_distance(square: Any, direction: Any, own: Any, enemy: Any) -> int:
    if square not in range(64) or direction not in list("NSEW"):
        return 0
    row, column = square // 8, square % 8
    rays = {
        "N": [(up, column) for up in range(row + 1, 8)],
        "S": [(up, column) for up in range(row - 1, -1, -1)],
        "E": [(row, across) for across in range(column + 1, 8)],
        "W": [(row, across) for across in range(column - 1, -1, -1)],
    }
    ray = [8 * up + across for up, across in rays[direction]]
    stops = [at for at, place in enumerate(ray) if place in positions(own)]
    stops += [at + 1 for at, place in enumerate(ray) if place in positions(enemy)]
    return number(ray[: min(stops, default=8)])


_MEN: Final = st.sets(st.integers(0, 63), max_size=12).map(number)


def _lights_by_counting(lights: Any, rows: Any, columns: Any, presses: Any) -> tuple[int, int]:
    on = set()
    for row, column in product(range(rows), range(columns)):
        flips = [
            (r, c)
            for r, c in presses
            if r in range(rows) and c in range(columns) and abs(r - row) + abs(c - column) < 2
        ]
        place = row * columns + column
        if (len(flips) + (place in positions(lights))) % 2:
            on.add(place)
    return number(on), len(on)


_PANELS: Final = st.tuples(st.integers(1, 3), st.integers(1, 3)).flatmap(
    lambda size: st.tuples(
        st.integers(0, 2 ** (size[0] * size[1]) - 1),
        st.just(size[0]),
        st.just(size[1]),
        st.lists(st.tuples(*[st.integers(-1, 3)] * 2), max_size=4),
    )
)


def _well_row_by_row(rows: Any, width: Any, locked: Any) -> tuple[list[int], int]:
    well = [row % 2**width for row in rows]
    gone = [at for at, row in enumerate(well) if row + 1 == 2**width and at not in locked]
    for at in gone:
        well = [0, *well[:at], *well[at + 1 :]]
    return well, len(gone)


def _meeting_by_sets(calendars: Any, slots: Any, length: Any, step: Any) -> int | None:
    free = {slot for slot in range(slots) if all(slot not in positions(c) for c in calendars)}
    for start in range(0, slots, step):
        if length > 0 and set(range(start, start + length)) <= free:
            return start
    return None


def _room_by_text(rooms: Any, arrival: Any, nights: Any, season: Any) -> str | None:
    if nights < 1 or not {arrival, arrival + nights - 1} <= set(range(season)):
        return None
    best = []
    for name in sorted(rooms):
        text = "".join("x" if n in positions(rooms[name]) else "." for n in range(season))
        if "x" not in text[arrival : arrival + nights]:
            around = text[:arrival].rpartition("x")[2] + text[arrival:].partition("x")[0]
            best.append((len(around), name))
    return min(best)[1] if best else None


def _breaks_by_text(worked: Any, required: Any) -> tuple[int, int | None]:
    breaks = [len(idle) for idle in format(worked, "b").strip("0").split("1") if idle]
    return len([b for b in breaks if b < required]), min(breaks) if breaks else None


def _fixed_point_by_search(value: Any, whole_bits: Any, fraction_bits: Any) -> int:
    span = 2 ** (whole_bits + fraction_bits)
    target = Fraction(value) * 2**fraction_bits
    best = min(range(-span, span), key=lambda step: (abs(step - target), -abs(step)))
    return best if best >= 0 else best + 2 * span


_NUMBERS: Final = (
    st.integers(-5, 5)
    | st.integers(-40, 40).map(lambda n: n / 8)
    | st.builds(Fraction, st.integers(-20, 20), st.integers(1, 7))
)


def _reading_by_bytes(first: Any, second: Any, swapped: Any) -> int | None:
    words = [second, first] if swapped else [first, second]
    try:
        raw = b"".join(word.to_bytes(2, "big") for word in words)
    except OverflowError:
        return None
    return None if raw.hex() in ("ffffffff", "80000000") else int.from_bytes(raw, signed=True)


_REGISTERS: Final = st.sampled_from([-1, 0, 1, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF, 0x10000])


def _channel_by_order(enabled: Any, total: Any, last: Any) -> int | None:
    on = sorted(positions(enabled) & set(range(total)))
    after = [channel for channel in on if last in range(total) and channel > last]
    return next(iter(after + on), None)


def _severity_by_sets(status: Any, inhibited: Any, table: Any) -> tuple[str, int | None, int]:
    for severity, mask, needed in table:
        active = (positions(status) & positions(mask)) - positions(inhibited)
        if len(active) >= needed:
            return severity, min(active), len(active)
    return "ok", None, 0


_TABLES: Final = st.lists(st.tuples(st.sampled_from("abc"), _MASKS, st.integers(1, 3)), max_size=4)


def _buddy_by_units(free: Any, order: Any) -> tuple[int, list[int]] | None:
    blocks = sorted((k, b) for k, mask in enumerate(free) for b in positions(mask))
    fitting = [block for block in blocks if order <= block[0]]
    if order < 0 or not fitting:
        return None
    size, block = fitting[0]
    unit = block * 2**size
    freed = {(k, unit // 2**k + 1) for k in range(order, size)}
    left = (set(blocks) - {(size, block)}) | freed
    masks = [number(b for at, b in left if at == k) for k in range(len(free))]
    return unit // 2**order, masks


def _free_lists(owners: list[int]) -> list[int]:
    """Masks of orders 0 to 3 for blocks that don't overlap; order 4 stands for taken."""
    masks = [0] * 4
    at = 0
    for owner in owners:
        at += -at % 2**owner
        if owner < 4:
            masks[owner] += 2 ** (at // 2**owner)
        at += 2**owner if owner < 4 else 1
    return masks


def _moves_by_retrying(used: Any, pinned: Any) -> tuple[list[tuple[int, int]], int]:
    pages = positions(used)
    moves = []
    while movable := pages - positions(pinned):
        hole = next(page for page in count() if page not in pages)
        if hole > max(movable):
            break
        moves.append((max(movable), hole))
        pages = pages - {max(movable)} | {hole}
    return moves, number(pages)


def _glyph_by_points(rows: Any, turns: Any) -> list[int] | None:
    last = len(rows) - 1
    if any(row not in range(2 ** len(rows)) for row in rows):
        return None
    points = {(y, last - p) for y, row in enumerate(rows) for p in positions(row)}
    for _ in range(turns % 4):
        points = {(x, last - y) for y, x in points}
    return [number(last - x for y, x in points if y == row) for row in range(len(rows))]


_GLYPHS: Final = st.integers(0, 4).flatmap(
    lambda size: st.lists(st.integers(0, 2**size - 1), min_size=size, max_size=size)
) | st.lists(st.integers(-1, 4), max_size=2)


def _kits_by_subsets(kits: Any, required: Any, forbidden: Any, carried: Any) -> Any:
    best = []
    for taken in product([True, False], repeat=len(kits)):
        chosen = [at for at, take in enumerate(taken) if take]
        tools = set().union(*[positions(kits[at]) for at in chosen])
        if positions(required) <= tools and not positions(forbidden) & tools:
            best.append((len(chosen), chosen))
    return min(best)[1] if best and min(best)[0] <= carried else None


def _similarity_by_lists(first: Any, second: Any, ignored: Any, heavy: Any) -> int:
    weights = {p: 1 + (p in positions(heavy)) for p in range(8) if p not in positions(ignored)}
    shared = sum(w for p, w in weights.items() if p in positions(first) & positions(second))
    total = sum(w for p, w in weights.items() if p in positions(first) | positions(second))
    return int(Fraction(100 * shared, total)) if total else 100


def _team_by_search(team: Any, width: Any, clashes: Any) -> int | None:
    for other in range(team + 1, 2**width):
        on = positions(other)
        if len(on) == len(positions(team)) and not any(positions(c) <= on for c in clashes):
            return other
    return None


PROPERTIES: Final = (
    task(
        "sliding_ray_mask",
        _ray_by_distance,
        st.integers(0, 63) | st.integers(-1, 64),
        st.sampled_from(["N", "S", "E", "W", "n"]),
        _MEN,
        _MEN,
    ),
    TaskProperty("bit_manipulation.press_light_panel", _PANELS, agrees_with(_lights_by_counting)),
    task(
        "clear_full_bit_rows",
        _well_row_by_row,
        st.lists(st.integers(0, 15), max_size=5),
        st.integers(1, 3),
        st.sets(st.integers(0, 5), max_size=3),
    ),
    task(
        "shared_free_block",
        _meeting_by_sets,
        st.lists(_SPARSE, max_size=2),
        st.integers(4, 9),
        st.integers(1, 4) | st.integers(-1, 3),
        st.integers(1, 3),
    ),
    task(
        "tightest_room_for_stay",
        _room_by_text,
        st.dictionaries(st.sampled_from("abcd"), _SPARSE, min_size=1),
        st.integers(-1, 6),
        st.integers(1, 3) | st.integers(-1, 1),
        st.integers(5, 8),
    ),
    task("short_rest_breaks", _breaks_by_text, st.integers(0, 2047), st.integers(0, 4)),
    task(
        "to_fixed_point_code",
        _fixed_point_by_search,
        _NUMBERS,
        st.integers(0, 2),
        st.integers(0, 3),
    ),
    task("join_meter_registers", _reading_by_bytes, _REGISTERS, _REGISTERS, st.booleans()),
    task(
        "next_enabled_channel",
        _channel_by_order,
        st.integers(0, 63),
        st.integers(0, 6),
        st.integers(-2, 7),
    ),
    task("worst_status_severity", _severity_by_sets, _MASKS, _MASKS, _TABLES),
    task(
        "buddy_split_allocate",
        _buddy_by_units,
        st.lists(st.integers(0, 4), max_size=5).map(_free_lists),
        st.integers(-1, 4),
    ),
    TaskProperty(
        "bit_manipulation.compact_page_moves",
        st.tuples(st.integers(0, 255), st.integers(0, 255)).map(lambda m: (m[0], m[0] & m[1])),
        agrees_with(_moves_by_retrying),
    ),
    task("rotate_glyph_quarter", _glyph_by_points, _GLYPHS, st.integers(-5, 5)),
    task(
        "cover_with_fewest_kits",
        _kits_by_subsets,
        st.lists(_MASKS, max_size=5),
        _MASKS,
        st.sampled_from([0, 0, 1, 2, 4]),
        st.integers(0, 6),
    ),
    task("feature_mask_similarity", _similarity_by_lists, *[_MASKS] * 4),
    task(
        "next_team_selection",
        _team_by_search,
        st.integers(1, 31) | st.integers(0, 63),
        st.integers(5, 7) | st.integers(1, 6),
        st.lists(st.sampled_from([3, 5, 6, 9, 10, 12, 14, 17, 24, 33, 4, 7]), max_size=3),
    ),
)
