"""Query-blind placebos beside rerankers: the medoid of the near-copies of rank 1.

A placebo is given what a reranker is given, the texts that a first stage put on top, best first,
and never the query. The near-copies of rank 1 come first, by their distance to each other; the
rest keeps the first stage's order. A reranker's gain counts only where it beats these.

Source: the topology audit of the design; ExecRetrieval section 6 (rerankers as follow-up).
"""

import tokenize
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rapidfuzz.distance import Levenshtein

from benchmark import protocol
from benchmark.errors import BenchmarkError
from benchmark.metrics.topology import (
    TOLERANCE,
    VIEWS,
    Distances,
    Items,
    cosine_distances,
)

TEXT_VIEWS: Final = ("tokens", "nodes")  # token edit distance, distance of syntax trees


def text_medoid_scores(view: str, texts: Sequence[str]) -> tuple[float, ...]:
    """One score a text, higher is better, of the medoid as `view` (of TEXT_VIEWS) sees `texts`.

    `texts` [n] stand in the order of the first stage, best first. Near-copies of rank 1 differ
    from it in less than 40 % of the longer one's items. A text that is not Python has no
    near-copies. Raises BenchmarkError for another view.
    """
    if view not in TEXT_VIEWS:
        raise BenchmarkError(
            f"text_medoid_scores view: unknown, got {view!r}; expected one of "
            f"{', '.join(TEXT_VIEWS)}; vectors have vector_medoid_scores"
        )
    seen = [_seen(text, VIEWS[view]) for text in texts]
    distances = np.zeros((len(seen), len(seen)))
    for i, first in enumerate(seen):
        for j, second in enumerate(seen[:i]):
            distances[i, j] = distances[j, i] = _share_edited(first, second)
    return medoid_scores(distances, protocol.NEAR_COPY_EDITS)


def vector_medoid_scores(vectors: NDArray[np.float32]) -> tuple[float, ...]:
    """One score a text, of the medoid by cosine of unit `vectors` [n, dimension], best first.

    Near-copies of rank 1 have a cosine above 0.9 to it.
    """
    return medoid_scores(cosine_distances(vectors), 1.0 - protocol.NEAR_COPY_COSINE)


def medoid_scores(distances: Distances, within: float) -> tuple[float, ...]:
    """Scores [n] from `distances` [n, n] of texts in the order of a first stage, best first.

    What is less than `within` from rank 1 is its cluster and scores minus its mean distance to it,
    above all others; totals that differ by rounding only are a tie. Outside: minus the rank and
    the largest distance, so that the first stage's order stays.
    """
    n = len(distances)
    if n == 0:
        return ()
    cluster = np.flatnonzero(distances[0] < within)
    inside = distances[np.ix_(cluster, cluster)].mean(axis=1)
    scores = -np.arange(n, dtype=np.float64) - float(distances.max())
    scores[cluster] = -np.round(inside / TOLERANCE) * TOLERANCE
    return tuple(scores.tolist())


def _seen(text: str, view: Callable[[str], Items]) -> Items | None:
    try:
        return view(text)
    except (BenchmarkError, SyntaxError, tokenize.TokenError):
        return None


def _share_edited(first: Items | None, second: Items | None) -> float:
    """Edit distance over the length of the longer one, in [0, 1]; 1 for what can't be read."""
    if first is None or second is None:
        return 1.0
    return Levenshtein.normalized_distance(first, second)
