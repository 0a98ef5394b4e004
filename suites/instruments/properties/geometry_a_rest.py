"""References for the remaining tasks of geometry, first half: frames, drawings, meshes."""

from fractions import Fraction
from itertools import combinations, product
from math import floor
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.properties.geometry_a import RINGS
from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(-4, 4)
_POINT = st.tuples(_SMALL, _SMALL)


def _trimmed_point_by_point(start: Any, end: Any, padding: int) -> Any:
    dx, dy = ((end[i] > start[i]) - (end[i] < start[i]) for i in (0, 1))
    if dx and dy:
        return None
    line = [start]
    while line[-1] != end:
        line.append((line[-1][0] + dx, line[-1][1] + dy))
    kept = line[padding : len(line) - padding] if 2 * padding < len(line) else []
    return (kept[0], kept[-1]) if len(kept) > 1 else None


def _depot_by_sorting(customer: Any, depots: Any) -> Any:
    reaching = []
    for name, x, y, radius in depots:
        away = abs(complex(x - customer[0], y - customer[1]))
        if away <= radius + 1e-9:
            reaching.append((round(away, 6), radius, name))
    return sorted(reaching)[0][2] if reaching else None


def _frame_of_all(points: Any, side: int) -> Any:
    if not points or side < 0:
        return None

    def seen(x: int, y: int) -> int:
        return sum(0 <= px - x <= side and 0 <= py - y <= side for px, py in points)

    corners = [(x, y) for x, _ in points for _, y in points]
    best = min(corners, key=lambda corner: (-seen(*corner), corner))
    return best, seen(*best)


def _centre_by_copies(points: Any) -> Any:
    copies = [(x, y) for x, y, weight in points for _ in range(weight)]
    if not copies:
        return None
    half = Fraction(1, 2)
    x, y = (floor(Fraction(sum(c[i] for c in copies), len(copies)) + half) for i in (0, 1))
    return x, y


def _kept_by_cells(detections: Any, percent: int) -> list[int]:
    def cells(i: int) -> set[tuple[int, int]]:
        left, top, right, bottom = detections[i][1]
        return set(product(range(left, right), range(top, bottom)))

    def rivals(i: int, j: int) -> bool:
        share = Fraction(len(cells(i) & cells(j)), len(cells(i) | cells(j)))
        return detections[i][0] == detections[j][0] and share >= Fraction(percent, 100)

    kept: list[int] = []
    for i in sorted(range(len(detections)), key=lambda i: (-detections[i][2], i)):
        if not any(rivals(i, j) for j in kept):
            kept.append(i)
    return kept


def _blocked_unit_squares(hinge: Any, width: int, quadrant: str, furniture: Any) -> list[str]:
    """Unit squares swept at least in part: those whose corner next to the hinge is nearer."""
    corners = [(i, j) for i, j in product(range(width), repeat=2) if i * i + j * j < width**2]
    swept = {
        (
            hinge[0] + (i if "E" in quadrant else -i - 1),
            hinge[1] + (j if "N" in quadrant else -j - 1),
        )
        for i, j in corners
    }
    return [
        name
        for name, left, bottom, right, top in furniture
        if swept & set(product(range(left, right), range(bottom, top)))
    ]


def _points_on_outline(corners: Any) -> int:
    points = set(corners)
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        xs = range(min(x1, x2), max(x1, x2) + 1)
        ys = range(min(y1, y2), max(y1, y2) + 1)
        points |= {p for p in product(xs, ys) if (p[0] - x1) * (y2 - y1) == (p[1] - y1) * (x2 - x1)}
    return len(points)


def _letters_by_rearranging(rows: Any) -> str:
    swapped, diagonal = [row[::-1] for row in rows], ["".join(c) for c in zip(*rows, strict=True)]
    images = {"H": swapped, "V": rows[::-1], "R": swapped[::-1], "D": diagonal}
    return "".join(name for name, image in images.items() if "".join(rows) and image == rows)


def _complex_transform(text: str, point: Any) -> Any:
    place = complex(*point)
    for word in reversed(text.replace(", ", ",").split()):
        name, inside = word.rstrip(")").split("(")
        numbers = [int(part) for part in inside.split(",") if part]
        if name == "mirror" or (name == "rotate" and numbers[0] % 90):
            return None
        if name == "translate":
            place += complex(*numbers)
        elif name == "rotate":
            place *= {0: 1, 90: 1j, 180: -1, 270: -1j}[numbers[0] % 360]
        else:
            place = complex(place.real * numbers[0], place.imag * numbers[-1])
    return int(place.real), int(place.imag)


def _rim_by_search(triangles: Any) -> Any:
    proper = [set(t) for t in triangles if len(set(t)) == 3]
    uses = {edge: sum(t >= set(edge) for t in proper) for edge in combinations(range(6), 2)}
    return None if max(uses.values()) > 2 else [edge for edge, n in uses.items() if n == 1]


def _sliver_by_fractions(vertices: Any, triangles: Any) -> Any:
    ratios = []
    for index, corners in enumerate(triangles):
        places = [complex(*vertices[c]) for c in corners]
        sides = [b - a for a, b in combinations(places, 2)]
        area = int(abs((sides[0].conjugate() * sides[1]).imag))
        if area:
            longest = max(int(side.real**2 + side.imag**2) for side in sides)
            ratios.append((Fraction(area, longest), index))
    return min(ratios)[1] if ratios else None


_DEPOT = st.tuples(st.sampled_from("abc"), _SMALL, _SMALL, st.integers(0, 5))
_CONNECTOR = st.tuples(_POINT, st.integers(-9, 9), st.sampled_from("xyxyb"), st.integers(0, 3)).map(
    lambda c: (
        c[0],
        (c[0][0] + c[1] * (c[2] != "y"), c[0][1] + c[1] * (c[2] != "x")),
        c[3],
    )
)
_QUILT = st.integers(0, 3).flatmap(
    lambda width: st.lists(st.text("ab", min_size=width, max_size=width), max_size=3)
)
_FLAT_BOX = st.tuples(_SMALL, _SMALL, st.integers(1, 5), st.integers(1, 5)).map(
    lambda b: (b[0], b[1], b[0] + b[2], b[1] + b[3])
)
_DETECTION = st.tuples(st.sampled_from("ab"), _FLAT_BOX, st.integers(1, 3))
_FURNITURE = st.tuples(st.sampled_from("abc"), _FLAT_BOX).map(lambda f: (f[0], *f[1]))
_OUTLINE = st.tuples(RINGS, st.sampled_from([0, 1, 2, 9, 9]), st.booleans()).map(
    lambda o: o[0][: o[1]] + (o[0][:1] if o[2] else [])
)
_OPERATION = st.one_of(
    st.builds("translate({}, {})".format, _SMALL, _SMALL),
    st.builds("scale({},{})".format, _SMALL, _SMALL),
    st.builds("scale({})".format, _SMALL),
    st.builds("rotate({})".format, st.integers(-5, 5).map(lambda n: 90 * n)),
    st.sampled_from(["mirror()", "mirror(1)", "rotate(45)"]),
)
_TEXT = st.lists(_OPERATION, max_size=4).map(" ".join)
_TRIPLE = st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(0, 5))
_MESH = st.lists(_TRIPLE, max_size=7)


_DRAWN: Final[tuple[tuple[str, Any, Any], ...]] = (
    (
        "keep_best_detections",
        (st.lists(_DETECTION, max_size=6), st.integers(1, 100)),
        _kept_by_cells,
    ),
    (
        "door_swing_blocked",
        (
            _POINT,
            st.integers(0, 5),
            st.sampled_from(["NE", "NW", "SE", "SW"]),
            st.lists(_FURNITURE),
        ),
        _blocked_unit_squares,
    ),
    ("border_lattice_count", (_OUTLINE,), _points_on_outline),
    ("quilt_symmetry_letters", (_QUILT,), _letters_by_rearranging),
    ("apply_transform_text", (_TEXT, _POINT), _complex_transform),
    ("mesh_border_edges", (_MESH,), _rim_by_search),
    (
        "thinnest_triangle_index",
        (st.lists(_POINT, min_size=6, max_size=6), _MESH),
        _sliver_by_fractions,
    ),
)

PROPERTIES: Final = (
    TaskProperty(
        "geometry.trim_connector_ends",
        _CONNECTOR,
        agrees_with(_trimmed_point_by_point),
    ),
    TaskProperty(
        "geometry.depot_within_reach",
        st.tuples(_POINT, st.lists(_DEPOT, max_size=6)),
        agrees_with(_depot_by_sorting),
    ),
    TaskProperty(
        "geometry.best_square_frame",
        st.tuples(st.lists(_POINT, max_size=6), st.integers(-1, 4)),
        agrees_with(_frame_of_all),
    ),
    TaskProperty(
        "geometry.weighted_centre_cell",
        st.tuples(st.lists(st.tuples(_SMALL, _SMALL, st.integers(-1, 3)), max_size=5)),
        agrees_with(_centre_by_copies),
    ),
    *(
        TaskProperty(f"geometry.{name}", st.tuples(*drawn), agrees_with(reference))
        for name, drawn, reference in _DRAWN
    ),
)
