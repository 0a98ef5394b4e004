"""Folds the density ablation, for one system on one tier.

Source: ExecRetrieval section 5.3, Table 4.
"""

from collections.abc import Sequence

from benchmark import protocol
from benchmark.metrics.density import exec_at_1_with
from reports.analysis_records import DensitySummary
from reports.means import mean_intervals
from reports.observations import Observation


def summarise_density(scored: Sequence[Observation]) -> DensitySummary:
    """exec@1 of `scored` with none, one, ... of each query's own distractors; the last level is
    the whole pool, whatever its size."""
    columns = [
        [exec_at_1_with(o.rivals, d) for o in scored] for d in range(protocol.DISTRACTORS_PER_TASK)
    ]
    return DensitySummary(mean_intervals([*columns, [o.whole_pool for o in scored]]))
