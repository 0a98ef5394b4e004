"""References for the boxes, polygons, lines and points of geometry, first half."""

from fractions import Fraction
from itertools import pairwise
from math import atan2, gcd, isclose
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(-4, 4)
_POINT = st.tuples(_SMALL, _SMALL)
_SIZE = st.integers(1, 5)
_START = st.integers(-1, 2)
_FAR = st.tuples(st.integers(-7, 7), st.integers(-7, 7))


def _ltrb(smallest: int) -> Any:
    """Boxes (left, top, right, bottom) with sides of at least `smallest`."""
    side = st.integers(smallest, 6)
    return st.tuples(_SMALL, _SMALL, side, side).map(
        lambda b: (b[0], b[1], b[0] + b[2], b[1] + b[3])
    )


def _cells(box: Any) -> set[tuple[int, int]]:
    left, top, right, bottom = box
    return {(x, y) for x in range(left, right) for y in range(top, bottom)}


def _ring(chosen: Any) -> list[tuple[int, int]]:
    """A simple polygon round the origin: one corner in every direction, axes included."""
    arms, points, shift, move, backward = chosen
    east, north, west, south = arms
    corners = {(1, 0): (east, 0), (0, 1): (0, north), (-1, 0): (-west, 0), (0, -1): (0, -south)}
    for x, y in points:
        if x or y:
            corners.setdefault((x // gcd(x, y), y // gcd(x, y)), (x, y))
    ring = sorted(corners.values(), key=lambda c: atan2(c[1], c[0]))
    ring = ring[shift % len(ring) :] + ring[: shift % len(ring)]
    ring = [(x + move[0], y + move[1]) for x, y in ring]
    return ring[::-1] if backward else ring


RINGS = st.tuples(
    st.tuples(_SIZE, _SIZE, _SIZE, _SIZE),
    st.lists(_POINT, max_size=5),
    st.integers(0, 9),
    _POINT,
    st.booleans(),
).map(_ring)


def _cross(o: Any, a: Any, b: Any) -> int:
    return int((a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]))


def _hull(points: Any) -> list[tuple[int, int]]:
    """The strictly convex hull, counter-clockwise."""
    halves = []
    for order in (sorted(set(points)), sorted(set(points), reverse=True)):
        chain: list[tuple[int, int]] = []
        for p in order:
            while len(chain) > 1 and _cross(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        halves.append(chain[:-1])
    return halves[0] + halves[1]


def _grown_step_by_step(box: Any, cell: int) -> tuple[int, ...]:
    left, top, right, bottom = box
    if cell < 1:
        return left, top, right, bottom
    while left % cell:
        left -= 1
    while top % cell:
        top -= 1
    while right % cell or right <= left:
        right += 1
    while bottom % cell or bottom <= top:
        bottom += 1
    return left, top, right, bottom


def _painted_window(windows: Any, point: Any) -> Any:
    pixels: dict[tuple[int, int], str] = {}
    for name, (left, top, width, height), hidden in windows:
        if not hidden:
            pixels |= dict.fromkeys(_cells((left, top, left + width, top + height)), name)
    return pixels.get(point)


def _first_free_shift(mover: Any, obstacle: Any) -> tuple[int, int]:
    left, top, right, bottom = mover
    for size in range(99):
        for dx, dy in ((-size, 0), (size, 0), (0, -size), (0, size)):
            if not _cells((left + dx, top + dy, right + dx, bottom + dy)) & _cells(obstacle):
                return dx, dy
    raise AssertionError


def _cards_in_columns(heights: Any, columns: int, gap: int, limit: int) -> list[Any]:
    stacks: list[list[tuple[int, int]]] = [[] for _ in range(columns)]
    slots: list[Any] = []
    for height in heights if columns > 0 else []:
        ends = [stack[-1][1] if stack else 0 for stack in stacks]
        column = ends.index(min(ends))
        top = ends[column] + gap if stacks[column] else 0
        fits = top + height <= limit
        slots.append((column, top) if fits else None)
        if fits:
            stacks[column].append((top, top + height))
    return slots


def _radius_tried_out(hub: Any, customers: Any, quota: int) -> Any:
    def reached(square: int) -> int:
        near = (n for x, y, n in customers if (x - hub[0]) ** 2 + (y - hub[1]) ** 2 <= square)
        return sum(near)

    return next((square for square in range(200) if quota <= 0 or reached(square) >= quota), None)


def _roots_on_segment(start: Any, end: Any, centre: Any, radius: int) -> int:
    """Sign changes and zeros of the quadratic along the segment, in exact fractions."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    ax, ay = start[0] - centre[0], start[1] - centre[1]
    a, b, c = dx * dx + dy * dy, ax * dx + ay * dy, ax * ax + ay * ay - radius * radius

    def value(t: Fraction) -> Fraction:
        return Fraction(a * t * t + 2 * b * t + c)

    if a == 0:
        return int(c == 0)
    vertex = min(max(Fraction(-b, a), Fraction(0)), Fraction(1))
    stops = sorted({Fraction(0), vertex, Fraction(1)})
    signs = [(value(t) > 0) - (value(t) < 0) for t in stops]
    return signs.count(0) + sum(one * two < 0 for one, two in pairwise(signs))


def _slice_by_borders(angle: int, slices: int, offset: int, is_reversed: bool) -> Any:
    for number in range(slices):
        begin, end = Fraction(360 * number, slices), Fraction(360 * (number + 1), slices)
        for turn in range(-4, 5):
            away = angle - offset + 360 * turn
            if begin <= (-away if is_reversed else away) < end:
                return number
    return None


def _status_by_ray(point: Any, corners: Any) -> str:
    """Crossings of the ray to the right with edges, lower end included and upper end not."""
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        low, high = sorted([(y1, x1), (y2, x2)])
        box = min(x1, x2) <= x <= max(x1, x2) and low[0] <= y <= high[0]
        if box and _cross((x1, y1), (x2, y2), point) == 0:
            return "border"
        if low[0] <= y < high[0]:
            at = low[1] + Fraction((y - low[0]) * (high[1] - low[1]), high[0] - low[0])
            crossings += at > x
    return "inside" if crossings % 2 else "outside"


def _reflex_against_extreme(corners: Any) -> list[int]:
    """The smallest corner is convex for sure; reflex ones turn the other way."""
    n = len(corners)
    turns = [_cross(corners[i - 1], corners[i], corners[(i + 1) % n]) for i in range(n)]
    convex = turns[corners.index(min(corners))] > 0
    return [i for i, turn in enumerate(turns) if turn and (turn > 0) != convex]


def _is_cut_at(result: Any, vertices: Any, level: int) -> bool:
    expected: list[tuple[Any, Any]] = []
    for (x1, y1), (x2, y2) in zip(vertices, vertices[1:] + vertices[:1], strict=True):
        expected.append((x1, y1))
        if min(y1, y2) < level < max(y1, y2):
            expected.append((x1 + Fraction((level - y1) * (x2 - x1), y2 - y1), level))
    expected = [corner for corner in expected if corner[1] <= level]
    if all(y == level for _, y in expected):
        expected = []
    return len(result) == len(expected) and all(
        isclose(got, wanted, abs_tol=1e-9)
        for one, two in zip(result, expected, strict=True)
        for got, wanted in zip(one, two, strict=True)
    )


def _relation_is_true(result: Any, first: Any, second: Any) -> bool:
    (a, b, c), (d, e, f) = first, second
    if not (a or b) or not (d or e):
        return result is None
    lowest = [
        tuple(Fraction(n, next(m for m in line if m)) for n in line) for line in (first, second)
    ]
    if lowest[0][:2] == lowest[1][:2]:
        return bool(result == ("same" if lowest[0] == lowest[1] else "parallel"))
    (xn, xd), (yn, yd) = result
    x, y = Fraction(xn, xd), Fraction(yn, yd)
    lowest_terms = xd > 0 and yd > 0 and gcd(xn, xd) == 1 == gcd(yn, yd)
    return lowest_terms and a * x + b * y == c and d * x + e * y == f


_WINDOW = st.tuples(
    st.sampled_from("abcd"), st.tuples(_START, _START, _SIZE, _SIZE), st.sampled_from([0, 0, 1])
)
_LINE = st.tuples(st.integers(-3, 3), st.integers(-3, 3), st.integers(-3, 3))
_CONVEX = st.lists(_POINT, min_size=3, max_size=8).map(_hull).filter(lambda h: len(h) > 2)
_ANGLE = st.integers(-400, 400)

PROPERTIES: Final = (
    TaskProperty(
        "geometry.snap_box_to_grid",
        st.tuples(_ltrb(0), st.integers(-1, 5)),
        agrees_with(_grown_step_by_step),
    ),
    TaskProperty(
        "geometry.topmost_box_at",
        st.tuples(st.lists(_WINDOW, min_size=1, max_size=5), st.tuples(_START, _START)),
        agrees_with(_painted_window),
    ),
    TaskProperty(
        "geometry.separation_push_vector",
        st.tuples(_ltrb(1), _ltrb(1)),
        agrees_with(_first_free_shift),
    ),
    TaskProperty(
        "geometry.masonry_card_slots",
        st.tuples(
            st.lists(_SIZE, max_size=8),
            st.integers(-1, 3),
            st.integers(0, 2),
            _SIZE.map(lambda n: 3 * n),
        ),
        agrees_with(_cards_in_columns),
    ),
    TaskProperty(
        "geometry.hub_radius_for_quota",
        st.tuples(
            _POINT,
            st.lists(st.tuples(_SMALL, _SMALL, st.integers(0, 3)), max_size=5),
            st.integers(-1, 9),
        ),
        agrees_with(_radius_tried_out),
    ),
    TaskProperty(
        "geometry.segment_ring_contacts",
        st.tuples(_FAR, _FAR, st.tuples(_START, _START), st.sampled_from([5, 4, 3, 2, 1, 0])),
        agrees_with(_roots_on_segment),
    ),
    TaskProperty(
        "geometry.pie_slice_at_angle",
        st.tuples(_ANGLE, st.sampled_from([5, 4, 9, 7, 12, 1, 0]), _ANGLE, st.booleans()),
        agrees_with(_slice_by_borders),
    ),
    TaskProperty(
        "geometry.point_plot_status", st.tuples(_POINT, RINGS), agrees_with(_status_by_ray)
    ),
    TaskProperty(
        "geometry.reflex_corner_indices", st.tuples(RINGS), agrees_with(_reflex_against_extreme)
    ),
    TaskProperty("geometry.clip_polygon_below", st.tuples(_CONVEX, _SMALL), _is_cut_at),
    TaskProperty("geometry.line_pair_relation", st.tuples(_LINE, _LINE), _relation_is_true),
)
