"""References for tasks of math_numerical: money, statistics, signals."""

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from itertools import count, pairwise
from math import floor, trunc
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with, close_to

_HALF = Fraction(1, 2)


def _decimal_figures(number: Any, digits: Any) -> Any:
    if digits < 1:
        return 0
    drop = max(len(str(abs(number))) - digits, 0)
    return int(Decimal(number).quantize(Decimal((0, (1,), drop)), ROUND_HALF_UP))


def _charm(price: Any, limit: Any) -> Any:
    for rise in range(max(limit, 0) + 1):
        if (price + rise) % 100 == 99:
            return price + rise
    return next((p for p in range(price, 0, -1) if p % 100 == 99), price)


def _first_power_that_fits(value: Any, decimals: Any) -> Any:
    if value <= 0:
        return (0, 0) if value == 0 else None
    for power in count(0, 3):
        mantissa = floor(Fraction(value * 10**decimals, 10**power) + _HALF)
        if mantissa < 10 ** (decimals + 3):
            return mantissa, power


def _least_payment(balance: Any, percent: Any, least: Any, overdue: Any) -> Any:
    if balance <= 0:
        return 0
    share = next(p for p in count(0) if p >= least and p * 100 >= balance * percent)
    rest = balance - share - overdue
    return balance if rest < least else balance - rest


def _months(debts: Any, budget: Any) -> Any:
    if sum(debt[2] for debt in debts) > budget:
        return None
    owed = [debt[0] for debt in debts]
    for month in range(601):
        if not any(owed):
            return month
        owed = [b + floor(Fraction(b * d[1], 10000)) for b, d in zip(owed, debts, strict=True)]
        paid = [min(b, d[2]) for b, d in zip(owed, debts, strict=True)]
        owed = [b - p for b, p in zip(owed, paid, strict=True)]
        for _ in range(budget - sum(paid)):
            # Cent by cent: a debt that was begun stays the smallest of its rate.
            open_debts = [(-debts[i][1], b, i) for i, b in enumerate(owed) if b]
            if open_debts:
                owed[min(open_debts)[2]] -= 1
    return None


def _discounted(price: Any, percents: Any, reductions: Any, max_percent: Any) -> Any:
    left = price
    for percent in percents:
        left -= floor(Fraction(left * max(percent, 0), 100) + _HALF)
    left -= sum(max(reduction, 0) for reduction in reductions)
    allowed = floor(Fraction(price * max_percent, 100))
    return max(0, price - min(price - left, allowed))


def _converted(amount: Any, source: Any, target: Any, pivot: Any, rates: Any) -> Any:
    if source == target:
        return amount
    worths = [10000 if name == pivot else rates.get(name, 0) for name in (source, target)]
    return None if min(worths) <= 0 else floor(amount * Fraction(*worths) + _HALF)


def _share_by_share(trades: Any) -> Any:
    held: list[int] = []
    gain = 0
    for quantity, price in trades:
        held += [price] * quantity
        for _ in range(min(-quantity, len(held))):
            gain += price - held.pop(0)
    return gain, len(held)


def _orders(holdings: Any, targets: Any, threshold: Any) -> Any:
    total = sum(holdings.values())
    found = {}
    for name in set(holdings) | set(targets) if total > 0 else ():
        off = targets.get(name, 0) - Fraction(100 * holdings.get(name, 0), total)
        if abs(off) > threshold and trunc(off * total / 100):
            found[name] = trunc(off * total / 100)
    return found


def _write_offs(cost: Any, salvage: Any, years: Any, percent: Any) -> Any:
    if years == 0:
        return []
    room = max(cost - salvage, 0)
    off = min(room, max(floor(Fraction(cost * percent, 100)), floor(Fraction(room, years))))
    return [off, *_write_offs(cost - off, salvage, years - 1, percent)]


def _middle(ordered: Any) -> Any:
    while len(ordered) > 2:
        ordered = ordered[1:-1]
    return Fraction(sum(ordered), len(ordered))


def _outside_fences(values: Any, factor: Any) -> Any:
    if len(values) < 5:
        return []
    low, high = sorted(values), sorted(values)
    while len(low) > len(values) // 2:
        low.pop()
        high.pop(0)
    first, third = _middle(low), _middle(high)
    reach = Fraction(factor) * (third - first)
    return [i for i, v in enumerate(values) if first - v > reach or v - third > reach]


def _least_with_half_below(bins: Any) -> Any:
    used = [each for each in bins if each[2] > 0]

    def mass(x: Fraction) -> Fraction:
        return sum(
            (n * (min(max(x, a), b) - a) * Fraction(1, b - a) for a, b, n in used), Fraction(0)
        )

    places = [a + Fraction((b - a) * k, 2 * n) for a, b, n in used for k in range(2 * n + 1)]
    half = Fraction(sum(n for _, _, n in used), 2)
    return min((x for x in places if mass(x) >= half), default=None)


def _smoothed(readings: Any, shift: Any) -> Any:
    states: list[Any] = []
    for reading in readings:
        state = states[-1] if states else None
        if state is None or reading is None:
            states.append(reading if state is None else state)
            continue
        step = trunc(Fraction(reading - state, 2**shift))
        states.append(state + (step or (reading > state) - (reading < state)))
    return states


def _alarm(samples: Any, target: Any, slack: Any, threshold: Any) -> Any:
    for i in range(len(samples)):
        for j in range(i, -1, -1):
            run = samples[j : i + 1]
            if None not in run and sum(run) - (target + slack) * len(run) > threshold:
                return i
    return None


def _settled(values: Any, tolerance: Any, min_samples: Any) -> Any:
    for i in range(len(values) - min_samples + 1):
        if all(abs(value - values[-1]) <= tolerance for value in values[i:]):
            return i
    return None


def _climb(values: Any, slack: Any) -> Any:
    lengths = [0]
    while values:
        broken = (n for n in range(1, len(values)) if max(values[:n]) - values[n] > slack)
        lengths.append(next(broken, len(values)))
        values = values[lengths[-1] :]
    return max(lengths)


def _read_backwards(points: Any, wanted: Any) -> Any:
    found = [x for x, y in points if y == wanted]
    for (x0, y0), (x1, y1) in pairwise(points):
        if y0 > wanted > y1:
            found.append(x0 + Fraction((x1 - x0) * (y0 - wanted), y0 - y1))
    return min(found, default=None)


_SMALL = st.integers(-6, 6)
_SERIES = st.lists(_SMALL, max_size=8)
_GAPPED = st.lists(st.none() | _SMALL, max_size=8)
_WITH_OUTLIERS = st.lists(st.sampled_from((3, 4, 4, 5, 6, 8, -9, 1, 20)), min_size=4, max_size=9)
_NAMES = st.sampled_from("ABC")
_DEBTS = st.tuples(st.integers(0, 40), st.sampled_from((0, 500, 1000)), st.integers(0, 5))
_BINS = st.lists(st.integers(-9, 9), min_size=2, max_size=7, unique=True).flatmap(
    lambda edges: st.permutations(
        [(low, high, (low * 5 + high * 3) % 5 - 1) for low, high in pairwise(sorted(edges))]
    )
)
_FALLING = st.lists(st.tuples(_SMALL, _SMALL), max_size=6).map(
    lambda points: [
        (i * 2 + x % 2, y) for i, (x, y) in enumerate(sorted(points, key=lambda p: -p[1]))
    ]
)

_DRAWN: Final = (
    ("keep_significant_digits", (st.integers(-12000, 12000), st.integers(-1, 6)), _decimal_figures),
    ("charm_price_cents", (st.integers(0, 420), st.integers(-2, 101)), _charm),
    (
        "engineering_notation_parts",
        (st.integers(-1, 2000) | st.integers(999000, 1001000), st.integers(0, 4)),
        _first_power_that_fits,
    ),
    (
        "card_minimum_payment",
        (st.integers(-2, 90), st.integers(0, 100), st.integers(0, 30), st.integers(0, 20)),
        _least_payment,
    ),
    ("debt_payoff_months", (st.lists(_DEBTS, max_size=3), st.integers(0, 20)), _months),
    (
        "stacked_discount_price",
        (
            st.integers(0, 300),
            st.lists(st.integers(-5, 100), max_size=3),
            st.lists(st.integers(-9, 60), max_size=3),
            st.integers(0, 110),
        ),
        _discounted,
    ),
    (
        "convert_via_pivot",
        (_SMALL, _NAMES, _NAMES, _NAMES, st.dictionaries(_NAMES, st.integers(-1, 12))),
        _converted,
    ),
    (
        "realised_gain_fifo",
        (st.lists(st.tuples(_SMALL, st.integers(1, 9)), max_size=7),),
        _share_by_share,
    ),
    (
        "rebalance_orders",
        (
            st.dictionaries(_NAMES, st.integers(-3, 30)),
            st.dictionaries(_NAMES, st.integers(0, 100)),
            st.integers(0, 25),
        ),
        _orders,
    ),
    (
        "declining_depreciation",
        (st.integers(0, 60), st.integers(0, 60), st.integers(0, 6), st.integers(0, 100)),
        _write_offs,
    ),
    ("outlier_fence_indices", (_WITH_OUTLIERS, st.sampled_from((0, 0.5, 1, 1.5))), _outside_fences),
    ("integer_smoothing_filter", (_GAPPED, st.integers(0, 3)), _smoothed),
    (
        "drift_alarm_index",
        (_GAPPED, st.integers(-6, 0), st.integers(0, 2), st.integers(0, 7)),
        _alarm,
    ),
    ("settling_start_index", (_SERIES, st.integers(0, 4), st.integers(1, 4)), _settled),
    ("longest_rise_with_slack", (_SERIES, st.integers(0, 5)), _climb),
)

PROPERTIES: Final = (
    *(
        TaskProperty(f"math_numerical.{name}", st.tuples(*drawn), agrees_with(reference))
        for name, drawn, reference in _DRAWN
    ),
    TaskProperty(
        "math_numerical.binned_median_estimate",
        st.tuples(_BINS),
        close_to(_least_with_half_below),
    ),
    TaskProperty(
        "math_numerical.inverse_table_lookup",
        st.tuples(_FALLING, _SMALL),
        close_to(_read_backwards),
    ),
)
