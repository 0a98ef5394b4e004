"""References for caches, stocks, bags, graphs and boxes of collections, by plain simulation."""

from fractions import Fraction
from itertools import combinations
from statistics import median_low
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_LETTERS = st.sampled_from("abcd")
_BAG = st.dictionaries(_LETTERS, st.integers(0, 5))
_GRAPH = st.dictionaries(_LETTERS, st.lists(_LETTERS, max_size=3, unique=True))


def _frequency_cache(requests: Any, capacity: Any) -> tuple[int, dict[str, int]]:
    hits, held = 0, list[Any]()
    for moment, key in enumerate(requests):
        old = [entry for entry in held if entry[2] == key]
        held = [entry for entry in held if entry[2] != key]
        hits += len(old)
        if not old and len(held) >= capacity:
            held = sorted(held)[1:]
        if capacity > 0:
            held.append((old[0][0] + 1 if old else 1, moment, key))
    return hits, {key: uses for uses, _, key in held}


def _weight_store(items: Any, budget: Any) -> tuple[list[str], int]:
    held, thrown = list[Any](), 0
    for key, size in items:
        if size <= budget:
            held = [entry for entry in held if entry[0] != key]
            fits = [n for n in range(len(held) + 1) if sum(s for _, s in held[n:]) + size <= budget]
            thrown += fits[0]
            held = [*held[fits[0] :], (key, size)]
    return [key for key, _ in held], thrown


def _shared_stock(stock: Any, orders: Any) -> dict[int, int]:
    got = dict[int, int]()
    for place, (order, item, wanted) in enumerate(orders):
        used = sum(got.get(o, 0) for o, other, _ in orders[:place] if other == item)
        left = stock.get(item, 0) - used
        if wanted >= 1:
            got[order] = wanted if left >= wanted else left if 2 * left >= wanted else 0
    return got


def _sheet(book: Any, scans: Any, percent: Any) -> list[tuple[str, int]]:
    rows = []
    for item in "abcd":
        booked = book.get(item, 0)
        difference = sum(n for other, n in scans if other == item) - booked
        if abs(difference) > Fraction(percent, 100) * booked:
            rows.append((-abs(difference), item, difference))
    return [(item, difference) for _, item, difference in sorted(rows)]


def _rooms(exits: Any, start: Any, locked: Any, moves: Any) -> list[str]:
    reached = {start}
    for _ in range(moves):
        reached |= {door for room in reached - set(locked) for door in exits.get(room, [])}
    return sorted({*exits, *(door for doors in exits.values() for door in doors)} - reached)


def _first_circle(imports: Any, strict: Any) -> list[str]:
    def below(path: tuple[str, ...]) -> list[str]:
        for target in sorted(imports.get(path[-1], [])):
            if target == path[-1] and not strict:
                continue
            circle = [*path[path.index(target) :]] if target in path else below((*path, target))
            if circle:
                return circle
        return []

    circle: list[str] = next(filter(None, (below((m,)) for m in sorted(imports))), [])
    turns = [circle[n:] + circle[:n] for n in range(len(circle))]
    return min(turns, default=[])


def _exam_slots(courses: Any, clashes: Any, preset: Any, banned: Any, last: Any) -> Any:
    others = {c: {x for pair in clashes if c in pair for x in pair if x != c} for c in courses}
    slots = dict(preset)
    for _, course in sorted((-len(others[c]), c) for c in courses if c not in preset):
        slot = 1
        while slot in banned or slot in [slots.get(other) for other in others[course]]:
            slot += 1
        slots[course] = slot if slot <= last else None
    return slots


def _tiles(word: Any, rack: Any) -> dict[str, int]:
    lack = {x: max(0, word.count(x) - rack.get(x, 0)) for x in sorted(word)}
    for _ in range(rack.get("?", 0)):
        most = max(lack.values(), default=0)
        if most:
            lack[next(x for x in lack if lack[x] == most)] -= 1
    return {x: n for x, n in lack.items() if n}


def _agreed(bags: Any, least: Any) -> dict[str, int]:
    middle = {x: median_low([bag.get(x, 0) for bag in bags]) for x in "abcd"} if bags else {}
    return {x: n for x, n in middle.items() if n >= least and n > 0}


def _packing(left: Any, right: Any, pairs: Any) -> tuple[list[str], ...]:
    left, right, same = list(left), list(right), []
    for item in list(left):
        if item in right:
            left.remove(item)
            right.remove(item)
            same.append(item)
    for pair in pairs:
        for one, other in (pair, pair[::-1]):
            while one in left and other in right:
                left.remove(one)
                right.remove(other)
    return sorted(left), sorted(right), sorted(same)


def _boxes(items: Any, limit: Any, most: Any) -> list[list[str]]:
    filling, heavy = list[Any](), list[Any]()
    for place, (name, weight) in enumerate(items):
        if weight > limit:
            heavy.append((place, [(name, weight)]))
            continue
        box = filling[-1][1] if filling else None
        if box and sum(w for _, w in box) + weight <= limit and len(box) + 1 <= most:
            box.append((name, weight))
        else:
            filling.append((place, [(name, weight)]))
    return [[name for name, _ in box] for _, box in sorted(filling + heavy)]


def _desk(events: Any, longest_row: Any) -> list[str | None]:
    lines = {"priority": list[str](), "normal": list[str]()}
    called, past = list[str | None](), list[bool]()
    for kind, name in events:
        if kind != "next":
            lines[kind].append(name)
            continue
        free = len(past) - max((n + 1 for n, waited in enumerate(past) if not waited), default=0)
        first = lines["priority"] and (not lines["normal"] or free < longest_row)
        past.append(bool(first and lines["normal"]))
        line = lines["priority" if first else "normal"]
        called.append(line.pop(0) if line else None)
    return called


def _joined(groups: Any, shared: Any) -> list[list[int]]:
    bags = [frozenset(group) for group in groups if group]
    while True:
        pair = next((p for p in combinations(bags, 2) if len(p[0] & p[1]) >= shared), None)
        if pair is None:
            break
        bags.remove(pair[0])
        bags.remove(pair[1])
        bags.insert(0, pair[0] | pair[1])
    return [members for _, members in sorted((-len(b), sorted(b)) for b in bags)]


@st.composite
def _exams(draw: st.DrawFn) -> tuple[Any, ...]:
    pairs = st.tuples(_LETTERS, _LETTERS).filter(lambda pair: pair[0] != pair[1])
    slots = st.integers(1, 4)
    preset = draw(st.dictionaries(_LETTERS, slots, max_size=2))
    banned = draw(st.sets(slots, max_size=2))
    return list("dbca"), draw(st.lists(pairs, max_size=6)), preset, banned, draw(st.integers(0, 4))


@st.composite
def _orders(draw: st.DrawFn) -> tuple[Any, ...]:
    wishes = draw(st.lists(st.tuples(st.sampled_from("abz"), st.integers(-1, 7)), max_size=6))
    orders = [(number, *wish) for number, wish in enumerate(wishes)]
    return draw(st.dictionaries(st.sampled_from("ab"), st.integers(0, 12))), orders


_SIZED = st.tuples(_LETTERS, st.integers(1, 6))
_EVENTS = st.sampled_from(("priority", "normal", "next", "next"))
_LIST = st.lists(_LETTERS, max_size=6)


PROPERTIES: Final = (
    TaskProperty(
        "collections.simulate_frequency_cache",
        st.tuples(st.lists(_LETTERS, max_size=14), st.integers(-1, 3)),
        agrees_with(_frequency_cache),
    ),
    TaskProperty(
        "collections.fit_by_weight_evictions",
        st.tuples(st.lists(_SIZED, max_size=10), st.integers(0, 10)),
        agrees_with(_weight_store),
    ),
    TaskProperty("collections.allocate_shared_stock", _orders(), agrees_with(_shared_stock)),
    TaskProperty(
        "collections.count_sheet_variances",
        st.tuples(_BAG, st.lists(_SIZED, max_size=6), st.sampled_from((0, 20, 25, 50, 100))),
        agrees_with(_sheet),
    ),
    TaskProperty(
        "collections.unreachable_rooms",
        st.tuples(_GRAPH, _LETTERS, st.sets(_LETTERS, max_size=2), st.integers(-1, 4)),
        agrees_with(_rooms),
    ),
    TaskProperty(
        "collections.find_import_cycle",
        st.tuples(_GRAPH, st.booleans()),
        agrees_with(_first_circle),
    ),
    TaskProperty("collections.color_exam_conflicts", _exams(), agrees_with(_exam_slots)),
    TaskProperty(
        "collections.letter_tiles_shortfall",
        st.tuples(
            st.text("abc", max_size=8), st.dictionaries(st.sampled_from("abcd?"), st.integers(0, 3))
        ),
        agrees_with(_tiles),
    ),
    TaskProperty(
        "collections.multiset_majority_merge",
        st.tuples(st.lists(_BAG, max_size=5), st.integers(-1, 3)),
        agrees_with(_agreed),
    ),
    TaskProperty(
        "collections.bag_difference_report",
        st.tuples(_LIST, _LIST, st.lists(st.tuples(_LETTERS, _LETTERS), max_size=3)),
        agrees_with(_packing),
    ),
    TaskProperty(
        "collections.split_by_weight_limit",
        st.tuples(st.lists(_SIZED, max_size=9), st.integers(2, 8), st.integers(1, 4)),
        agrees_with(_boxes),
    ),
    TaskProperty(
        "collections.serve_alternating_queues",
        st.tuples(st.lists(st.tuples(_EVENTS, _LETTERS), max_size=16), st.integers(0, 2)),
        agrees_with(_desk),
    ),
    TaskProperty(
        "collections.chain_overlapping_groups",
        st.tuples(st.lists(st.lists(st.integers(1, 9), max_size=4), max_size=7), st.integers(0, 3)),
        agrees_with(_joined),
    ),
)
