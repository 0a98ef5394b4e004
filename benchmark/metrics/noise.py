"""The noise floor: how often the same system, run another way, orders a pair the other way.

A difference between systems below this share is not a difference of models.

Source: ours (the paper reports no repeat run); ExecRetrieval section 4.2 (FP16 gave non-finite
similarities, a BF16 row is added as a dtype control).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from benchmark.errors import BenchmarkError
from benchmark.metrics.scores import Scores, float64_scores


@dataclass(frozen=True, slots=True)
class PairFlips:
    """(canonical, distractor) pairs scored twice by one system.

    `flipped` changed sides; `loosened` were tied once and not the other time. `shift` is the
    largest change of a difference canonical minus distractor, in the unit of the scores.
    """

    pairs: int
    flipped: int
    loosened: int
    shift: float

    @property
    def share(self) -> float | None:
        """Pairs that changed sides, in [0, 1]; None without pairs. Ties are counted apart."""
        return self.flipped / self.pairs if self.pairs else None


def pair_flips(first: Sequence[Scores], second: Sequence[Scores]) -> PairFlips:
    """Both runs of a system on families of scores, each [1 + m]: the canonical, then distractors.

    Raises BenchmarkError for families of other shapes in the two runs, and for bad scores.
    """
    before, after = (np.concatenate([np.empty(0), *map(_gaps, run)]) for run in (first, second))
    if [len(family) for family in first] != [len(family) for family in second]:
        raise BenchmarkError(
            f"pair_flips: runs differ in their families, got {len(first)} and {len(second)}; "
            "expected the same families in the same order; score the same texts twice"
        )
    a, b = np.sign(before), np.sign(after)
    return PairFlips(
        pairs=int(a.size),
        flipped=int(np.count_nonzero(a * b < 0)),
        loosened=int(np.count_nonzero((a == 0) != (b == 0))),
        shift=float(np.abs(after - before).max(initial=0.0)),
    )


def stored_as_half(vectors: NDArray[np.float32]) -> NDArray[np.float32]:
    """`vectors` [n, d] as they come back from a float16 store."""
    return vectors.astype(np.float16).astype(np.float32)


def _gaps(family: Scores) -> NDArray[np.float64]:
    scores = float64_scores("pair_flips family", family)
    if not scores.size:
        raise BenchmarkError(
            "pair_flips family: has no canonical, got no score; expected the canonical first; "
            "leave out queries without families"
        )
    return np.asarray(scores[0] - scores[1:], dtype=np.float64)
