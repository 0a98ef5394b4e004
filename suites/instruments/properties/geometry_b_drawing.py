"""References for the fills, pieces, paths and triangles of geometry, second half."""

import re
from fractions import Fraction
from itertools import groupby, product
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(-3, 3)
_POINT = st.tuples(_SMALL, _SMALL)
_CELL = st.tuples(st.integers(-1, 2), st.integers(-1, 2))


def _filled_cell_by_cell(vertices: Any) -> list[Any]:
    """Crossings left of or at the centre of each cell are counted, run after run."""
    spans = []
    sides = list(zip(vertices, vertices[1:] + vertices[:1], strict=True))
    for row in range(-4, 4):
        y = Fraction(2 * row + 1, 2)
        hits = [a + (y - b) * (c - a) / (d - b) for (a, b), (c, d) in sides if (b < y) != (d < y)]
        keyed = groupby(
            range(-4, 5), key=lambda c: sum(hit <= c + Fraction(1, 2) for hit in hits) % 2
        )
        for odd, run in keyed:
            columns = list(run)
            if odd:
                spans.append((row, columns[0], columns[-1]))
    return spans


def _smallest_form(cells: Any, mirrors: bool) -> list[Any]:
    """All ways to swap and negate the axes; a turn is one that keeps the sense."""
    forms = []
    for swap, down, right in product((False, True), (1, -1), (1, -1)):
        if mirrors or (down * right == 1) != swap:
            turned = [(c * down, r * right) if swap else (r * down, c * right) for r, c in cells]
            top = min((r for r, _ in turned), default=0)
            left = min((c for _, c in turned), default=0)
            forms.append(sorted({(r - top, c - left) for r, c in turned}))
    return min(forms)


def _spaced(boxes: Any) -> list[int]:
    """The room is dealt out pixel by pixel to the gaps, from the left and round again."""
    old = [x for x, _ in boxes]
    order = sorted(range(len(boxes)), key=lambda i: boxes[i])
    if len(boxes) < 3:
        return old
    room = max(old) - min(old) - sum(boxes[i][1] for i in order[:-1])
    if room < 0:
        return old
    gaps = [0] * (len(boxes) - 1)
    for pixel in range(room):
        gaps[pixel % len(gaps)] += 1
    starts = {
        i: min(old) + sum(boxes[k][1] for k in order[:rank]) + sum(gaps[:rank])
        for rank, i in enumerate(order)
    }
    return [starts[i] for i in range(len(boxes))]


def _unfolded(strip: Any) -> list[Any]:
    found = []
    for ended, run in groupby(strip, key=lambda vertex: vertex == -1):
        part = [] if ended else list(run)
        for i in range(len(part) - 2):
            a, b, c = part[i : i + 3]
            found.append((b, a, c) if i % 2 else (a, b, c))
    return [triangle for triangle in found if len(set(triangle)) == 3]


def _weights_by_search(corners: Any, point: Any) -> Any:
    (ax, ay), (bx, by), (cx, cy) = corners
    total = abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
    for a in range(total + 1 if total else 0):
        for b in range(total - a + 1):
            c = total - a - b
            middle = (a * ax + b * bx + c * cx, a * ay + b * by + c * cy)
            if middle == (point[0] * total, point[1] * total):
                return a, b, c
    return None


def _pen_stops(path: str) -> list[Any]:
    """Every group of numbers gets its own letter first, relative ones are then added up."""
    steps: list[tuple[str, list[int]]] = []
    for letter, numbers in re.findall(r"([A-Za-z]?)([-\d ]*)", path):
        values = [int(number) for number in numbers.split()]
        size = {"": 2, "M": 2, "L": 2, "H": 1, "V": 1, "Z": 1}[letter.upper()]
        if letter in ("Z", "z"):
            steps.append(("Z", []))
        for i in range(0, len(values), size):
            repeated = letter.translate({77: "L", 109: "l"}) if i else letter
            steps.append((repeated, values[i : i + size]))
    stops = [(0, 0)]
    part = (0, 0)
    for letter, values in steps:
        from_x, from_y = stops[-1] if letter.islower() else (0, 0)
        if letter == "Z":
            stops.append(part)
        elif letter in "Hh":
            stops.append((from_x + values[0], stops[-1][1]))
        elif letter in "Vv":
            stops.append((stops[-1][0], from_y + values[0]))
        else:
            stops.append((from_x + values[0], from_y + values[1]))
        part = stops[-1] if letter in "Mm" else part
    return stops[1:]


def _corner_tried_both_ways(start: Any, end: Any) -> list[Any]:
    level, upright = (end[0], start[1]), (start[0], end[1])
    corner = level if abs(end[0] - start[0]) >= abs(end[1] - start[1]) else upright
    return list(dict.fromkeys([start, corner, end]))


def _command(letters: str, size: int) -> Any:
    groups = st.lists(st.integers(-5, 5), min_size=2, max_size=6).map(
        lambda numbers: numbers[: len(numbers) // size * size]
    )
    return st.tuples(st.sampled_from(letters), groups).map(
        lambda c: " ".join([c[0], *map(str, c[1])])
    )


_PATH = st.lists(
    st.one_of(_command("MmLl", 2), _command("HhVv", 1), st.sampled_from("Zz")), max_size=7
).map(" ".join)
_VERTICES = st.lists(_POINT, min_size=3, max_size=7)
_BOXES = st.lists(
    st.tuples(st.integers(-10, 20), st.integers(0, 5)), unique_by=lambda b: b[0], max_size=6
)

PROPERTIES: Final = (
    TaskProperty(
        "geometry.polygon_fill_spans", st.tuples(_VERTICES), agrees_with(_filled_cell_by_cell)
    ),
    TaskProperty(
        "geometry.canonical_polyomino",
        st.tuples(st.lists(_CELL, max_size=6), st.booleans()),
        agrees_with(_smallest_form),
    ),
    TaskProperty("geometry.trace_path_commands", st.tuples(_PATH), agrees_with(_pen_stops)),
    TaskProperty("geometry.space_boxes_evenly", st.tuples(_BOXES), agrees_with(_spaced)),
    TaskProperty(
        "geometry.strip_to_triangles",
        st.tuples(st.lists(st.integers(-1, 4), max_size=14)),
        agrees_with(_unfolded),
    ),
    TaskProperty(
        "geometry.triangle_corner_weights",
        st.tuples(st.tuples(_POINT, _POINT, _POINT), _POINT),
        agrees_with(_weights_by_search),
    ),
    TaskProperty(
        "geometry.elbow_connector_points",
        st.tuples(_POINT, _POINT),
        agrees_with(_corner_tried_both_ways),
    ),
)
