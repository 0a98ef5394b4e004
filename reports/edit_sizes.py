"""Folds deception by the size of the edit, for one system or over all of a tier.

Source: ExecRetrieval Appendix G: fixed buckets, and the tie-aware Spearman correlation of edit size
and per-pair deception (over systems: the share of them that a pair deceives).
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from benchmark import protocol
from benchmark.metrics.edit_size import BUCKETS, bucket
from benchmark.stats.samples import FloatArray
from benchmark.stats.spearman import Spearman, spearman
from reports.analysis_records import EditSizeSummary, Rate
from reports.observations import Observation


def summarise_edit_size(runs: Sequence[Sequence[Observation]]) -> EditSizeSummary:
    """Over all pairs of `runs`: one sequence a system, the same queries in the same order."""
    first = runs[0] if runs else ()
    rows = [[p.deceived for o in run for p in o.paired] for run in runs]
    size = np.array([p.size for o in first for p in o.paired], dtype=np.float64)
    length = np.array([o.code_length for o in first for _ in o.paired], dtype=np.float64)
    unit = np.array([o.unit.query_id for o in first for _ in o.paired], dtype=np.str_)
    deceived = np.array(rows, dtype=np.float64).reshape(len(runs), size.size)
    share = deceived.mean(axis=0) if len(runs) else size
    names = np.array([bucket(int(s)) for s in size], dtype=np.str_)
    groups = {name: deceived[:, names == name] for name in BUCKETS}
    return EditSizeSummary(
        buckets=tuple(Rate(n, int(g.sum()), int(g.size)) for n, g in groups.items() if g.size),
        absolute=_correlation(size, share, unit),
        relative=_correlation(size / length, share, unit),
    )


def _correlation(size: FloatArray, share: FloatArray, unit: NDArray[np.str_]) -> Spearman:
    return spearman(
        size,
        share,
        unit,
        replicates=protocol.BOOTSTRAP_REPLICATES,
        level=protocol.CONFIDENCE_LEVEL,
        rng=np.random.default_rng(protocol.BOOTSTRAP_SEED),
    )
