"""Percentile bootstrap intervals of means and of paired differences, by query.

Source: ExecRetrieval section 4.1 (Efron, 1979; percentile limits).
"""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmark.errors import BenchmarkError
from benchmark.stats.intervals import Interval, tail
from benchmark.stats.resamples import ResampleCounts, draw_resamples
from benchmark.stats.samples import FloatArray, finite_sample, same_shape

MEAN_CELLS = 4 * 1024 * 1024  # resampled means held at a time: 32 MiB in float64


def bootstrap_means(
    values: NDArray[Any], *, replicates: int, level: float, rng: np.random.Generator
) -> tuple[Interval, ...]:
    """Interval of the mean of each column of `values` [n_units, n_metrics], same resamples for all.

    Raises BenchmarkError for NaN or infinity, another shape, replicates < 1, level outside (0, 1).
    """
    sample = finite_sample("bootstrap_means values", values, ndim=2)
    drawn = draw_resamples(sample.shape[0], replicates=replicates, rng=rng)
    return intervals_of_means(sample, drawn, level=level)


def paired_difference(
    a: NDArray[Any], b: NDArray[Any], *, replicates: int, level: float, rng: np.random.Generator
) -> Interval:
    """Interval of mean(a - b) over `n` paired units: `a` [n] and `b` [n], positive if a is better.

    Raises BenchmarkError as `bootstrap_means`, and for samples of unequal length.
    """
    first = finite_sample("paired_difference a", a, ndim=1)[:, np.newaxis]
    second = finite_sample("paired_difference b", b, ndim=1)[:, np.newaxis]
    drawn = draw_resamples(first.shape[0], replicates=replicates, rng=rng)
    return intervals_of_differences(first, second, drawn, level=level)[0]


def intervals_of_differences(
    a: NDArray[Any], b: NDArray[Any], resamples: ResampleCounts, *, level: float
) -> tuple[Interval, ...]:
    """Intervals of mean(a - b), column by column: `a`, `b` [n_units, n_pairs], shared resamples."""
    first = finite_sample("intervals_of_differences a", a, ndim=2)
    second = finite_sample("intervals_of_differences b", b, ndim=2)
    same_shape("intervals_of_differences", first, second)
    return intervals_of_means(first - second, resamples, level=level)


def intervals_of_means(
    values: NDArray[Any], resamples: ResampleCounts, *, level: float
) -> tuple[Interval, ...]:
    """Intervals of the mean of each column of `values` [n_units, n_metrics] over shared resamples.

    A constant column is [x, x] and flagged; no units is an empty interval and flagged.
    """
    sample = finite_sample("intervals_of_means values", values, ndim=2)
    n_units, n_metrics = len(sample), int(sample.shape[1])
    outside = tail(level)
    if n_units != resamples.n_units:
        raise BenchmarkError(
            f"intervals_of_means: resamples are of other units, got {n_units} rows; "
            f"expected {resamples.n_units}; draw resamples for these units"
        )
    if n_units == 0:
        return (Interval.empty(),) * n_metrics
    step = max(1, MEAN_CELLS // resamples.replicates)
    return tuple(
        interval
        for start in range(0, n_metrics, step)
        for interval in _columns(sample[:, start : start + step], resamples, outside)
    )


def _columns(sample: FloatArray, resamples: ResampleCounts, outside: float) -> list[Interval]:
    n = sample.shape[0]
    means = _resampled_means(sample, resamples)
    lows, highs = np.quantile(means, [outside, 1.0 - outside], axis=1, overwrite_input=True)
    constant = (sample == sample[0]).all(axis=0)
    return [
        Interval.constant(float(column[0]), n)
        if constant[i]
        else Interval(math.fsum(column) / n, float(lows[i]), float(highs[i]), n)
        for i, column in enumerate(sample.T)
    ]


def _resampled_means(sample: FloatArray, resamples: ResampleCounts) -> FloatArray:
    """Means [n_metrics, replicates]: the count matrix times the values, over n."""
    n_units, n_metrics = sample.shape
    means = np.empty((n_metrics, resamples.replicates))
    start = 0
    for counts in resamples.chunks():
        stop = start + counts.shape[0]
        means[:, start:stop] = (counts @ sample).T / n_units  # theta*_r = sum_i c_ri x_i / n
        start = stop
    return means
