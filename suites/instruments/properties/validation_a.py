"""References for eight validation tasks, most of them by brute force."""

from ipaddress import AddressValueError, IPv6Address
from itertools import permutations
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_LETTERS: Final = st.sampled_from("abcd")
_FEW: Final = st.lists(_LETTERS, max_size=2)


def _address_is_valid(result: Any, text: Any) -> bool:
    """None exactly for what the standard library takes for an address."""
    try:
        IPv6Address(text)
    except AddressValueError:
        return result in {"double", "group", "count"}
    return result is None


def _missing_sign_off(amount: Any, requester: Any, approvals: Any, thresholds: Any) -> Any:
    """Tries every way of giving sign-offs to the levels from the top."""
    people = [person for person, _ in approvals]
    for index, person in enumerate(people):
        if person == requester:
            return ("self", person)
        if person in people[:index]:
            return ("repeat", person)
    needed = len([threshold for threshold in thresholds if threshold <= amount])
    for level in range(needed, 0, -1):
        wanted = range(needed, level - 1, -1)
        ways = permutations([rank for _, rank in approvals], len(wanted))
        if not any(all(a >= b for a, b in zip(way, wanted, strict=True)) for way in ways):
            return ("missing", level)
    return None


def _unsatisfiable(pins: Any) -> Any:
    """Tries every version named and a place between any two and beyond the ends."""

    def parts(pin: str) -> tuple[str, tuple[int, ...]]:
        sign = pin.rstrip("0123456789.")
        numbers = [int(number) for number in pin[len(sign) :].split(".")]
        return sign, tuple(numbers + [0] * (4 - len(numbers)))

    def holds(place: int, sign: str, bound: int) -> bool:
        tests = {">": place > bound, "<": place < bound, "!=": place != bound}
        tests |= {">=": place >= bound, "<=": place <= bound}
        return tests[sign]

    order = sorted({parts(pin)[1] for _, pin in pins})
    conflicts = []
    for package in sorted({package for package, _ in pins}):
        bounds = [parts(pin) for name, pin in pins if name == package]
        places = [(sign, 2 * order.index(version)) for sign, version in bounds]
        spots = range(-1, 2 * len(order) + 1)
        if not any(all(holds(spot, *place) for place in places) for spot in spots):
            conflicts.append(package)
    return conflicts


def _needs_and_clashes(enabled: Any, requirements: Any, incompatible: Any) -> Any:
    """Adds needs until nothing changes."""
    on = set(enabled)
    reached = set(on)
    while True:
        needs = {need for name in reached for need in requirements.get(name, [])}
        more = {need for need in needs if not need.endswith("?")}
        more |= {need[:-1] for need in needs if need.endswith("?") and need[:-1] in requirements}
        if more <= reached:
            break
        reached |= more
    clashes = {(min(pair), max(pair)) for pair in incompatible if set(pair) <= on}
    return sorted(reached - on), sorted(clashes)


def _granted(role: Any, action: Any, roles: Any, reach: Any) -> Any:
    """Least distance of every role by relaxation; the nearest that mention the action decide."""
    far = reach + 1
    distance = {role: 0}
    for _ in range(far + len(roles)):
        for name, (_, _, parents) in roles.items():
            for parent in parents:
                steps = distance.get(name, far) + 1
                distance[parent] = min(distance.get(parent, steps), steps)
    said = [
        (steps, action not in roles[name][1])
        for name, steps in distance.items()
        if steps <= reach and name in roles and action in roles[name][0] + roles[name][1]
    ]
    return bool(said) and min(said)[1]


def _unequal_sums(rows: Any, tolerance: Any) -> Any:
    """Looks forward from every row for those that belong to it."""
    wrong = []
    for index, (level, amount) in enumerate(rows):
        ends = [later for later in range(index + 1, len(rows)) if rows[later][0] <= level]
        below = rows[index + 1 : min(ends, default=len(rows))]
        total = sum(part for deeper, part in below if deeper == level + 1)
        if below and not -tolerance <= total - amount <= tolerance:
            wrong.append(index)
    return wrong


def _blocked(attempts: Any, moment: Any, n: Any, window: Any, duration: Any) -> Any:
    """Walks through the seconds with the whole history at hand."""
    counted: list[tuple[int, bool]] = []
    blocked_until = None
    for second in range(moment + 1):
        for time, succeeded in attempts:
            if time != second or (blocked_until is not None and second < blocked_until):
                continue
            counted.append((time, succeeded))
            latest = counted[-n:]
            failed = len(latest) == n and not any(success for _, success in latest)
            if failed and latest[-1][0] - latest[0][0] <= window:
                blocked_until = time + duration
                counted = []
    return blocked_until is not None and moment < blocked_until


def _diagram_faults(rows: Any, unchecked_allowed: Any) -> Any:
    """Counts runs by stepping from the cell over a set of white cells."""
    white = {(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "."}
    height, width = len(rows), len(rows[0])

    def run(y: int, x: int, down: int, across: int) -> int:
        size = -1
        for way in (1, -1):
            step = 0
            while (y + way * step * down, x + way * step * across) in white:
                step += 1
                size += 1
        return size

    faults = []
    for y, x in white:
        sizes = [run(y, x, 1, 0), run(y, x, 0, 1)]
        if (height - 1 - y, width - 1 - x) not in white:
            faults.append((y, x, "symmetry"))
        if 2 in sizes:
            faults.append((y, x, "short"))
        if 1 in sizes and not unchecked_allowed:
            faults.append((y, x, "unchecked"))
    return sorted(faults)


def _legal_levels(rows: Any) -> Any:
    """No row is more than one level deeper than the row before."""
    legal: list[tuple[int, int]] = []
    for level, amount in rows:
        limit = legal[-1][0] + 1 if legal else 0
        legal.append((min(level, limit), amount))
    return legal


_ADDRESSES: Final = st.lists(
    st.sampled_from([":", "::", "1:", "1:", "a:2:3:", "0f", "fFfF", "12345", "g"]),
    min_size=1,
    max_size=9,
).map("".join)
_PINS: Final = st.builds(
    lambda sign, version: sign + version,
    st.sampled_from([">=", ">", "<", "<=", "!="]),
    st.sampled_from(["1", "1.0", "1.2", "1.10", "2", "0", "1.2.0"]),
)
_NEEDS: Final = st.lists(st.sampled_from(["a", "b", "c", "d", "b?", "c?", "d?"]), max_size=3)
_ACTIONS: Final = st.lists(st.sampled_from(["read", "write"]), max_size=1)
_TRIES: Final = st.lists(st.tuples(st.integers(0, 12), st.sampled_from([False, False, True])))
_DIAGRAMS: Final = st.tuples(st.integers(1, 4), st.integers(1, 4)).flatmap(
    lambda size: st.lists(
        st.text("...#", min_size=size[0], max_size=size[0]), min_size=size[1], max_size=size[1]
    )
)

PROPERTIES: Final = (
    TaskProperty(
        "validation.compressed_hex_address_fault", st.tuples(_ADDRESSES), _address_is_valid
    ),
    TaskProperty(
        "validation.approval_chain_fault",
        st.tuples(
            st.integers(0, 9),
            st.just("a"),
            st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(0, 4)), max_size=4),
            st.lists(st.integers(1, 9), max_size=4, unique=True).map(sorted),
        ),
        agrees_with(_missing_sign_off),
    ),
    TaskProperty(
        "validation.version_pin_conflicts",
        st.tuples(st.lists(st.tuples(st.sampled_from(["web", "app"]), _PINS), max_size=7)),
        agrees_with(_unsatisfiable),
    ),
    TaskProperty(
        "validation.feature_flag_conflicts",
        st.tuples(
            st.lists(_LETTERS, max_size=3, unique=True),
            st.dictionaries(_LETTERS, _NEEDS, max_size=4),
            st.lists(st.permutations("abcd").map(lambda order: tuple(order[:2])), max_size=4),
        ),
        agrees_with(_needs_and_clashes),
    ),
    TaskProperty(
        "validation.role_grants_action",
        st.tuples(
            _LETTERS,
            st.just("read"),
            st.dictionaries(_LETTERS, st.tuples(_ACTIONS, _ACTIONS, _FEW), max_size=4),
            st.integers(0, 3),
        ),
        agrees_with(_granted),
    ),
    TaskProperty(
        "validation.subtotal_mismatch_rows",
        st.tuples(
            st.lists(st.tuples(st.integers(0, 3), st.integers(-2, 3)), max_size=8).map(
                _legal_levels
            ),
            st.integers(0, 2),
        ),
        agrees_with(_unequal_sums),
    ),
    TaskProperty(
        "validation.login_attempt_locked",
        st.tuples(
            _TRIES.map(sorted),
            st.integers(0, 16),
            st.integers(1, 3),
            st.integers(0, 4),
            st.integers(1, 5),
        ),
        agrees_with(_blocked),
    ),
    TaskProperty(
        "validation.crossword_grid_faults",
        st.tuples(_DIAGRAMS, st.booleans()),
        agrees_with(_diagram_faults),
    ),
)
