"""Deception: the paper counts a tie as deceived, Figure 4 does not."""

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmark.errors import BenchmarkError
from benchmark.metrics.deception import Deception, deception
from benchmark.stats.reasons import Degenerate

UNIT = st.floats(-1, 1, width=32)


def test_a_higher_a_tied_and_a_lower_distractor_are_deceived_deceived_and_not() -> None:
    assert deception(0.5, np.array([0.75, 0.5, 0.25])) == Deception(
        deceived=(True, True, False),
        strict=(True, False, False),
        tied=(False, True, False),
        gap=-0.25,
        reason=Degenerate.NONE,
    )


def test_a_tie_alone_deceives_but_is_not_above() -> None:
    tied = deception(0.5, np.array([0.5, 0.1]))
    assert (tied.any_deceived, tied.any_above, tied.gap) == (True, False, 0.0)


@settings(deadline=None, derandomize=True)
@given(UNIT, st.lists(UNIT, min_size=1, max_size=5))
def test_the_flags_are_those_of_exact_fractions(canonical: float, others: list[float]) -> None:
    found = deception(canonical, np.array(others))
    gaps = [Fraction(canonical) - Fraction(other) for other in others]
    assert found.deceived == tuple(gap <= 0 for gap in gaps)
    assert found.strict == tuple(gap < 0 for gap in gaps)
    assert found.tied == tuple(gap == 0 for gap in gaps)
    assert found.gap == float(min(gaps))
    assert found.any_above == (found.gap < 0)


def test_float32_and_float64_of_the_same_numbers_agree() -> None:
    scores = np.array([0.9, 0.90001, 0.9], dtype=np.float32)
    single = deception(scores[0], scores[1:])
    assert single == deception(float(scores[0]), scores[1:].astype(np.float64))
    assert single.tied == (False, True)


def test_without_distractors_nothing_deceives_and_the_gap_is_flagged() -> None:
    alone = deception(0.5, np.array([]))
    assert (alone.deceived, alone.any_above, alone.any_deceived) == ((), False, False)
    assert math.isnan(alone.gap)
    assert alone.reason is Degenerate.EMPTY_SAMPLE


@pytest.mark.parametrize(
    "score", [1, True, np.float16(0.5), np.int64(1)], ids=["int", "bool", "float16", "int64"]
)
def test_a_canonical_score_of_low_precision_is_refused(score: float) -> None:
    with pytest.raises(BenchmarkError, match=r"deception canonical_score: .*expected float64"):
        deception(score, np.array([0.1]))


def test_scores_that_are_not_finite_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="canonical_score: item 0 has no score, got nan"):
        deception(math.nan, np.array([0.1]))
    with pytest.raises(BenchmarkError, match="distractor_scores: item 1 has no score, got inf"):
        deception(0.1, np.array([0.1, math.inf]))
