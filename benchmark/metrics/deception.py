"""Deception: does a buggy variant score at least as high as the canonical it was made from?

Source: ExecRetrieval section 5.5 (a triple is deceived when the distractor's score "is at least as
high as the canonical's") and Figure 4 (canonical minus best distractor).
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from benchmark.metrics.scores import Scores, float64_score, float64_scores
from benchmark.stats.reasons import Degenerate


@dataclass(frozen=True, slots=True)
class Deception:
    """One query's paired distractors against its canonical, in the order given.

    `gap` is the canonical's score minus the best distractor's; without distractors it is NaN and
    the reason says so.
    """

    deceived: tuple[bool, ...]  # at least as high: the paper's rule
    strict: tuple[bool, ...]  # higher
    tied: tuple[bool, ...]  # exactly equal
    gap: float
    reason: Degenerate

    @property
    def any_above(self) -> bool:
        """Is the canonical below at least one distractor (Figure 4)? Ties don't count."""
        return any(self.strict)

    @property
    def any_deceived(self) -> bool:
        """Does at least one distractor score at least as high (section 5.5)? Ties count."""
        return any(self.deceived)


def deception(canonical_score: float | np.floating[Any], distractor_scores: Scores) -> Deception:
    """Compares one score with those of its distractors [m], exactly, in float64.

    Raises BenchmarkError for scores that are not finite or not float32 or float64.
    """
    canonical = float64_score("deception canonical_score", canonical_score)
    others = float64_scores("deception distractor_scores", distractor_scores).tolist()
    return Deception(
        deceived=tuple(other >= canonical for other in others),  # 5.5: s(q, d) >= s(q, c)
        strict=tuple(other > canonical for other in others),
        tied=tuple(other == canonical for other in others),
        gap=canonical - max(others) if others else math.nan,  # Figure 4, right column
        reason=Degenerate.NONE if others else Degenerate.EMPTY_SAMPLE,
    )
