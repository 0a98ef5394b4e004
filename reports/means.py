"""Means over queries with the bootstrap interval that every metric of a report carries.

Source: ExecRetrieval section 4.1 (5,000 replicates, fixed seed, percentile limits).
"""

from collections.abc import Sequence

import numpy as np

from benchmark import protocol
from benchmark.stats.bootstrap import intervals_of_means
from benchmark.stats.intervals import Interval
from benchmark.stats.resamples import draw_resamples


def mean_intervals(columns: Sequence[Sequence[float]]) -> tuple[Interval, ...]:
    """The interval of the mean of each column, all of one length [n_queries]; in its unit.

    Columns of one length share their resamples, in this call and in any other.
    """
    if not columns:
        return ()
    values = np.array(columns, dtype=np.float64).T
    resamples = draw_resamples(
        len(values),
        replicates=protocol.BOOTSTRAP_REPLICATES,
        rng=np.random.default_rng(protocol.BOOTSTRAP_SEED),
    )
    return intervals_of_means(values, resamples, level=protocol.CONFIDENCE_LEVEL)
