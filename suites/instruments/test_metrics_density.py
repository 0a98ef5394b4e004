"""Density: against brute force over every subset with the ranking metric itself."""

from fractions import Fraction
from itertools import combinations
from statistics import fmean

import numpy as np
import pytest

from benchmark.errors import BenchmarkError
from benchmark.metrics.density import Rivals, exec_at_1_with, rivals
from benchmark.metrics.exec_at_k import exec_at_k
from benchmark.stats.samples import BoolArray, FloatArray


def brute_force(scores: FloatArray, passing: BoolArray, paired: BoolArray, d: int) -> float:
    """Take each subset of the paired distractors out of the pool and rank what is left."""
    own = np.flatnonzero(paired)
    values = []
    for kept in combinations(own, min(d, own.size)):
        pool = [i for i in range(scores.size) if not paired[i] or i in kept]
        values.append(exec_at_k(scores[pool], passing[pool], 1).expected)
    return fmean(values)


@pytest.mark.parametrize("seed", range(60))
def test_it_is_the_mean_of_exec_at_1_over_every_pool_with_d_of_the_distractors(seed: int) -> None:
    rng = np.random.default_rng(seed)
    n = int(rng.integers(6, 12))
    scores = rng.integers(0, 4, size=n).astype(np.float64)  # four values: many ties
    places = rng.permutation(n)
    paired, passing = (np.zeros(n, dtype=np.bool_) for _ in range(2))
    paired[places[: rng.integers(0, 5)]] = True
    passing[places[5 : 5 + rng.integers(1, 3)]] = True
    found = rivals(scores, passing, paired)
    for d in range(6):
        assert exec_at_1_with(found, d) == pytest.approx(
            brute_force(scores, passing, paired, d), abs=1e-12
        )
    assert exec_at_1_with(found, 4) == exec_at_k(scores, passing, 1).expected  # the same float


def test_one_above_one_below_and_the_canonical_alone_on_top_worked_by_hand() -> None:
    found = Rivals(passing=1, fixed=1, above=1, tied=1, below=2)
    by_hand = [
        Fraction(1),
        Fraction(1, 4) * (Fraction(1, 2) + 2),
        Fraction(1, 6) * (1 + 2 * Fraction(1, 2)),
    ]
    for d, expected in enumerate(by_hand):
        assert exec_at_1_with(found, d) == pytest.approx(float(expected))
    assert exec_at_1_with(found, 4) == 0.0


def test_fewer_distractors_never_make_it_harder() -> None:
    for above, tied, below in ((0, 2, 2), (1, 0, 3), (4, 0, 0), (0, 0, 4), (2, 1, 1)):
        values = [exec_at_1_with(Rivals(1, 2, above, tied, below), d) for d in range(5)]
        assert values == sorted(values, reverse=True)


def test_a_query_with_three_distractors_contributes_its_whole_pool_at_four() -> None:
    found = Rivals(1, 1, 0, 1, 2)
    assert exec_at_1_with(found, 4) == exec_at_1_with(found, 3) == 0.5


def test_another_entry_above_the_family_is_no_near_clone_and_stays_in_the_pool() -> None:
    scores = np.array([0.9, 0.5, 0.4])
    found = rivals(scores, np.array([False, True, False]), np.array([False, False, True]))
    assert (found.passing, found.fixed, found.below) == (0, 1, 1)
    assert exec_at_1_with(found, 0) == 0.0


def test_counts_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="Rivals: are no counts"):
        Rivals(2, 1, 0, 0, 4)
    everything = np.ones(3, dtype=np.bool_)
    with pytest.raises(BenchmarkError, match="leave no other entry, got 3 of 3 paired"):
        rivals(np.arange(3.0), ~everything, everything)
