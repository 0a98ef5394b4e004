"""References for tasks of math_numerical: money and statistics."""

from fractions import Fraction
from itertools import combinations, pairwise
from math import floor, isclose
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with


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
    return min(cents // 100 * factor, cap) if cents >= 0 else 0


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


_SMALL = st.integers(-6, 6)
_COUNTS = st.integers(0, 12)

_PRICES = st.lists(st.integers(0, 9), max_size=9)
_TIERS = st.lists(st.tuples(_COUNTS, st.sampled_from([0, 0.5, 2, 3])), max_size=4)
_GROUP = st.tuples(st.integers(0, 3), _SMALL, st.integers(0, 5))

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
    )
)
