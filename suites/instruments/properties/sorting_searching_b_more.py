"""References for orders, merges, plans and shares of sorting_searching, by brute force."""

from collections import Counter
from fractions import Fraction
from functools import cmp_to_key
from itertools import pairwise
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(0, 3)
_DIGITS = st.lists(st.integers(0, 5), max_size=7)
_NAMES = st.sampled_from("abcde")
_RANGES = st.tuples(st.integers(0, 6), st.integers(1, 5)).map(lambda r: (r[0], r[0] + r[1]))
_STEMS = ("p", "pi", "pie", "pin", "pint", "q", "qi")


def _hand(cards: Any, trump: Any) -> list[str]:
    ranks = ["A", "K", "Q", "J", "10", *"98765432"]
    trumps = ["J", *(rank for rank in ranks if rank != "J")]
    suits = [suit for suit in "SHDC" if suit != trump]
    pack = [rank + trump for rank in trumps] if trump else []
    pack += [rank + suit for suit in suits for rank in ranks]
    return [card for card in pack for _ in range(cards.count(card))]


def _wishes(items: Any, preferences: Any) -> list[str]:
    rest = sorted(items)
    portions: dict[str, list[str]] = {wish: [] for wish in preferences}
    for wish in sorted(preferences, key=lambda w: (w.endswith("*"), -len(w))):
        star = wish.endswith("*")
        fits = [i for i in rest if (i.startswith(wish[:-1]) if star else i == wish)]
        portions[wish] = fits
        rest = [i for i in rest if i not in fits]
    return [i for wish in preferences for i in portions[wish]] + rest


def _marked(classes: Any, decimals: Any, author: Any, volume: Any, ref: Any) -> str:
    parts = ["REF" * ref, str(classes) + decimals, author, str(volume or "")]
    return " ".join(part for part in parts if part)


def _shelf(marks: Any) -> list[str]:
    def place(mark: str) -> tuple[Any, ...]:
        words = mark.removeprefix("REF ").split()
        whole, *rest = words.pop(0).split(".")
        volume = [int(word) for word in words if word.isdigit()]
        author = [word for word in words if not word.isdigit()]
        return mark.startswith("REF"), int(whole), [int(d) for d in "".join(rest)], author, volume

    return sorted((mark for mark in marks if place(mark)[3]), key=place)


def _points(matches: Any, team: Any, rivals: Any) -> tuple[int, int]:
    leads = [a - b for home, away, a, b in matches if home == team and away in rivals]
    leads += [b - a for home, away, a, b in matches if away == team and home in rivals]
    return sum(3 if lead > 0 else lead == 0 for lead in leads), sum(leads)


def _league(matches: Any) -> list[str]:
    teams = sorted({team for match in matches for team in match[:2]})
    total = {team: _points(matches, team, teams) for team in teams}

    def compare(one: str, other: str) -> int:
        equal = [team for team in teams if total[team][0] == total[one][0]]
        if total[one][0] != total[other][0]:
            return total[other][0] - total[one][0]
        mutual = _points(matches, one, [other])[1] if len(equal) == 2 else 0
        return -mutual or total[other][1] - total[one][1] or (1 if one > other else -1)

    return sorted(teams, key=cmp_to_key(compare))


def _ranks(times: Any, tolerance: Any) -> list[Any]:
    finishers = [time for time in times if time is not None]
    ranks: dict[Any, int] = {None: 0}
    while left := [time for time in finishers if time not in ranks]:
        group = [time for time in left if time - min(left) <= tolerance]
        ranks |= dict.fromkeys(group, 1 + len(finishers) - len(left))
    return [ranks[time] or None for time in times]


@st.composite
def _regattas(draw: Any) -> tuple[Any, ...]:
    races = draw(st.integers(1, 9))
    places = st.lists(st.none() | st.integers(1, 3), min_size=races, max_size=races)
    return (draw(st.dictionaries(_NAMES, places, max_size=4)),)


def _regatta(results: Any) -> list[Any]:
    rows = []
    for boat, places in results.items():
        left = [place or len(results) + 1 for place in places]
        for _ in range(len(places) // 4):
            left.remove(max(left))
        rows.append((sum(left), [left.count(place) * -1 for place in range(1, 9)], boat))
    return [(boat, total) for total, _, boat in sorted(rows)]


def _columns(rows: Any, specs: Any) -> list[Any]:
    result = list(rows)
    for spec in reversed(specs):
        name = spec.lstrip("-")
        filled = [row for row in result if row.get(name) is not None]
        filled.sort(key=lambda row: row[name] * (-1 if spec.startswith("-") else 1))
        result = filled + [row for row in result if row.get(name) is None]
    return result


def _route(stops: Any, width: Any) -> tuple[list[Any], int]:
    route: list[Any] = []
    turned = 0
    for aisle in range(7):
        slots = sorted({slot for number, slot in stops if number == aisle}, reverse=turned % 2 == 1)
        route += [(aisle, slot) for slot in slots]
        turned += len(slots) > 1
    way = [abs(s - t) + width * (b - a) for (a, s), (b, t) in pairwise(route)]
    return route, sum(way)


def _most(first: Any, second: Any) -> list[int]:
    return sorted((Counter(first) | Counter(second)).elements())


def _shared(*lists: Any) -> list[int]:
    return [number for number in range(6) if sum(number in each for each in lists) > 1]


def _updated(catalogue: Any, updates: Any) -> tuple[list[Any], int]:
    result, changes = dict(catalogue), dict(updates)
    gone = [key for key, value in changes.items() if value is None]
    result |= changes
    kept = [(key, value) for key, value in sorted(result.items()) if key not in gone]
    return kept, len(set(gone) - set(dict(catalogue)))


def _rooms(bookings: Any, rooms: Any) -> list[int]:
    given = [0] * len(bookings)
    for index in sorted(range(len(bookings)), key=lambda i: (bookings[i][0], -bookings[i][1])):
        start = bookings[index][0]
        taken = [given[i] for i, (begun, end) in enumerate(bookings) if begun <= start < end]
        free = [room for room in range(1, rooms + 1) if room not in taken]
        given[index] = min(free, default=-1)
    return given


def _punctual(jobs: Any) -> tuple[list[str], list[str]]:
    order = sorted(jobs, key=lambda job: job[2])
    thrown: list[str] = []
    for taken in range(1, len(order) + 1):
        plan = [job for job in order[:taken] if job[0] not in thrown]
        if sum(job[1] for job in plan) > plan[-1][2]:
            longest = max(job[1] for job in plan)
            thrown.append([job[0] for job in plan if job[1] == longest][-1])
    return [job[0] for job in order if job[0] not in thrown], thrown


def _pinned(values: Any, pinned: Any) -> list[int]:
    places = list(range(len(values)))
    fixed = [place for place in places if place in pinned or place - len(values) in pinned]
    result = sorted((values[place] for place in places if place not in fixed), reverse=True)
    for place in fixed:
        result.insert(place, values[place])
    return result


def _nesting(ranges: Any) -> list[int] | None:
    cells = [set(range(start, end)) for start, end in ranges]
    if any(a & b and a - b and b - a for a in cells for b in cells):
        return None
    return [
        sum(other > own or (other == own and place < index) for place, other in enumerate(cells))
        for index, own in enumerate(cells)
    ]


def _matched(log: Any, wanted: Any, max_gap: Any) -> list[int]:
    found: list[int] = []
    for name in wanted:
        places = [place for place, seen in enumerate(log) if seen == name]
        if found:
            places = [place for place in places if 0 < place - found[-1] <= max_gap]
        if not places:
            break
        found.append(places[0])
    return found


def _typed(words: Any, prefix: Any, limit: Any) -> tuple[int, int]:
    start = sum(word < prefix.lower() for word in words)
    fitting = sum(word.startswith(prefix.lower()) for word in words)
    return start, start + (fitting if limit is None else min(fitting, limit))


def _seats(votes: Any, seats: Any, threshold: Any) -> dict[str, int]:
    allowed = {p: v for p, v in votes.items() if v * 100 >= threshold * sum(votes.values())}
    claims = [(-Fraction(v, n), -v, p) for p, v in allowed.items() for n in range(1, seats + 1)]
    winners = [party for _, _, party in sorted(claims)[:seats]]
    return {party: winners.count(party) for party in allowed}


def _property(name: str, arguments: Any, reference: Any) -> TaskProperty:
    return TaskProperty(f"sorting_searching.{name}", arguments, agrees_with(reference))


_CARDS = st.builds(
    str.__add__, st.sampled_from(["A", "J", "K", "10", "9", "2"]), st.sampled_from("SHDC")
)
_SHELF_MARKS = st.builds(
    _marked,
    st.sampled_from((7, 20, 100)),
    st.sampled_from(("", ".4", ".46", ".5", ".10")),
    st.sampled_from(("", "DE BOER", "DE", "LANG")),
    st.integers(0, 12),
    st.booleans(),
)
_TEAMS = st.lists(_NAMES, unique=True, min_size=2, max_size=2)
_MATCHES = st.lists(st.builds(lambda t, a, b: (*t, a, b), _TEAMS, _SMALL, _SMALL), max_size=7)
_ROWS = st.lists(st.dictionaries(st.sampled_from("xy"), st.none() | _SMALL), max_size=6)
_PRICE_LISTS = st.dictionaries(_NAMES, _SMALL).map(lambda prices: sorted(prices.items()))
_CHANGES = st.lists(st.tuples(_NAMES, st.none() | _SMALL), max_size=7).map(
    lambda changes: sorted(changes, key=lambda change: change[0])
)
_JOBS = st.lists(st.tuples(st.integers(1, 4), st.integers(1, 9)), max_size=6).map(
    lambda jobs: [("abcdef"[place], *job) for place, job in enumerate(jobs)]
)
_EVENTS = st.lists(st.sampled_from("xyz"), max_size=7)

PROPERTIES: Final = (
    _property(
        "sort_trump_hand",
        st.tuples(st.lists(_CARDS, max_size=8), st.sampled_from([None, *"SHDC"])),
        _hand,
    ),
    _property(
        "order_by_preference_list",
        st.tuples(
            st.lists(st.sampled_from(_STEMS), max_size=7),
            st.lists(st.sampled_from(("*", "p*", "pi*", "pin*", *_STEMS)), unique=True, max_size=5),
        ),
        _wishes,
    ),
    _property("sort_shelf_marks", st.tuples(st.lists(_SHELF_MARKS, max_size=6)), _shelf),
    _property("league_order_mutual_results", st.tuples(_MATCHES), _league),
    _property(
        "rank_times_with_tolerance",
        st.tuples(st.lists(st.none() | st.integers(0, 9), max_size=8), _SMALL),
        _ranks,
    ),
    _property("series_order_after_discards", _regattas(), _regatta),
    _property(
        "sort_by_column_specs",
        st.tuples(_ROWS, st.sampled_from((["x"], ["-x"], ["-x", "y"], ["y", "-x"], []))),
        _columns,
    ),
    _property(
        "snaking_pick_route",
        st.tuples(st.lists(st.tuples(st.integers(0, 5), _SMALL), max_size=8), _SMALL),
        _route,
    ),
    _property(
        "merge_keeping_most_copies", st.tuples(_DIGITS.map(sorted), _DIGITS.map(sorted)), _most
    ),
    _property("shared_by_two_lists", st.tuples(*[_DIGITS.map(sorted)] * 3), _shared),
    _property("apply_sorted_updates", st.tuples(_PRICE_LISTS, _CHANGES), _updated),
    _property("assign_lowest_free_room", st.tuples(st.lists(_RANGES, max_size=7), _SMALL), _rooms),
    _property("keep_punctual_jobs", st.tuples(_JOBS), _punctual),
    _property(
        "sort_around_pinned_slots",
        st.tuples(_DIGITS, st.lists(st.integers(-8, 8), max_size=4)),
        _pinned,
    ),
    _property("nesting_depth_of_ranges", st.tuples(st.lists(_RANGES, max_size=5)), _nesting),
    _property("match_events_in_order", st.tuples(_EVENTS, _EVENTS, st.integers(-2, 4)), _matched),
    _property(
        "prefix_slice_in_index",
        st.tuples(
            st.lists(st.sampled_from(_STEMS), max_size=8).map(sorted),
            st.sampled_from(("", "P", "pI", "pin", "pz", "a", "z", "QI")),
            st.none() | _SMALL,
        ),
        _typed,
    ),
    _property(
        "seats_by_top_quotient",
        st.tuples(
            st.dictionaries(_NAMES, st.integers(0, 12)),
            st.integers(0, 7),
            st.sampled_from((0, 5, 20, 25, 50, 60)),
        ),
        _seats,
    ),
)
