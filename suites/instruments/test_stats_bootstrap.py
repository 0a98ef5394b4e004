"""The bootstrap against scipy, the exact binomial law and every resample of a small sample."""

import math
import tracemalloc
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from scipy import stats

from benchmark.errors import BenchmarkError
from benchmark.metrics.ties import TieEnvelope
from benchmark.stats.bootstrap import (
    bootstrap_means,
    intervals_of_differences,
    intervals_of_means,
    paired_difference,
)
from benchmark.stats.intervals import Interval
from benchmark.stats.reasons import Degenerate
from benchmark.stats.resamples import ResampleCounts, draw_resamples


def rng(seed: int = 7) -> np.random.Generator:
    return np.random.default_rng(seed)


def limits(interval: Interval) -> list[float]:
    return [interval.low, interval.high]


def test_the_limits_of_a_skewed_sample_are_those_of_scipy_within_monte_carlo_error() -> None:
    values = rng().exponential(size=200)
    (ours,) = bootstrap_means(values[:, np.newaxis], replicates=20_000, level=0.9, rng=rng(1))
    theirs = stats.bootstrap(
        (values,),
        np.mean,
        n_resamples=20_000,
        confidence_level=0.9,
        method="percentile",
        rng=rng(2),
    ).confidence_interval
    tolerance = 0.05 * float(values.std() / math.sqrt(200))  # a twentieth of a standard error
    assert limits(ours) == pytest.approx([theirs.low, theirs.high], abs=tolerance)
    assert ours.estimate == pytest.approx(values.mean())


def test_the_paired_limits_are_those_of_scipy_on_the_same_pairs() -> None:
    a, b = rng(3).random((2, 150))
    ours = paired_difference(a, b, replicates=20_000, level=0.95, rng=rng(1))
    theirs = stats.bootstrap(
        (a, b),
        lambda x, y, axis: np.mean(x - y, axis=axis),
        paired=True,
        vectorized=True,
        n_resamples=20_000,
        method="percentile",
        rng=rng(2),
    ).confidence_interval
    tolerance = 0.05 * float((a - b).std() / math.sqrt(150))
    assert limits(ours) == pytest.approx([theirs.low, theirs.high], abs=tolerance)


@pytest.mark.parametrize("hits", [20, 311, 930])
def test_the_limits_of_a_rate_over_939_queries_are_binomial_quantiles(hits: int) -> None:
    values = (np.arange(939) < hits).astype(np.float64)[:, np.newaxis]
    (found,) = bootstrap_means(values, replicates=5_000, level=0.95, rng=rng())
    exact = stats.binom.ppf([0.025, 0.975], 939, hits / 939)
    spread = math.sqrt(939 * (hits / 939) * (1 - hits / 939))
    assert np.array(limits(found)) * 939 == pytest.approx(exact, abs=1 + 0.15 * spread)
    assert found.estimate == hits / 939


def test_185_against_183_of_939_has_the_papers_limits_within_two_queries() -> None:
    first = np.arange(939) < 185  # 185 against 183: p = 0.958, see test_stats_mcnemar
    second = (np.arange(939) >= 185) & (np.arange(939) < 368)
    found = paired_difference(first, second, replicates=5_000, level=0.95, rng=rng(20_260_510))
    assert round(found.estimate, 3) == 0.002
    assert limits(found) == pytest.approx([-0.038, 0.042], abs=2 / 939)  # 5.1: +0.002 [...]


def test_the_limits_of_four_units_are_quantiles_of_all_256_resamples() -> None:
    values = [0, 1, 3, 10]
    means = sorted(Fraction(sum(draw), 4) for draw in product(values, repeat=4))
    (found,) = bootstrap_means(
        np.array(values, dtype=np.float64)[:, np.newaxis], replicates=40_000, level=0.8, rng=rng()
    )
    assert limits(found) == [float(means[25]), float(means[230])]  # 10 % and 90 % of 256


def test_every_resample_draws_n_units() -> None:
    counts = np.vstack(list(draw_resamples(37, replicates=500, rng=rng()).chunks()))
    assert counts.shape == (500, 37)
    assert (counts.sum(axis=1) == 37).all()


def test_each_unit_is_drawn_as_often_as_a_binomial_of_n_and_1_over_n() -> None:
    counts = np.vstack(list(draw_resamples(10, replicates=20_000, rng=rng()).chunks()))
    seen = np.bincount(counts.astype(np.int64).ravel(), minlength=11)[:6]
    expected = stats.binom.pmf(np.arange(6), 10, 0.1) * counts.size
    assert seen == pytest.approx(expected, rel=0.1, abs=30)


def test_a_matrix_in_chunks_is_the_matrix_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = draw_resamples(9, replicates=11, rng=rng())
    (whole,) = drawn.chunks()
    monkeypatch.setattr("benchmark.stats.resamples.CHUNK_CELLS", 30)
    pieces = list(drawn.chunks())
    assert [len(piece) for piece in pieces] == [3, 3, 3, 2]
    assert np.vstack(pieces).tolist() == whole.tolist()


def test_columns_in_batches_get_the_same_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    values = rng(5).random((20, 7))
    drawn = draw_resamples(20, replicates=50, rng=rng())
    whole = intervals_of_means(values, drawn, level=0.95)
    monkeypatch.setattr("benchmark.stats.bootstrap.MEAN_CELLS", 100)
    for one, other in zip(whole, intervals_of_means(values, drawn, level=0.95), strict=True):
        assert limits(one) == pytest.approx(limits(other), abs=1e-15)


def test_the_same_seed_gives_the_same_intervals_and_another_seed_others() -> None:
    values = rng(5).random((60, 2))
    first, again, other = (
        bootstrap_means(values, replicates=200, level=0.95, rng=rng(seed)) for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


def test_a_difference_uses_the_resamples_of_its_two_means() -> None:
    a, b = rng(4).random((2, 50, 1))
    drawn = draw_resamples(50, replicates=300, rng=rng())
    (found,) = intervals_of_differences(a, b, drawn, level=0.95)
    counts = np.vstack(list(drawn.chunks()))
    by_hand = np.quantile((counts @ a - counts @ b) / 50, [0.025, 0.975])
    assert limits(found) == pytest.approx(by_hand.tolist(), abs=1e-14)


def test_exchanging_the_systems_turns_the_difference_round() -> None:
    a, b = rng(4).random((2, 50))
    there = paired_difference(a, b, replicates=999, level=0.95, rng=rng())
    back = paired_difference(b, a, replicates=999, level=0.95, rng=rng())
    assert [-back.high, -back.low] == pytest.approx(limits(there), abs=1e-14)
    assert back.estimate == -there.estimate


@pytest.mark.parametrize(
    "values",
    [np.ones((20, 1)), np.full((1, 1), 0.3), np.full((939, 1), 0.1)],
    ids=["twenty-ones", "single-item", "all-tied"],
)
def test_a_constant_sample_is_x_x_and_flagged(values: np.ndarray) -> None:
    (found,) = bootstrap_means(values, replicates=100, level=0.95, rng=rng())
    x = float(values[0, 0])
    assert found == Interval(x, x, x, len(values), Degenerate.CONSTANT_SAMPLE)


def test_two_systems_that_agree_everywhere_differ_by_a_flagged_zero() -> None:
    same = rng().random(30)
    found = paired_difference(same, same, replicates=100, level=0.95, rng=rng())
    assert found == Interval(0.0, 0.0, 0.0, 30, Degenerate.CONSTANT_SAMPLE)


def test_an_ordinary_column_beside_a_constant_one_is_not_flagged() -> None:
    values = np.column_stack([np.ones(20), np.arange(20)])
    constant, ordinary = bootstrap_means(values, replicates=100, level=0.95, rng=rng())
    assert constant.reason is Degenerate.CONSTANT_SAMPLE
    assert ordinary.reason is Degenerate.NONE
    assert ordinary.low < 9.5 < ordinary.high


def test_no_units_give_an_empty_interval_a_metric_and_no_warning() -> None:
    found = bootstrap_means(np.zeros((0, 3)), replicates=100, level=0.95, rng=rng())
    assert [one.reason for one in found] == [Degenerate.EMPTY_SAMPLE] * 3
    assert all(one.n == 0 and math.isnan(one.estimate) for one in found)


def test_no_metrics_give_no_intervals() -> None:
    assert bootstrap_means(np.zeros((5, 0)), replicates=9, level=0.95, rng=rng()) == ()


def test_an_undefined_metric_can_not_be_averaged_in() -> None:
    undefined = TieEnvelope.undefined(Degenerate.UNDEFINED_K_EXCEEDS_N)
    values = np.array([[0.5], [undefined.expected]])
    with pytest.raises(BenchmarkError, match=r"entry \(1, 0\) is not finite, got nan"):
        bootstrap_means(values, replicates=9, level=0.95, rng=rng())


def test_5000_units_of_100_metrics_stay_under_200_mb() -> None:
    values = rng().random((5_000, 100))
    tracemalloc.start()
    bootstrap_means(values, replicates=2_000, level=0.95, rng=rng())
    peak_bytes = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak_bytes < 200 * 1000**2


@pytest.mark.parametrize("level", [0.0, 1.0, 95.0, math.nan], ids=["0", "1", "95", "nan"])
def test_a_level_outside_0_and_1_is_refused(level: float) -> None:
    with pytest.raises(BenchmarkError, match="expected 0 < level < 1"):
        bootstrap_means(np.ones((2, 1)), replicates=9, level=level, rng=rng())


def test_no_replicates_are_refused() -> None:
    with pytest.raises(BenchmarkError, match=r"replicates: .* got 0; expected an integer of at"):
        bootstrap_means(np.ones((2, 1)), replicates=0, level=0.95, rng=rng())


def test_samples_that_can_not_be_paired_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="samples can't be paired"):
        paired_difference(np.ones(3), np.ones(4), replicates=9, level=0.95, rng=rng())


def test_a_vector_where_a_matrix_is_due_is_refused() -> None:
    with pytest.raises(BenchmarkError, match=r"got shape \(3,\); expected 2 axes"):
        bootstrap_means(np.ones(3), replicates=9, level=0.95, rng=rng())


def test_text_is_not_a_sample() -> None:
    with pytest.raises(BenchmarkError, match="is not an array of real numbers, got dtype <U3"):
        bootstrap_means(np.array([["0.1"]]), replicates=9, level=0.95, rng=rng())


def test_resamples_of_other_units_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="got 3 rows; expected 4"):
        intervals_of_means(np.ones((3, 1)), ResampleCounts(4, 9, 0), level=0.95)


def test_an_interval_that_is_upside_down_is_refused() -> None:
    with pytest.raises(BenchmarkError, match="expected a finite estimate and low <= high"):
        Interval(0.5, 0.6, 0.4, 10)
