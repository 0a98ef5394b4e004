"""References for the boxes, circles and outlines of geometry, second half."""

from fractions import Fraction
from itertools import groupby, pairwise, product
from math import gcd
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.properties.geometry_a import RINGS
from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(-4, 4)
_POINT = st.tuples(_SMALL, _SMALL)
_POINTS = st.lists(_POINT, max_size=7)
_SEGMENT = st.tuples(_POINT, _POINT).filter(lambda s: s[0] != s[1])


def _ltrb(smallest: int) -> Any:
    """Boxes (left, top, right, bottom) with sides of at least `smallest`."""
    side = st.integers(smallest, 5)
    return st.tuples(_SMALL, _SMALL, side, side).map(
        lambda b: (b[0], b[1], b[0] + b[2], b[1] + b[3])
    )


_BOX = _ltrb(1)


def _cells(box: Any) -> set[tuple[int, int]]:
    left, top, right, bottom = box
    return {(x, y) for x in range(left, right) for y in range(top, bottom)}


def _bounds(cells: Any) -> tuple[int, int, int, int]:
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


def _cut_by_cells(box: Any, hole: Any) -> list[Any]:
    shared = _cells(box) & _cells(hole)
    if not shared:
        return [box]
    left, top, _, bottom = _bounds(shared)
    kinds: list[set[tuple[int, int]]] = [set(), set(), set(), set()]
    for x, y in _cells(box) - shared:
        kind = 0 if y < top else 1 if y >= bottom else 2 if x < left else 3
        kinds[kind].add((x, y))
    return [_bounds(kind) for kind in kinds if kind]


def _walls_between_cells(first: Any, second: Any) -> int | None:
    ours, theirs = _cells(first), _cells(second)
    if ours & theirs:
        return None
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return sum((x + dx, y + dy) in theirs for x, y in ours for dx, dy in steps)


def _merged_by_position(boxes: Any, slack: int) -> list[Any]:
    def area(box: Any) -> int:
        return int((box[2] - box[0]) * (box[3] - box[1]))

    for i in range(len(boxes)):
        for j in range(i + 1, len(boxes)):
            sides = list(zip(boxes[i], boxes[j], strict=True))
            joint = (*map(min, sides[:2]), *map(max, sides[2:]))
            if area(joint) <= area(boxes[i]) + area(boxes[j]) + slack:
                rest = [box for k, box in enumerate(boxes) if k not in (i, j)]
                return _merged_by_position([*rest, joint], slack)
    return sorted(boxes)


def _offsets_one_by_one(widths: Any, gap: int, available: int) -> list[int]:
    visible = [width for width in widths if width > 0]
    block = sum(visible) + gap * max(len(visible) - 1, 0)
    left = 0
    while left + block + left + 1 < available:
        left += 1
    offsets = []
    for i in range(len(widths)):
        before = [width for width in widths[:i] if width > 0]
        offsets.append(left + sum(before) + gap * len(before))
    return offsets


def _rows_by_pixels(count: int, tall: int, scroll: int, view: int, overscan: int) -> Any:
    """Rows with a pixel in the view, looked for in a list that goes on both ways."""
    if count < 1:
        return None
    seen = [
        row
        for row in range(-80, 81)
        if set(range(row * tall, row * tall + tall)) & set(range(scroll, scroll + view))
    ]
    first, last = min(seen) - overscan, max(seen) + overscan
    return sorted((0, first, count - 1))[1], sorted((0, last, count - 1))[1]


def _disc_by_cells(cx: int, cy: int, radius: int, width: int, height: int) -> list[Any]:
    if radius < 0:
        return []
    cells = [
        (row, column)
        for row, column in product(range(height), range(width))
        if (column - cx) ** 2 + (row - cy) ** 2 <= radius**2
    ]
    runs = [(row, [c for _, c in run]) for row, run in groupby(cells, key=lambda cell: cell[0])]
    return [(row, columns[0], columns[-1]) for row, columns in runs]


def _degrees_watched(arcs: Any) -> int:
    seen = set()
    for start, end in arcs:
        degree = start % 360
        seen.add(degree)
        while (degree + 1) % 360 != end % 360:
            degree = (degree + 1) % 360
            seen.add(degree)
    return len(seen)


def _winding_by_trapezoids(ring: Any, y_down: bool) -> str:
    if len(ring) > 1 and ring[0] == ring[-1]:
        ring = ring[:-1]
    if len(ring) < 3:
        return "short"
    closed = [(x, -y if y_down else y) for x, y in [*ring, ring[0]]]
    clockwise = sum((x2 - x1) * (y1 + y2) for (x1, y1), (x2, y2) in pairwise(closed))
    return "flat" if clockwise == 0 else "cw" if clockwise > 0 else "ccw"


def _strictly_between(point: Any, start: Any, end: Any) -> bool:
    """One of the whole-number points of the segment, but none of its ends."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    parts = gcd(dx, dy)
    return point in [
        (start[0] + dx // parts * i, start[1] + dy // parts * i) for i in range(1, parts)
    ]


def _corners_left(ring: Any) -> list[Any]:
    points = [point for point, _ in groupby(ring)]
    while len(points) > 1 and points[0] == points[-1]:
        points = points[:-1]
    befores, afters = points[-1:] + points[:-1], points[1:] + points[:1]
    left = [
        b for a, b, c in zip(befores, points, afters, strict=True) if not _strictly_between(b, a, c)
    ]
    return left if len(left) > 2 else []


def _standard_ring(ring: Any) -> list[Any]:
    """The rotation of the counter-clockwise order that has the lowest corner in front."""
    corners = list(ring)
    if len(corners) > 1 and corners[0] == corners[-1]:
        corners = corners[:-1]
    if _winding_by_trapezoids(corners, False) == "cw":
        corners = corners[::-1]
    turns = [corners[i:] + corners[:i] for i in range(len(corners))]
    return min(turns, key=lambda turn: (turn[0][1], turn[0][0]), default=[])


_LINE = st.lists(_SMALL, unique=True, max_size=5).map(lambda ks: [(2 * k, 1 - k) for k in ks])
_CLOSED = st.tuples(st.one_of(RINGS, _LINE), st.booleans()).map(
    lambda drawn: drawn[0] + drawn[0][:1] if drawn[1] else drawn[0]
)


def _contact_by_parameters(first: Any, second: Any) -> str:
    """Both lines as start + t * direction, solved for the t of the ends or of the crossing."""
    (ax, ay), (bx, by) = first
    (cx, cy), (dx, dy) = second
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    wx, wy = cx - ax, cy - ay
    turn = ux * vy - uy * vx
    if turn:
        t = Fraction(wx * vy - wy * vx, turn)
        s = Fraction(wx * uy - wy * ux, turn)
        if not (0 <= t <= 1 and 0 <= s <= 1):
            return "apart"
        return "touch" if {t, s} & {0, 1} else "cross"
    if wx * uy != wy * ux:
        return "apart"
    places = [Fraction((x - ax) * ux + (y - ay) * uy, ux**2 + uy**2) for x, y in second]
    low, high = max(min(places), Fraction(0)), min(max(places), Fraction(1))
    return "overlap" if low < high else "touch" if low == high else "apart"


PROPERTIES: Final = (
    TaskProperty("geometry.subtract_box_pieces", st.tuples(_BOX, _BOX), agrees_with(_cut_by_cells)),
    TaskProperty(
        "geometry.shared_wall_length", st.tuples(_BOX, _BOX), agrees_with(_walls_between_cells)
    ),
    TaskProperty(
        "geometry.merge_redraw_boxes",
        st.tuples(st.lists(_ltrb(0), max_size=6), st.integers(0, 6)),
        agrees_with(_merged_by_position),
    ),
    TaskProperty(
        "geometry.column_start_offsets",
        st.tuples(st.lists(st.integers(-1, 6), max_size=5), st.integers(0, 3), st.integers(0, 30)),
        agrees_with(_offsets_one_by_one),
    ),
    TaskProperty(
        "geometry.visible_row_range",
        st.tuples(
            st.integers(-1, 8),
            st.integers(1, 4),
            st.integers(-20, 30),
            st.integers(1, 12),
            st.integers(0, 3),
        ),
        agrees_with(_rows_by_pixels),
    ),
    TaskProperty(
        "geometry.disc_row_spans",
        st.tuples(_SMALL, _SMALL, st.integers(-2, 6), st.integers(0, 5), st.integers(0, 5)),
        agrees_with(_disc_by_cells),
    ),
    TaskProperty(
        "geometry.degrees_covered_by_arcs",
        st.tuples(
            st.lists(
                st.tuples(st.integers(-8, 8), st.integers(-3, 3)).map(
                    lambda d: (45 * d[0] + d[1], 45 * d[1] + d[0])
                ),
                max_size=4,
            )
        ),
        agrees_with(_degrees_watched),
    ),
    TaskProperty(
        "geometry.ring_winding_label",
        st.tuples(st.one_of(_POINTS, _CLOSED), st.booleans()),
        agrees_with(_winding_by_trapezoids),
    ),
    TaskProperty(
        "geometry.drop_straight_vertices",
        st.tuples(
            st.one_of(
                _CLOSED, st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), max_size=9)
            )
        ),
        agrees_with(_corners_left),
    ),
    TaskProperty("geometry.canonical_ring_order", st.tuples(_CLOSED), agrees_with(_standard_ring)),
    TaskProperty(
        "geometry.segment_contact_kind",
        st.tuples(_SEGMENT, _SEGMENT),
        agrees_with(_contact_by_parameters),
    ),
)
