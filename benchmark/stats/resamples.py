"""The resamples of a query-level bootstrap, drawn once and shared by all systems and metrics.

Source: ExecRetrieval section 4.1 ("bootstrap resampling (Efron, 1979) of the 939 queries with
5,000 replicates and fixed seed").
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from benchmark.stats.samples import FloatArray, whole_number

CHUNK_CELLS = 2 * 1024 * 1024  # counts held at a time: 16 MiB in float64
KEPT_CELLS = 16 * 1024 * 1024  # of a matrix that is kept: 32 MiB in uint16


@dataclass(frozen=True, slots=True)
class ResampleCounts:
    """The count matrix [replicates, n_units]: how often each unit is in each resample.

    Held as its seed, so it can be written down; a matrix of usual size is kept for the next asker,
    a larger one is made again by the chunk. Every row sums to n_units. Equal
    records give equal matrices.
    """

    n_units: int
    replicates: int
    seed: int

    def __post_init__(self) -> None:
        whole_number("ResampleCounts.n_units", self.n_units, least=0)
        whole_number("ResampleCounts.replicates", self.replicates, least=1)
        whole_number("ResampleCounts.seed", self.seed, least=0)

    def chunks(self) -> Iterator[FloatArray]:
        """The rows of the matrix in order, as float64 [rows, n_units] pieces."""
        step = max(1, CHUNK_CELLS // max(1, self.n_units))
        if self.n_units * self.replicates <= KEPT_CELLS:
            kept = _kept(self)
            for start in range(0, self.replicates, step):
                yield kept[start : start + step].astype(np.float64)
            return
        rng = np.random.default_rng(self.seed)
        for start in range(0, self.replicates, step):
            yield _rows(rng, min(step, self.replicates - start), self.n_units).astype(np.float64)


@lru_cache(maxsize=4)
def _kept(resamples: ResampleCounts) -> NDArray[np.uint16]:
    """The whole matrix: a report asks for the same one many times. Read only."""
    n, rng = resamples.n_units, np.random.default_rng(resamples.seed)
    step = max(1, CHUNK_CELLS // max(1, n))
    whole = np.empty((resamples.replicates, n), dtype=np.uint16)
    for start in range(0, resamples.replicates, step):
        stop = min(start + step, resamples.replicates)
        whole[start:stop] = _rows(rng, stop - start, n)
    whole.flags.writeable = False
    return whole


def _rows(rng: np.random.Generator, rows: int, n: int) -> NDArray[np.intp]:
    if n == 0:
        return np.zeros((rows, 0), dtype=np.intp)
    cells = rng.integers(0, n, size=(rows, n))  # Efron 1979: n units, with replacement
    cells += np.arange(rows)[:, np.newaxis] * n
    return np.bincount(cells.ravel(), minlength=rows * n).reshape(rows, n)


def draw_resamples(n_units: int, *, replicates: int, rng: np.random.Generator) -> ResampleCounts:
    """Resamples of `n_units` units, from one draw of `rng`. Raises for replicates < 1."""
    return ResampleCounts(n_units, replicates, int(rng.integers(0, 2**63)))
