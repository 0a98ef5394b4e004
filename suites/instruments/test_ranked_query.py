"""All metrics of a query at once, on a tier small enough to rank by hand."""

import math
from dataclasses import replace

import numpy as np
import pytest

from benchmark.errors import BenchmarkError
from benchmark.metrics.ranked_query import RankedQuery, TierIndex, rank_query
from benchmark.metrics.ties import TieEnvelope
from benchmark.outcomes import BugType, RetrievalOutcome
from benchmark.records import Label, Tier
from benchmark.stats.reasons import Degenerate
from suites.instruments.small_tier import COUNT_QUERY, KEEP_QUERY, small_tier

# Best first: distractor, canonical, distractor, others.
CLEAR = {"c_0": 0.9, "c_2": 0.8, "c_1": 0.7, "c_3": 0.6, "c_5": 0.5, "c_7": 0.4}
# The canonical ties with two distractors at the top.
TIED = {"c_0": 0.9, "c_1": 0.9, "c_2": 0.9, "c_3": 0.6, "c_5": 0.5, "c_7": 0.4}


def _rank(scores: dict[str, float], passing: tuple[str, ...] = ("c_2",)) -> RankedQuery:
    index = TierIndex(small_tier())
    row = np.array([scores.get(corpus_id, 0.0) for corpus_id in index.ids])
    return rank_query(index, KEEP_QUERY, row, passing)


def _expected(envelopes: tuple[TieEnvelope, ...]) -> list[float]:
    return [envelope.expected for envelope in envelopes]


def _same(value: float) -> tuple[float, float, float]:
    return (value, value, value)


def _triple(envelope: TieEnvelope) -> tuple[float, float, float]:
    return (envelope.pessimistic, envelope.expected, envelope.optimistic)


def test_a_canonical_at_rank_two_is_found_from_k_three_on() -> None:
    assert _expected(_rank(CLEAR).exec_at) == [0.0, 1.0, 1.0, 1.0]


def test_one_passing_snippet_at_rank_two_has_precision_one_kth() -> None:
    assert _expected(_rank(CLEAR).precision_at) == [0.0, 1 / 3, 1 / 5, 1 / 10]


def test_a_canonical_at_rank_two_has_the_second_discount() -> None:
    assert _expected(_rank(CLEAR).ndcg_at) == [0.0, *[1 / math.log2(3)] * 3]


def test_a_distractor_at_rank_one_is_deceived_and_named() -> None:
    ranked = _rank(CLEAR)
    assert ranked.outcome is RetrievalOutcome.DECEIVED
    assert ranked.first_corpus_id == "c_0"
    assert ranked.rank_one.block_size == 1


def test_paired_distractors_keep_their_order_bug_type_and_place() -> None:
    found = [(p.corpus_id, p.bug_type, p.deceived, p.strict) for p in _rank(CLEAR).paired]
    assert found == [
        ("c_0", BugType.WRONG_COMPARISON, True, True),
        ("c_1", BugType.OFF_BY_ONE, False, False),
        ("c_5", BugType.SWAP_ARGUMENTS, False, False),
        ("c_7", BugType.REMOVE_EDGE_CASE_CHECK, False, False),
    ]


def test_the_gap_is_canonical_less_best_distractor() -> None:
    assert _rank(CLEAR).gap == 0.8 - 0.9


def test_the_realised_top_ten_is_by_score_then_id() -> None:
    ids = small_tier().corpus
    assert [ids[place].corpus_id for place in _rank(CLEAR).top] == [
        *("c_0", "c_2", "c_1", "c_3", "c_5", "c_7"),
        *("c_4", "c_6", "c_8", "c_9"),
    ]


def test_three_tied_at_the_top_share_rank_one() -> None:
    ranked = _rank(TIED)
    assert _triple(ranked.exec_at[0]) == (0.0, 1 / 3, 1.0)
    assert _triple(ranked.exec_at[1]) == _same(1.0)
    assert _triple(ranked.precision_at[0]) == (0.0, 1 / 3, 1.0)
    assert _triple(ranked.precision_at[1]) == _same(1 / 3)
    assert _triple(ranked.ndcg_at[0]) == (0.0, 1 / 3, 1.0)
    worst, expected, best = _triple(ranked.ndcg_at[1])
    assert (worst, best) == (0.5, 1.0)
    assert expected == pytest.approx((1.0 + 1 / math.log2(3) + 0.5) / 3, rel=1e-15)


def test_a_tie_is_deceived_by_the_papers_rule_and_not_strictly() -> None:
    found = [(p.deceived, p.strict) for p in _rank(TIED).paired]
    assert found == [(True, False), (True, False), (False, False), (False, False)]
    assert _rank(TIED).gap == 0.0


def test_the_realised_outcome_of_a_tie_is_the_lowest_ids() -> None:
    ranked = _rank(TIED)
    assert (ranked.outcome, ranked.first_corpus_id) == (RetrievalOutcome.DECEIVED, "c_0")
    shares = ranked.rank_one
    assert (shares.hit_share, shares.paired_share, shares.other_share) == (1 / 3, 2 / 3, 0.0)


def test_a_constant_scorer_has_the_share_of_chance() -> None:
    ranked = _rank({})
    assert _expected(ranked.exec_at) == [0.1, 0.3, 0.5, 1.0]
    assert _expected(ranked.precision_at) == pytest.approx([0.1] * 4, rel=1e-15)
    assert ranked.rank_one.block_size == 10


def test_a_snippet_of_another_entry_that_passes_is_a_hit() -> None:
    ranked = _rank({"c_3": 1.0, "c_2": 0.5}, passing=("c_2", "c_3"))
    assert (ranked.outcome, ranked.first_corpus_id) == (RetrievalOutcome.HIT, "c_3")
    assert _expected(ranked.precision_at) == [1.0, 2 / 3, 2 / 5, 2 / 10]
    assert _expected(ranked.ndcg_at)[0] == 0.0  # by identity, not by execution


def test_a_snippet_of_another_entry_that_fails_is_a_miss() -> None:
    assert _rank({"c_3": 1.0, "c_2": 0.5}).outcome is RetrievalOutcome.MISS


def test_nothing_that_passes_is_found_nowhere() -> None:
    ranked = _rank(CLEAR, passing=())
    assert _expected(ranked.exec_at) == _expected(ranked.precision_at) == [0.0] * 4


def test_the_second_query_is_ranked_by_its_own_family() -> None:
    index = TierIndex(small_tier())
    scores = np.linspace(1.0, 0.1, 10)
    ranked = rank_query(index, COUNT_QUERY, scores, ["c_3"])
    assert ranked.outcome is RetrievalOutcome.MISS  # c_0 is no distractor of this query
    assert [p.corpus_id for p in ranked.paired] == list(COUNT_QUERY.distractor_ids)
    assert ranked.gap == pytest.approx(0.1)


def test_k_beyond_the_corpus_is_undefined() -> None:
    tier = small_tier()
    few = Tier("few", (KEEP_QUERY,), tuple(s for s in tier.corpus if s.entry_id == "keep"))
    ranked = rank_query(TierIndex(few), KEEP_QUERY, np.arange(5.0), ["c_2"])
    reasons = [envelope.reason for envelope in ranked.exec_at]
    assert reasons == [*[Degenerate.NONE] * 3, Degenerate.UNDEFINED_K_EXCEEDS_N]
    assert len(ranked.top) == 5


def test_metrics_do_not_depend_on_the_order_of_the_corpus() -> None:
    tier = small_tier()
    turned = TierIndex(Tier("small", tier.queries, tier.corpus[::-1]))
    row = np.array([TIED.get(corpus_id, 0.0) for corpus_id in turned.ids])
    found = rank_query(turned, KEEP_QUERY, row, ["c_2"])
    ids = [turned.ids[place] for place in found.top]
    assert ids == [TierIndex(tier).ids[place] for place in _rank(TIED).top]
    assert replace(found, top=()) == replace(_rank(TIED), top=())


def test_an_unknown_passing_id_is_refused_by_name() -> None:
    with pytest.raises(BenchmarkError, match="tier small: unknown corpus id, got 'c_99'"):
        _rank(CLEAR, passing=("c_2", "c_99"))


def test_a_distractor_that_passes_is_refused_by_query_and_corpus_id() -> None:
    with pytest.raises(
        BenchmarkError, match="q_0: a paired distractor passes all tests, got 'c_0'"
    ):
        _rank(CLEAR, passing=("c_0",))


def test_a_distractor_labelled_correct_is_refused_by_name() -> None:
    tier = small_tier()
    relabelled = tuple(
        replace(s, label=Label.CORRECT, bug_type=None) if s.corpus_id == "c_5" else s
        for s in tier.corpus
    )
    index = TierIndex(Tier("small", tier.queries, relabelled))
    with pytest.raises(BenchmarkError, match="labelled correct, got 'c_5'; expected a bug type"):
        rank_query(index, KEEP_QUERY, np.arange(10.0), ["c_2"])


def test_a_score_that_is_not_a_number_is_refused_by_corpus_id() -> None:
    with pytest.raises(BenchmarkError, match="item c_4 has no score, got nan"):
        _rank({**CLEAR, "c_4": math.nan})


def test_scores_of_another_corpus_are_refused() -> None:
    with pytest.raises(BenchmarkError, match=r"got shape \(9,\); expected \(10,\)"):
        rank_query(TierIndex(small_tier()), KEEP_QUERY, np.arange(9.0), ["c_2"])


def test_float32_scores_rank_as_their_float64_values() -> None:
    index = TierIndex(small_tier())
    row = np.array([CLEAR.get(corpus_id, 0.0) for corpus_id in index.ids], dtype=np.float32)
    as_32 = rank_query(index, KEEP_QUERY, row, ["c_2"])  # type: ignore[arg-type]
    assert as_32 == rank_query(index, KEEP_QUERY, row.astype(np.float64), ["c_2"])
