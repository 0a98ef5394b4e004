"""References for the tiles, tracks, sheets and parking of geometry, second half."""

from fractions import Fraction
from itertools import combinations, groupby, pairwise, product
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(-3, 3)
_POINT = st.tuples(_SMALL, _SMALL)
_SIDE = st.integers(1, 5)
_PAIR = st.tuples(_SIDE, _SIDE)


def _tiles_pixel_by_pixel(view: Any, zoom: int, size: int) -> list[Any]:
    left, top, right, bottom = view
    count = 2**zoom
    rows = list(dict.fromkeys(y // size for y in range(top, bottom)))
    columns = list(dict.fromkeys(x // size % count for x in range(left, right)))
    return [(column, row) for row in rows if row in range(count) for column in columns]


def _drifts(points: Any, a: int, k: int, b: int, tolerance: int) -> bool:
    """Whether point k is farther than the tolerance from its foot on the line from a to b."""
    (ax, ay), (px, py), (bx, by) = points[a], points[k], points[b]
    square = (bx - ax) ** 2 + (by - ay) ** 2
    along = (px - ax) * (bx - ax) + (py - ay) * (by - ay)
    t = Fraction(along, square) if square else Fraction(0)
    gap_x, gap_y = ax + t * (bx - ax) - px, ay + t * (by - ay) - py
    return bool(gap_x**2 + gap_y**2 > tolerance**2)


def _thinned(points: Any, tolerance: int) -> list[Any]:
    last = len(points) - 1
    kept = [0]
    for tried in range(1, last + 1):
        if any(_drifts(points, kept[-1], k, tried, tolerance) for k in range(kept[-1], tried)):
            kept.append(tried - 1)
    return [points[i] for i in [*kept, last][: len(points)]] if points else []


def _turns_by_rotating(moves: Any) -> int:
    headings = [complex(dx, dy) / (abs(dx) + abs(dy)) for dx, dy in moves if dx or dy]
    turns = 0
    for before, after in pairwise(headings):
        turns += {1: 0, 1j: 1, -1j: 1, -1: 2}[after / before]
    return turns


def _first_hit_of_all(box: Any, resting: Any, dx: int, dy: int) -> float | None:
    """The first of all moments when sides line up after which the insides overlap."""

    def overlap(t: Fraction) -> bool:
        moved = [side + t * (dx, dy)[i % 2] for i, side in enumerate(box)]
        return all(moved[i] < resting[i + 2] and resting[i] < moved[i + 2] for i in (0, 1))

    moments = {Fraction(0), Fraction(1)}
    for axis, speed in ((0, dx), (1, dy)):
        for ours, theirs in product((box[axis], box[axis + 2]), (resting[axis], resting[axis + 2])):
            if speed:
                moments.add(Fraction(theirs - ours, speed))
    soon = Fraction(1, 10_000)
    hits = [t for t in moments if 0 <= t <= 1 and overlap(t + soon)]
    return float(min(hits)) if hits else None


def _parts_sawn(sheet: Any, part: Any, margin: int, kerf: int) -> tuple[int, bool]:
    def along(length: int, size: int) -> int:
        count, end = 0, margin + size
        while end <= length - margin:
            count, end = count + 1, end + kerf + size
        return count

    plain, turned = (along(sheet[0], w) * along(sheet[1], h) for w, h in (part, part[::-1]))
    return (turned, True) if turned > plain else (plain, False)


def _spins_by_trying(gears: Any, driven: int) -> list[int] | None:
    def mesh(i: int, j: int) -> bool:
        (x, y, a), (u, v, b) = gears[i], gears[j]
        return bool((x - u) ** 2 + (y - v) ** 2 == (a + b) ** 2)

    moved = {driven}
    while grown := {j for i in moved for j in range(len(gears)) if mesh(i, j)} - moved:
        moved |= grown
    pairs = [(i, j) for i, j in combinations(sorted(moved), 2) if mesh(i, j)]
    for spins in product(*[(1, -1) if i in moved else (0,) for i in range(len(gears))]):
        if spins[driven] == 1 and all(spins[i] != spins[j] for i, j in pairs):
            return list(spins)
    return None


def _mown_pass_by_pass(lawn: int, mower: int, overlap: int) -> Any:
    if overlap >= mower:
        return None
    passes, reached = 0, 0
    while reached < lawn:
        reached += mower - overlap if passes else mower
        passes += 1
    return passes, reached - max(lawn, 0)


def _slot_by_counting(
    index: int, used: int, grid: Any, size: Any, margin: Any, gap: Any
) -> tuple[int, int, int] | None:
    places = [
        (page + 1, column, row)
        for page, column, row in product(range(40), range(grid[0]), range(grid[1]))
    ]
    if index < 0:
        return None
    page, column, row = places[used:][index]
    left, top = (
        margin[i] + sum(size[i] + gap[i] for _ in range(n)) for i, n in enumerate((column, row))
    )
    return page, left, top


def _placed_by_scale(image: Any, frame: Any) -> Any:
    if min(frame) < 1:
        return None
    scale = min(Fraction(1), *(Fraction(f, i) for f, i in zip(frame, image, strict=True)))
    shown = [max(int(side * scale), 1) for side in image]
    return (*((f - s) // 2 for f, s in zip(frame, shown, strict=True)), *shown)


def _gap_by_metres(curb: int, parked: Any, car: int, clearance: int) -> int | None:
    """Runs of free unit lengths of the curb; nothing but cars stops a run before its ends."""
    taken = {metre for start, end in parked for metre in range(start, end)}
    found = []
    for free, run in groupby(range(curb), key=lambda metre: metre not in taken):
        metres = list(run)
        beside = (metres[0] - 1 in taken) + (metres[-1] + 1 in taken)
        if free and len(metres) >= car + beside * clearance:
            found.append((len(metres), metres[0]))
    return min(found)[1] if found else None


def _cars(drawn: Any) -> list[Any]:
    """Cars one after another from (gap before, length), listed backwards or forwards."""
    steps, end, backward = drawn
    cars = []
    for gap, length in steps:
        cars.append((end + gap, end + gap + length))
        end += gap + length
    return cars[::-1] if backward else cars


_WIDE = st.integers(-9, 12)
_BOX = st.tuples(_SMALL, _SMALL, _SIDE, _SIDE).map(lambda b: (b[0], b[1], b[0] + b[2], b[1] + b[3]))
_GEARS = st.lists(
    st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(1, 3)), min_size=1, max_size=6
)
_MOVE = st.tuples(st.integers(-2, 2), st.booleans()).map(lambda m: (m[0], 0) if m[1] else (0, m[0]))
_PARKED = st.tuples(
    st.lists(st.tuples(st.integers(0, 4), st.integers(1, 3)), max_size=4),
    st.integers(0, 2),
    st.booleans(),
).map(_cars)
_PARKING = st.tuples(_PARKED, st.integers(0, 4)).map(
    lambda d: (max((end for _, end in d[0]), default=0) + d[1], d[0])
)

PROPERTIES: Final = (
    TaskProperty(
        "geometry.tiles_covering_view",
        st.tuples(st.tuples(_WIDE, _WIDE, _WIDE, _WIDE), st.integers(0, 2), _SIDE),
        agrees_with(_tiles_pixel_by_pixel),
    ),
    TaskProperty(
        "geometry.thin_track_by_drift",
        st.tuples(st.lists(_POINT, max_size=8), st.integers(0, 3)),
        agrees_with(_thinned),
    ),
    TaskProperty(
        "geometry.count_path_turns",
        st.tuples(st.lists(_MOVE, max_size=8)),
        agrees_with(_turns_by_rotating),
    ),
    TaskProperty(
        "geometry.moving_box_hit_time",
        st.tuples(_BOX, _BOX, st.integers(-6, 6), st.integers(-6, 6)),
        agrees_with(_first_hit_of_all),
    ),
    TaskProperty(
        "geometry.sheet_part_yield",
        st.tuples(
            st.tuples(st.integers(1, 20), st.integers(1, 20)),
            _PAIR,
            st.integers(0, 3),
            st.integers(0, 3),
        ),
        agrees_with(_parts_sawn),
    ),
    TaskProperty(
        "geometry.gear_spin_directions",
        _GEARS.flatmap(lambda gears: st.tuples(st.just(gears), st.integers(0, len(gears) - 1))),
        agrees_with(_spins_by_trying),
    ),
    TaskProperty(
        "geometry.mower_strip_count",
        st.tuples(st.integers(-2, 20), _SIDE, st.integers(0, 6)),
        agrees_with(_mown_pass_by_pass),
    ),
    TaskProperty(
        "geometry.label_sheet_slot",
        st.tuples(st.integers(-2, 25), st.integers(0, 10), _PAIR, _PAIR, _PAIR, _PAIR),
        agrees_with(_slot_by_counting),
    ),
    TaskProperty(
        "geometry.letterbox_placement",
        st.tuples(
            st.tuples(st.integers(1, 12), st.integers(1, 12)),
            st.tuples(st.integers(0, 9), st.integers(0, 9)),
        ),
        agrees_with(_placed_by_scale),
    ),
    TaskProperty(
        "geometry.tightest_parking_gap",
        st.tuples(_PARKING, _SIDE, st.integers(0, 2)).map(lambda d: (*d[0], d[1], d[2])),
        agrees_with(_gap_by_metres),
    ),
)
