"""The top of a ranking in another order, as scores again.

A reranked row keeps the first stage's scores below the block, so that every metric reads it as it
reads any other row. Inside the block a score says the order and nothing else: it is a rank above
the row's maximum, and a gap between two of them is in steps, not in units of similarity.

Source: ExecRetrieval section 6 (rerankers as follow-up); the house rules for ties.
"""

from collections.abc import Sequence

import numpy as np

from benchmark.errors import BenchmarkError
from benchmark.stats.samples import FloatArray


def reordered(row: FloatArray, block: Sequence[int], preference: Sequence[float]) -> FloatArray:
    """Scores [n_corpus] with the entries of `block` above all others, by `preference`.

    `row` [n_corpus] are the first stage's scores, `block` [k] the positions reranked, `preference`
    [k] one finite number each: higher is better, equal numbers stay a tie. What ties across the
    edge of the block is cut as `block` says; the entries left out keep their scores and their ties.
    Raises BenchmarkError for lengths that differ and for a preference that isn't finite.
    """
    wished = np.asarray(preference, dtype=np.float64)
    if wished.shape != (len(block),):
        raise BenchmarkError(
            f"reranked scores: don't fit the block, got shape {wished.shape}; expected "
            f"({len(block)},), one a candidate; mend the reranker"
        )
    if not np.isfinite(wished).all():
        at = int(np.argmin(np.isfinite(wished)))
        raise BenchmarkError(
            f"reranked score of candidate {at + 1}: got {wished[at]}; expected a finite number; "
            "mend the reranker"
        )
    _distinct, steps = np.unique(wished, return_inverse=True)  # dense ranks, 0 is the worst
    scores = np.array(row, dtype=np.float64)
    if len(block):
        ceiling = float(scores.max())
        scores[list(block)] = ceiling + max(1.0, abs(ceiling)) * (1.0 + steps.reshape(-1))
    return scores
