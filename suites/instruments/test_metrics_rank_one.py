"""Rank 1: what stands there, and what would over all orders of the tied block."""

from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmark.errors import BenchmarkError
from benchmark.metrics.exec_at_k import exec_at_k
from benchmark.metrics.ordering import order
from benchmark.metrics.rank_one import RankOne, rank_one
from benchmark.metrics.ties import rank_blocks
from benchmark.outcomes import RetrievalOutcome

Item = tuple[int, RetrievalOutcome]

ITEMS = st.lists(
    st.tuples(st.integers(0, 2), st.sampled_from(list(RetrievalOutcome))), min_size=1, max_size=6
)
IDS = ["a", "b", "c", "d", "e", "f"]


def measured(items: list[Item], ids: list[str]) -> RankOne:
    scores = np.array([level * 0.1 for level, _ in items])
    passing = np.array([kind is RetrievalOutcome.HIT for _, kind in items])
    paired = np.array([kind is RetrievalOutcome.DECEIVED for _, kind in items])
    first = int(order(scores, ids)[0])
    return rank_one(rank_blocks(scores), first, passing, paired)


@settings(deadline=None, derandomize=True, max_examples=60)
@given(ITEMS)
def test_the_shares_are_the_outcomes_counted_over_all_renamings(items: list[Item]) -> None:
    n = len(items)
    found = [measured(items, list(ids)) for ids in permutations(IDS[:n])]
    for kind, share in (
        (RetrievalOutcome.HIT, found[0].hit_share),
        (RetrievalOutcome.DECEIVED, found[0].paired_share),
        (RetrievalOutcome.MISS, found[0].other_share),
    ):
        seen = Fraction(sum(one.outcome is kind for one in found), len(found))
        assert share == float(seen)
    assert len({(one.hit_share, one.paired_share, one.block_size) for one in found}) == 1


@settings(deadline=None, derandomize=True)
@given(ITEMS)
def test_the_hit_share_is_the_expected_exec_at_1(items: list[Item]) -> None:
    scores = np.array([level * 0.1 for level, _ in items])
    passing = np.array([kind is RetrievalOutcome.HIT for _, kind in items])
    hit_share = measured(items, IDS[: len(items)]).hit_share
    assert hit_share == exec_at_k(scores, passing, 1).expected


def test_a_constant_scorer_hits_one_fifth_of_a_family_of_five_whatever_the_ids() -> None:
    canonical, buggy = RetrievalOutcome.HIT, RetrievalOutcome.DECEIVED
    items = [(0, canonical)] + [(0, buggy)] * 4
    named_first, named_last = measured(items, IDS[:5]), measured(items, [*"zabcd"])
    assert named_first == RankOne(RetrievalOutcome.HIT, 0.2, 0.8, 0.0, 5)
    assert named_last == RankOne(RetrievalOutcome.DECEIVED, 0.2, 0.8, 0.0, 5)


def test_an_unrelated_snippet_at_rank_1_is_a_miss() -> None:
    found = measured([(0, RetrievalOutcome.HIT), (2, RetrievalOutcome.MISS)], ["a", "b"])
    assert found == RankOne(RetrievalOutcome.MISS, 0.0, 0.0, 1.0, 1)


def test_an_index_below_rank_1_is_refused() -> None:
    nothing = np.zeros(2, dtype=np.bool_)
    with pytest.raises(BenchmarkError, match="does not stand at rank 1, got 0 of 2 items"):
        rank_one(np.array([0.1, 0.2]), 0, nothing, nothing)


def test_an_empty_corpus_has_no_rank_1_and_is_refused() -> None:
    nothing = np.zeros(0, dtype=np.bool_)
    with pytest.raises(BenchmarkError, match="got 0 of 0 items"):
        rank_one(np.array([]), 0, nothing, nothing)


def test_a_paired_variant_that_passes_is_a_broken_ruler() -> None:
    both = np.array([False, True])
    with pytest.raises(BenchmarkError, match="a paired buggy variant passes, got item 1"):
        rank_one(np.array([0.2, 0.1]), 0, both, both)
