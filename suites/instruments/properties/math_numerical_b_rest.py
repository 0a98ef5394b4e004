"""References for the rest of these tasks: polynomials, rates, estimates, ticks."""

from fractions import Fraction
from itertools import accumulate, pairwise, product
from math import floor
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with, close_to


def _trimmed(coefficients: Any) -> Any:
    while len(coefficients) > 1 and coefficients[0] == 0:
        coefficients = coefficients[1:]
    return coefficients or [0]


def _divides(result: Any, dividend: Any, divisor: Any) -> bool:
    rest, by = [Fraction(n) for n in _trimmed(dividend)], _trimmed(divisor)
    if by == [0]:
        return result is None
    quotient = []
    while len(rest) >= len(by):
        quotient.append(rest[0] / by[0])
        short = by + [0] * (len(rest) - len(by))
        rest = [n - quotient[-1] * m for n, m in zip(rest, short, strict=True)][1:]
    if any(n.denominator > 1 for n in quotient):
        return result is None
    return bool(result == (_trimmed(quotient), _trimmed(rest)))


def _first_rate(flows: Any, maximum: Any) -> Any:
    for points in range(maximum + 1):
        growth = 1 + Fraction(points, 10000)
        if sum(flow / growth**year for year, flow in enumerate(flows)) <= 0:
            return points
    return None


def _parabola_slopes(result: Any, points: Any) -> bool:
    """Inside, the estimate is the slope of the parabola through three points."""
    if len(points) < 2 or any(b[0] <= a[0] for a, b in pairwise(points)):
        return bool(result == ([] if len(points) < 2 else None))
    ends = [Fraction(b[1] - a[1], b[0] - a[0]) for a, b in (points[:2], points[-2:])]
    inner = []
    for (a, p), (b, q), (c, r) in zip(points, points[1:], points[2:], strict=False):
        inner.append(
            Fraction(p * (b - c), (a - b) * (a - c))
            + Fraction(q * (2 * b - a - c), (b - a) * (b - c))
            + Fraction(r * (b - a), (c - a) * (c - b))
        )
    expected = [ends[0], *inner, ends[1]]
    near = [abs(x - y) < 6e-5 for x, y in zip(result, expected, strict=True)]
    return all(near)


def _extremes(parts: Any) -> Any:
    sizes = [
        {(1 if direction > 0 else -1) * (nominal + off) for off in (plus, -minus)}
        for direction, nominal, plus, minus in parts
    ]
    gaps = [sum(chosen) for chosen in product(*sizes)]
    negative = [gap < 0 for gap in (min(gaps), max(gaps))]
    word = {(False, False): "loose", (True, True): "tight"}.get(tuple(negative), "ambiguous")
    return min(gaps), max(gaps), word


def _unit_steps(setpoints: Any, start: Any, up: Any, down: Any, dead_band: Any) -> Any:
    def tick(output: int, setpoint: Any) -> int:
        wanted = setpoint or 0
        if abs(wanted - output) <= dead_band:
            return output
        for _ in range(up if wanted > output else down):
            output += (wanted > output) - (wanted < output)
        return output

    return list(accumulate(setpoints, tick, initial=start))[1:]


def _rule(terms: Any) -> Any:
    n, last = len(terms), terms[-1] if terms else 0
    if n < 3:
        return None
    first, second, third = terms[:3]
    step, bend = second - first, third - 2 * second + first
    if terms == [first] * n:
        return "constant", last
    if terms == [first + step * i for i in range(n)]:
        return "arithmetic", last + step
    if 0 not in terms:
        ratio = Fraction(second, first)
        whole = (last * ratio).denominator == 1
        if whole and terms == [first * ratio**i for i in range(n)]:
            return "geometric", int(last * ratio)
    curve = [first + step * i + bend * i * (i - 1) // 2 for i in range(n + 1)]
    return ("quadratic", curve[n]) if n > 3 and terms == curve[:n] else None


def _chained(periods: Any) -> Any:
    counted = [(start + flow, end) for start, flow, end in periods if start + flow > 0]
    growth = Fraction(1)
    for begin, end in counted:
        growth *= Fraction(max(end, 0), begin)
    return round(float(growth * 100 - 100), 4)


def _consumption(result: Any, fills: Any) -> bool:
    full = [i for i, fill in enumerate(fills) if fill[2]]
    found = []
    while len(full) > 1:
        distances = [fills[i][0] - fills[full[0]][0] for i in full]
        end = next((k for k, distance in enumerate(distances) if distance > 0), None)
        if end is None:
            break
        litres = sum(fill[1] for fill in fills[full[0] + 1 : full[end] + 1])
        found.append(Fraction(litres * 100, distances[end]))
        full = full[end:]
    near = [abs(x - y) < Fraction(501, 10000) for x, y in zip(result, found, strict=True)]
    return all(near)


def _per_over(innings: Any, quota: Any) -> Any:
    bowled = [overs if "." in overs else f"{overs}.0" for _, overs, _ in innings]
    pairs = [(int(a), int(b)) for a, b in (overs.split(".") for overs in bowled)]
    if any(extra > 5 for _, extra in pairs):
        return None
    overs = sum(
        Fraction(quota) if out else whole + Fraction(extra, 6)
        for (whole, extra), (_, _, out) in zip(pairs, innings, strict=True)
    )
    return round(float(sum(runs for runs, _, _ in innings) / overs), 3) if overs else 0


def _new_rating(own: Any, opponent: Any, score: Any, games: Any, factor: Any, lowest: Any) -> Any:
    """Only for equal ratings and for those far apart, where the expectation is exact."""
    expected = {0: Fraction(1, 2), 1: Fraction(1, 11), -1: Fraction(10, 11)}
    side = (opponent > own) - (opponent < own)
    times = factor if games >= 30 else factor + factor
    changed = own + times * (Fraction(score) - expected[side])
    return max(lowest, floor(changed + Fraction(1, 2)))


def _beast_by_beast(classes: Any, survival: Any, fertility: Any, capacity: Any, years: Any) -> Any:
    for _ in range(years):
        ages = [
            min(age + 1, len(classes) - 1)
            for age, number in enumerate(classes)
            for _ in range(floor(Fraction(number * survival, 100)))
        ]
        adults = ages.count(len(classes) - 1)
        ages = sorted(ages + [0] * floor(Fraction(adults * fertility, 100)))[:capacity]
        classes = [ages.count(age) for age in range(len(classes))]
    return classes


def _on_line_within(result: Any, raw: Any, first: Any, second: Any, allowed: Any) -> bool:
    (x0, y0), (x1, y1) = first, second
    if x1 <= x0:
        return result is None
    exact = y0 + (y1 - y0) * Fraction(raw - x0, x1 - x0)
    inside = min(max(exact, Fraction(allowed[0])), Fraction(allowed[1]))
    near = abs(result - inside) <= Fraction(5001, 10**6)
    return near and bool(allowed[0] <= result <= allowed[1])


def _with_narrow_limits(drawn: Any) -> Any:
    raw, (x0, y0), (x1, y1), below, width = drawn
    near = y0 + (y1 - y0) * (raw - x0) / (x1 - x0) if x1 > x0 else 0
    low = round(near - below / 1000, 3)
    return raw, (x0, y0), (x1, y1), (low, low + width / 1000)


_SMALL = st.integers(-6, 6)
_CALIBRATIONS = st.tuples(
    _SMALL,
    st.tuples(_SMALL, _SMALL),
    st.tuples(st.integers(-3, 16), st.integers(-20, 20)),
    st.integers(-4, 12),
    st.integers(0, 20),
).map(_with_narrow_limits)
_POLYNOMIALS = st.lists(st.integers(-4, 4), max_size=5)
_MONOTONE = st.lists(st.tuples(st.integers(1, 4), _SMALL), max_size=6).map(
    lambda points: [
        (x, y) for x, (_, y) in zip(accumulate(step for step, _ in points), points, strict=True)
    ]
)
_ANY_POINTS = st.lists(st.tuples(_SMALL, _SMALL), max_size=4)
_PARTS = st.tuples(st.sampled_from((-2, -1, 1, 3)), *[st.integers(0, 9)] * 3)
_PERIODS = st.tuples(st.integers(0, 20), st.integers(-20, 20), st.integers(-2, 40))
_FILLS = st.tuples(st.integers(0, 40), st.integers(0, 30), st.sampled_from((True, True, False)))
_OVERS = st.sampled_from(("0", "0.0", "1", "2.3", "4.5", "3.6", "12.1"))
_INNINGS = st.tuples(st.integers(0, 40), _OVERS, st.booleans())
_LINES = st.tuples(_SMALL, _SMALL, st.integers(0, 2), st.integers(3, 6)).map(
    lambda t: [t[0] + t[1] * i + t[2] * i * i for i in range(t[3])]
)
_POWERS = st.tuples(
    st.sampled_from((2, 8, 27, 32, 81)), st.sampled_from((-2, 2, 3)), st.integers(2, 4)
).map(lambda t: [floor(t[0] * Fraction(t[1], 3) ** i) for i in range(t[2] + 1)])

_FLOWS = st.tuples(st.integers(-1, 9), st.lists(st.integers(0, 400), min_size=1, max_size=4)).map(
    lambda pair: [min(pair[0] - sum(pair[1]), 0), *pair[1]]
)
_RATING_GAPS = st.tuples(st.integers(0, 40), st.sampled_from((-900, -400, 0, 400, 700)))
_RATINGS = st.tuples(
    _RATING_GAPS,
    st.sampled_from((0, 0.5, 1)),
    st.integers(28, 31),
    st.integers(1, 41),
    st.integers(900, 1040),
).map(lambda t: (1000 + t[0][0], 1000 + sum(t[0]), *t[1:]))

PROPERTIES: Final = (
    TaskProperty(
        "math_numerical.divide_integer_polynomials",
        st.tuples(_POLYNOMIALS, _POLYNOMIALS),
        _divides,
    ),
    TaskProperty(
        "math_numerical.break_even_rate_points",
        st.tuples(_FLOWS, st.integers(0, 300)),
        agrees_with(_first_rate),
    ),
    TaskProperty(
        "math_numerical.uneven_slope_estimates",
        st.tuples(_MONOTONE | _ANY_POINTS),
        _parabola_slopes,
    ),
    TaskProperty(
        "math_numerical.tolerance_stack_verdict",
        st.tuples(st.lists(_PARTS, max_size=5)),
        agrees_with(_extremes),
    ),
    TaskProperty(
        "math_numerical.slew_limited_output",
        st.tuples(
            st.lists(st.none() | _SMALL, max_size=7),
            _SMALL,
            *[st.integers(1, 5)] * 2,
            st.integers(0, 4),
        ),
        agrees_with(_unit_steps),
    ),
    TaskProperty(
        "math_numerical.sequence_rule_and_next",
        st.tuples(_LINES | _POWERS | st.lists(_SMALL, max_size=4)),
        agrees_with(_rule),
    ),
    TaskProperty(
        "math_numerical.time_weighted_growth",
        st.tuples(st.lists(_PERIODS, max_size=5)),
        close_to(_chained),
    ),
    TaskProperty(
        "math_numerical.fuel_use_between_fills",
        st.tuples(
            st.lists(_FILLS, max_size=7).map(lambda f: sorted(f, key=lambda x: x[0]))
            | st.lists(_FILLS, max_size=7)
        ),
        _consumption,
    ),
    TaskProperty(
        "math_numerical.cricket_run_rate",
        st.tuples(st.lists(_INNINGS, max_size=4), st.integers(0, 20)),
        close_to(_per_over),
    ),
    TaskProperty(
        "math_numerical.herd_after_years",
        st.tuples(
            st.lists(st.integers(0, 12), min_size=2, max_size=4),
            *[st.integers(0, 100)] * 2,
            st.integers(0, 30),
            st.integers(0, 4),
        ),
        agrees_with(_beast_by_beast),
    ),
    TaskProperty("math_numerical.two_point_calibration", _CALIBRATIONS, _on_line_within),
    TaskProperty("math_numerical.rating_after_match", _RATINGS, agrees_with(_new_rating)),
)
