"""References for more of these tasks: exact numbers, counting, matrices, physics."""

from fractions import Fraction
from itertools import accumulate, combinations, count, pairwise, product
from math import comb, floor, isclose, prod
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_HALF = Fraction(1, 2)


def _parts(value: Fraction) -> tuple[int, int]:
    return value.numerator, value.denominator


def _first_on_level(samples: Any, level: Any) -> Any:
    for (t0, v0), (t1, v1) in pairwise(samples):
        if v0 >= level:
            continue
        for rise in range(v1 - v0 + 1):
            if v0 + rise == level:
                return _parts(Fraction(t0) + (t1 - t0) * Fraction(rise, v1 - v0))
    return None


def _area_of_parabolas(result: Any, samples: Any, width: Any) -> bool:
    area = Fraction(0)
    while len(samples) > 2:
        a, b, c = samples[:3]
        bend, slope = Fraction(c - 2 * b + a, 2), Fraction(c - a, 2)
        # The antiderivative of bend * t**2 + slope * t + b, from -1 to 1.
        area += sum(s * (bend * s**3 / 3 + slope * s**2 / 2 + b * s) for s in (-1, 1)) * width
        samples = samples[2:]
    if len(samples) == 2:
        area += Fraction(sum(samples) * width, 2)
    return isclose(result, area, abs_tol=6e-7)


def _least_multiple(result: Any, n: Any, digits: Any) -> bool:
    if n < 1:
        return result is None
    allowed = {str(digit) for digit in digits}
    short = (m for m in range(n, 20000, n) if set(str(m)) <= allowed)
    expected = next(short, None)
    if expected is not None or result is None:
        return bool(result == expected)
    return bool(result >= 20000 and result % n == 0 and set(str(result)) <= allowed)


def _exponent(base: Any, wanted: Any, modulus: Any) -> Any:
    if modulus < 1:
        return None
    return next((e for e in range(1, modulus + 2) if (base**e - wanted) % modulus == 0), None)


def _friendly(least: Any) -> Any:
    sizes = (2**a * 3**b * 5**c for a, b, c in product(range(1, 11), range(7), range(5)))
    return min(size for size in sizes if size >= least)


def _nearest_fraction(p: Any, q: Any, limit: Any) -> Any:
    if q == 0 or limit < 1:
        return None
    wanted = Fraction(p, q)
    reach = abs(p) + 1
    fractions = {
        Fraction(n, d) for d in range(1, limit + 1) for n in range(-reach * d, reach * d + 1)
    }
    return _parts(min(fractions, key=lambda f: (abs(f - wanted), f.denominator, f)))


def _overround(odds: Any) -> Any:
    running = [pair for pair in odds if pair and pair[1]]
    if not running:
        return None
    whole = prod(win + stake for win, stake in running)
    chances = sum(stake * whole // (win + stake) for win, stake in running)
    return (chances - whole) * 10000 // whole


def _simplest(low: Any, high: Any) -> Any:
    """Down the tree of mediants: the first one between is the simplest."""
    if min(low[1], high[1]) <= 0 or Fraction(*low) >= Fraction(*high):
        return None
    (a, b), (c, d) = (0, 1), (1, 0)
    while True:
        p, q = a + c, b + d
        if Fraction(p, q) <= Fraction(*low):
            a, b = p, q
        elif Fraction(p, q) >= Fraction(*high):
            c, d = p, q
        else:
            return p, q


def _solution_by_elimination(first: Any, second: Any) -> Any:
    rows = [[Fraction(n) for n in row] for row in (first, second)]
    places: list[int] = []
    for column in (0, 1):
        rest = [row for i, row in enumerate(rows) if i >= len(places) and row[column]]
        if rest:
            pivot = [n / rest[0][column] for n in rest[0]]
            others = [row for row in rows if row is not rest[0]]
            others = [
                [n - row[column] * p for n, p in zip(row, pivot, strict=True)] for row in others
            ]
            rows = [*others[: len(places)], pivot, *others[len(places) :]]
            places.append(column)
    if any(row[2] for row in rows[len(places) :]):
        return "none"
    return (_parts(rows[0][2]), _parts(rows[1][2])) if len(places) == 2 else "many"


def _by_padding(image: Any, kernel: Any) -> Any:
    up, left = len(kernel) // 2, len(kernel[0]) // 2
    padded = [[row[0]] * left + row + [row[-1]] * left for row in image]
    padded = [padded[0]] * up + padded + [padded[-1]] * up
    whole = sum(sum(weights) for weights in kernel) or 1

    def pixel(y: int, x: int) -> int:
        total = sum(
            weight * padded[y + i][x + j]
            for i, weights in enumerate(kernel)
            for j, weight in enumerate(weights)
        )
        return sorted((0, floor(Fraction(total, whole) + _HALF), 255))[1]

    return [[pixel(y, x) for x in range(len(image[0]))] for y in range(len(image))]


def _listed_pick(n: Any, k: Any, rank: Any) -> Any:
    picks = [list(pick) for pick in combinations(range(n), k)]
    return picks[rank] if 0 <= rank < len(picks) else None


def _handshakes(sizes: Any, acquainted: Any) -> Any:
    people = [team for team, size in enumerate(sizes) for _ in range(size)]
    return max(0, sum(a != b for a, b in combinations(people, 2)) - acquainted)


def _codes(length: Any, gap: Any) -> Any:
    if length < 0:
        return 0
    codes = (code for code in product(range(10), repeat=length) if code[:1] != (0,))
    return sum(all(abs(a - b) >= gap for a, b in pairwise(code)) for code in codes)


def _listed_draws(pool: Any, drawn: Any, matches: Any, bonus_hit: Any) -> Any:
    ticket = set(range(drawn))
    draws = [
        (len(ticket & set(mains)), bonus in ticket)
        for mains in combinations(range(pool), drawn)
        for bonus in set(range(pool)) - set(mains)
    ]
    return _parts(Fraction(draws.count((matches, bonus_hit)), max(len(draws), 1)))


def _minutes_left(readings: Any, reserve: Any) -> Any:
    if readings and readings[-1][1] <= reserve:
        return 0
    rises = [i + 1 for i, (a, b) in enumerate(pairwise(readings)) if b[1] > a[1]]
    recent = readings[rises[-1] if rises else 0 :]
    if not recent or recent[0][1] == recent[-1][1]:
        return None
    (start, full), (end, left) = recent[0], recent[-1]
    return next(
        m
        for m in count()
        if left * (end - start) - (m + 1) * (full - left) < reserve * (end - start)
    )


def _mixture(first: Any, second: Any, target: Any, total: Any) -> Any:
    if not min(first, second) <= target <= max(first, second):
        return None
    if first == second:
        return total, 0
    share = floor(total * Fraction(target - min(first, second), abs(first - second)) + _HALF)
    return (share, total - share) if first > second else (total - share, share)


def _levels(total: Any, base: Any, step: Any, max_level: Any) -> Any:
    starts = [sum(base + step * i for i in range(n)) for n in range(max_level)]
    points = max(total, 0)
    level = sum(start <= points for start in starts)
    missing = starts[level] - points if level < max_level else 0
    return level, points - starts[level - 1], missing


def _listed_tries(n: Any, k: Any, a: Any, b: Any) -> Any:
    if not 0 <= a <= b:
        return None
    tries = product(range(b), repeat=n)
    return _parts(Fraction(sum(sum(x < a for x in each) >= k for each in tries), b**n))


def _purest_cut(samples: Any) -> Any:
    def impurity(labels: Any) -> Fraction:
        shares = [Fraction(labels.count(kind), len(labels)) for kind in (0, 1)]
        return len(labels) * (Fraction(1) - sum(share**2 for share in shares))

    values = sorted({value for value, _ in samples})
    scores = []
    for cut in [(low + high) / 2 for low, high in pairwise(values)]:
        sides = [[lab for value, lab in samples if (value > cut) is side] for side in (True, False)]
        scores.append((sum(map(impurity, sides)), cut))
    if not scores or min(scores)[0] >= impurity([label for _, label in samples]):
        return None
    return min(scores)[1]


_SMALL = st.integers(-6, 6)
_FEW = st.integers(-1, 4)
_SERIES = st.lists(_SMALL, max_size=8)
_RISING_TIMES = st.lists(_SMALL, max_size=7).map(
    lambda values: [(i * (i + 1) // 2, value) for i, value in enumerate(values)]
)
_FRACTIONS = st.tuples(st.integers(0, 20), st.integers(-1, 12))
_HIGHER = st.tuples(st.integers(5, 40), st.integers(1, 20))
_RANKED = st.tuples(st.integers(0, 7), st.integers(0, 5)).flatmap(
    lambda pair: st.tuples(*map(st.just, pair), st.integers(-1, comb(*pair)))
)
_TRIPLES = st.tuples(*[st.integers(-2, 2)] * 3)
_ODDS = st.none() | st.tuples(st.integers(0, 6), st.integers(0, 5))
_WEIGHT_ROWS = st.sampled_from((1, 3)).flatmap(
    lambda width: st.lists(
        st.lists(st.integers(-3, 3), min_size=width, max_size=width), min_size=3, max_size=3
    )
)
_IMAGES = st.integers(1, 3).flatmap(
    lambda width: st.lists(
        st.lists(st.integers(0, 255), min_size=width, max_size=width), min_size=1, max_size=3
    )
)
_LOGS = (
    st.lists(st.sampled_from((-3, -2, -1, 0, 5)), max_size=6)
    .map(lambda steps: list(accumulate(steps, initial=20))[: len(steps)])
    .map(lambda levels: [(i * 3 + i % 2, level) for i, level in enumerate(levels)])
)
_SAMPLES = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 1)), max_size=7)

_DRAWN: Final = (
    ("upward_crossing_time", (_RISING_TIMES, _SMALL), _first_on_level),
    (
        "smallest_matching_exponent",
        (st.integers(-9, 9), _SMALL, st.sampled_from((7, 9, 11, 8, 1, 13, 0))),
        _exponent,
    ),
    ("next_friendly_length", (st.integers(-3, 900),), _friendly),
    ("closest_small_fraction", (_SMALL, _SMALL, st.integers(0, 6)), _nearest_fraction),
    ("overround_from_odds", (st.lists(_ODDS, max_size=5),), _overround),
    ("simplest_fraction_between", (_FRACTIONS, _HIGHER), _simplest),
    ("solve_two_unknowns", (_TRIPLES, _TRIPLES), _solution_by_elimination),
    ("kernel_with_edge_clamp", (_IMAGES, _WEIGHT_ROWS), _by_padding),
    (
        "cross_team_pairs",
        (st.lists(st.integers(-2, 5), max_size=5), st.integers(0, 9)),
        _handshakes,
    ),
    ("keypad_code_count", (st.integers(-1, 3), st.integers(-1, 10)), _codes),
    (
        "lottery_match_odds",
        (st.integers(2, 7), st.integers(0, 3), st.integers(-1, 3), st.booleans()),
        _listed_draws,
    ),
    ("battery_minutes_left", (_LOGS, st.integers(0, 8)), _minutes_left),
    ("dilution_volumes", (*[st.integers(0, 8)] * 3, st.integers(0, 12)), _mixture),
    (
        "level_from_experience",
        (st.integers(-3, 60), st.integers(1, 9), st.integers(0, 5), st.integers(1, 6)),
        _levels,
    ),
    (
        "binomial_at_least",
        (st.integers(1, 5), st.integers(0, 5), _FEW, st.integers(2, 4)),
        _listed_tries,
    ),
    ("best_gini_threshold", (_SAMPLES,), _purest_cut),
)

PROPERTIES: Final = (
    *(
        TaskProperty(f"math_numerical.{name}", st.tuples(*drawn), agrees_with(reference))
        for name, drawn, reference in _DRAWN
    ),
    TaskProperty("math_numerical.combination_at_rank", _RANKED, agrees_with(_listed_pick)),
    TaskProperty(
        "math_numerical.simpson_with_odd_tail",
        st.tuples(_SERIES, st.integers(1, 4)),
        _area_of_parabolas,
    ),
    TaskProperty(
        "math_numerical.least_multiple_with_digits",
        st.tuples(st.integers(-1, 60), st.lists(st.integers(0, 9), max_size=4)),
        _least_multiple,
    ),
)
