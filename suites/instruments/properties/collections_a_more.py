"""References for settings, folders, chains of names and moved entries of collections."""

from itertools import takewhile
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_KEYS = st.sampled_from("abc")
_NAMES = st.sampled_from("abcde")
_LINKS = st.dictionaries(_NAMES, _NAMES)
_TREE = st.recursive(
    st.sampled_from((None, 0, 1)), lambda below: st.dictionaries(_KEYS, below, max_size=3)
)
_SETTINGS = st.dictionaries(_KEYS, _TREE, max_size=3)
_FOLDERS: st.SearchStrategy[dict[str, Any]] = st.recursive(
    st.just({}),
    lambda below: st.dictionaries(_KEYS, st.one_of(below, below, st.none()), max_size=2),
    max_leaves=9,
)


def _settings_diff(old: Any, new: Any, ignored: Any, depth: Any) -> list[Any]:
    def at(tree: Any, path: Any) -> Any:
        for key in path:
            tree = tree.get(key) if isinstance(tree, dict) else None
        return tree

    def paths(tree: Any, path: Any) -> Any:
        yield path
        for key in tree if isinstance(tree, dict) else ():
            yield from paths(tree[key], (*path, key))

    rows = []
    for path in sorted({*paths(old, ()), *paths(new, ())}):
        above = [path[:n] for n in range(len(path))]
        open_above = all(isinstance(at(tree, p), dict) for p in above for tree in (old, new))
        if not open_above or any(p in ignored for p in (*above, path)) or len(path) > depth:
            continue
        one, other = at(old, path), at(new, path)
        split = isinstance(one, dict) and isinstance(other, dict) and len(path) < depth
        if not split and one != other:
            rows.append((path, one, other))
    return rows


def _pruned(node: Any, protected: Any) -> Any:
    changed = True

    def drop(tree: Any) -> None:
        nonlocal changed
        for key in list(tree) if isinstance(tree, dict) else reversed(range(len(tree))):
            if tree[key] in (None, {}, []) and not (isinstance(tree, dict) and key in protected):
                del tree[key]
                changed = True
            elif isinstance(tree[key], dict | list):
                drop(tree[key])

    while changed and isinstance(node, dict | list):
        changed = False
        drop(node)
    return node


def _boss(bosses: Any, first: Any, second: Any, most: Any) -> Any:
    def above(person: Any, levels: int) -> Any:
        for _ in range(levels):
            person = bosses.get(person) if person is not None else None
        return person

    if above(first, 9) is not None or above(second, 9) is not None:
        return None
    meets = [(i, j) for i in range(9) for j in range(9) if above(first, i) == above(second, j)]
    levels = [pair for pair in meets if above(first, pair[0]) is not None]
    return above(first, min(levels)[0]) if levels and sum(min(levels)) <= most else None


def _aliases(names: Any, aliases: Any, known: Any, most: Any) -> dict[str, Any]:
    def end(name: Any, seen: list[str]) -> Any:
        if name in seen:
            return None
        if name in aliases:
            return end(aliases[name], [*seen, name])
        return name if len(seen) <= most and name in known else None

    return {name: end(name, []) for name in names}


def _folders(tree: Any, protected: Any, most: Any) -> dict[str, Any]:
    result = {}
    for name, content in tree.items():
        chain = [(name, content)]
        while len(chain[-1][1] or ()) == 1 and None not in chain[-1][1].values():
            chain += chain[-1][1].items()
        joined = 1 + len(list(takewhile(lambda entry: entry[0] not in protected, chain[:-1])))
        chain = chain[: min(joined, most)]
        below = chain[-1][1]
        entry = "/".join(part for part, _ in chain)
        result[entry] = None if below is None else _folders(below, protected, most)
    return result


def _latest(records: Any, upto: Any) -> dict[str, Any]:
    def rank(version: str) -> list[int]:
        return [*map(int, version.split(".")), 0, 0, 0][:3]

    result = {}
    for key in dict.fromkeys(record[0] for record in records):
        mine = [r for r in records if r[0] == key and rank(r[1]) <= rank(upto)]
        best = max(mine, key=lambda record: rank(record[1]), default=None)
        if best is not None and best[2] is not None:
            result[key] = best[2]
    return result


def _moved(items: Any, start: Any, count: Any, target: Any) -> list[str]:
    start, target = (min(max(0, index), len(items)) for index in (start, target))
    places = [*range(len(items))]
    block = places[start : start + max(count, 0)]
    if not block or start <= target <= block[-1] + 1:
        return list(items)
    keys = {place: (target - 1 / 2 if place in block else place, place) for place in places}
    return [items[place] for place in sorted(places, key=lambda place: keys[place])]


_JSON = st.recursive(
    st.sampled_from((None, 0, False, "", 1)),
    lambda below: st.lists(below, max_size=3) | st.dictionaries(_KEYS, below, max_size=3),
    max_leaves=12,
)
_VERSIONS = st.lists(st.integers(0, 11), min_size=1, max_size=3).map(
    lambda numbers: ".".join(str(n // 5 * 5 if n > 1 else n) for n in numbers)
)


PROPERTIES: Final = (
    TaskProperty(
        "collections.diff_nested_settings",
        st.tuples(
            _SETTINGS,
            _SETTINGS,
            st.sets(st.lists(_KEYS, min_size=1, max_size=2).map(tuple), max_size=2),
            st.integers(1, 3),
        ),
        agrees_with(_settings_diff),
    ),
    TaskProperty(
        "collections.prune_empty_branches",
        st.tuples(_JSON, st.sets(_KEYS, max_size=1)),
        agrees_with(_pruned),
    ),
    TaskProperty(
        "collections.nearest_common_boss",
        st.tuples(_LINKS, _NAMES, _NAMES, st.integers(0, 4)),
        agrees_with(_boss),
    ),
    TaskProperty(
        "collections.alias_chain_targets",
        st.tuples(st.lists(_NAMES, max_size=5), _LINKS, st.sets(_NAMES), st.integers(0, 5)),
        agrees_with(_aliases),
    ),
    TaskProperty(
        "collections.collapse_single_children",
        st.tuples(_FOLDERS, st.sets(_KEYS, max_size=1), st.integers(1, 4)),
        agrees_with(_folders),
    ),
    TaskProperty(
        "collections.latest_version_per_key",
        st.tuples(
            st.lists(st.tuples(_KEYS, _VERSIONS, st.sampled_from((None, 0, 1, 2))), max_size=9),
            _VERSIONS,
        ),
        agrees_with(_latest),
    ),
    TaskProperty(
        "collections.move_block_in_list",
        st.tuples(st.just(list("abcde")), *[st.integers(-2, 7)] * 3),
        agrees_with(_moved),
    ),
)
