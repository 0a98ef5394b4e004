"""References for games, histories, bills, shopping and patches of collections."""

from fractions import Fraction
from math import ceil, floor
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_NAMES = st.sampled_from("abcde")


def _snap(first: Any, second: Any, most: Any) -> tuple[str, int]:
    hands, pile = (list(first), list(second)), list[int]()
    for turn in range(most + 1):
        hand = hands[turn % 2]
        if not hand:
            return "second" if turn % 2 == 0 else "first", turn
        if turn < most:
            pile.append(hand.pop(0))
            if pile[-2:-1] == pile[-1:]:
                hand += pile
                pile = []
    return "draw", most


def _history(start: Any, events: Any, depth: Any) -> tuple[int, int]:
    states, at = [start], 0
    for kind, argument in events:
        if kind == "undo":
            at = max(0, at - argument)
        elif kind == "redo":
            at = min(len(states) - 1, at + argument)
        elif argument != states[at]:
            states = [*states[: at + 1], argument][-depth - 1 :]
            at = len(states) - 1
    return states[at], at


def _basic_parts(orders: Any, recipes: Any, stock: Any) -> dict[str, int]:
    need = dict(orders)
    for item in "abcd":
        build = max(0, need.get(item, 0) - stock.get(item, 0))
        for part, count in recipes.get(item, {}).items():
            need[part] = need.get(part, 0) + build * count
    return {item: n for item, n in need.items() if item not in recipes and n}


def _bill(items: Any, percent: Any) -> dict[str, int]:
    totals = dict[str, int]()
    for price, names in items:
        for name in names:
            totals[name] = totals.get(name, 0)
        for cent in range(price if names else 0):
            totals[names[cent % len(names)]] += 1
    return {n: c + floor(Fraction(c * percent, 100) + Fraction(1, 2)) for n, c in totals.items()}


def _course(events: Any, places: Any, longest: Any) -> tuple[list[str], list[str]]:
    members, waiting = list[str](), list[str]()
    for kind, value in events:
        if kind == "places":
            places = value
        for line in (members, waiting):
            if kind == "leave" and value in line:
                line.remove(value)
        if kind == "join" and value not in members + waiting:
            if len(members) < places:
                members.append(value)
            elif len(waiting) < longest:
                waiting.append(value)
        free = max(0, places - len(members))
        members, waiting = members + waiting[:free], waiting[free:]
    return members, waiting


def _shopping(recipes: Any, pantry: Any, packs: Any, aisles: Any) -> list[Any]:
    plan: list[Any] = [(aisle, []) for aisle, _ in aisles] + [("misc", [])]
    for item in "abcde":
        missing = sum(r.get(item, 0) for r in recipes) - pantry.get(item, 0)
        homes = [n for n, (_, found) in enumerate(aisles) if item in found]
        if missing > 0:
            count = ceil(Fraction(missing, packs.get(item, 1)))
            plan[[*homes, -1][0]][1].append((item, count))
    return [entry for entry in plan if entry[1]]


@st.composite
def _assemblies(draw: st.DrawFn) -> tuple[Any, ...]:
    amounts = st.integers(0, 3)
    recipes = {
        item: draw(st.dictionaries(st.sampled_from("abcdef"["abcdef".index(item) + 1 :]), amounts))
        for item in draw(st.sets(st.sampled_from("abcd")))
    }
    items = st.dictionaries(st.sampled_from("abcdef"), amounts)
    return draw(items), recipes, draw(items)


def _patched(settings: Any, operations: Any) -> Any:
    def edit(tree: Any, path: Any, action: str, value: Any) -> Any:
        if not isinstance(tree, dict):
            raise LookupError(path)
        key, *below = path
        if below:
            if action == "del" and key not in tree:
                return tree
            return {**tree, key: edit(tree.get(key, {}), below, action, value)}
        if action == "del":
            return {other: tree[other] for other in tree if other != key}
        return {**tree, key: value if action == "set" else tree.get(key, 0) + value}

    result = settings
    try:
        for action, path, value in operations:
            result = edit(result, path, action, value)
    except LookupError:
        return settings
    return result


def _diverse(items: Any, count: Any, least: Any) -> list[str]:
    chosen, left = list[str](), [(name, set(tags)) for name, tags in items]
    for _ in range(count):
        ranked = sorted((-len(tags), place) for place, (_, tags) in enumerate(left))
        if not ranked or -ranked[0][0] < least or ranked[0][0] == 0:
            break
        name, covered = left[ranked[0][1]]
        chosen.append(name)
        left = [(other, tags - covered) for other, tags in left]
    return chosen


@st.composite
def _patches(draw: st.DrawFn) -> tuple[Any, ...]:
    keys, numbers = st.sampled_from("ab"), st.integers(-2, 2)
    shared: Any = draw(st.sampled_from(({}, {"a": {}}, 3)))
    path = st.lists(keys, min_size=1, max_size=2)
    sets = st.tuples(st.just("set"), path, st.just(shared))
    adds = st.tuples(st.just("add"), st.lists(keys, max_size=2).map(lambda p: [*p, "n"]), numbers)
    dels = st.tuples(st.just("del"), path, st.none())
    settings = draw(st.sampled_from(({}, {"a": {"b": {"a": 1}}}, {"b": shared, "n": 4})))
    return settings, draw(st.lists(st.one_of(sets, sets, adds, dels), max_size=8))


_CARDS = st.lists(st.integers(1, 3), max_size=6)
_COURSE = st.one_of(
    st.tuples(st.just("join"), _NAMES),
    st.tuples(st.just("join"), _NAMES),
    st.tuples(st.just("leave"), _NAMES),
    st.tuples(st.just("places"), st.integers(0, 3)),
)
_EDITS = st.tuples(st.sampled_from(("set", "set", "undo", "redo")), st.integers(0, 3))
_AMOUNTS = st.dictionaries(_NAMES, st.integers(0, 6), max_size=4)
_AISLES = st.lists(
    st.tuples(st.sampled_from(("dairy", "dry", "bread")), st.lists(_NAMES, max_size=3)),
    max_size=3,
    unique_by=lambda aisle: aisle[0],
)


PROPERTIES: Final = (
    TaskProperty(
        "collections.snap_pile_winner",
        st.tuples(_CARDS, _CARDS, st.integers(0, 25)),
        agrees_with(_snap),
    ),
    TaskProperty(
        "collections.replay_edit_history",
        st.tuples(st.integers(0, 3), st.lists(_EDITS, max_size=12), st.integers(0, 3)),
        agrees_with(_history),
    ),
    TaskProperty("collections.explode_parts_list", _assemblies(), agrees_with(_basic_parts)),
    TaskProperty(
        "collections.split_bill_by_items",
        st.tuples(
            st.lists(st.tuples(st.integers(0, 30), st.lists(_NAMES, max_size=3, unique=True))),
            st.integers(0, 20),
        ),
        agrees_with(_bill),
    ),
    TaskProperty(
        "collections.waitlist_after_changes",
        st.tuples(st.lists(_COURSE, max_size=14), st.integers(0, 3), st.integers(0, 3)),
        agrees_with(_course),
    ),
    TaskProperty(
        "collections.shopping_list_by_aisle",
        st.tuples(
            st.lists(_AMOUNTS, max_size=3),
            _AMOUNTS,
            st.dictionaries(_NAMES, st.integers(1, 4), max_size=3),
            _AISLES,
        ),
        agrees_with(_shopping),
    ),
    TaskProperty("collections.apply_patch_operations", _patches(), agrees_with(_patched)),
    TaskProperty(
        "collections.pick_diverse_items",
        st.tuples(
            st.lists(st.tuples(_NAMES, st.text("1234", max_size=4)), max_size=6),
            st.integers(0, 4),
            st.integers(-1, 2),
        ),
        agrees_with(_diverse),
    ),
)
