"""A reranked row: the block on top in the order wished, all else as it was."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmark.errors import BenchmarkError
from benchmark.metrics.ordering import order
from benchmark.metrics.rerank_order import reordered
from benchmark.metrics.ties import rank_blocks

ROW = np.array([0.9, 0.5, 0.7, 0.7, 0.1])
IDS = ("a", "b", "c", "d", "e")


def _ranked(scores: Any) -> str:
    return "".join(IDS[place] for place in order(scores, IDS))


def test_the_block_stands_on_top_in_the_order_wished() -> None:
    assert _ranked(ROW) == "acdbe"
    assert _ranked(reordered(ROW, [0, 2, 3], [1.0, 5.0, 3.0])) == "cdabe"


def test_equal_preferences_stay_a_tie_and_entries_below_keep_their_scores() -> None:
    scores = reordered(ROW, [0, 2], [4.0, 4.0])
    assert scores[0] == scores[2]
    assert scores[[1, 3, 4]].tolist() == ROW[[1, 3, 4]].tolist()
    assert rank_blocks(scores).sizes.tolist() == [2, 1, 1, 1]


def test_a_tie_across_the_cut_is_broken_by_the_cut() -> None:
    """c and d tie; c, first by id, is the last candidate, and is now above d."""
    scores = reordered(ROW, [0, 2], [1.0, 0.0])
    assert _ranked(scores) == "acdbe"
    assert scores[2] > scores[3]


def test_no_candidates_leave_the_row_alone_and_the_row_given_is_never_changed() -> None:
    before = ROW.copy()
    assert reordered(ROW, [], []).tolist() == ROW.tolist()
    reordered(ROW, [4], [0.0])
    assert ROW.tolist() == before.tolist()


@given(
    row=st.lists(st.floats(-1e12, 1e12), min_size=5, max_size=5),
    wished=st.lists(st.floats(-1e300, 1e300), min_size=3, max_size=3),
)
def test_every_order_of_the_block_is_the_wished_one(row: list[float], wished: list[float]) -> None:
    """Against sorting in Python, at any size of scores and preferences."""
    scores = reordered(np.array(row), [4, 0, 2], wished)
    assert np.isfinite(scores).all()
    assert min(scores[[4, 0, 2]]) > max(row)
    for (i, a), (j, b) in ((x, y) for x in zip((4, 0, 2), wished, strict=True)
                           for y in zip((4, 0, 2), wished, strict=True)):  # fmt: skip
        assert (scores[i] > scores[j], scores[i] == scores[j]) == (a > b, a == b)


@pytest.mark.parametrize("wished", [[1.0], [1.0, 2.0, 3.0]])
def test_another_number_of_preferences_is_refused(wished: list[float]) -> None:
    with pytest.raises(BenchmarkError, match=r"got shape .*; expected \(2,\)"):
        reordered(ROW, [0, 1], wished)


@pytest.mark.parametrize("bad", [float("nan"), float("inf")])
def test_a_preference_that_is_not_finite_is_refused_by_its_candidate(bad: float) -> None:
    with pytest.raises(BenchmarkError, match=f"candidate 2: got {bad}"):
        reordered(ROW, [0, 1], [1.0, bad])
