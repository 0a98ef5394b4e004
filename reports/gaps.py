"""Folds the gap between the canonical and its best distractor, for one system on one tier.

Source: ExecRetrieval section 5.4, Figure 4: both distributions, and the difference query by query.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from benchmark.stats.intervals import Interval
from benchmark.stats.samples import FloatArray
from reports.analysis_records import GapSummary, Histogram
from reports.means import mean_intervals
from reports.observations import Observation

GAP_QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
BINS: Final = 40
WITHIN: Final = 0.99  # of the gaps: beyond it they fall in the outer bins
_EMPTY: Final = Histogram((), ())


def summarise_gap(scored: Sequence[Observation]) -> GapSummary:
    """The gaps of `scored`, over the queries that have distractors."""
    asked = [(o.canonical_score, o.gap) for o in scored if o.gap is not None]
    if not asked:
        return GapSummary(Interval.empty(), (), 0, 0, 0, _EMPTY, _EMPTY, _EMPTY)
    canonical, gap = np.array(asked, dtype=np.float64).T
    best = canonical - gap
    reach = float(np.quantile(np.abs(gap), WITHIN)) or 1.0
    scores = np.linspace(
        min(canonical.min(), best.min()), max(canonical.max(), best.max()), BINS + 1
    )
    return GapSummary(
        mean=mean_intervals([gap.tolist()])[0],
        quantiles=tuple(np.quantile(gap, GAP_QUANTILES).tolist()),
        below=int(np.count_nonzero(gap < 0.0)),
        tied=int(np.count_nonzero(gap == 0.0)),
        above=int(np.count_nonzero(gap > 0.0)),
        histogram=_histogram(gap, reach * np.arange(-BINS // 2, BINS // 2 + 1) / (BINS // 2)),
        canonical=_histogram(canonical, scores),
        best_distractor=_histogram(best, scores),
    )


def _histogram(values: FloatArray, edges: FloatArray) -> Histogram:
    inside = np.searchsorted(edges[1:-1], values, side="right")  # an edge belongs to its right
    return Histogram(
        tuple(edges.tolist()), tuple(np.bincount(inside, minlength=len(edges) - 1).tolist())
    )
