"""Tie envelopes against every order of the tied blocks, counted with exact fractions."""

import math
from collections.abc import Callable
from fractions import Fraction
from itertools import chain, groupby, permutations, product
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmark.errors import BenchmarkError
from benchmark.metrics.exec_at_k import exec_at_k
from benchmark.metrics.execution_precision import execution_precision_at_k
from benchmark.metrics.ndcg import canonical_ndcg_at_k
from benchmark.metrics.ordering import order
from benchmark.metrics.ties import Border, RankedBlocks, TieEnvelope, border, rank_blocks
from benchmark.stats.reasons import Degenerate

Case = list[tuple[int, bool]]  # (score level, passes) an item

CASES = st.lists(st.tuples(st.integers(0, 3), st.booleans()), min_size=1, max_size=6)
EXHAUSTIVE = settings(deadline=None, derandomize=True, max_examples=150)


def arrays(case: Case) -> tuple[np.ndarray, np.ndarray]:
    """Scores that are no round binary fractions, and flags."""
    levels, passing = zip(*case, strict=True)
    return np.array(levels) * 0.1, np.array(passing, dtype=np.bool_)


def every_order(case: Case) -> list[tuple[int, ...]]:
    """All rankings that agree with the scores, as item indices."""
    ranked = sorted(range(len(case)), key=lambda i: -case[i][0])
    blocks = [list(items) for _, items in groupby(ranked, key=lambda i: case[i][0])]
    return [tuple(chain(*choice)) for choice in product(*map(permutations, blocks))]


def enumerated(case: Case, k: int, value: Callable[[list[bool]], Fraction]) -> list[float]:
    """Worst, mean and best of `value` of the top k's flags, over all orders."""
    seen = [value([case[i][1] for i in ranking[:k]]) for ranking in every_order(case)]
    return [float(x) for x in (min(seen), sum(seen, Fraction(0)) / len(seen), max(seen))]


def as_list(envelope: TieEnvelope) -> list[float]:
    return [envelope.pessimistic, envelope.expected, envelope.optimistic]


@EXHAUSTIVE
@given(CASES)
def test_exec_at_k_is_the_fraction_of_orders_with_a_passing_snippet_in_the_top_k(
    case: Case,
) -> None:
    scores, passing = arrays(case)
    for k in range(1, len(case) + 1):
        expected = enumerated(case, k, lambda top: Fraction(any(top)))
        assert as_list(exec_at_k(scores, passing, k)) == expected


@EXHAUSTIVE
@given(CASES)
def test_execution_precision_is_the_mean_fraction_passing_over_all_orders(case: Case) -> None:
    scores, passing = arrays(case)
    for k in range(1, len(case) + 1):
        expected = enumerated(case, k, lambda top: Fraction(sum(top), len(top)))
        assert as_list(execution_precision_at_k(scores, passing, k)) == expected


@EXHAUSTIVE
@given(CASES)
def test_ndcg_is_the_mean_discount_of_the_canonical_over_all_orders(case: Case) -> None:
    scores, _ = arrays(case)
    for k in range(1, len(case) + 1):
        ranks = [ranking.index(0) + 1 for ranking in every_order(case)]
        gains = [1 / math.log2(1 + rank) if rank <= k else 0.0 for rank in ranks]
        expected = [min(gains), math.fsum(gains) / len(gains), max(gains)]
        assert as_list(canonical_ndcg_at_k(scores, 0, k)) == pytest.approx(expected, abs=1e-14)


@EXHAUSTIVE
@given(CASES, st.randoms(use_true_random=False))
def test_the_realised_order_is_one_of_the_orders_and_stays_inside_the_envelope(
    case: Case, random: Random
) -> None:
    scores, passing = arrays(case)
    ids = [f"id-{i}" for i in range(len(case))]
    random.shuffle(ids)
    ranking = tuple(order(scores, ids).tolist())
    assert ranking in every_order(case)
    for k in range(1, len(case) + 1):
        envelope = exec_at_k(scores, passing, k)
        realised = float(passing[list(ranking[:k])].any())
        assert envelope.pessimistic <= realised <= envelope.optimistic


@EXHAUSTIVE
@given(CASES)
def test_reversing_the_corpus_changes_no_metric(case: Case) -> None:
    scores, passing = arrays(case)
    last = len(case) - 1
    for k in range(1, len(case) + 1):
        for metric in (exec_at_k, execution_precision_at_k):
            assert metric(scores, passing, k) == metric(scores[::-1], passing[::-1], k)
        here = canonical_ndcg_at_k(scores, 0, k)
        assert here == canonical_ndcg_at_k(scores[::-1], last, k)


@EXHAUSTIVE
@given(CASES)
def test_blocks_sorted_once_give_the_same_values_as_scores(case: Case) -> None:
    scores, passing = arrays(case)
    blocks = rank_blocks(scores)
    assert rank_blocks(blocks) is blocks
    for k in range(1, len(case) + 1):
        assert exec_at_k(blocks, passing, k) == exec_at_k(scores, passing, k)
        assert canonical_ndcg_at_k(blocks, 0, k) == canonical_ndcg_at_k(scores, 0, k)


def test_five_items_in_three_blocks_have_sizes_2_1_2() -> None:
    blocks = rank_blocks(np.array([0.5, 0.9, 0.1, 0.9, 0.1]))
    assert blocks.sizes.tolist() == [2, 1, 2]
    assert blocks.block_of.tolist() == [1, 0, 2, 0, 2]
    assert blocks.counts(np.array([True, False, True, True, True])).tolist() == [1, 1, 2]


def test_rank_4_of_blocks_2_and_3_takes_two_of_the_three_tied() -> None:
    scores = np.array([2.0, 2.0, 1.0, 1.0, 1.0])
    passing = np.array([True, False, True, True, False])
    assert border(scores, passing, 4) == Border(
        above=2, size=3, slots=2, flagged_above=1, flagged_inside=2
    )


def test_two_passing_of_five_tied_give_exec_at_2_of_seven_tenths() -> None:
    passing = np.array([True, True, False, False, False])
    expected = 1 - Fraction(3, 5) * Fraction(2, 4)  # first fails, then second fails
    assert expected == Fraction(7, 10)
    assert exec_at_k(np.zeros(5), passing, 2) == TieEnvelope(0.0, 0.7, 1.0)


def test_three_places_of_four_tied_with_two_passing_can_never_all_fail() -> None:
    passing = np.array([True, True, False, False])
    assert exec_at_k(np.zeros(4), passing, 3) == TieEnvelope(1.0, 1.0, 1.0)
    third = Fraction(1, 3)
    assert execution_precision_at_k(np.zeros(4), passing, 3) == TieEnvelope(
        float(third), 0.5, float(2 * third)
    )


def test_a_block_of_5000_tied_at_k_2500_has_exec_one_half_without_overflow() -> None:
    passing = np.zeros(5000, dtype=np.bool_)
    passing[17] = True
    assert exec_at_k(np.zeros(5000), passing, 2500) == TieEnvelope(0.0, 0.5, 1.0)


def test_an_untied_canonical_at_rank_3_has_ndcg_one_half() -> None:
    scores = np.array([0.2, 0.9, 0.8, 0.1])
    assert canonical_ndcg_at_k(scores, 0, 3) == TieEnvelope(0.5, 0.5, 0.5)  # 1 / log2(4)
    assert canonical_ndcg_at_k(scores, 0, 2) == TieEnvelope(0.0, 0.0, 0.0)


@pytest.mark.parametrize("canonical", [0, 2, 4], ids=["first", "middle", "last"])
def test_a_constant_scorer_gets_exec_at_1_of_one_fifth_wherever(
    canonical: int,
) -> None:
    passing = np.zeros(5, dtype=np.bool_)
    passing[canonical] = True
    assert exec_at_k(np.zeros(5), passing, 1) == TieEnvelope(0.0, 0.2, 1.0)
    assert execution_precision_at_k(np.zeros(5), passing, 5) == TieEnvelope(0.2, 0.2, 0.2)
    assert canonical_ndcg_at_k(np.zeros(5), canonical, 1) == TieEnvelope(0.0, 0.2, 1.0)


def test_negative_zero_ties_with_zero() -> None:
    assert rank_blocks(np.array([0.0, -0.0])).sizes.tolist() == [2]


def test_near_copies_that_differ_by_one_part_in_100000_stay_five_blocks_in_float32() -> None:
    exact = 0.9 + np.arange(5) * 1e-5  # the order of float64
    single = exact.astype(np.float32)
    assert rank_blocks(single).sizes.tolist() == [1] * 5
    assert rank_blocks(single).block_of.tolist() == rank_blocks(exact).block_of.tolist()
    assert len(np.unique(exact.astype(np.float16))) < 5
    with pytest.raises(BenchmarkError, match="got float16; expected float64 or float32"):
        rank_blocks(exact.astype(np.float16))  # type: ignore[arg-type]


def test_neighbouring_float64_scores_are_not_tied() -> None:
    assert rank_blocks(np.array([0.3, np.nextafter(0.3, 1.0)])).sizes.tolist() == [1, 1]


@pytest.mark.parametrize("n", [0, 2], ids=["no-items", "two-items"])
def test_the_top_5_of_fewer_than_5_items_is_undefined_and_never_one(n: int) -> None:
    scores, passing = np.ones(n), np.ones(n, dtype=np.bool_)
    for envelope in (
        exec_at_k(scores, passing, 5),
        execution_precision_at_k(scores, passing, 5),
        canonical_ndcg_at_k(scores, 0, 5),
    ):
        assert envelope.reason is Degenerate.UNDEFINED_K_EXCEEDS_N
        assert all(map(math.isnan, as_list(envelope)))


def test_one_passing_snippet_among_200_tied_has_exec_at_1_of_0_005_and_not_1() -> None:
    passing = np.zeros(200, dtype=np.bool_)  # truthiness
    passing[3] = True
    assert exec_at_k(np.zeros(200), passing, 1).expected == 0.005


def test_an_envelope_out_of_order_is_refused() -> None:
    with pytest.raises(BenchmarkError, match="expected 0 <= pessimistic <= expected"):
        TieEnvelope(0.5, 0.4, 1.0)
    with pytest.raises(BenchmarkError, match="is out of order"):
        TieEnvelope(0.0, math.nan, 1.0)
    with pytest.raises(BenchmarkError, match="is out of order"):
        TieEnvelope(0.0, 0.5, 1.0, Degenerate.UNDEFINED_K_EXCEEDS_N)


def test_blocks_that_do_not_cover_the_items_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="expected positive sizes that sum to 3"):
        RankedBlocks(np.array([0, 0, 0]), np.array([0, 2]))


def test_ranked_blocks_are_read_only() -> None:
    blocks = rank_blocks(np.array([0.1, 0.2]))
    with pytest.raises(ValueError, match="read-only"):
        blocks.block_of[0] = 7


@pytest.mark.parametrize("k", [0, -1, True, 1.0], ids=["zero", "negative", "bool", "float"])
def test_a_k_that_is_no_positive_integer_is_refused(k: int) -> None:
    with pytest.raises(BenchmarkError, match="expected an integer of at least 1"):
        exec_at_k(np.zeros(3), np.ones(3, dtype=np.bool_), k)
    with pytest.raises(BenchmarkError, match="expected an integer of at least 1"):
        canonical_ndcg_at_k(np.zeros(3), 0, k)


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf], ids=["nan", "inf", "minus-inf"])
def test_a_score_that_is_not_finite_is_an_error_that_names_the_item(value: float) -> None:
    scores = np.array([0.1, 0.9, value])  # argsort would rank NaN first
    with pytest.raises(BenchmarkError, match=f"item 2 has no score, got {value}"):
        exec_at_k(scores, np.ones(3, dtype=np.bool_), 1)


@pytest.mark.parametrize(
    "scores",
    [np.arange(3), np.zeros(3, dtype=np.bool_), np.zeros((3, 1)), np.zeros(3, dtype=object)],
    ids=["integers", "booleans", "matrix", "objects"],
)
def test_scores_of_another_type_or_shape_are_refused(scores: np.ndarray) -> None:
    with pytest.raises(BenchmarkError, match=r"rank_blocks: .*expected"):
        rank_blocks(scores)


def test_scores_in_a_list_are_refused_with_the_type_they_have() -> None:
    with pytest.raises(BenchmarkError, match="got list; expected float64 or float32"):
        rank_blocks([0.1, 0.2])  # type: ignore[arg-type]


def test_flags_must_be_boolean_and_one_an_item() -> None:
    with pytest.raises(BenchmarkError, match="got dtype int64; expected an array of dtype bool"):
        exec_at_k(np.zeros(3), np.array([0, 1, 0]), 1)
    with pytest.raises(BenchmarkError, match=r"got \(2,\); expected \(3,\)"):
        execution_precision_at_k(np.zeros(3), np.ones(2, dtype=np.bool_), 1)


def test_a_canonical_outside_the_corpus_is_refused() -> None:
    with pytest.raises(BenchmarkError, match="expected 0 <= index < 3"):
        canonical_ndcg_at_k(np.zeros(3), 3, 1)
    with pytest.raises(BenchmarkError, match="expected an integer of at least 0"):
        canonical_ndcg_at_k(np.zeros(3), -1, 1)
