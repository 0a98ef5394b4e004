"""References for the second half of collections: brute force over what the queries allow."""

from itertools import pairwise, permutations
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SMALL = st.integers(0, 4)
_NAMES = st.sampled_from("abcde")
_GRAPH = st.dictionaries(_NAMES, st.lists(_NAMES, max_size=3), max_size=5)


def _chain_by_trying_all(contacts: Any, start: Any, goal: Any, most: int, declined: Any) -> Any:
    """Every ordering of other names in between; the shortest, then the first one."""
    if start == goal:
        return [start]
    others = [name for name in "abcde" if name not in (start, goal)]
    found = []
    for size in range(min(most, len(others) + 1)):
        for between in permutations(others, size):
            chain = [start, *between, goal]
            steps = pairwise(chain)
            if all(a not in declined and b in contacts.get(a, []) for a, b in steps):
                found.append(chain)
    return min(found, key=lambda chain: (len(chain), chain), default=[])


def _parts(stations: Any, links: Any) -> list[set[str]]:
    """Connected sets, by merging the two ends of every track."""
    parts = [{station} for station in stations]
    for one, others in links.items():
        for other in others:
            if one in stations and other in stations:
                touched = [part for part in parts if one in part or other in part]
                parts = [part for part in parts if part not in touched] + [set().union(*touched)]
    return parts


def _cut_off_by_closing(links: Any, min_cut: int) -> Any:
    """Closes each station and compares its network before and after."""
    stations = set(links).union(*links.values())
    rows = []
    for closed in stations:
        own = next(part for part in _parts(stations, links) if closed in part)
        if len(own) > 1:
            after = _parts(own - {closed}, links)
            rows.append((closed, len(own) - 1 - max(map(len, after))))
    return sorted((row for row in rows if row[1] >= min_cut), key=lambda row: (-row[1], row[0]))


def _ranges_of_a_set(numbers: Any, max_ranges: int) -> Any:
    """Keeps the single numbers and reads the ranges off them."""
    known: set[int] = set()
    duplicates = 0
    for number in numbers:
        duplicates += number in known
        known.add(number)
        lows = sorted(value for value in known if value - 1 not in known)
        if len(lows) > max_ranges:
            known = {value for value in known if value >= lows[1]}
    lows = sorted(value for value in known if value - 1 not in known)
    highs = sorted(value for value in known if value + 1 not in known)
    return [[low, high] for low, high in zip(lows, highs, strict=True)], duplicates


def _mix_by_turns(first: Any, second: Any, a: int, b: int) -> Any:
    """Takes turns from two shrinking lists."""
    rests, sizes, mix, turn = [list(first), list(second)], [a, b], [], 0
    while rests[0] and rests[1]:
        mix += rests[turn][: sizes[turn]]
        rests[turn] = rests[turn][sizes[turn] :]
        turn = 1 - turn
    turn = 0 if rests[0] else 1
    return mix + rests[turn][: sizes[turn]], rests[turn][sizes[turn] :]


def _messages_one_by_one(arrivals: Any, first: int, max_held: int) -> Any:
    """Flushes before it looks whether too many are held."""
    held: dict[int, str] = {}
    handed: list[str | None] = []
    for number, text in arrivals:
        if number >= first + len(handed):
            held.setdefault(number, text)
        while held and (first + len(handed) in held or len(held) > max_held):
            handed.append(held.pop(first + len(handed), None))
    return handed


def _same_person(records: Any, max_uses: int) -> Any:
    """Spreads from each record over everything it shares."""

    def linked(one: Any, two: Any) -> bool:
        return any(
            value and value == two[slot] and [r[slot] for r in records].count(value) <= max_uses
            for slot, value in enumerate(one)
        )

    groups: list[list[int]] = []
    for number in range(len(records)):
        if not any(number in group for group in groups):
            group = {number}
            for _ in records:
                near = {j for j, r in enumerate(records) for i in group if linked(records[i], r)}
                group |= near
            groups.append(sorted(group))
    return groups


def _led_from_above(units: Any, closed: Any, reach: int) -> Any:
    """Counts down from each open unit over its children."""

    def people(unit: Any, levels: int) -> int:
        total = 0 if unit in closed else units[unit][1]
        for child, (parent, _) in units.items():
            if parent == unit and (child in closed or levels > 0):
                total += people(child, levels - (child not in closed))
        return int(total)

    return {unit: people(unit, reach) for unit in units if unit not in closed}


def _uses_by_all_ways(assemblies: Any, part: Any, phantoms: Any) -> Any:
    """Every way down from each product to the part."""

    def ways(product: Any) -> list[int]:
        found = []
        for component in assemblies.get(product, []):
            if component == part:
                found.append(0)
            found += [(component not in phantoms) + way for way in ways(component)]
        return found

    rows = [(min(ways(p)), p) for p in assemblies if p not in phantoms and ways(p)]
    return [(product, levels) for levels, product in sorted(rows)]


def _merged_groups(groups: Any, parents: Any, minimum: int, max_size: int) -> Any:
    """Looks for the next group in order of size and name, and starts again after each merge."""
    for name in sorted(groups, key=lambda group: (len(groups[group]), group)):
        parent = parents.get(name, name)
        if parent == name or parent not in groups or len(groups[name]) >= minimum:
            continue
        joint = groups[parent] + groups[name]
        if len(joint) <= max_size:
            rest = {key: value for key, value in groups.items() if key != name} | {parent: joint}
            return _merged_groups(rest, parents, minimum, max_size)
    return groups


def _downward(letters: str) -> Any:
    """Products made of later letters only, so that nothing goes in a circle."""
    return st.fixed_dictionaries(
        {
            name: st.lists(st.sampled_from(letters[place + 1 :]), max_size=3)
            for place, name in enumerate(letters[:-1])
        }
    )


def _upward(letters: str) -> Any:
    """Units with an earlier letter or nothing above them."""
    return st.fixed_dictionaries(
        {
            name: st.tuples(st.sampled_from([None, *letters[:place]]), st.integers(0, 9))
            for place, name in enumerate(letters)
        }
    )


_RECORDS = st.lists(
    st.tuples(st.sampled_from(["", None, *"1234"]), st.sampled_from(["", None, *"1234"])),
    max_size=6,
)

PROPERTIES: Final = (
    TaskProperty(
        "collections.shortest_hop_chain",
        st.tuples(_GRAPH, _NAMES, _NAMES, _SMALL, st.sets(_NAMES, max_size=2)),
        agrees_with(_chain_by_trying_all),
    ),
    TaskProperty(
        "collections.bridge_station_names",
        st.tuples(
            st.dictionaries(
                st.sampled_from("abcdefg"), st.lists(st.sampled_from("abcdefg"), max_size=2)
            ),
            _SMALL,
        ),
        agrees_with(_cut_off_by_closing),
    ),
    TaskProperty(
        "collections.acknowledge_sequence_ranges",
        st.tuples(st.lists(st.integers(-2, 9), max_size=12), st.integers(1, 4)),
        agrees_with(_ranges_of_a_set),
    ),
    TaskProperty(
        "collections.interleave_by_ratio",
        st.tuples(
            st.lists(_SMALL, max_size=7),
            st.lists(_SMALL, max_size=7),
            st.integers(1, 4),
            st.integers(1, 4),
        ),
        agrees_with(_mix_by_turns),
    ),
    TaskProperty(
        "collections.merge_delayed_messages",
        st.tuples(
            st.lists(st.tuples(st.integers(0, 9), _NAMES), max_size=9), st.integers(0, 3), _SMALL
        ),
        agrees_with(_messages_one_by_one),
    ),
    TaskProperty(
        "collections.merge_contact_identities",
        st.tuples(_RECORDS, st.integers(0, 4)),
        agrees_with(_same_person),
    ),
    TaskProperty(
        "collections.roll_up_headcount",
        st.tuples(_upward("abcdef"), st.sets(st.sampled_from("abcdef"), max_size=3), _SMALL),
        agrees_with(_led_from_above),
    ),
    TaskProperty(
        "collections.which_products_use_part",
        st.tuples(
            _downward("abcdef"),
            st.sampled_from("bdef"),
            st.sets(st.sampled_from("abcde"), max_size=3),
        ),
        agrees_with(_uses_by_all_ways),
    ),
    TaskProperty(
        "collections.collapse_small_groups",
        st.tuples(
            st.dictionaries(_NAMES, st.lists(_SMALL, max_size=3), max_size=5),
            st.dictionaries(_NAMES, _NAMES, max_size=5),
            _SMALL,
            st.integers(0, 8),
        ),
        agrees_with(_merged_groups),
    ),
)
