"""The resamples of a query-level bootstrap, drawn once and shared by all systems and metrics.

Source: ExecRetrieval section 4.1 ("bootstrap resampling (Efron, 1979) of the 939 queries with
5,000 replicates and fixed seed").
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from benchmark.stats.samples import FloatArray, whole_number

CHUNK_CELLS = 2 * 1024 * 1024  # counts held at a time: 16 MiB in float64


@dataclass(frozen=True, slots=True)
class ResampleCounts:
    """The count matrix [replicates, n_units]: how often each unit is in each resample.

    Held as its seed and made again by the chunk, so it costs no memory and can be written down.
    Every row sums to n_units. Equal records give equal matrices.
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
        rng = np.random.default_rng(self.seed)
        step = max(1, CHUNK_CELLS // max(1, self.n_units))
        for start in range(0, self.replicates, step):
            yield self._rows(rng, min(step, self.replicates - start))

    def _rows(self, rng: np.random.Generator, rows: int) -> FloatArray:
        n = self.n_units
        if n == 0:
            return np.zeros((rows, 0))
        cells = rng.integers(0, n, size=(rows, n))  # Efron 1979: n units, with replacement
        cells += np.arange(rows)[:, np.newaxis] * n
        return np.bincount(cells.ravel(), minlength=rows * n).reshape(rows, n).astype(np.float64)


def draw_resamples(n_units: int, *, replicates: int, rng: np.random.Generator) -> ResampleCounts:
    """Resamples of `n_units` units, from one draw of `rng`. Raises for replicates < 1."""
    return ResampleCounts(n_units, replicates, int(rng.integers(0, 2**63)))
