"""Holm's step-down adjustment of a family of p-values.

Source: Holm 1979, "A simple sequentially rejective multiple test procedure".
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from benchmark.errors import BenchmarkError
from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import FloatArray, finite_sample


@dataclass(frozen=True, slots=True)
class Holm:
    """Adjusted p-values in the order given; reject at any alpha where adjusted <= alpha."""

    adjusted: tuple[float, ...]
    reason: Degenerate

    @property
    def m(self) -> int:
        """The size of the family that was adjusted for."""
        return len(self.adjusted)


def holm(p_values: FloatArray | Sequence[float]) -> Holm:
    """Adjusts the family `p_values` [m], each in [0, 1]; an empty family is an empty answer.

    Raises BenchmarkError for NaN or a value outside [0, 1]: a missing p leaves the family open.
    """
    p = finite_sample("holm p_values", np.asarray(p_values), ndim=1)
    if p.size == 0:
        return Holm((), Degenerate.EMPTY_SAMPLE)
    if p.min() < 0.0 or p.max() > 1.0:
        raise BenchmarkError(
            f"holm p_values: are not probabilities, got {float(p.min())} to {float(p.max())}; "
            "expected 0 <= p <= 1; pass p-values, not statistics"
        )
    ascending = np.argsort(p, kind="stable")
    stepped = np.arange(p.size, 0, -1) * p[ascending]  # (m - j + 1) p_(j), Holm 1979
    adjusted = np.empty_like(p)
    adjusted[ascending] = np.minimum(1.0, np.maximum.accumulate(stepped))
    return Holm(tuple(adjusted.tolist()), Degenerate.NONE)
