"""Spearman: against scipy, on ties and on hand-worked ranks."""

import math

import numpy as np
import pytest
from scipy import stats

from benchmark.errors import BenchmarkError
from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import FloatArray
from benchmark.stats.spearman import Spearman, spearman


def correlate(
    x: FloatArray, y: FloatArray, units: object = None, replicates: int = 400
) -> Spearman:
    return spearman(
        x,
        y,
        np.arange(len(x)) if units is None else np.asarray(units),
        replicates=replicates,
        level=0.95,
        rng=np.random.default_rng(7),
    )


@pytest.mark.parametrize("values", [2, 5, 1_000])
def test_rho_and_p_are_those_of_scipy_with_many_ties_and_with_none(values: int) -> None:
    rng = np.random.default_rng(values)
    x = rng.integers(0, values, 300).astype(np.float64)
    y = x * 0.1 + rng.normal(size=300).round(1)
    found, theirs = correlate(x, y), stats.spearmanr(x, y)
    assert found.rho == pytest.approx(theirs.statistic, abs=1e-12)
    assert found.p_two_sided == pytest.approx(theirs.pvalue, rel=1e-9)


def test_tied_ranks_worked_by_hand() -> None:
    # ranks of x: 1, 2.5, 2.5, 4; of y: 1, 2, 3, 4; r = 4.5 / sqrt(4.5 * 5)
    found = correlate(np.array([1.0, 2.0, 2.0, 9.0]), np.array([0.1, 0.2, 0.3, 0.4]))
    assert found.rho == pytest.approx(4.5 / math.sqrt(4.5 * 5))


def test_a_perfect_order_is_one_with_p_zero() -> None:
    found = correlate(np.arange(9.0), np.arange(9.0) ** 3)
    assert found.rho == pytest.approx(1.0)
    assert found.low <= 1.0 <= found.high + 1e-12


def test_its_interval_covers_rho_and_widens_when_queries_hold_many_alike_pairs() -> None:
    rng = np.random.default_rng(3)
    x, noise = rng.normal(size=50), rng.normal(size=50)
    many = np.repeat(np.arange(50), 4)
    apart = correlate(x[many], (x + noise)[many])
    together = correlate(x[many], (x + noise)[many], many)
    assert together.low < together.rho < together.high
    assert together.rho == apart.rho
    assert together.high - together.low > 1.5 * (apart.high - apart.low)
    assert (together.n, together.units) == (200, 50)


def test_its_interval_is_near_fishers_for_independent_pairs() -> None:
    rng = np.random.default_rng(5)
    x = rng.normal(size=800)
    found = correlate(x, 0.5 * x + rng.normal(size=800), replicates=3_000)
    half = 1.96 * math.sqrt((1 + found.rho**2 / 2) / 797)
    fisher = [math.tanh(math.atanh(found.rho) + sign * half) for sign in (-1, 1)]
    assert (found.low, found.high) == pytest.approx(fisher, abs=0.02)


def test_a_constant_side_and_too_few_pairs_are_values_with_a_reason() -> None:
    constant = correlate(np.ones(5), np.arange(5.0))
    assert constant.reason is Degenerate.CONSTANT_SAMPLE
    assert math.isnan(constant.rho)
    assert correlate(np.arange(2.0), np.arange(2.0)).reason is Degenerate.EMPTY_SAMPLE


def test_sides_of_unequal_length_and_missing_units_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="samples can't be paired"):
        correlate(np.arange(4.0), np.arange(5.0))
    with pytest.raises(BenchmarkError, match="spearman units: don't fit the pairs"):
        correlate(np.arange(4.0), np.arange(4.0), [1, 2])
