"""The realised order: by score, ties by id, whatever the insertion order."""

import math
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmark.errors import BenchmarkError
from benchmark.metrics.ordering import first_of_order, order, rank_ids

CORPUS = st.dictionaries(st.text(max_size=3), st.integers(-2, 2), max_size=8)


@settings(deadline=None, derandomize=True, max_examples=200)
@given(CORPUS, st.randoms(use_true_random=False))
def test_the_order_is_that_of_sorted_pairs_of_minus_score_and_id(
    corpus: dict[str, int], random: Random
) -> None:
    ids = list(corpus)
    random.shuffle(ids)
    scores = np.array([corpus[i] * 0.1 for i in ids], dtype=np.float64)
    ranked = [ids[i] for i in order(scores, ids)]
    assert ranked == sorted(ids, key=lambda i: (-corpus[i], i))


def test_ids_are_compared_as_text_so_10_stands_before_9() -> None:
    assert order(np.zeros(3), ["9", "10", "2"]).tolist() == [1, 2, 0]


def test_ids_that_differ_in_a_trailing_null_are_two_ids() -> None:
    assert order(np.zeros(2), ["a\0", "a"]).tolist() == [1, 0]


def test_renaming_the_canonical_moves_it_through_a_tie_and_nothing_else() -> None:
    scores = np.zeros(5)
    assert order(scores, ["a", "b", "c", "d", "e"])[0] == 0
    assert order(scores, ["z", "b", "c", "d", "e"]).tolist() == [1, 2, 3, 4, 0]


def test_ids_ranked_once_give_the_same_order() -> None:
    ids = ["b", "a", "c"]
    scores = np.array([0.5, 0.5, 0.9], dtype=np.float32)
    assert order(scores, rank_ids(ids)).tolist() == order(scores, ids).tolist() == [2, 1, 0]


def test_float32_near_copies_keep_the_order_of_float64() -> None:
    exact = 0.9 + np.array([3, 1, 4, 0, 2]) * 1e-5
    ids = ["a", "b", "c", "d", "e"]
    assert order(exact.astype(np.float32), ids).tolist() == order(exact, ids).tolist()
    assert order(exact, ids).tolist() == [2, 0, 4, 1, 3]


@pytest.mark.parametrize("value", [math.nan, math.inf], ids=["nan", "inf"])
def test_a_score_that_is_not_finite_is_an_error_that_names_the_id(value: float) -> None:
    with pytest.raises(BenchmarkError, match=f"item geometry-1 has no score, got {value}"):
        order(np.array([0.3, value]), ["geometry-0", "geometry-1"])


def test_an_all_nan_vector_is_refused_and_an_all_zero_one_stands_last() -> None:
    documents = np.array([[1.0, 0.0], [math.nan, math.nan], [0.0, 0.0]])
    scores = documents @ np.array([1.0, 0.0])
    with pytest.raises(BenchmarkError, match="item broken has no score"):
        order(scores, ["good", "broken", "zero"])
    assert order(scores[[0, 2]], ["good", "zero"]).tolist() == [0, 1]


def test_duplicate_ids_are_refused_with_both_places() -> None:
    with pytest.raises(BenchmarkError, match="got 'a' at 0 and 2; expected unique ids"):
        order(np.zeros(3), ["a", "b", "a"])


def test_an_id_that_is_not_text_is_refused() -> None:
    with pytest.raises(BenchmarkError, match="got 7; expected str"):
        rank_ids(["a", 7])  # type: ignore[list-item]


def test_one_id_too_few_is_refused() -> None:
    with pytest.raises(BenchmarkError, match=r"got shape \(3,\); expected \(2,\)"):
        order(np.zeros(3), ["a", "b"])


def test_integer_scores_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="got int64; expected float64 or float32"):
        order(np.array([1, 2]), ["a", "b"])


def test_an_empty_corpus_has_an_empty_order() -> None:
    assert order(np.zeros(0), []).tolist() == []


@pytest.mark.parametrize("k", [1, 3, 7, 19, 20, 25])
@pytest.mark.parametrize("values", [1, 3, 1_000])
def test_the_first_k_are_those_of_the_whole_order_ties_included(k: int, values: int) -> None:
    rng = np.random.default_rng(k)
    scores = rng.integers(0, values, 20).astype(np.float64)
    ids = rank_ids([f"c_{i}" for i in rng.permutation(20)])
    assert first_of_order(scores, ids, k).tolist() == order(scores, ids)[:k].tolist()
