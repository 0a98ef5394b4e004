"""References for matching, paging and comparing tasks of sorting_searching, by brute force."""

from collections import deque
from itertools import combinations
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_NAMES = st.sampled_from("abcdef")


def _bay(bays: Any, door: Any, has_permit: Any) -> int | None:
    for distance in range(len(bays) + 3):
        for i, bay in enumerate(bays):
            if bay == "." and abs(i - door) == distance:
                return i
            if bay == "r" and has_permit and abs(i - door) + 2 == distance:
                return i
    return None


def _disagreements(first: Any, second: Any) -> tuple[int, int]:
    def order(scores: Any, a: str, b: str) -> int:
        return bool(scores[a] > scores[b]) - bool(scores[a] < scores[b])

    pairs = combinations(sorted(first.keys() & second.keys()), 2)
    seen = [{order(first, a, b), order(second, a, b)} for a, b in pairs]
    return seen.count({1, -1}), sum(len(each) == 2 and 0 in each for each in seen)


def _swaps(sequence: Any, target: Any) -> int:
    seen, queue = {sequence: 0}, deque([sequence])
    while queue:
        here = queue.popleft()
        for i in range(len(here) - 1):
            there = here[:i] + here[i + 1] + here[i] + here[i + 2 :]
            if there not in seen:
                seen[there] = seen[here] + 1
                queue.append(there)
    return seen.get(target, -1)


def _page(entries: Any, limit: Any, cursor: Any) -> tuple[Any, Any]:
    if limit < 1:
        return [], cursor
    after = [
        entry
        for entry in entries
        if cursor is None
        or entry[0] < cursor[0]
        or (entry[0] == cursor[0] and entry[1] > cursor[1])
    ]
    return after[:limit], (after[limit - 1] if after[limit:] else None)


def _duels(candidates: Any, ballots: Any) -> list[tuple[str, int]]:
    def ahead(one: str, other: str) -> int:
        return sum(
            one in ballot and (other not in ballot or ballot.index(one) < ballot.index(other))
            for ballot in ballots
        )

    points = {
        one: sum(
            1 + (ahead(one, other) > ahead(other, one)) - (ahead(one, other) < ahead(other, one))
            for other in candidates
            if other != one
        )
        for one in candidates
    }
    return sorted(sorted(points.items()), key=lambda row: row[1], reverse=True)


_SCORES = st.dictionaries(_NAMES, st.integers(-1, 2), max_size=5)
_ENTRIES = st.tuples(st.integers(0, 3), st.integers(0, 3))
_PAGED = st.lists(_ENTRIES, max_size=7, unique=True).map(
    lambda rows: sorted(rows, key=lambda row: (-row[0], row[1]))
)
_TEXTS = st.text("abc", max_size=6)
_PERMUTED = _TEXTS.flatmap(lambda text: st.permutations(text).map(lambda to: (text, "".join(to))))

_CASES: Final = (
    (
        "nearest_open_bay",
        st.text(".xr", min_size=1, max_size=7).flatmap(
            lambda bays: st.tuples(st.just(bays), st.integers(0, len(bays) - 1), st.booleans())
        ),
        _bay,
    ),
    ("ranking_disagreements", st.tuples(_SCORES, _SCORES), _disagreements),
    ("adjacent_swaps_to_target", _PERMUTED | st.tuples(_TEXTS, _TEXTS), _swaps),
    ("page_after_cursor", st.tuples(_PAGED, st.integers(-1, 4), st.none() | _ENTRIES), _page),
    (
        "pairwise_contest_order",
        st.tuples(
            st.lists(st.sampled_from("abcd"), max_size=4, unique=True),
            st.lists(st.lists(st.sampled_from("abcde"), max_size=4, unique=True), max_size=4),
        ),
        _duels,
    ),
)

PROPERTIES: Final = tuple(
    TaskProperty(f"sorting_searching.{name}", arguments, agrees_with(reference))
    for name, arguments, reference in _CASES
)
