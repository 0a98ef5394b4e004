"""References for series, tree and class tasks of data_transformation."""

from fractions import Fraction
from math import floor
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(-3, 7)


def _held(readings: Any, start: Any, end: Any, step: Any, max_age: Any) -> list[int | None]:
    samples: list[int | None] = []
    time = start
    while time <= end:
        past = [reading for reading in readings if reading[0] <= time]
        fresh = past and past[-1][0] >= time - max_age
        samples.append(past[-1][1] if fresh else None)
        time += step
    return samples


def _course(headings: Any) -> list[int | None]:
    """The wanted course is the one of all that fit a heading in (course - 180, course + 180]."""
    courses: list[int | None] = []
    for heading in headings:
        before = courses[-1] if courses else None
        if heading is None or before is None:
            courses.append(before if heading is None else heading)
            continue
        near = range(before - 179, before + 181)
        courses.append(next(course for course in near if course % 360 == heading))
    return courses


def _bands(values: Any, bands: Any) -> list[int]:
    known = [value for value in values if value is not None]
    labels = []
    for value in values:
        below = len([other for other in known if value is not None and other < value])
        share = Fraction(below * bands, len(known)) if len(known) >= bands else 0
        labels.append(0 if value is None else 1 + floor(share))
    return labels


def _merged(bins: Any, least: Any) -> list[tuple[int, int, int]]:
    small = [place for place, (_, _, cases) in enumerate(bins) if cases < least]
    if len(bins) < 2 or not small:
        return list(bins)
    place = small[0]
    sides = [side for side in (place - 1, place + 1) if 0 <= side < len(bins)]
    side = min(sides, key=lambda side: (bins[side][2], side))
    one, other = bins[min(place, side)], bins[max(place, side)]
    joined = (one[0], other[1], one[2] + other[2])
    return _merged([*bins[: min(place, side)], joined, *bins[max(place, side) + 1 :]], least)


def _nested(children: Any, root: Any, gap: Any) -> dict[str, tuple[int, int, int]]:
    """Walk with an explicit stack, noting the steps; the numbers come from their places."""
    steps: list[str] = []
    depths: dict[str, int] = {}
    stack = [(root, 0, False)]
    while stack:
        node, depth, leaving = stack.pop()
        if not leaving:
            if node in depths:
                continue
            depths[node] = depth
            stack.append((node, depth, True))
            stack += [(child, depth + 1, False) for child in reversed(children.get(node, []))]
        steps.append(node)
    final = len(steps) - 1
    return {
        node: (1 + gap * steps.index(node), 1 + gap * (final - steps[::-1].index(node)), depth)
        for node, depth in depths.items()
    }


def _tree(rows: Any, max_levels: Any) -> list[tuple[str, list[Any]]]:
    """Down from the tops, by a search through all rows for each node."""
    parents = {key: parent for key, parent, _ in rows}

    def branch(key: int, level: int) -> list[Any]:
        below = sorted((name, child) for child, parent, name in rows if parent == key)
        return [(name, branch(child, level + 1)) for name, child in below if level <= max_levels]

    tops = sorted(
        (parent is not None, name, key)
        for key, parent, name in rows
        if parent is None or parent not in parents
    )
    return [(name, branch(key, 2)) for _, name, key in tops]


def _stops(points: Any, radius: Any, dwell: Any) -> list[tuple[int, int, int]]:
    if not points:
        return []
    start, first_x, first_y = points[0]
    inside = [abs(x - first_x) <= radius and abs(y - first_y) <= radius for _, x, y in points]
    size = inside.index(False) if False in inside else len(points)
    end = points[size - 1][0]
    stop = [(start, end, size)] if end >= start + dwell else []
    return stop + _stops(points[size:], radius, dwell)


def _undone(edits: Any, pause: Any, max_length: Any) -> list[tuple[int, int, str]]:
    runs: list[list[tuple[int, int, str]]] = []
    for edit in edits:
        time, position, text = edit
        if not text:
            continue
        typed = "".join(part for _, _, part in runs[-1]) if runs else ""
        if (
            runs
            and position == runs[-1][0][1] + len(typed)
            and time <= runs[-1][-1][0] + pause
            and len(typed + text) <= max_length
        ):
            runs[-1].append(edit)
        else:
            runs.append([edit])
    return [(run[0][0], run[0][1], "".join(part for _, _, part in run)) for run in runs]


def _rescaled(rows: Any) -> list[tuple[str, int | None]]:
    def score(group: str, value: int | None) -> int | None:
        marks = [mark for other, mark in rows if other == group and mark is not None]
        if value is None:
            return None
        low, high = min(marks), max(marks)
        exact = Fraction(100 * (value - low), high - low) if high > low else Fraction(50)
        return floor(exact + Fraction(1, 2))

    return [(group, score(group, value)) for group, value in rows]


def _bins(first: Any, classes: Any) -> list[tuple[int, int, int]]:
    bins = []
    for width, cases in classes:
        bins.append((first, first + width, cases))
        first += width
    return bins


_BY_TIME = st.lists(st.tuples(_SMALL, st.integers(0, 9)), max_size=6).map(
    lambda rows: sorted(rows, key=lambda row: row[0])
)
_CLASSES = st.lists(st.tuples(st.integers(1, 3), st.integers(0, 5)), max_size=7)
_LETTERS = st.sampled_from("abcdef")
_ROWS = st.lists(
    st.tuples(st.integers(0, 7), st.none() | st.integers(0, 8), st.sampled_from("xyz")),
    max_size=8,
    unique_by=lambda row: row[0],
)
_POINTS = st.lists(st.tuples(st.integers(0, 9), st.integers(-2, 2), st.integers(-2, 2)), max_size=9)
_EDITS = st.lists(
    st.tuples(st.integers(0, 6), st.integers(0, 5), st.sampled_from(["", "a", "bc"])), max_size=8
)

PROPERTIES: Final = (
    TaskProperty(
        "data_transformation.resample_hold_last",
        st.tuples(_BY_TIME, _SMALL, _SMALL, st.integers(1, 4), st.integers(0, 5)),
        agrees_with(_held),
    ),
    TaskProperty(
        "data_transformation.unwrap_compass_headings",
        st.tuples(
            st.lists(st.none() | st.sampled_from([0, 1, 90, 179, 180, 181, 270, 359]), max_size=8)
        ),
        agrees_with(_course),
    ),
    TaskProperty(
        "data_transformation.rank_band_labels",
        st.tuples(st.lists(st.none() | _SMALL, max_size=9), st.integers(1, 5)),
        agrees_with(_bands),
    ),
    TaskProperty(
        "data_transformation.merge_sparse_bins",
        st.tuples(st.builds(_bins, _SMALL, _CLASSES), st.integers(0, 6)),
        agrees_with(_merged),
    ),
    TaskProperty(
        "data_transformation.tree_left_right_numbers",
        st.tuples(
            st.dictionaries(_LETTERS, st.lists(_LETTERS, max_size=4)), _LETTERS, st.integers(1, 4)
        ),
        agrees_with(_nested),
    ),
    TaskProperty(
        "data_transformation.parent_rows_to_tree",
        st.tuples(_ROWS, st.integers(1, 4)),
        agrees_with(_tree),
    ),
    TaskProperty(
        "data_transformation.track_points_to_stops",
        st.tuples(_POINTS.map(sorted), st.integers(0, 3), st.integers(0, 4)),
        agrees_with(_stops),
    ),
    TaskProperty(
        "data_transformation.coalesce_typing_edits",
        st.tuples(
            _EDITS.map(lambda edits: sorted(edits, key=lambda edit: edit[0])),
            st.integers(0, 3),
            st.integers(1, 6),
        ),
        agrees_with(_undone),
    ),
    TaskProperty(
        "data_transformation.rescale_within_group",
        st.tuples(st.lists(st.tuples(st.sampled_from("ab"), st.none() | _SMALL), max_size=8)),
        agrees_with(_rescaled),
    ),
)
