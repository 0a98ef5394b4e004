"""Clopper-Pearson against scipy's binomial test, closed forms and its own definition."""

import math
from fractions import Fraction
from math import comb

import pytest
from scipy import stats

from benchmark.errors import BenchmarkError
from benchmark.stats.intervals import Interval
from benchmark.stats.proportions import clopper_pearson
from benchmark.stats.reasons import Degenerate


@pytest.mark.parametrize("n", [1, 2, 7, 40, 939])
@pytest.mark.parametrize("level", [0.8, 0.95, 0.99])
def test_the_limits_are_those_of_scipys_exact_interval(n: int, level: float) -> None:
    for successes in {0, 1, n // 3, n - 1, n}:
        ours = clopper_pearson(successes, n, level=level)
        theirs = stats.binomtest(successes, n).proportion_ci(level, method="exact")
        assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high), abs=1e-9)
        assert (ours.estimate, ours.n) == (successes / n, n)


def test_none_of_n_has_the_closed_form_1_minus_the_nth_root_of_half_alpha() -> None:
    found = clopper_pearson(0, 10, level=0.95)
    assert found.low == 0.0
    assert found.high == pytest.approx(1 - 0.025**0.1, rel=1e-12)
    mirrored = clopper_pearson(10, 10, level=0.95)
    assert mirrored.high == 1.0
    assert mirrored.low == pytest.approx(0.025**0.1, rel=1e-12)


def test_at_each_limit_the_tail_of_the_binomial_is_two_and_a_half_percent() -> None:
    found = clopper_pearson(3, 9, level=0.95)
    low, high = Fraction(found.low), Fraction(found.high)
    at_least = sum(comb(9, x) * low**x * (1 - low) ** (9 - x) for x in range(3, 10))
    at_most = sum(comb(9, x) * high**x * (1 - high) ** (9 - x) for x in range(4))
    assert [float(at_least), float(at_most)] == pytest.approx([0.025, 0.025], rel=1e-10)


def test_no_units_have_no_estimate_the_limits_0_and_1_and_the_reason() -> None:
    found = clopper_pearson(0, 0, level=0.95)
    assert math.isnan(found.estimate)
    assert (found.low, found.high, found.n) == (0.0, 1.0, 0)
    assert found.reason is Degenerate.EMPTY_SAMPLE


def test_all_of_n_is_an_ordinary_interval_and_not_flagged() -> None:
    assert clopper_pearson(5, 5, level=0.95).reason is Degenerate.NONE
    assert isinstance(clopper_pearson(5, 5, level=0.95), Interval)


def test_impossible_counts_and_levels_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="got 4 of 3; expected successes <= n"):
        clopper_pearson(4, 3, level=0.95)
    with pytest.raises(BenchmarkError, match="expected an integer of at least 0"):
        clopper_pearson(-1, 3, level=0.95)
    with pytest.raises(BenchmarkError, match="expected 0 < level < 1"):
        clopper_pearson(1, 3, level=95)
