"""Odds ratio, harm and power of the repair study against hand derivations and coin tosses."""

import math
from fractions import Fraction
from itertools import product
from math import comb

import pytest
from scipy import stats

from benchmark.errors import BenchmarkError
from benchmark.stats.harm import HarmShare, reverse_harm
from benchmark.stats.mcnemar import exact_one_sided
from benchmark.stats.odds_ratio import PooledOddsRatio, pooled_odds_ratio
from benchmark.stats.power import ConditionalPower, conditional_power
from benchmark.stats.reasons import Degenerate

FIRST_STEP = 0.05 / 3


def test_one_half_is_added_once_to_each_pooled_sum_and_not_once_a_stratum() -> None:
    found = pooled_odds_ratio([5, 4, 4, 4, 4, 4], [2, 1, 1, 1, 1, 1])
    assert found == PooledOddsRatio(25, 7, 6, 25.5 / 7.5, Degenerate.NONE)
    assert found.odds_ratio == pytest.approx(3.4)  # 28 / 10 = 2.8 with a half a stratum


def test_the_odds_ratio_of_one_stratum_is_that_of_its_counts() -> None:
    assert pooled_odds_ratio([9], [0]).odds_ratio == 19.0
    assert pooled_odds_ratio([0], [9]).odds_ratio == 1 / 19


def test_no_discordant_unit_and_no_stratum_have_odds_1_and_their_reasons() -> None:
    assert pooled_odds_ratio([0, 0], [0, 0]) == PooledOddsRatio(
        0, 0, 2, 1.0, Degenerate.NO_DISCORDANT_PAIRS
    )
    assert pooled_odds_ratio([], []) == PooledOddsRatio(0, 0, 0, 1.0, Degenerate.EMPTY_SAMPLE)


def test_counts_of_other_strata_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="got 2 favored and 1 reverse counts"):
        pooled_odds_ratio([1, 2], [1])
    with pytest.raises(BenchmarkError, match="reverse: is not a valid count, got -1"):
        pooled_odds_ratio([1], [-1])


@pytest.mark.parametrize(("reverse", "n"), [(0, 1), (3, 290), (7, 290), (5, 6), (6, 6)])
@pytest.mark.parametrize("level", [0.9, 0.95, 0.99])
def test_the_upper_limit_of_harm_is_that_of_scipys_one_sided_test(
    reverse: int, n: int, level: float
) -> None:
    found = reverse_harm(reverse, n, level=level)
    theirs = stats.binomtest(reverse, n, alternative="less").proportion_ci(level, method="exact")
    assert (found.share, found.upper) == pytest.approx((reverse / n, theirs.high), abs=1e-9)
    assert found.reason is Degenerate.NONE


def test_at_the_upper_limit_3_of_290_or_fewer_have_a_chance_of_5_percent() -> None:
    upper = Fraction(reverse_harm(3, 290, level=0.95).upper)
    at_most = sum(comb(290, x) * upper**x * (1 - upper) ** (290 - x) for x in range(4))
    assert float(at_most) == pytest.approx(0.05, rel=1e-9)


def test_no_units_have_no_share_the_limit_1_and_the_reason() -> None:
    found = reverse_harm(0, 0, level=0.95)
    assert math.isnan(found.share)
    assert (found.upper, found.reason) == (1.0, Degenerate.EMPTY_SAMPLE)


def test_impossible_harm_is_refused() -> None:
    with pytest.raises(BenchmarkError, match="got 4 of 3; expected reverse <= n"):
        reverse_harm(4, 3, level=0.95)
    with pytest.raises(BenchmarkError, match="expected 0 < level < 1"):
        reverse_harm(1, 3, level=1.0)
    assert isinstance(reverse_harm(1, 3, level=0.5), HarmShare)


def test_power_is_the_exact_fraction_over_all_tosses_of_a_biased_coin() -> None:
    favorable = Fraction(3, 4)
    for pairs in range(1, 9):
        reached = Fraction(0)
        for toss in product((True, False), repeat=pairs):
            if exact_one_sided(sum(toss), pairs - sum(toss)) <= 0.05:
                reached += favorable ** sum(toss) * (1 - favorable) ** (pairs - sum(toss))
        assert conditional_power(pairs, 0.75, alpha=0.05).power == pytest.approx(float(reached))


@pytest.mark.parametrize(("pairs", "favorable"), [(38, 0.737), (36, 0.75), (200, 0.55), (7, 1.0)])
def test_power_is_scipys_tail_beyond_scipys_critical_value(pairs: int, favorable: float) -> None:
    found = conditional_power(pairs, favorable, alpha=FIRST_STEP)
    critical = int(stats.binom.isf(FIRST_STEP, pairs, 0.5)) + 1
    assert found.critical == critical
    assert found.size == pytest.approx(stats.binom.sf(critical - 1, pairs, 0.5))
    assert found.power == pytest.approx(stats.binom.sf(critical - 1, pairs, favorable))


def test_under_the_null_power_is_the_size_and_below_alpha() -> None:
    for pairs in (6, 17, 38, 90):
        found = conditional_power(pairs, 0.5, alpha=FIRST_STEP)
        assert found.power == pytest.approx(found.size)
        assert found.size <= FIRST_STEP


def test_five_pairs_cannot_reject_at_a_sixtieth_and_say_so() -> None:
    assert conditional_power(5, 1.0, alpha=FIRST_STEP) == ConditionalPower(
        5, 1.0, FIRST_STEP, None, 0.0, 0.0, Degenerate.NO_REJECTION_POSSIBLE
    )
    assert conditional_power(6, 1.0, alpha=FIRST_STEP).power == 1.0  # 1/64 < 1/60
    assert conditional_power(0, 0.5, alpha=0.5).reason is Degenerate.NO_DISCORDANT_PAIRS


def test_impossible_shares_and_levels_are_refused() -> None:
    with pytest.raises(BenchmarkError, match=r"favorable: is not a share, got 1\.2"):
        conditional_power(9, 1.2, alpha=0.05)
    with pytest.raises(BenchmarkError, match="expected 0 < level < 1"):
        conditional_power(9, 0.5, alpha=0.0)
