"""References for the grids, walks and boards of geometry, first half."""

from fractions import Fraction
from itertools import combinations, product
from math import atan2, floor, pi
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(-4, 4)
_CELL = st.tuples(_SMALL, _SMALL)
_COUNT = st.integers(0, 5)
_ON_BOARD = st.tuples(_COUNT, _COUNT)
_BOARD = st.integers(3, 8)


def _ring_by_angle(centre: Any, radius: int, width: int, height: int) -> list[tuple[int, int]]:
    board = product(range(width), range(height))
    apart = ((x - centre[0], y - centre[1]) for x, y in board)
    ring = [(dx, dy) for dx, dy in apart if max(abs(dx), abs(dy)) == radius]
    ring.sort(key=lambda d: atan2(d[0], -d[1]) % (2 * pi))
    return [(centre[0] + dx, centre[1] + dy) for dx, dy in ring]


def _laser_by_budget(rows: Any, cell: Any, heading: str) -> Any:
    """Row and column as a complex number; more steps than cells and headings make a loop."""
    ways = {"N": -1 + 0j, "S": 1 + 0j, "E": 1j, "W": -1j}
    grid = {complex(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row)}
    place, way = complex(*cell), ways[heading]
    for _ in range(4 * len(grid) + 1):
        if grid[place] == "#":
            return "absorbed"
        if grid[place] == "/":
            way = complex(-way.imag, -way.real)
        elif grid[place] == "\\":
            way = complex(way.imag, way.real)
        if place + way not in grid:
            name = next(letter for letter, step in ways.items() if step == way)
            return int(place.real), int(place.imag), name
        place += way
    return "loop"


def _hex_flood(first: Any, second: Any) -> int:
    reached, steps = {first}, 0
    while second not in reached:
        grown = set(reached)
        for row, column in reached:
            side = column + row % 2
            grown |= {(row, column - 1), (row, column + 1)}
            grown |= {(row + d, side - e) for d in (-1, 1) for e in (0, 1)}
        reached, steps = grown, steps + 1
    return steps


def _hex_of_quarters(q: float, r: float) -> tuple[int, int]:
    exact = [Fraction(q), Fraction(r), -Fraction(q) - Fraction(r)]
    whole = [floor(value + Fraction(1, 2)) for value in exact]
    moved = [abs(w - e) for w, e in zip(whole, exact, strict=True)]
    worst = moved.index(max(moved))
    whole[worst] -= sum(whole)
    return whole[0], whole[1]


def _cube_turns(cell: Any, pivot: Any, steps: int, map_radius: int) -> Any:
    q, r = cell[0] - pivot[0], cell[1] - pivot[1]
    cube = (q, r, -q - r)
    for _ in range(abs(steps)):
        a, b, c = cube
        cube = (-b, -c, -a) if steps > 0 else (-c, -a, -b)
    q, r = cube[0] + pivot[0], cube[1] + pivot[1]
    return (q, r) if max(abs(q), abs(r), abs(-q - r)) <= map_radius else None


def _complex_quarters(offset: Any, turns: int, flipped: bool) -> tuple[int, int]:
    number = complex(-offset[0] if flipped else offset[0], offset[1])
    for _ in range(abs(turns)):
        number *= 1j if turns > 0 else -1j
    return int(number.real), int(number.imag)


def _turtle_unit_steps(commands: str) -> tuple[int, int, int, int]:
    place, heading, trace = 0j, 1j, [0j]
    for word in commands.split(" "):
        letter, digits = word[:1], word[1:]
        if not letter or letter not in "FBLR" or set(digits) - set("0123456789"):
            continue
        for _ in range(int(digits or "1")):
            if letter in "LR":
                heading *= 1j if letter == "L" else -1j
            else:
                place += heading if letter == "F" else -heading
                trace.append(place)
    xs, ys = [int(p.real) for p in trace], [int(p.imag) for p in trace]
    return min(xs), min(ys), max(xs), max(ys)


def _faces_by_pairs(cubes: Any) -> int:
    solid = set(cubes)
    pairs = combinations(solid, 2)
    glued = [p for p in pairs if sum(abs(a - b) for a, b in zip(*p, strict=True)) == 1]
    return int(6 * len(solid) - 2 * len(glued) - sum(z == 0 for _, _, z in solid))


def _contact_by_lattice(centre: Any, radius: int, low: Any, high: Any) -> str:
    """With whole numbers the nearest point of the box is a lattice point."""
    box = set(product(*(range(a, b + 1) for a, b in zip(low, high, strict=True))))
    poles = [
        tuple(c + sign * radius * (i == axis) for i, c in enumerate(centre))
        for axis in range(3)
        for sign in (-1, 1)
    ]
    if box.issuperset(poles):
        return "inside"
    nearest = min(sum((a - b) ** 2 for a, b in zip(p, centre, strict=True)) for p in box)
    return "touch" if nearest <= radius**2 else "apart"


def _degree_by_degree(box: Any, latitude: int, longitude: int) -> bool:
    south, west, north, east = box
    if east - west < 360:
        while east < west:
            east += 360
        while east >= west + 360:
            east -= 360
    covered = {meridian % 360 for meridian in range(west, east + 1)}
    return latitude in range(south, north + 1) and longitude % 360 in covered


def _locator_by_halves(latitude: float, longitude: float, length: int) -> Any:
    if length not in (4, 6) or abs(latitude) > 90:
        return None
    east, north = Fraction(longitude) + 180, Fraction(latitude) + 90
    while east < 0:
        east += 360
    while east >= 360:
        east -= 360
    north = min(north, Fraction(180) - Fraction(1, 999))
    signs = ("ABCDEFGHIJKLMNOPQR", "0123456789", "abcdefghijklmnopqrstuvwx")
    code, height = "", Fraction(10)
    for alphabet, parts in zip(signs, (10, 24, 1), strict=True):
        column, row = int(east // (2 * height)), int(north // height)
        code += alphabet[column] + alphabet[row]
        east, north, height = east - 2 * height * column, north - height * row, height / parts
    return code[:length]


def _markers_step_by_step(path: Any, spacing: int) -> list[tuple[int, int]]:
    if not path or spacing < 1:
        return []
    trail = [path[0]]
    for x, y in path[1:]:
        while trail[-1] != (x, y):
            a, b = trail[-1]
            trail.append((a + (x > a) - (x < a), b + (y > b) - (y < b)))
    return trail[::spacing]


def _revisit_in_list(moves: str) -> Any:
    steps = {"N": 1j, "S": -1j, "E": 1 + 0j, "W": -1 + 0j}
    trail = [sum((steps[m] for m in moves[:n]), 0j) for n in range(len(moves) + 1)]
    again = [n - 1 for n, place in enumerate(trail) if place in trail[:n]]
    if again and again[0] == len(moves) - 1 and trail[-1] == 0:
        return None
    return again[0] if again else None


def _cone_by_turning(heading: int, view_angle: int, reach: int, targets: Any) -> list[str]:
    half = view_angle // 2
    lit = {(heading + turn) % 360 for turn in range(-half, half + 1)}
    seen = [t for t in targets if t[2] <= reach and (t[2] == 0 or t[1] % 360 in lit)]
    return [name for name, _, _ in sorted(seen, key=lambda t: (t[2], t[0]))]


def _patrol_tick_by_tick(waypoints: Any, tick: int, extra: int) -> Any:
    if not waypoints or tick < 0:
        return None
    there = list(waypoints) + [waypoints[-1]] * extra
    back = list(waypoints[-2:0:-1]) + [waypoints[0]] * extra if len(waypoints) > 1 else []
    ticks: list[Any] = []
    while len(ticks) <= tick:
        ticks += there + back
    return ticks[tick]


def _nearest_camera(camera: int, player: int, view: int, slack: int, world: int) -> int:
    if world < view:
        return 0
    allowed = [c for c in range(-60, 61) if abs(player - c - view // 2) <= slack]
    followed = min(allowed, key=lambda c: abs(c - camera))
    return min(range(world - view + 1), key=lambda c: abs(c - followed))


_MAP = st.integers(1, 4).flatmap(
    lambda width: st.lists(
        st.text("./\\/\\#", min_size=width, max_size=width), min_size=1, max_size=4
    )
)
_QUARTERS = st.integers(-12, 12).map(lambda n: n / 4)
_WORD = st.builds("{}{}".format, st.sampled_from("FBLRFBX"), st.sampled_from(["", "2", "3", "0"]))
_BOX_3D = st.tuples(_SMALL, _SMALL, _SMALL, _COUNT, _COUNT, _COUNT).map(
    lambda b: (b[:3], tuple(b[i] + b[i + 3] for i in range(3)))
)
_BALL = st.tuples(st.tuples(_SMALL, _SMALL, _SMALL), _COUNT, _BOX_3D).map(
    lambda drawn: (drawn[0], drawn[1], *drawn[2])
)
_MAP_AREA = st.tuples(
    st.integers(-3, 0), st.integers(-400, 400), st.integers(0, 3), st.integers(-400, 400)
)
_PLACE = st.tuples(
    st.one_of(
        st.integers(-90 * 16, 90 * 16).map(lambda n: n / 16), st.sampled_from([-90, 90, -91, 90.5])
    ),
    st.integers(-600 * 16, 600 * 16).map(lambda n: n / 16),
    st.sampled_from([6, 6, 6, 4, 4, 5, 8]),
)


def _legs(steps: Any) -> list[tuple[int, int]]:
    path = [(0, 0)]
    for length, upright in steps:
        x, y = path[-1]
        path.append((x, y + length) if upright else (x + length, y))
    return path[: len(steps)]


_PATH = st.lists(st.tuples(st.integers(-5, 5), st.booleans()), max_size=5).map(_legs)
_TARGET = st.tuples(st.sampled_from("abcd"), st.integers(-400, 800), st.integers(0, 4))
_DRAWN: Final[tuple[tuple[str, Any, Any], ...]] = (
    ("ring_cells_clockwise", (_ON_BOARD, st.integers(-1, 4), _BOARD, _BOARD), _ring_by_angle),
    ("offset_hex_steps", (_CELL, _CELL), _hex_flood),
    ("round_to_hex_cell", (_QUARTERS, _QUARTERS), _hex_of_quarters),
    ("rotate_hex_about", (_CELL, _CELL, st.integers(-13, 13), _BOARD), _cube_turns),
    ("quarter_turn_offset", (_CELL, st.integers(-9, 9), st.booleans()), _complex_quarters),
    ("turtle_trace_extent", (st.lists(_WORD, max_size=9).map(" ".join),), _turtle_unit_steps),
    ("voxel_exposed_faces", (st.lists(st.tuples(*[st.integers(0, 2)] * 3)),), _faces_by_pairs),
    ("geo_box_contains", (_MAP_AREA, _SMALL, st.integers(-700, 700)), _degree_by_degree),
    ("distance_marker_points", (_PATH, st.integers(-1, 6)), _markers_step_by_step),
    ("first_revisit_step", (st.text("NESW", max_size=9),), _revisit_in_list),
    (
        "targets_in_view_cone",
        (st.integers(0, 359), st.integers(0, 360), _COUNT, st.lists(_TARGET, max_size=6)),
        _cone_by_turning,
    ),
    (
        "patrol_cell_at_tick",
        (st.lists(_CELL, max_size=4), st.integers(-1, 40), st.integers(1, 3)),
        _patrol_tick_by_tick,
    ),
    (
        "camera_follow_deadzone",
        (_COUNT, st.integers(0, 30), st.integers(1, 9), st.integers(0, 4), st.integers(4, 30)),
        _nearest_camera,
    ),
)
_MAZES = st.sampled_from(
    [["/\\", "\\/"], ["/.\\.", "\\./."], ["/\\.", "\\//", ".\\/"], ["/..\\", "....", "\\../"]]
)
_LASERS = st.one_of(_MAP, _MAZES).flatmap(
    lambda rows: st.tuples(
        st.just(rows),
        st.tuples(st.integers(0, len(rows) - 1), st.integers(0, len(rows[0]) - 1)),
        st.sampled_from("NESW"),
    )
)

PROPERTIES: Final = (
    *(
        TaskProperty(f"geometry.{name}", st.tuples(*drawn), agrees_with(reference))
        for name, drawn, reference in _DRAWN
    ),
    TaskProperty("geometry.laser_exit_from_mirrors", _LASERS, agrees_with(_laser_by_budget)),
    TaskProperty("geometry.ball_box_contact", _BALL, agrees_with(_contact_by_lattice)),
    TaskProperty("geometry.grid_locator_code", _PLACE, agrees_with(_locator_by_halves)),
)
