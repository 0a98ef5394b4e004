"""References for grouping and planning tasks of sorting_searching, by brute force."""

from itertools import chain, combinations
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(0, 4)
_NAMES = st.sampled_from("abcdef")


def _sections(lines: Any) -> list[str]:
    edges = [i for i, line in enumerate(lines) if line[:1] == "#" or not line.strip()]
    result = list(lines)
    for start, end in zip([-1, *edges], [*edges, len(lines)], strict=True):
        head = lines[start][:2] if start >= 0 else ""
        rows = [(lines[i].lower(), i) for i in range(start + 1, end)]
        if head == "#-":
            rows.sort(key=lambda row: row[0], reverse=True)
        elif head != "#!":
            rows.sort()
        result[start + 1 : end] = [lines[i] for _, i in rows]
    return result


def _imports(lines: Any, standard: Any) -> list[str]:
    groups: list[list[str]] = [[], [], []]
    for line in sorted(lines, key=lambda line: (line[0] == "f", line.split()[1], line)):
        top = line.split()[1].split(".")[0]
        groups[2 if not top else int(top not in standard)].append(line)
    parts = [[*group, ""] for group in groups if group]
    return list(chain.from_iterable(parts))[:-1]


def _banded(readings: Any, low: Any, high: Any, margin: Any) -> tuple[list[int], int, int]:
    def side(value: int) -> int:
        if min(low, high) <= value <= max(low, high):
            return 0
        missed = min(abs(value - low), abs(value - high))
        return 0 if missed <= margin else (1 if value > low else -1)

    kept = [value for value in readings if value is not None]
    sides = [side(value) for value in kept]
    return sorted(kept, key=side), sides.count(-1), len(sides) - sides.count(1)


def _chunks(values: Any, size: Any) -> list[int]:
    if size < 1:
        return list(values)
    result: list[int] = []
    while len(result) < len(values):
        run = values[len(result) : len(result) + size]
        if len(run) >= size / 2:
            run = sorted(run) if len(result) % (2 * size) == 0 else sorted(run)[::-1]
        result.extend(run)
    return result


def _cut(boards: Any, pieces: Any, kerf: Any) -> int:
    def sawn(board: int, length: int) -> int:
        number = 0
        while board >= length:
            number += 1
            board -= length + kerf
        return number

    lengths = range(1, max(boards, default=0) + 1)
    fitting = [size for size in lengths if sum(sawn(b, size) for b in boards) >= pieces]
    return max(fitting, default=0) if pieces > 0 else 0


def _type_size(words: Any, box: Any, leading: Any, smallest: Any, largest: Any) -> int | None:
    for size in range(largest, smallest - 1, -1):
        lines: list[str] = []
        for word in words:
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and len(longer) * size <= box[0]:
                lines[-1] = longer
            else:
                lines.append(word)
        height = len(lines) * size + max(len(lines) - 1, 0) * leading
        if height <= box[1] and all(len(line) * size <= box[0] for line in lines):
            return size
    return None


def _output_day(machines: Any, quantity: Any) -> int | None:
    if not machines and quantity > 0:
        return None
    made, day = 0, 0
    while made < quantity:
        day += 1
        made += sum(day > warm and (day - warm) % part == 0 for warm, part in machines)
    return day


def _break_plan(spots: Any, gap: Any) -> list[str | None]:
    plan: list[str | None] = []
    while any(plan.count(brand) < number for brand, number in spots.items()):
        recent = plan[max(len(plan) - gap + 1, 0) :]
        waiting = [
            (plan.count(brand) - number, brand)
            for brand, number in spots.items()
            if plan.count(brand) < number and brand not in recent
        ]
        plan.append(min(waiting)[1] if waiting else None)
    return plan


def _draft(ratings: Any, teams: Any) -> list[list[str]]:
    squads: list[list[str]] = [[] for _ in range(max(teams, 0))]
    players = sorted(sorted(ratings), key=lambda name: ratings[name], reverse=True)
    full = len(players) // teams * teams if teams > 0 else 0
    for i in range(full):
        turn, seat = divmod(i, teams)
        squads[teams - 1 - seat if turn % 2 else seat].append(players[i])
    sums = [(sum(ratings[name] for name in squad), i) for i, squad in enumerate(squads)]
    for (_, i), name in zip(sorted(sums), players[full:], strict=False):
        squads[i].append(name)
    return squads


def _inspections(windows: Any, closed: Any) -> list[int] | None:
    days = [day for day in range(12) if day not in closed]
    for number in range(len(windows) + 1):
        plans = [
            plan
            for plan in combinations(days, number)
            if all(any(first <= day <= last for day in plan) for first, last in windows)
        ]
        if plans:
            # The latest of each day over all plans must itself be a plan.
            latest = tuple(max(column) for column in zip(*plans, strict=True))
            return list(latest) if latest in plans else None
    return None


def _crossings(cables: Any) -> int:
    pairs = [(a, b) for a in cables for b in cables if a[0] < b[0] and a[1] > b[1] > 0]
    return sum(not (a[2] and b[2]) for a, b in pairs)


def _rides(drivers: Any, riders: Any, reach: Any) -> list[tuple[int, int]]:
    free, pairs = list(drivers), []
    for rider in riders:
        near = [driver for driver in free if -reach <= driver - rider <= reach]
        if near:
            free.remove(min(near))
            pairs.append((min(near), rider))
    return pairs


def _tools(jobs: Any, tools: Any) -> list[int | None]:
    left = list(tools)
    handed: list[int | None] = [None] * len(jobs)
    for _, i in sorted((-job, i) for i, job in enumerate(jobs)):
        fitting = min((tool for tool in left if tool >= jobs[i]), default=None)
        if fitting is not None and fitting <= 2 * jobs[i]:
            left.remove(fitting)
            handed[i] = fitting
    return handed


def _trips(weights: Any, limit: Any, heads: Any) -> list[list[int]]:
    waiting, trips = [weight for weight in weights if weight <= limit], []
    while waiting and heads > 0:
        trip: list[int] = []
        while len(trip) < heads and any(sum(trip) + w <= limit for w in waiting):
            trip.append(max(w for w in waiting if sum(trip) + w <= limit))
            waiting.remove(trip[-1])
        trips.append(trip)
    return trips


_LINES = st.sampled_from(("#", "#!", "#- x", "", "  ", "b", "B", "a", "A", "c", " d", "!"))
_MODULES = st.sampled_from(("os", "os.path", "osx", "re", "yaml", "yaml.re", ".", ".b", "..os"))
_IMPORTS = _MODULES.filter(lambda module: module[0] != ".").map("import {}".format) | st.builds(
    "from {} import {}".format, _MODULES, st.sampled_from("xy")
)
_ROWS = st.lists(st.integers(0, 9), max_size=6)
_WINDOWS = st.lists(
    st.tuples(st.integers(0, 7), _SMALL).map(lambda drawn: (drawn[0], sum(drawn))), max_size=4
)
_CABLES = st.lists(st.tuples(st.integers(1, 5), st.integers(0, 5), st.booleans()), max_size=6)
_BOXES = st.tuples(st.integers(1, 30), st.integers(1, 30))

_CASES: Final = (
    ("sort_lines_in_sections", st.tuples(st.lists(_LINES, max_size=9)), _sections),
    (
        "group_import_lines",
        st.tuples(st.lists(_IMPORTS, max_size=7), st.just(["os", "re"])),
        _imports,
    ),
    (
        "partition_by_band",
        st.tuples(st.lists(st.none() | st.integers(-3, 9), max_size=7), *[_SMALL] * 3),
        _banded,
    ),
    ("alternate_chunk_directions", st.tuples(_ROWS, st.integers(-1, 6)), _chunks),
    (
        "longest_equal_cut",
        st.tuples(st.lists(st.integers(0, 20), max_size=4), st.integers(-1, 8), _SMALL),
        _cut,
    ),
    (
        "largest_fitting_type_size",
        st.tuples(
            st.lists(st.text("x", min_size=1, max_size=4), max_size=5),
            _BOXES,
            _SMALL,
            st.integers(1, 4),
            st.integers(1, 12),
        ),
        _type_size,
    ),
    (
        "days_until_output_total",
        st.tuples(st.lists(st.tuples(_SMALL, st.integers(1, 4)), max_size=3), st.integers(-1, 9)),
        _output_day,
    ),
    (
        "space_out_same_brand",
        st.tuples(st.dictionaries(_NAMES, _SMALL, max_size=4), st.integers(1, 4)),
        _break_plan,
    ),
    (
        "snake_draft_teams",
        st.tuples(st.dictionaries(_NAMES, st.integers(0, 6)), st.integers(-1, 4)),
        _draft,
    ),
    ("fewest_inspection_days", st.tuples(_WINDOWS, _ROWS), _inspections),
    ("count_crossing_cables", st.tuples(_CABLES), _crossings),
    ("match_drivers_to_riders", st.tuples(_ROWS.map(sorted), _ROWS.map(sorted), _SMALL), _rides),
    ("smallest_tool_per_job", st.tuples(_ROWS, _ROWS), _tools),
    (
        "lift_trips_by_weight",
        st.tuples(st.lists(st.integers(1, 9), max_size=7), st.integers(0, 12), _SMALL),
        _trips,
    ),
)

PROPERTIES: Final = tuple(
    TaskProperty(f"sorting_searching.{name}", arguments, agrees_with(reference))
    for name, arguments, reference in _CASES
)
