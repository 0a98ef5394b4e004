"""The fold: hand-worked numbers, and the same summary in whatever order things arrive."""

import math
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audits.decisions import PairVerdict
from benchmark.metrics.ties import TieEnvelope
from benchmark.outcomes import RetrievalOutcome
from benchmark.stats.mcnemar import exact_two_sided
from benchmark.stats.reasons import Degenerate
from reports.analysis_records import Rate
from reports.errors import ReportError
from reports.observations import Observation, Shares, Unit
from reports.records import Measured, Summary, SystemSummary
from reports.summary import fold
from suites.instruments.observed import ABOVE, BELOW, DECEIVED, HIT, MISS, SANDBOX, TIED, observed


def only_row(summary: Summary) -> SystemSummary:
    (row,) = summary.systems
    return row


def measured(*observations: Observation) -> Measured:
    found = only_row(fold(observations)).measured
    assert found is not None
    return found


def test_exec_at_1_is_the_mean_over_queries_with_the_orders_of_ties_beside_it() -> None:
    third = TieEnvelope(0.0, 1 / 3, 1.0)
    metric = measured(
        observed("q1", HIT, of=3),
        observed("q2", MISS, of=3),
        observed("q3", of=3, first=third, block_size=3),
    ).metric("exec@1")
    assert metric.interval.estimate == pytest.approx(4 / 9)
    assert (metric.low_order, metric.high_order) == pytest.approx((1 / 3, 2 / 3))
    assert metric.interval.low <= metric.interval.estimate <= metric.interval.high
    assert metric.interval.n == 3


def test_deception_counts_ties_strict_deception_does_not_and_the_pairwise_rate_takes_half() -> None:
    deception = measured(
        observed("q1", paired=(ABOVE, TIED, BELOW, BELOW)),
        observed("q2", paired=(TIED, TIED, BELOW, BELOW)),
    ).deception
    assert deception.at_least.estimate == 0.5
    assert deception.strict.estimate == 0.125
    assert deception.pairwise == 0.3125


def test_any_above_counts_queries_with_a_distractor_strictly_above() -> None:
    deception = measured(
        observed("q1", paired=(ABOVE, ABOVE, BELOW, BELOW)),
        observed("q2", paired=(TIED, BELOW, BELOW, BELOW)),
    ).deception
    assert deception.any_above == Rate("any_above", 1, 2)
    assert deception.any_above.value == 0.5


def test_deception_by_bug_type_and_by_domain_is_over_pairs() -> None:
    deception = measured(
        observed("q1", domain="geometry", paired=(ABOVE, TIED)),
        observed("q2", domain="date_time", paired=(BELOW, TIED)),
    ).deception
    assert deception.by_bug_type == (
        Rate("off_by_one", 1, 1),
        Rate("swap_arguments", 0, 1),
        Rate("wrong_operator", 2, 2),
    )
    assert deception.by_domain == (Rate("date_time", 1, 2), Rate("geometry", 2, 2))


def test_the_independent_null_uses_the_pairwise_rate_and_each_query_its_own_family() -> None:
    rank_one = measured(
        observed("q1", paired=(ABOVE, TIED, BELOW, BELOW)),
        observed("q2", paired=(TIED, TIED)),
    ).rank_one
    pairwise = ((1 / 4 + 0) / 2 + (2 / 4 + 1) / 2) / 2
    assert rank_one.independent_null == pytest.approx(
        ((1 - pairwise) ** 4 + (1 - pairwise) ** 2) / 2
    )
    assert rank_one.exchangeable_null == pytest.approx((1 / 5 + 1 / 3) / 2)


def test_all_ties_put_the_independent_null_at_a_half_to_the_fourth_not_at_0() -> None:
    rank_one = measured(observed("q1", paired=(TIED,) * 4), observed("q2", paired=(TIED,) * 4))
    assert rank_one.rank_one.independent_null == 0.5**4


def test_failures_follow_the_realised_order_and_shares_the_expected_one() -> None:
    tied = Shares(0.5, 0.25, 0.25)
    rank_one = measured(
        observed("q1", DECEIVED, of=4),
        observed("q2", MISS, of=4),
        observed("q3", DECEIVED, of=4, shares=tied, block_size=4),
        observed("q4", HIT, of=4),
    ).rank_one
    failures = rank_one.failures
    assert (failures.misses, failures.paired, failures.other) == (3, 2, 1)
    assert failures.paired_share == pytest.approx(2 / 3)
    assert rank_one.shares == Shares(0.375, 0.3125, 0.3125)
    assert rank_one.expected_paired_share == 0.5
    assert rank_one.tie_share == 0.25


def test_without_a_miss_there_is_no_share_of_misses() -> None:
    rank_one = measured(observed("q1"), observed("q2")).rank_one
    assert rank_one.failures.paired_share is None
    assert rank_one.expected_paired_share is None


def test_a_query_without_distractors_counts_for_exec_and_not_for_deception() -> None:
    both = measured(observed("q1", paired=()), observed("q2", MISS, paired=(ABOVE, BELOW)))
    assert both.metric("exec@1").interval.estimate == 0.5
    assert both.deception.at_least.estimate == 0.5
    assert both.deception.at_least.n == 1
    none = measured(observed("q1", paired=()))
    assert none.deception.median_gap is None
    assert none.deception.pairwise is none.rank_one.independent_null is None
    assert none.deception.at_least.reason is Degenerate.EMPTY_SAMPLE


def test_a_metric_at_more_than_the_corpus_has_no_value() -> None:
    undefined = TieEnvelope.undefined(Degenerate.UNDEFINED_K_EXCEEDS_N)
    small = replace(observed(), exec_at=(*observed().exec_at[:3], undefined))
    metric = measured(small).metric("exec@10")
    assert math.isnan(metric.interval.estimate)
    assert metric.low_order is None


def test_the_denominator_is_the_tier_not_what_arrived() -> None:
    row = only_row(
        fold(
            [observed("q1", of=5)],
            failed=[Unit("bm25", "core", "q2", 5)],
            skipped=[Unit("bm25", "core", "q3", 5)],
        )
    )
    counts = row.counts
    assert (counts.scored, counts.infra, counts.missing, counts.of) == (1, 1, 3, 5)
    assert not counts.complete
    assert (row.infra_queries, row.skipped_queries) == (("q2",), ("q3",))


def test_a_system_with_nothing_scored_is_listed_with_counts_and_no_metrics() -> None:
    row = only_row(fold([], failed=[Unit("bm25", "core", "q1", 2)]))
    assert row.measured is None
    assert (row.counts.scored, row.counts.infra, row.counts.missing) == (0, 1, 1)
    row = only_row(fold([], skipped=[Unit("bm25", "core", "q1", 2)]))
    assert row.measured is None
    assert row.counts.missing == 2


def test_a_unit_that_failed_is_infra_even_if_it_was_also_observed() -> None:
    row = only_row(fold([observed("q1")], failed=[observed("q1").unit]))
    assert (row.counts.scored, row.counts.infra, row.counts.missing) == (0, 1, 1)


def test_a_pair_is_tested_on_the_realised_outcomes() -> None:
    outcomes = [(HIT, MISS)] * 6 + [(HIT, HIT)] * 2
    runs = [
        observed(f"q{i}", o, system=s, of=8)
        for i, pair in enumerate(outcomes)
        for s, o in zip(("a", "b"), pair, strict=True)
    ]
    (pair,) = fold(runs).pairs
    assert (pair.first, pair.second, pair.test.b, pair.test.c) == ("a", "b", 6, 0)
    assert pair.p_adjusted == pair.test.p_two_sided == exact_two_sided(6, 0)
    assert pair.verdict is PairVerdict.FIRST_BETTER
    assert pair.difference.estimate == 0.75


def test_a_partial_pair_is_withheld_and_still_counts_in_the_family() -> None:
    runs = [observed(f"q{i}", HIT, system="a", of=6) for i in range(6)]
    runs += [observed(f"q{i}", MISS, system="b", of=6) for i in range(6)]
    runs += [observed("q0", MISS, system="c", of=6)]
    pairs = {(pair.first, pair.second): pair for pair in fold(runs).pairs}
    assert pairs["a", "c"].verdict is pairs["b", "c"].verdict is PairVerdict.WITHHELD
    assert pairs["a", "c"].missing == 5
    assert pairs["a", "c"].p_adjusted is None
    assert pairs["a", "b"].p_adjusted == pytest.approx(3 * exact_two_sided(6, 0))
    assert pairs["a", "b"].verdict is PairVerdict.NOT_DISTINGUISHED


def test_a_system_that_only_failed_is_in_the_family_and_one_that_was_skipped_is_not() -> None:
    runs = [observed(f"q{i}", system=s) for i in (1, 2) for s in ("a", "b")]
    failed, skipped = (Unit(name, "core", "q1", 2) for name in ("broken", "absent"))
    pairs = fold(runs, failed=[failed], skipped=[skipped]).pairs
    assert [(p.first, p.second, p.missing) for p in pairs] == [
        ("a", "b", 0),
        ("a", "broken", 2),
        ("b", "broken", 2),
    ]


def test_tiers_are_families_of_their_own() -> None:
    runs = [observed("q1", system=s, tier=t, of=1) for s in ("a", "b") for t in ("core", "x")]
    assert [(p.tier, p.first, p.second) for p in fold(runs).pairs] == [
        ("core", "a", "b"),
        ("x", "a", "b"),
    ]


def test_what_contradicts_itself_is_refused() -> None:
    with pytest.raises(ReportError, match="observations of core bm25 q1: two that differ"):
        fold([observed("q1", HIT), observed("q1", MISS)])
    with pytest.raises(ReportError, match=r"tier core: has several sizes, got \[2, 3\]"):
        fold([observed("q1", of=2), observed("q2", of=3)])
    with pytest.raises(ReportError, match="counts: don't fit the tier"):
        fold([observed("q1", of=1), observed("q2", of=1)])


def test_nothing_at_all_folds_to_nothing() -> None:
    assert fold([]) == Summary((), (), ())


@st.composite
def arrivals(draw: st.DrawFn) -> Sequence[Observation]:
    made = [
        observed(f"q{i}", draw(st.sampled_from(list(RetrievalOutcome))), system=system, of=4)
        for system in ("a", "b", "c")
        for i in range(4)
        if draw(st.booleans())
    ]
    again = draw(st.lists(st.sampled_from(made), max_size=6)) if made else []
    return draw(st.permutations([*made, *again]))


@settings(max_examples=25, deadline=None, derandomize=True)
@given(arrivals())
def test_order_and_doubles_change_nothing(arrived: Sequence[Observation]) -> None:
    in_order = sorted(
        {(o.unit.system, o.unit.query_id): o for o in arrived}.items(), key=lambda pair: pair[0]
    )
    summary = fold(arrived)
    assert repr(summary) == repr(fold([observation for _place, observation in in_order]))
    assert summary.sandboxes == ((SANDBOX,) if arrived else ())
