"""Spearman's rank correlation with ties, and its interval over queries.

Source: ExecRetrieval Appendix G ("tie-aware Spearman"): the product-moment correlation of average
ranks; p by the t distribution with n - 2 degrees of freedom, two-sided.
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.special import stdtr
from scipy.stats import rankdata

from benchmark.errors import BenchmarkError
from benchmark.stats.intervals import tail
from benchmark.stats.reasons import Degenerate
from benchmark.stats.resamples import draw_resamples
from benchmark.stats.samples import FloatArray, finite_sample, same_shape


@dataclass(frozen=True, slots=True)
class Spearman:
    """rho over `n` pairs in `units` queries, in [-1, 1]; NaN throughout when it has no value.

    `p_two_sided` takes the pairs as independent; `low` and `high` don't, they resample queries.
    """

    rho: float
    low: float
    high: float
    p_two_sided: float
    n: int
    units: int
    reason: Degenerate


def spearman(
    x: NDArray[Any],
    y: NDArray[Any],
    units: NDArray[Any],
    *,
    replicates: int,
    level: float,
    rng: np.random.Generator,
) -> Spearman:
    """Correlation of `x` [n] and `y` [n]; `units` [n] says which query each pair belongs to.

    The interval is a percentile bootstrap over queries with the ranks held as in the whole sample.
    Fewer than three pairs, or a constant side, is a value with a reason.
    Raises BenchmarkError for NaN, for unequal lengths and for `replicates` < 1.
    """
    a, b = finite_sample("spearman x", x, ndim=1), finite_sample("spearman y", y, ndim=1)
    same_shape("spearman", a, b)
    if np.shape(units) != a.shape:
        raise BenchmarkError(
            f"spearman units: don't fit the pairs, got shape {np.shape(units)}; expected "
            f"{a.shape}; one query a pair"
        )
    outside, n = tail(level), int(a.size)
    names, unit = np.unique(units, return_inverse=True)
    if n < 3 or (a == a[0]).all() or (b == b[0]).all():
        reason = Degenerate.EMPTY_SAMPLE if n < 3 else Degenerate.CONSTANT_SAMPLE
        return Spearman(math.nan, math.nan, math.nan, math.nan, n, len(names), reason)
    moments = _moments(rankdata(a), rankdata(b), unit, len(names))
    rho = float(_correlation(moments.sum(axis=0, keepdims=True))[0])
    drawn = draw_resamples(len(names), replicates=replicates, rng=rng)
    resampled = np.concatenate([_correlation(counts @ moments) for counts in drawn.chunks()])
    low, high = np.nanquantile(resampled, [outside, 1.0 - outside])
    return Spearman(rho, float(low), float(high), _p(rho, n), n, len(names), Degenerate.NONE)


def _moments(a: FloatArray, b: FloatArray, unit: NDArray[np.intp], n_units: int) -> FloatArray:
    """Sums [n_units, 6] by query: 1, x, y, xx, yy, xy of ranks centred on their mean."""
    x, y = a - a.mean(), b - b.mean()
    columns = (np.ones_like(x), x, y, x * x, y * y, x * y)
    return np.stack(
        [np.bincount(unit, weights=column, minlength=n_units) for column in columns], axis=1
    )


def _correlation(sums: FloatArray) -> FloatArray:
    """r [rows] from sums [rows, 6]; NaN where a side is constant in a resample."""
    n, x, y, xx, yy, xy = sums.T
    spread = (xx - x * x / n) * (yy - y * y / n)
    with np.errstate(invalid="ignore", divide="ignore"):
        r = (xy - x * y / n) / np.sqrt(np.where(spread > 0.0, spread, np.nan))
    return np.asarray(np.clip(r, -1.0, 1.0), dtype=np.float64)


def _p(rho: float, n: int) -> float:
    if abs(rho) >= 1.0:
        return 0.0
    t = rho * math.sqrt((n - 2) / (1.0 - rho * rho))  # t with n - 2 degrees of freedom
    return float(2.0 * stdtr(n - 2, -abs(t)))
