"""References for validation tasks about networks, games and texts, from their definitions."""

from fractions import Fraction
from ipaddress import IPv4Address, IPv4Network
from itertools import product
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_PORTS = st.tuples(st.integers(0, 4), st.integers(0, 4)).map(sorted)
_RULE = st.tuples(
    st.sampled_from(["tcp", "udp", "any"]),
    _PORTS,
    st.text("01", max_size=3),
    st.sampled_from(["pass", "drop"]),
).map(lambda rule: (rule[0], *rule[1], rule[2], rule[3]))


def _rules_by_packets(rules: Any) -> Any:
    """A rule as the set of all packets that it matches."""

    def packets(rule: Any) -> Any:
        protocol, low, high, network, _ = rule
        every = product(("tcp", "udp", "other"), range(5), product("01", repeat=3))
        return {
            (kind, port, bits)
            for kind, port, bits in every
            if protocol in (kind, "any")
            and port in range(low, high + 1)
            and "".join(bits)[: len(network)] == network
        }

    found = []
    for index, rule in enumerate(rules):
        covering = [other for other in rules[:index] if packets(rule) <= packets(other)]
        if covering:
            same = covering[0][-1] == rule[-1]
            found.append((index, "redundant" if same else "shadowed"))
    return found


def _gateway_by_library(address: Any, prefix_length: Any, gateway: Any) -> Any:
    network = IPv4Network(f"{address}/{prefix_length}", strict=False)
    chosen = IPv4Address(gateway)
    if chosen not in network:
        return "outside"
    if chosen == IPv4Address(address):
        return "same"
    if prefix_length < 31 and chosen == network.network_address:
        return "network"
    return "broadcast" if prefix_length < 31 and chosen == network.broadcast_address else None


_ADDRESS = st.tuples(st.sampled_from([3, 4]), st.sampled_from([0, 1, 2, 3, 127, 128, 254, 255]))
_DOTTED = _ADDRESS.map(lambda ends: f"10.0.{ends[0]}.{ends[1]}")


def _set_by_play(games: Any, opponent_games: Any, tie_break: Any) -> bool:
    """Play on, one game after the other, from every score that isn't final yet."""
    running = {(0, 0)}
    final: set[tuple[int, int]] = set()
    for _ in range(40):
        following = {(a + 1, b) for a, b in running} | {(a, b + 1) for a, b in running}
        running = set()
        for score in following:
            lead = abs(score[0] - score[1])
            decided = tie_break and max(score) == 7
            over = max(score) >= 6 and lead >= 2
            (final if over or decided else running).add(score)
    return (games, opponent_games) in final


def _circle_by_recursion(includes: Any, root: Any) -> Any:
    """Without remembering the files that were read before."""

    def read(path: Any) -> Any:
        for place, name in enumerate(includes.get(path[-1], []), 1):
            if name in path:
                return [*path[path.index(name) :], name], place
            found = read([*path, name])
            if found:
                return found
        return None

    return read([root])


_INCLUDES = st.dictionaries(
    st.sampled_from("abcde"), st.lists(st.sampled_from("abcdef"), max_size=3), max_size=5
)
_ROWS = ["qwert", "asdfg"]


def _walk_by_pieces(password: Any, rows: Any, limit: Any) -> Any:
    """The longest piece of the password that stands in a row, forwards or backwards."""
    text = password.lower()
    both = [*rows, *(row[::-1] for row in rows)]
    sizes = [min(1, len(text))]
    for start in range(len(text)):
        for end in range(start + 1, len(text) + 1):
            if any(text[start:end] in row for row in both):
                sizes.append(end - start)
    return max(sizes) < limit, max(sizes)


_NOTE = st.sampled_from(["2", "4", "8", "4.", "8.", "3x8", "3x4"])
_BARS = st.lists(st.lists(_NOTE, max_size=3).map(" ".join), max_size=4)


def _bars_by_table(bars: Any, beats: Any, unit: Any) -> Any:
    """Lengths in sixteenths of a whole note, from a table."""
    table = {"2": 8, "4": 4, "8": 2, "4.": 6, "8.": 3, "3x8": 4, "3x4": 8}
    full = Fraction(16 * beats, unit)
    sizes = [sum(table[note] for note in bar.split()) for bar in bars]
    pickup = len(bars) >= 2 and sizes[0] < full and sizes[0] + sizes[-1] == full
    found = []
    for number, size in enumerate(sizes, 1):
        if size == full or (pickup and number in (1, len(bars))):
            continue
        found.append((number, "short" if size < full else "long"))
    return found


_QUESTIONS = ["a", "b", "c", "d"]
_SURVEY_RULES = st.dictionaries(
    st.tuples(st.sampled_from(_QUESTIONS), st.integers(0, 1)), st.sampled_from(_QUESTIONS)
)
_ANSWERS = st.dictionaries(st.sampled_from(_QUESTIONS), st.integers(0, 1))


def _survey_by_walk(questions: Any, rules: Any, answers: Any) -> Any:
    """Walk the route first, and only then look at what it left out."""
    faults = []
    route = set()
    place = 0
    while place < len(questions):
        route.add(place)
        question = questions[place]
        target = place + 1
        if question not in answers:
            faults.append((place + 1, "missing"))
        elif (question, answers[question]) in rules:
            target = questions.index(rules[question, answers[question]])
            if target <= place:
                faults.append((place + 1, "backward"))
                target = place + 1
        place = target
    for place, question in enumerate(questions):
        if place not in route and question in answers:
            faults.append((place + 1, "skipped"))
    return sorted(faults)


def _unused_and_unlisted(ingredients: Any, steps: Any) -> list[str]:
    listed = [name.lower() for name in ingredients]
    spared = {name.removesuffix("*") for name in listed if name.endswith("*")}
    plain = list(dict.fromkeys(name.removesuffix("*") for name in listed))
    mentions = [(name.lower(), number) for number, step in enumerate(steps, 1) for name in step]
    first = dict(reversed(mentions))
    order = list(dict.fromkeys(name for name, _ in mentions))
    unused = [f"unused {name}" for name in plain if name not in first and name not in spared]
    return unused + [f"unlisted {n} in step {first[n]}" for n in order if n not in plain]


_NAMES = ["a", "A", "b", "c"]

PROPERTIES: Final = (
    TaskProperty(
        "validation.shadowed_firewall_rules",
        st.tuples(st.lists(_RULE, max_size=4)),
        agrees_with(_rules_by_packets),
    ),
    TaskProperty(
        "validation.gateway_in_subnet_fault",
        st.tuples(_DOTTED, st.integers(22, 32), _DOTTED),
        agrees_with(_gateway_by_library),
    ),
    TaskProperty(
        "validation.tennis_set_score_possible",
        st.tuples(st.integers(-1, 10), st.integers(-1, 10), st.booleans()),
        agrees_with(_set_by_play),
    ),
    TaskProperty(
        "validation.config_include_cycle",
        st.tuples(_INCLUDES, st.sampled_from("abc")),
        agrees_with(_circle_by_recursion),
    ),
    TaskProperty(
        "validation.keyboard_walk_length",
        st.tuples(st.text("qweWasdF1", max_size=9), st.just(_ROWS), st.integers(1, 5)),
        agrees_with(_walk_by_pieces),
    ),
    TaskProperty(
        "validation.bar_duration_faults",
        st.tuples(_BARS, st.integers(2, 4), st.sampled_from([4, 8])),
        agrees_with(_bars_by_table),
    ),
    TaskProperty(
        "validation.survey_route_faults",
        st.tuples(st.just(_QUESTIONS), _SURVEY_RULES, _ANSWERS),
        agrees_with(_survey_by_walk),
    ),
    TaskProperty(
        "validation.recipe_step_ingredient_faults",
        st.tuples(
            st.lists(st.sampled_from([*_NAMES, "a*", "B*"]), max_size=5),
            st.lists(st.lists(st.sampled_from([*_NAMES, "d"]), max_size=2), max_size=3),
        ),
        agrees_with(_unused_and_unlisted),
    ),
)
