"""References for the first half of math_numerical: money, series, tables."""

from fractions import Fraction
from itertools import combinations, pairwise
from math import factorial, floor, gcd, isclose, lcm
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with, close_to

_SMALL = st.integers(-6, 6)
_COUNTS = st.integers(0, 12)


def _nearest_multiple(cents: Any, coin: Any) -> Any:
    if coin == 0 or cents == 0:
        return cents
    sign = 1 if cents > 0 else -1
    multiples = [n * coin for n in range(1, abs(cents) // coin + 2)]
    return sign * min(multiples, key=lambda paid: (abs(paid - abs(cents)), -paid))


def _by_running_totals(hundredths: Any) -> Any:
    totals = [0]
    for amount in hundredths:
        totals.append(totals[-1] + (amount or 0))
    shown = [floor(Fraction(total, 100) + Fraction(1, 2)) for total in totals]
    steps = [after - before for before, after in pairwise(shown)]
    return [None if a is None else s for a, s in zip(hundredths, steps, strict=True)]


def _fewest_packs(needed: Any, pack_size: Any, tolerance: Any) -> Any:
    if pack_size < 1:
        return None
    if needed <= 0:
        return 0
    packs = 1
    # A further whole pack is taken while a full one, or more than the tolerance, is missing.
    while True:
        missing = needed - packs * pack_size
        if missing <= 0 or (missing < pack_size and missing * 100 <= tolerance * pack_size):
            return packs
        packs += 1


def _paid_basket(prices: Any, group_size: Any, minimum: Any) -> Any:
    taking_part = sorted(price for price in prices if price >= minimum)
    total = sum(prices)
    while group_size >= 2 and len(taking_part) >= group_size:
        total -= min(taking_part.pop() for _ in range(group_size))
    return total


def _points(cents: Any, spent_before: Any, tiers: Any, cap: Any) -> Any:
    reached = sorted(factor for needed, factor in tiers if needed <= spent_before)
    factor = reached[-1] if reached else 1
    return min(cap, cents // 100 * factor) if cents >= 0 else 0


def _drawdown_of_pairs(prices: Any) -> Any:
    falls = [
        (Fraction(prices[low] - prices[high], prices[high]), high, low)
        for high, low in combinations(range(len(prices)), 2)
        if prices[low] < prices[high]
    ]
    if not falls:
        return None
    fall, high, low = min(falls)
    return high, low, floor(-fall * 1000)


def _share_by_share(shares: Any, payouts: Any, fee: Any) -> Any:
    cash = 0
    for dividend, price in payouts:
        cash += shares * dividend
        if price > 0 and cash >= fee + price:
            cash -= fee
            while cash >= price:
                shares, cash = shares + 1, cash - price
    return shares, cash


def _lot_by_lot(cash: Any, risk: Any, entry: Any, stop: Any, lot: Any) -> Any:
    if entry == stop or risk <= 0:
        return 0
    shares = 0
    while (shares + lot) * abs(entry - stop) <= risk and (shares + lot) * entry <= cash:
        shares += lot
    return shares


def _nearest_mode(values: Any, least: Any) -> Any:
    top = max((values.count(value) for value in values), default=0)
    if top < least:
        return None
    mean = Fraction(sum(values), len(values))
    modes = [value for value in values if values.count(value) == top]
    return min(modes, key=lambda value: (abs(value - mean), value))


def _pooled_exactly(result: Any, groups: Any) -> bool:
    """By the mean of the squares, exactly."""
    total = sum(count for count, _, _ in groups)
    if total == 0:
        return bool(result == (0, 0.0, 0.0))
    mean = Fraction(sum(count * average for count, average, _ in groups), total)
    squares = Fraction(sum(count * (var + average**2) for count, average, var in groups), total)
    return (
        bool(result[0] == total)
        and isclose(result[1], mean, abs_tol=6e-7)
        and isclose(result[2], squares - mean**2, abs_tol=6e-7)
    )


def _narrowing_mean(result: Any, values: Any, window: Any) -> bool:
    expected = []
    for i in range(len(values)):
        span = [values[i]]
        for reach in range(1, (window + 1) // 2):
            if i - reach >= 0 and i + reach < len(values):
                span += [values[i - reach], values[i + reach]]
        expected.append(Fraction(sum(span), len(span)))
    return len(result) == len(expected) and all(
        isclose(given, exact, abs_tol=6e-4) for given, exact in zip(result, expected, strict=True)
    )


def _tops(values: Any, drop: Any) -> Any:
    found = []
    for i, top in enumerate(values):
        as_high = [j for j in range(i) if values[j] >= top]
        before = values[as_high[-1] if as_high else 0 : i + 1]
        higher = [j for j in range(i, len(values)) if values[j] > top]
        after = values[i : higher[0] if higher else len(values)]
        if top - min(before) >= drop and top - min(after) >= drop:
            found.append(i)
    return found


def _flips(samples: Any, band: Any) -> Any:
    outside = [sample > 0 for sample in samples if not -band <= sample <= band]
    return sum(before != after for before, after in pairwise(outside))


def _weight(axis: Any, index: int, value: Any) -> Fraction:
    """The tent function of a grid point, 1 there and 0 at its neighbours."""
    value = min(max(value, axis[0]), axis[-1])
    if value == axis[index]:
        return Fraction(1)
    other = index + (1 if value > axis[index] else -1)
    width = abs(axis[other] - axis[index])
    return max(Fraction(0), 1 - Fraction(abs(value - axis[index]), width))


def _by_tents(xs: Any, ys: Any, table: Any, x: Any, y: Any) -> Any:
    value = sum(
        _weight(xs, c, x) * _weight(ys, r, y) * entry
        for r, row in enumerate(table)
        for c, entry in enumerate(row)
    )
    return float(value)


def _rate_of_entries(changes: Any, day: Any, default: Any, valid_days: Any) -> Any:
    begun = [(first, rate) for first, rate in changes if first <= day]
    if not begun or day not in range(begun[-1][0], begun[-1][0] + valid_days):
        return default
    return default if begun[-1][1] is None else begun[-1][1]


def _area_by_unit_strips(points: Any, start: Any, end: Any) -> Any:
    """Whole limits and points: each strip of width one is a trapezium."""
    area = Fraction(0)
    for (x0, y0), (x1, y1) in pairwise(points):
        for x in range(x0, x1):
            if min(start, end) <= x < max(start, end):
                area += y0 + Fraction((y1 - y0) * (2 * (x - x0) + 1), 2 * (x1 - x0))
    return area if start <= end else -area


def _next_number(values: Any, max_depth: Any) -> Any:
    if not values:
        return None
    if max_depth == 0 or len(set(values)) == 1:
        return values[-1]
    below = [after - before for before, after in pairwise(values)]
    return values[-1] + _next_number(below, max_depth - 1)


def _zeros_written_out(n: Any, m: Any) -> Any:
    if m > n:
        return None
    digits = str(factorial(n) // factorial(m))
    return len(digits) - len(digits.rstrip("0"))


def _stride_of_all(size: Any, wish: Any) -> Any:
    if size < 1:
        return None
    strides = [s for s in range(1, size) if gcd(s, size) == 1] or [1]
    return min(strides, key=lambda stride: (abs(stride - wish), -stride))


def _layout_of_all(n: Any) -> Any:
    layouts = [(r, c) for r in range(1, n + 1) for c in range(r, 2 * r + 1) if r * c >= n]
    return min(layouts, key=lambda grid: (grid[0] * grid[1], grid[1] / grid[0]), default=(0, 0))


def _residue_by_search(a: Any, m: Any, b: Any, n: Any) -> Any:
    if m < 1 or n < 1:
        return None
    both = lcm(m, n)
    fitting = [x for x in range(both) if (x - a) % m == 0 and (x - b) % n == 0]
    return (fitting[0], both) if fitting else None


def _grid() -> st.SearchStrategy[Any]:
    axis = st.tuples(_SMALL, st.lists(st.sampled_from([1, 2, 4]), max_size=3)).map(
        lambda drawn: [drawn[0] + sum(drawn[1][:i]) for i in range(len(drawn[1]) + 1)]
    )
    return st.tuples(axis, axis).flatmap(
        lambda axes: st.tuples(
            st.just(axes[0]),
            st.just(axes[1]),
            st.lists(
                st.lists(_SMALL, min_size=len(axes[0]), max_size=len(axes[0])),
                min_size=len(axes[1]),
                max_size=len(axes[1]),
            ),
            st.integers(-8, 18),
            st.integers(-8, 18),
        )
    )


_PRICES = st.lists(st.integers(0, 9), max_size=9)
_TIERS = st.lists(st.tuples(_COUNTS, st.sampled_from([0, 0.5, 2, 3])), max_size=4)
_CHANGES = st.lists(st.tuples(_COUNTS, st.none() | _SMALL), max_size=5)
_GROUP = st.tuples(st.integers(0, 3), _SMALL, st.integers(0, 5))
_POINTS = st.lists(st.tuples(_SMALL, _SMALL), max_size=6).map(
    lambda p: sorted(p, key=lambda q: q[0])
)

PROPERTIES: Final = tuple(
    TaskProperty(f"math_numerical.{name}", arguments, holds)
    for name, arguments, holds in (
        (
            "round_cash_total",
            st.tuples(st.integers(-60, 60), st.integers(0, 12)),
            agrees_with(_nearest_multiple),
        ),
        (
            "carry_rounding_errors",
            st.tuples(st.lists(st.none() | st.integers(-160, 160))),
            agrees_with(_by_running_totals),
        ),
        (
            "order_full_packs",
            st.tuples(st.integers(-2, 45), st.integers(-1, 20), st.integers(0, 120)),
            agrees_with(_fewest_packs),
        ),
        (
            "cheapest_free_total",
            st.tuples(_PRICES, st.integers(0, 4), st.integers(0, 6)),
            agrees_with(_paid_basket),
        ),
        (
            "loyalty_points_earned",
            st.tuples(st.integers(-150, 900), _COUNTS, _TIERS, _COUNTS),
            agrees_with(_points),
        ),
        (
            "deepest_drawdown",
            st.tuples(st.lists(st.integers(1, 8), max_size=9)),
            agrees_with(_drawdown_of_pairs),
        ),
        (
            "reinvested_share_count",
            st.tuples(
                _COUNTS, st.lists(st.tuples(_COUNTS, st.integers(-2, 15)), max_size=4), _COUNTS
            ),
            agrees_with(_share_by_share),
        ),
        (
            "position_size_for_risk",
            st.tuples(
                st.integers(1, 90),
                st.integers(-3, 40),
                st.integers(1, 9),
                st.integers(1, 9),
                st.integers(1, 5),
            ),
            agrees_with(_lot_by_lot),
        ),
        (
            "mode_nearest_mean",
            st.tuples(st.lists(st.integers(-3, 3) | st.just(2**70)), st.integers(1, 3)),
            agrees_with(_nearest_mode),
        ),
        ("pooled_group_spread", st.tuples(st.lists(_GROUP, max_size=5)), _pooled_exactly),
        (
            "shrinking_centred_mean",
            st.tuples(st.lists(_SMALL, max_size=9), st.integers(1, 12)),
            _narrowing_mean,
        ),
        (
            "peaks_with_min_drop",
            st.tuples(st.lists(st.integers(0, 5), max_size=14), st.integers(1, 4)),
            agrees_with(_tops),
        ),
        (
            "sign_flips_with_deadband",
            st.tuples(st.lists(_SMALL), st.integers(0, 4)),
            agrees_with(_flips),
        ),
        ("bilinear_table_lookup", _grid(), close_to(_by_tents)),
        (
            "rate_in_force",
            st.tuples(
                _CHANGES.map(lambda c: sorted(c, key=lambda e: e[0])), _COUNTS, _SMALL, _COUNTS
            ),
            agrees_with(_rate_of_entries),
        ),
        (
            "area_under_between",
            st.tuples(_POINTS, st.integers(-8, 8), st.integers(-8, 8)),
            close_to(_area_by_unit_strips),
        ),
        (
            "extrapolate_by_differences",
            st.tuples(st.lists(_SMALL, max_size=6), st.integers(0, 7)),
            agrees_with(_next_number),
        ),
        (
            "factorial_ratio_trailing",
            st.tuples(st.integers(0, 140), st.integers(0, 140)),
            agrees_with(_zeros_written_out),
        ),
        (
            "coprime_stride_near",
            st.tuples(st.integers(-1, 40), st.integers(-5, 45)),
            agrees_with(_stride_of_all),
        ),
        ("near_square_layout", st.tuples(st.integers(-2, 60)), agrees_with(_layout_of_all)),
        (
            "merge_two_residues",
            st.tuples(
                st.integers(-9, 30), st.integers(-1, 15), st.integers(-9, 30), st.integers(-1, 15)
            ),
            agrees_with(_residue_by_search),
        ),
    )
)
