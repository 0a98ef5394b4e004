"""References for the rest of these tasks: journeys, games, growth, roots."""

from fractions import Fraction
from itertools import count, product
from math import ceil, isclose
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with


def _sums_by_listing(n: Any, parts: Any, low: Any, high: Any) -> Any:
    return sum(sum(row) == n for row in product(range(low, high + 1), repeat=parts))


def _cup(entrants: Any, max_byes: Any) -> Any:
    """The byes after which the field is a power of two, and the rounds by playing them."""
    if entrants < 1:
        return None
    if entrants == 1:
        return 0, 0
    for byes in range(entrants % 2, entrants, 2):
        field = byes + (entrants - byes) // 2
        if field & (field - 1) == 0:
            return (byes, field.bit_length()) if byes <= max_byes else None
    raise AssertionError(entrants)


def _shortest_chain(result: Any, amount: Any, source: Any, target: Any, relations: Any) -> bool:
    """The result is that of one of the shortest chains, all of them followed at once."""
    steps = []
    for a, b, n, d in relations:
        if n != 0 and d != 0:
            steps += [(a, b, Fraction(n, d)), (b, a, Fraction(d, n))]
    reached = {source: {Fraction(amount)}}
    seen = {source}
    while reached and target not in reached:
        further: dict[Any, set[Fraction]] = {}
        for unit, other, factor in steps:
            if unit in reached and other not in seen:
                further.setdefault(other, set()).update(v * factor for v in reached[unit])
        reached = further
        seen |= set(further)
    if target not in reached:
        return result is None
    return result in {value.as_integer_ratio() for value in reached[target]}


def _minutes_by_blocks(sections: Any, top_speed: Any, block: Any, pause: Any) -> Any:
    left = sum(
        (Fraction(metres * 36, 10 * min(limit, top_speed)) for metres, limit in sections),
        Fraction(0),
    )
    seconds = Fraction(0)
    while left > block:
        left -= block
        seconds += block + pause
    return ceil((seconds + left) / 60)


def _exact_damage(attack: Any, armour: Any, resistance: Any, critical: Any) -> Any:
    if attack <= 0:
        return 0
    strength = attack * (2 if critical else 1) - armour
    return max(1, ceil(strength * (1 - Fraction(min(resistance, 75), 100))))


def _mean_draws(result: Any, chance: Any, guarantee: Any) -> bool:
    """The mean of the number of draws, from its distribution."""
    win = Fraction(chance, 100)
    if guarantee == 0:
        return result is None if chance == 0 else isclose(result, 1 / win, abs_tol=6e-5)
    mean = sum(n * win * (1 - win) ** (n - 1) for n in range(1, guarantee))
    return isclose(result, mean + guarantee * (1 - win) ** (guarantee - 1), abs_tol=6e-5)


def _exact_belief(result: Any, prior: Any, sensitive: Any, specific: Any, results: Any) -> bool:
    """One test after another, the belief after it being the prior of the next."""
    belief = Fraction(prior, 100)
    for positive in results:
        if positive is None:
            continue
        of_ill = Fraction(sensitive if positive else 100 - sensitive, 100)
        of_healthy = Fraction(100 - specific if positive else specific, 100)
        all_such = belief * of_ill + (1 - belief) * of_healthy
        if all_such == 0:
            return result is None
        belief = belief * of_ill / all_such
    return result is not None and isclose(result, 100 * belief, abs_tol=6e-3)


def _years(population: Any, goal: Any, percent: Any, capacity: Any) -> Any:
    for years in count():
        if population >= goal:
            return years
        free = 1 - Fraction(population, capacity)
        gain = Fraction(population * percent, 100) * free
        if gain < 1:
            return None
        population += int(gain)
    raise AssertionError


def _tail_and_cycle(a: Any, c: Any, modulus: Any, seed: Any) -> Any:
    if modulus <= 0:
        return None
    values = [seed % modulus]
    for _ in range(3 * modulus):
        values.append((a * values[-1] + c) % modulus)
    # After `modulus` steps the values are surely those that come again.
    cycle = len(set(values[modulus:]))
    return len(set(values)) - cycle, cycle


def _root_by_search(n: Any, k: Any) -> Any:
    if k < 1:
        return None
    start = 0 if k % 2 == 0 else min(n, 0)
    return next(root for root in count(start) if root**k >= n)


def _sign_changes(coefficients: Any) -> int:
    signs = "".join("+" if c > 0 else "-" for c in coefficients if c != 0)
    return sum(signs[i : i + 2] in ("+-", "-+") for i in range(len(signs)))


def _descartes(coefficients: Any) -> Any:
    if not any(coefficients):
        return None
    mirrored = [c * (-1) ** power for power, c in enumerate(coefficients)]
    zeros = [c != 0 for c in coefficients].index(True)
    return _sign_changes(coefficients), _sign_changes(mirrored), zeros


def _roots_of_all_fractions(coefficients: Any) -> Any:
    candidates = {Fraction(p, q) for p in range(-12, 13) for q in range(1, 13)}

    def value(x: Fraction) -> Fraction:
        return sum((c * x**i for i, c in enumerate(reversed(coefficients))), Fraction(0))

    return [x.as_integer_ratio() for x in sorted(candidates) if value(x) == 0]


def _capped(amount: Any, weights: Any, caps: Any) -> Any:
    shares: dict[int, int] = {}
    while True:
        rest = amount - sum(shares.values())
        others = [i for i in range(len(weights)) if i not in shares]
        whole = sum(weights[i] for i in others)
        exact = {i: Fraction(rest * weights[i], whole) for i in others}
        full = {i: caps[i] for i in others if exact[i] >= caps[i]}
        shares |= full
        if not full:
            break
    lost = rest - sum(int(share) for share in exact.values())
    for place, i in enumerate(others):
        shares[i] = int(exact[i]) + (place < lost)
    return [shares[i] for i in range(len(weights))], amount - sum(shares.values())


def _vote(readings: Any, tolerance: Any) -> Any:
    answers = [(reading, i) for i, reading in enumerate(readings) if reading is not None]
    if not answers:
        return None, []
    ordered = sorted(answers)
    while len(ordered) > 2:
        ordered = ordered[1:-1]
    middle = ordered[0][0]
    faulty = [
        i for reading, i in answers if not middle - tolerance <= reading <= middle + tolerance
    ]
    return (middle if len(answers) - len(faulty) > len(faulty) else None), faulty


def _dive(marks: Any, difficulty: Any) -> Any:
    marks = list(marks)
    for _ in range((len(marks) >= 3) + (len(marks) >= 7)):
        marks.remove(max(marks))
        marks.remove(min(marks))
    return sum(marks) * difficulty


_SMALL = st.integers(-6, 6)
_COUNTS = st.integers(0, 12)
_PERCENT = st.sampled_from([0, 1, 20, 50, 75, 90, 100])

_UNITS = st.sampled_from("abcde")
_RELATIONS = st.lists(st.tuples(_UNITS, _UNITS, st.integers(0, 3), st.integers(0, 3)), max_size=6)
_ROAD = st.lists(st.tuples(st.integers(0, 400), st.sampled_from([18, 30, 36, 60])), max_size=3)
_RECEIVERS = st.lists(st.tuples(st.integers(1, 5), st.integers(0, 6)), max_size=5)

PROPERTIES: Final = tuple(
    TaskProperty(f"math_numerical.{name}", arguments, holds)
    for name, arguments, holds in (
        (
            "bounded_ordered_sums",
            st.tuples(
                st.integers(-8, 16), st.integers(0, 4), st.integers(-3, 4), st.integers(-3, 5)
            ),
            agrees_with(_sums_by_listing),
        ),
        (
            "knockout_byes_and_rounds",
            st.tuples(st.integers(-1, 70), st.integers(0, 40)),
            agrees_with(_cup),
        ),
        ("convert_through_units", st.tuples(_COUNTS, _UNITS, _UNITS, _RELATIONS), _shortest_chain),
        (
            "drive_time_with_limits",
            st.tuples(_ROAD, st.sampled_from([20, 36, 90]), st.integers(1, 60), st.integers(0, 90)),
            agrees_with(_minutes_by_blocks),
        ),
        (
            "damage_after_armour",
            st.tuples(st.integers(-2, 30), _COUNTS, st.integers(-60, 110), st.booleans()),
            agrees_with(_exact_damage),
        ),
        ("expected_draws_with_pity", st.tuples(_PERCENT, _COUNTS), _mean_draws),
        (
            "belief_after_tests",
            st.tuples(
                _PERCENT, _PERCENT, _PERCENT, st.lists(st.none() | st.booleans(), max_size=5)
            ),
            _exact_belief,
        ),
        (
            "years_to_population",
            st.tuples(
                st.integers(0, 60),
                st.integers(0, 60),
                _COUNTS.map(lambda n: n * 10),
                st.integers(1, 80),
            ),
            agrees_with(_years),
        ),
        (
            "generator_tail_and_cycle",
            st.tuples(_SMALL, _SMALL, st.integers(-1, 30), st.integers(-40, 40)),
            agrees_with(_tail_and_cycle),
        ),
        (
            "ceiling_whole_root",
            st.tuples(st.integers(-150, 150), st.integers(-1, 6)),
            agrees_with(_root_by_search),
        ),
        (
            "sign_change_root_bounds",
            st.tuples(st.lists(st.integers(-2, 2), max_size=8)),
            agrees_with(_descartes),
        ),
        (
            "rational_root_list",
            st.tuples(st.lists(_SMALL, min_size=1, max_size=5).filter(lambda c: c[0] != 0)),
            agrees_with(_roots_of_all_fractions),
        ),
        (
            "allocate_with_caps",
            st.tuples(st.integers(0, 25), _RECEIVERS).map(
                lambda drawn: (drawn[0], [w for w, _ in drawn[1]], [c for _, c in drawn[1]])
            ),
            agrees_with(_capped),
        ),
        (
            "voted_sensor_value",
            st.tuples(st.lists(st.none() | _SMALL, max_size=8), st.integers(0, 5)),
            agrees_with(_vote),
        ),
        (
            "judged_dive_score",
            st.tuples(st.lists(_COUNTS, max_size=10), st.sampled_from([1, 2, 1.5])),
            agrees_with(_dive),
        ),
    )
)
