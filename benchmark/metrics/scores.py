"""What a score is: a finite number in float32 or better, where a tie is exact equality.

Source: the house rules for statistics; half precision makes ties, and a sort may rank NaN first.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from benchmark.errors import BenchmarkError
from benchmark.stats.samples import FloatArray

Scores: TypeAlias = NDArray[np.float64] | NDArray[np.float32]


def float64_scores(
    subject: str, scores: NDArray[Any], ids: Sequence[str] | None = None
) -> FloatArray:
    """`scores` [n] as float64; float32 is upcast, which keeps order and ties as they are.

    Raises BenchmarkError for another dtype or number of axes, and for the first item without a
    finite score, named by `ids` [n] if given, by its index if not.
    """
    if not isinstance(scores, np.ndarray) or not _precise(scores.dtype):
        raise _imprecise(subject, str(getattr(scores, "dtype", type(scores).__name__)))
    if scores.ndim != 1:
        raise BenchmarkError(
            f"{subject}: is not the scores of one query, got shape {scores.shape}; "
            "expected [n_corpus]; pass one row at a time"
        )
    exact = scores.astype(np.float64)
    finite = np.isfinite(exact)
    if not finite.all():
        item = int(np.argmin(finite))
        name = item if ids is None else ids[item]
        raise BenchmarkError(
            f"{subject}: item {name} has no score, got {float(exact[item])}; "
            "expected finite scores; a vector that failed is an infra error of the system"
        )
    return exact


def float64_score(subject: str, score: float | np.floating[Any]) -> float:
    """One score as a Python float, under the same rules."""
    if isinstance(score, np.generic):
        return float(float64_scores(subject, np.asarray(score)[np.newaxis])[0])
    if not isinstance(score, float):
        raise _imprecise(subject, type(score).__name__)
    return float(float64_scores(subject, np.array([score], dtype=np.float64))[0])


def _precise(dtype: np.dtype[Any]) -> bool:
    return dtype.kind == "f" and dtype.itemsize in (4, 8)


def _imprecise(subject: str, got: str) -> BenchmarkError:
    return BenchmarkError(
        f"{subject}: scores can't be compared exactly, got {got}; expected float64 or float32; "
        "score near-copies in float32 or better, lower precision makes ties of them"
    )
