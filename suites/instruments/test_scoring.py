"""Cosine scores: exact ties where vectors are equal, and nowhere else."""

import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from numpy.typing import NDArray

from fixtures.retrieval.scoring import cosine_scores, dot_scores

Vectors = NDArray[np.float32]
DIMENSION = 5
COMPONENTS = st.floats(-4.0, 4.0, width=32).filter(lambda x: x == 0.0 or abs(x) > 1e-3)


def _vectors(most: int) -> st.SearchStrategy[Vectors]:
    shapes = st.tuples(st.integers(1, most), st.just(DIMENSION))
    drawn = arrays(np.float32, shapes, elements=COMPONENTS)
    return drawn.filter(lambda vectors: bool(vectors.any(axis=1).all()))


def _slow(first: list[float], second: list[float]) -> float:
    """The cosine with exactly rounded sums."""
    dot = math.fsum(a * b for a, b in zip(first, second, strict=True))
    return (
        dot
        / math.sqrt(math.fsum(a * a for a in first))
        / math.sqrt(math.fsum(b * b for b in second))
    )


@given(_vectors(4), _vectors(7))
def test_scores_are_those_of_a_slow_dot_product(queries: Vectors, corpus: Vectors) -> None:
    expected = [[_slow(q, c) for c in corpus.tolist()] for q in queries.tolist()]
    assert np.abs(cosine_scores(queries, corpus) - np.array(expected)).max() < 1e-14


@given(_vectors(3), _vectors(6), st.data())
def test_equal_vectors_tie_exactly_wherever_they_stand(
    queries: Vectors, corpus: Vectors, data: st.DataObject
) -> None:
    places = data.draw(st.lists(st.integers(0, len(corpus) - 1), min_size=2, max_size=40))
    scores = cosine_scores(queries, corpus[places])
    for first, second in pairwise(places):
        if first == second:
            columns = [i for i, place in enumerate(places) if place == first]
            assert (scores[:, columns] == scores[:, columns[:1]]).all()


def test_a_vector_repeated_over_a_large_corpus_has_one_score() -> None:
    rng = np.random.default_rng(7)
    corpus = rng.normal(size=(1_003, 384)).astype(np.float32)
    corpus[::10] = corpus[3]
    scores = cosine_scores(rng.normal(size=(5, 384)).astype(np.float32), corpus)
    assert [len(np.unique(row[::10])) for row in scores] == [1] * 5


def test_clones_one_float32_step_apart_stay_apart() -> None:
    """Half precision would make them a tie."""
    rng = np.random.default_rng(7)
    query = rng.normal(size=(1, 384)).astype(np.float32)
    clones = np.repeat(rng.normal(size=(1, 384)).astype(np.float32), 5, axis=0)
    for place in range(1, 5):
        clones[place, place] = np.nextafter(clones[place, place], np.float32(9.0))
    (scores,) = cosine_scores(query, clones)
    assert len(set(scores.tolist())) == 5
    assert float(np.ptp(scores)) < 1e-6


def test_scores_are_float64_one_a_pair_in_the_order_given() -> None:
    queries = np.array([[1, 0], [0, 2]], dtype=np.float32)
    corpus = np.array([[0, 5], [3, 0], [1, 1]], dtype=np.float32)
    scores = cosine_scores(queries, corpus)
    assert scores.dtype == np.float64
    assert scores == pytest.approx(np.array([[0, 1, math.sqrt(0.5)], [1, 0, math.sqrt(0.5)]]))


def test_the_length_of_a_vector_does_not_matter() -> None:
    query = np.array([[1, 2, 3]], dtype=np.float32)
    corpus = np.array([[3, 1, 2], [12, 4, 8]], dtype=np.float32)
    ((first, second),) = cosine_scores(query, corpus)
    assert first == second


def test_no_queries_give_no_rows() -> None:
    assert cosine_scores(np.empty((0, 3), np.float32), np.ones((2, 3), np.float32)).shape == (0, 2)


@given(_vectors(4), _vectors(7))
def test_dot_products_are_those_of_exactly_rounded_sums(queries: Vectors, corpus: Vectors) -> None:
    expected = [
        [math.fsum(a * b for a, b in zip(q, c, strict=True)) for c in corpus.tolist()]
        for q in queries.tolist()
    ]
    assert np.abs(dot_scores(queries, corpus) - np.array(expected)).max() < 1e-12


def test_lengths_count_in_dot_products_and_not_in_cosines() -> None:
    query = np.array([[1, 0]], np.float32)
    corpus = np.array([[1, 0], [3, 4]], np.float32)
    assert dot_scores(query, corpus).tolist() == [[1.0, 3.0]]
    assert np.abs(cosine_scores(query, corpus) - np.array([[1.0, 0.6]])).max() < 1e-15
