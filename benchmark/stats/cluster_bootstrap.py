"""Percentile interval of a paired risk difference, resampling task clusters within benchmark.

Source: falsification paper, section 3.2, Table 12. The same task under several models is one
cluster; clusters are drawn with replacement inside their stratum, so that each resample keeps
every benchmark's number of tasks. The number of units varies with the clusters that are drawn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from benchmark.errors import BenchmarkError
from benchmark.repair_protocol import CLUSTER_BOOTSTRAP_SEED_TEXT, SEED_VALUES
from benchmark.stats.intervals import Interval, tail
from benchmark.stats.resamples import draw_resamples
from benchmark.stats.samples import BoolArray, FloatArray, flags


@dataclass(frozen=True, slots=True)
class ClusteredDifference:
    """The risk difference in [-1, 1] with its interval over units, and what was resampled."""

    interval: Interval
    clusters: int
    strata: int


def published_seed() -> int:
    """The seed that Table 12 names, sha256 of its text, reduced as equation 2.6 reduces."""
    digest = sha256(CLUSTER_BOOTSTRAP_SEED_TEXT.encode()).hexdigest()
    return int(digest, 16) % SEED_VALUES


def clustered_difference(
    favored: BoolArray,
    reference: BoolArray,
    *,
    strata: Sequence[str],
    clusters: Sequence[str],
    replicates: int,
    level: float,
    rng: np.random.Generator,
) -> ClusteredDifference:
    """Interval of mean(favored - reference) over `n` units: two bool [n], two label lists [n].

    Clusters of the same name in two strata are two clusters. No units is an empty interval; units
    that all have the same difference are [x, x]; both flagged. Raises BenchmarkError for samples
    or labels of another length or type, replicates < 1, level outside (0, 1).
    """
    n = int(np.size(favored))
    first = flags("clustered_difference favored", favored, n=n)
    second = flags("clustered_difference reference", reference, n=n)
    _as_many(strata, clusters, n)
    outside = tail(level)
    if n == 0:
        return ClusteredDifference(Interval.empty(), 0, 0)
    difference = first.astype(np.float64) - second.astype(np.float64)
    sums = _cluster_sums(difference, strata, clusters)
    count = sum(len(block) for block in sums)
    if (difference == difference[0]).all():
        return ClusteredDifference(Interval.constant(float(difference[0]), n), count, len(sums))
    drawn = sum((_resampled(block, replicates, rng) for block in sums), np.zeros((replicates, 2)))
    risk = drawn[:, 0] / drawn[:, 1]  # RD* = summed differences over resampled units
    low, high = np.quantile(risk, [outside, 1.0 - outside])
    estimate = float(difference.sum()) / n
    return ClusteredDifference(Interval(estimate, float(low), float(high), n), count, len(sums))


def _as_many(strata: Sequence[str], clusters: Sequence[str], n: int) -> None:
    if not len(strata) == len(clusters) == n:
        raise BenchmarkError(
            f"clustered_difference: labels and units differ, got {len(strata)} strata and "
            f"{len(clusters)} clusters for {n} units; expected one of each a unit; keep one order"
        )


def _cluster_sums(
    difference: FloatArray, strata: Sequence[str], clusters: Sequence[str]
) -> list[FloatArray]:
    """For each stratum [clusters, 2]: the summed difference and the number of units."""
    sums: dict[str, dict[str, list[float]]] = {}
    for value, stratum, cluster in zip(difference.tolist(), strata, clusters, strict=True):
        entry = sums.setdefault(stratum, {}).setdefault(cluster, [0.0, 0.0])
        entry[0] += value
        entry[1] += 1.0
    return [np.array([sums[s][c] for c in sorted(sums[s])]) for s in sorted(sums)]


def _resampled(block: FloatArray, replicates: int, rng: np.random.Generator) -> NDArray[np.float64]:
    drawn = draw_resamples(len(block), replicates=replicates, rng=rng)
    return np.vstack([counts @ block for counts in drawn.chunks()])
