"""The noise floor: hand-counted flips, and what half precision does to vectors."""

import numpy as np
import pytest

from benchmark.errors import BenchmarkError
from benchmark.metrics.noise import PairFlips, pair_flips, stored_as_half


def test_a_pair_that_changes_sides_is_a_flip_and_a_tie_seen_once_is_counted_apart() -> None:
    first = [np.array([0.5, 0.4, 0.6]), np.array([0.5, 0.5, 0.5])]
    second = [np.array([0.5, 0.6, 0.7]), np.array([0.5, 0.5, 0.25])]
    found = pair_flips(first, second)
    assert (found.pairs, found.flipped, found.loosened) == (4, 1, 1)
    assert found.share == 1 / 4
    assert found.shift == pytest.approx(0.25)


def test_the_same_scores_twice_have_no_flip_and_no_shift() -> None:
    family = [np.array([0.1, 0.2])]
    assert pair_flips(family, family) == PairFlips(1, 0, 0, 0.0)


def test_without_pairs_there_is_no_share() -> None:
    assert pair_flips([], []).share is None
    assert pair_flips([np.array([0.5])], [np.array([0.5])]).share is None


def test_families_that_differ_in_number_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="runs differ in their families, got 1 and 0"):
        pair_flips([np.array([0.5, 0.1])], [])
    with pytest.raises(BenchmarkError, match="has no canonical, got no score"):
        pair_flips([np.empty(0)], [np.empty(0)])


def test_a_half_store_keeps_eleven_bits() -> None:
    vectors = np.array([[1.0, 1.0 + 2.0**-10, 1.0 + 2.0**-12]], dtype=np.float32)
    stored = stored_as_half(vectors)
    assert stored.dtype == np.float32
    assert stored.tolist() == [[1.0, 1.0 + 2.0**-10, 1.0]]
