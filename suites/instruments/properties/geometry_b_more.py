"""References for the points, grids, hexes and bearings of geometry, second half."""

from fractions import Fraction
from itertools import pairwise, permutations
from math import atan2, floor, sqrt
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(-3, 3)
_POINT = st.tuples(_SMALL, _SMALL)
_WALL = st.tuples(_POINT, st.booleans(), st.integers(1, 5), st.booleans()).map(
    lambda d: _wall(d[0], d[1], d[2], d[3])
)
_SIDE = st.integers(1, 6)


def _wall(start: Any, level: bool, length: int, turned: bool) -> Any:
    end = (start[0] + length, start[1]) if level else (start[0], start[1] + length)
    return (end, start) if turned else (start, end)


def _grid(marks: str) -> Any:
    """Maps of up to 5 by 5 cells, the more of a mark the oftener it is repeated."""
    return st.integers(1, 5).flatmap(
        lambda width: st.lists(
            st.text(st.sampled_from(marks), min_size=width, max_size=width),
            min_size=1,
            max_size=5,
        )
    )


def _cell_of(rows: Any) -> Any:
    return st.tuples(st.integers(0, len(rows) - 1), st.integers(0, len(rows[0]) - 1))


def _wall_by_stepping(point: Any, heading: str, walls: Any) -> Any:
    dx, dy = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[heading]
    for distance in range(1, 20):
        x, y = point[0] + dx * distance, point[1] + dy * distance
        for i, ((x1, y1), (x2, y2)) in enumerate(walls):
            parallel = (x1 != x2) == (dx != 0)
            inside = min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2)
            if inside and not parallel:
                return i, distance
    return None


def _changes_of_side(points: Any, fence: int) -> tuple[int, int]:
    sides = "".join("+" if x > fence else "-" for x, _ in points if x != fence)
    return sides.count("-+"), sides.count("+-")


def _matched_again_and_again(markers: Any, targets: Any, max_square: int) -> list[Any]:
    result: list[int | None] = [None] * len(markers)
    free = set(range(len(targets)))
    while True:
        pairs = [
            ((mx - targets[j][0]) ** 2 + (my - targets[j][1]) ** 2, i, j)
            for i, (mx, my) in enumerate(markers)
            for j in free
            if result[i] is None
        ]
        if not pairs or min(pairs)[0] > max_square:
            return result
        _, i, j = min(pairs)
        result[i] = j
        free.remove(j)


def _burnt_cell_by_cell(rows: Any, bomb: Any, reach: int) -> list[Any]:
    """A cell burns if everything from the bomb up to it lets the flame through."""

    def burns(row: int, column: int) -> bool:
        if (row, column) == bomb:
            return True
        steps = max(abs(row - bomb[0]), abs(column - bomb[1]))
        if steps > reach or (row != bomb[0] and column != bomb[1]):
            return False
        down, right = (row - bomb[0]) // steps, (column - bomb[1]) // steps
        way = [rows[bomb[0] + down * i][bomb[1] + right * i] for i in range(1, steps)]
        return not set(way) & {"#", "+"} and rows[row][column] != "#"

    return [(r, c) for r, row in enumerate(rows) for c in range(len(row)) if burns(r, c)]


def _sight_by_fractions(rows: Any, start: Any, end: Any) -> bool:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    line = [start]
    for i in range(1, steps + 1):
        exact = [a + Fraction(i, steps) * (b - a) for a, b in zip(start, end, strict=True)]
        line.append(tuple(floor(value + Fraction(1, 2)) for value in exact))
    walls = {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"}
    slanted = [(a, b) for a, b in pairwise(line) if a[0] != b[0] and a[1] != b[1]]
    squeezed = any({(a[0], b[1]), (b[0], a[1])} <= walls for a, b in slanted)
    return not squeezed and not set(line[1:-1]) & walls


def _ring_by_angle(centre: Any, radius: int) -> list[Any]:
    """All hexes at that distance, by the angle at which their middles lie."""
    found = []
    for q in range(-radius, radius + 1):
        for r in range(-radius, radius + 1):
            if max(abs(q), abs(r), abs(q + r)) == radius:
                angle = round(atan2(-r * sqrt(3) / 2, q + r / 2), 6)
                found.append((angle if angle >= 0 else angle + 7, (centre[0] + q, centre[1] + r)))
    return [hexagon for _, hexagon in sorted(found)]


def _heading_by_walking(start: Any, end: Any) -> Any:
    if start == end:
        return "here", 0
    ways = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
    for name, (dq, dr) in ways.items():
        for steps in range(1, 10):
            if (start[0] + dq * steps, start[1] + dr * steps) == end:
                return name, steps
    return None


def _turned_click_by_click(start: int, marks: Any, size: int) -> list[int] | None:
    if size < 1:
        return None
    turns = []
    for before, mark in pairwise([start, *marks]):
        tries = [k for n in range(1, size + 1) for k in (n, -n)]
        turns.append(next(k for k in tries if (before + k - mark) % size == 0))
    return turns


def _band_by_degrees(bearing: int, bands: Any) -> int | None:
    found = []
    for i, (start, end) in enumerate(bands):
        degrees = [start % 360]
        while degrees[-1] != end % 360:
            degrees.append((degrees[-1] + 1) % 360)
        if bearing % 360 in degrees:
            found.append((len(degrees), i))
    return min(found)[1] if found else None


def _parcel_in_any_way(parcel: Any, cell: Any, clearance: int, upright: bool) -> bool:
    return any(
        all(side + clearance + clearance <= room for side, room in zip(lying, cell, strict=True))
        for lying in permutations(parcel)
        if not upright or lying[2] == parcel[2]
    )


def _shadows_by_raising(heights: Any) -> list[Any]:
    shaded = []
    for r, row in enumerate(heights):
        for c, height in enumerate(row):
            lit = height
            while any(row[j] - lit > j - c - 1 for j in range(c + 1, len(row))):
                lit += 1
            if lit > height:
                shaded.append((r, c, lit - height))
    return shaded


def _spawn_by_sorting(rows: Any, enemies: Any, distance: int) -> Any:
    free = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "."]

    def nearest(cell: Any) -> int:
        return min((max(abs(cell[0] - r), abs(cell[1] - c)) for r, c in enemies), default=99)

    far = [cell for cell in free if nearest(cell) >= distance]
    ranked = far or sorted(free, key=lambda cell: (-nearest(cell), cell))
    return ranked[0] if ranked else None


_SIGHT = _grid("..#").flatmap(lambda rows: st.tuples(st.just(rows), _cell_of(rows), _cell_of(rows)))
_BLAST = _grid("...#+").flatmap(
    lambda rows: st.tuples(st.just(rows), _cell_of(rows), st.integers(-1, 5))
)
_BEARING = st.integers(-4, 9).map(lambda n: 45 * n)

PROPERTIES: Final = (
    TaskProperty(
        "geometry.first_wall_in_direction",
        st.tuples(_POINT, st.sampled_from("NESW"), st.lists(_WALL, max_size=6)),
        agrees_with(_wall_by_stepping),
    ),
    TaskProperty(
        "geometry.count_fence_crossings",
        st.tuples(st.lists(_POINT, max_size=8), st.integers(-1, 1)),
        agrees_with(_changes_of_side),
    ),
    TaskProperty(
        "geometry.match_markers_to_targets",
        st.tuples(st.lists(_POINT, max_size=4), st.lists(_POINT, max_size=4), st.integers(-1, 30)),
        agrees_with(_matched_again_and_again),
    ),
    TaskProperty("geometry.blast_spread_cells", _BLAST, agrees_with(_burnt_cell_by_cell)),
    TaskProperty("geometry.clear_sight_between_cells", _SIGHT, agrees_with(_sight_by_fractions)),
    TaskProperty(
        "geometry.hex_ring_walk", st.tuples(_POINT, st.integers(-2, 6)), agrees_with(_ring_by_angle)
    ),
    TaskProperty(
        "geometry.straight_hex_heading", st.tuples(_POINT, _POINT), agrees_with(_heading_by_walking)
    ),
    TaskProperty(
        "geometry.shortest_dial_turn",
        st.tuples(st.integers(-9, 9), st.lists(st.integers(-9, 9), max_size=5), st.integers(-1, 9)),
        agrees_with(_turned_click_by_click),
    ),
    TaskProperty(
        "geometry.bearing_within_band",
        st.tuples(_BEARING, st.lists(st.tuples(_BEARING, _BEARING), max_size=5)),
        agrees_with(_band_by_degrees),
    ),
    TaskProperty(
        "geometry.parcel_fits_locker",
        st.tuples(
            st.tuples(_SIDE, _SIDE, _SIDE),
            st.tuples(_SIDE, _SIDE, _SIDE).map(lambda c: (c[0] + 2, c[1] + 2, c[2] + 2)),
            st.integers(0, 2),
            st.booleans(),
        ),
        agrees_with(_parcel_in_any_way),
    ),
    TaskProperty(
        "geometry.cells_in_morning_shadow",
        st.tuples(st.lists(st.lists(st.integers(0, 6), max_size=6), max_size=3)),
        agrees_with(_shadows_by_raising),
    ),
    TaskProperty(
        "geometry.safe_spawn_cell",
        st.tuples(
            _grid("..#"),
            st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=3),
            st.integers(0, 5),
        ),
        agrees_with(_spawn_by_sorting),
    ),
)
