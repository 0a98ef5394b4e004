"""First-unlock rounds, conversion and the q0 strata on cases worked out by hand."""

import math
from fractions import Fraction

import numpy as np
import pytest

from benchmark.errors import BenchmarkError
from benchmark.metrics.near_miss import NearMiss, Q0Stratum
from benchmark.metrics.unlock import Conversion, UnlockRounds, first_unlock_rounds, public_to_true
from benchmark.stats.reasons import Degenerate


def test_a_unit_counts_once_in_the_round_of_its_first_unlock() -> None:
    passes = np.array([[0, 1, 1, 0], [1, 1, 1, 1], [0, 0, 0, 0], [0, 0, 0, 1]], dtype=np.bool_)
    found = first_unlock_rounds(passes)
    assert found == UnlockRounds((1, 1, 0, 1), never=1)
    assert found.unlocked == 3
    assert passes[0].tolist() == [False, True, True, False]  # not written to


def test_no_units_and_one_round_are_ordinary() -> None:
    assert first_unlock_rounds(np.zeros((0, 4), dtype=np.bool_)) == UnlockRounds((0, 0, 0, 0), 0)
    assert first_unlock_rounds(np.array([[True], [False]])) == UnlockRounds((1,), 1)


def test_rounds_that_are_no_flags_are_refused() -> None:
    with pytest.raises(BenchmarkError, match=r"got dtype int64, shape \(1, 2\)"):
        first_unlock_rounds(np.array([[0, 1]]))
    with pytest.raises(BenchmarkError, match="expected a bool array"):
        first_unlock_rounds(np.array([True]))


def test_conversion_is_true_over_public_unlocks() -> None:
    public = np.array([True, True, False, True])
    true = np.array([True, False, False, True])
    assert public_to_true(public, true) == Conversion(2, 3, 2 / 3, Degenerate.NONE)


def test_no_public_unlock_has_no_share_and_the_reason() -> None:
    found = public_to_true(np.zeros(5, dtype=np.bool_), np.zeros(5, dtype=np.bool_))
    assert math.isnan(found.share)
    assert found.reason is Degenerate.EMPTY_SAMPLE


def test_a_true_unlock_without_a_public_one_is_refused() -> None:
    with pytest.raises(BenchmarkError, match="a true unlock is no public one, got unit 1"):
        public_to_true(np.array([True, False]), np.array([True, True]))


@pytest.mark.parametrize(
    ("passed", "total", "stratum", "search_bound"),
    [
        (0, 7, Q0Stratum.NONE, False),
        (1, 7, Q0Stratum.LOW, False),
        (1, 3, Q0Stratum.MIDDLE, True),
        (33, 100, Q0Stratum.LOW, False),
        (34, 100, Q0Stratum.MIDDLE, True),
        (2, 3, Q0Stratum.HIGH, True),
        (666, 1000, Q0Stratum.MIDDLE, True),
        (9, 10, Q0Stratum.HIGH, True),
        (10, 10, Q0Stratum.NOT_DEAD, False),
    ],
    ids=[
        "none",
        "one_of_7",
        "third",
        "below_third",
        "above_third",
        "two_thirds",
        "below_two_thirds",
        "nine_tenths",
        "all",
    ],
)
def test_each_edge_belongs_to_the_stratum_above_it(
    passed: int, total: int, stratum: Q0Stratum, search_bound: bool
) -> None:
    unit = NearMiss(passed, total)
    assert (unit.stratum, unit.search_bound) == (stratum, search_bound)
    assert unit.q0 == Fraction(passed, total)


def test_impossible_incumbents_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="got 4 of 3; expected passed <= total"):
        NearMiss(4, 3)
    with pytest.raises(BenchmarkError, match="total: is not a valid count, got 0"):
        NearMiss(0, 0)
