"""Holm against statsmodels, closed testing by Bonferroni, and the edge cases peers got wrong."""

import math
from itertools import combinations
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmark.errors import BenchmarkError
from benchmark.stats.holm import Holm, holm
from benchmark.stats.reasons import Degenerate

P_VALUES = st.lists(st.sampled_from([0.0, 1e-5, 0.01, 0.011, 0.05, 0.25, 1.0]), max_size=6)
PROPERTY = settings(deadline=None, derandomize=True, max_examples=150)


def closed_bonferroni(p: list[float], i: int) -> float:
    """Holm is the closed test with Bonferroni: the worst subfamily that holds hypothesis i."""
    families = (f for r in range(1, len(p) + 1) for f in combinations(range(len(p)), r) if i in f)
    return max(min(1.0, len(f) * min(p[j] for j in f)) for f in families)


@PROPERTY
@given(P_VALUES)
def test_the_adjusted_p_is_that_of_the_closed_bonferroni_test(p: list[float]) -> None:
    assert list(holm(p).adjusted) == [closed_bonferroni(p, i) for i in range(len(p))]


def test_the_adjusted_p_is_that_of_statsmodels() -> None:
    multitest = pytest.importorskip(
        "statsmodels.stats.multitest", reason="install statsmodels: the independent Holm"
    )
    random = np.random.default_rng(3)
    for m in (1, 2, 5, 24, 276):
        p = random.random(m) ** 3
        theirs = multitest.multipletests(p, method="holm")[1]
        assert holm(p).adjusted == pytest.approx(tuple(theirs), rel=1e-12)


@PROPERTY
@given(P_VALUES, st.randoms(use_true_random=False))
def test_shuffling_the_family_shuffles_the_answer(p: list[float], random: Random) -> None:
    places = list(range(len(p)))
    random.shuffle(places)
    adjusted = holm(p).adjusted
    assert holm([p[i] for i in places]).adjusted == tuple(adjusted[i] for i in places)


@PROPERTY
@given(P_VALUES)
def test_adjusted_p_keep_the_order_and_stay_between_p_and_1(p: list[float]) -> None:
    adjusted = holm(p).adjusted
    for i, j in combinations(range(len(p)), 2):
        assert (p[i] - p[j]) * (adjusted[i] - adjusted[j]) >= 0
    assert all(raw <= new <= 1.0 for raw, new in zip(p, adjusted, strict=True))


@pytest.mark.parametrize(
    ("p", "expected"),
    [
        ([0.01, 0.011], [0.02, 0.02]),
        ([0.25, 1.0, 1.0, 1.0, 1.0], [1.0] * 5),
        ([1e-5] * 5, [5e-5] * 5),
        ([0.04, 0.01, 0.03], [0.06, 0.03, 0.06]),
        ([0.05], [0.05]),
        ([0.0, 1.0], [0.0, 1.0]),
    ],
    ids=["monotone", "none-significant", "all-significant", "unsorted", "at-alpha", "limits"],
)
def test_the_cases_that_peers_got_wrong_come_out(p: list[float], expected: list[float]) -> None:
    assert list(holm(p).adjusted) == pytest.approx(expected, rel=1e-15)


def test_tied_p_values_get_one_adjusted_value() -> None:
    assert holm([0.01, 0.02, 0.01, 0.02]).adjusted == (0.04, 0.04, 0.04, 0.04)


def test_an_empty_family_is_an_empty_answer_with_the_reason() -> None:
    assert holm([]) == Holm((), Degenerate.EMPTY_SAMPLE)
    assert holm([]).m == 0


def test_the_size_of_the_family_is_stated() -> None:
    assert holm(np.array([0.2, 0.3, 0.4])).m == 3


def test_one_nan_is_refused_and_never_rejected_or_counted() -> None:
    with pytest.raises(BenchmarkError, match=r"holm p_values: entry \(1,\) is not finite, got nan"):
        holm([0.01, math.nan, 0.03])


@pytest.mark.parametrize("p", [-0.01, 1.01], ids=["negative", "above-one"])
def test_a_value_outside_0_and_1_is_refused(p: float) -> None:
    with pytest.raises(BenchmarkError, match="expected 0 <= p <= 1"):
        holm([0.5, p])


def test_a_matrix_is_not_a_family() -> None:
    with pytest.raises(BenchmarkError, match=r"got shape \(1, 1\); expected 1 axes"):
        holm(np.array([[0.1]]))
