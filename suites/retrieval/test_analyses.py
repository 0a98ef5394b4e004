"""One item a (tier, analysis): the invariants of each analysis, on the real fold of the run.

Source: ExecRetrieval sections 4.1, 5.1 to 5.6, Appendices C, F and G.
"""

import math
from collections.abc import Callable
from itertools import pairwise

import pytest

from benchmark import protocol
from benchmark.corpus.plan import CORE, DECENTRED, STACKED
from benchmark.stats.reasons import Degenerate
from fixtures.embedders.catalogue import SystemSpec
from fixtures.evidence.fixture import FindEvidence
from fixtures.once import once
from fixtures.retrieval.fixture import SYSTEMS, TIER_NAMES, LoadRun, LoadTier
from reports.observations import Observation, Unit, observe
from reports.pairs import Candidate
from reports.records import Measured, Summary
from reports.stacking import LEVELS, MEAN, summarise_stacking
from reports.summary import fold

Observed = Callable[[str], tuple[Candidate, ...]]
Fold = Callable[[str], Summary]


@pytest.fixture(scope="session")
def observed_on(
    pytestconfig: pytest.Config, load_run: LoadRun, load_tier: LoadTier, frozen_run: FindEvidence
) -> Observed:
    """Every system of the run that is installed or frozen, observed on a whole tier."""
    specs: tuple[SystemSpec, ...] = pytestconfig.stash[SYSTEMS]

    def here(tier: str) -> list[str]:
        return sorted(s.id for s in specs if not s.missing or frozen_run(s.id, tier) is not None)

    def run(system: str, tier: str) -> Candidate:
        made = load_run(system, tier)
        queries = sorted(made.tier.queries, key=lambda query: query.query_id)
        return Candidate(
            tier=tier,
            system=system,
            of=len(queries),
            scored=tuple(
                observe(made.ranked(q), Unit(system, tier, q.query_id, len(queries)), "unsaid")
                for q in queries
            ),
        )

    load = once(lambda tier: tuple(run(system, tier) for system in here(tier)))

    def load_or_skip(tier: str) -> tuple[Candidate, ...]:
        load_tier(tier)
        return load(tier)

    return load_or_skip


@pytest.fixture(scope="session")
def fold_of(observed_on: Observed, load_tier: LoadTier) -> Fold:
    """The summary of a tier, folded once."""
    make = once(lambda tier: fold(o for c in observed_on(tier) for o in c.scored))

    def fold_or_skip(tier: str) -> Summary:
        load_tier(tier)
        return make(tier)

    return fold_or_skip


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "tier" in metafunc.fixturenames:
        tiers: tuple[str, ...] = metafunc.config.stash[TIER_NAMES]
        metafunc.parametrize("tier", tiers)


def measured(summary: Summary) -> list[Measured]:
    found = [row.measured for row in summary.systems if row.measured is not None]
    assert len(found) == len(summary.systems) > 0
    return found


def paired(candidate: Candidate) -> int:
    return sum(len(o.paired) for o in candidate.scored)


def test_leaderboard_rises_with_k_and_holds_its_estimates(tier: str, fold_of: Fold) -> None:
    for row in measured(fold_of(tier)):
        for metric in row.metrics:
            bounds = metric.interval
            assert bounds.low <= bounds.estimate <= bounds.high
            assert metric.low_order is not None
            assert metric.high_order is not None
            assert metric.low_order <= bounds.estimate + 1e-12
            assert bounds.estimate <= metric.high_order + 1e-12
        curve = [row.metric(f"exec@{k}").interval.estimate for k in protocol.KS]
        assert curve == sorted(curve)
        assert row.metric("execution_precision@1").interval == row.metric("exec@1").interval


def test_rank_one_failures_and_hits_are_all_queries(
    tier: str, fold_of: Fold, observed_on: Observed
) -> None:
    for row, candidate in zip(measured(fold_of(tier)), observed_on(tier), strict=True):
        shares, failures = row.rank_one.shares, row.rank_one.failures
        assert shares.hit + shares.paired + shares.other == pytest.approx(1.0)
        assert shares.hit == pytest.approx(row.metric("exec@1").interval.estimate, abs=1e-12)
        assert failures.paired + failures.other == failures.misses
        assert failures.misses == candidate.of - sum(candidate.hits().values())


def test_density_falls_with_d_and_the_whole_pool_is_the_leaderboard_exactly(
    tier: str, fold_of: Fold
) -> None:
    for row in measured(fold_of(tier)):
        levels = [level.estimate for level in row.density.levels]
        assert len(levels) == protocol.DISTRACTORS_PER_TASK + 1
        assert all(more <= fewer for fewer, more in pairwise(levels))
        assert row.density.levels[-1] == row.metric("exec@1").interval
        drop = row.density.one_clone_drop
        assert drop is None or 0.0 <= drop <= 1.0


def test_the_gap_has_a_side_for_every_query_and_agrees_with_any_above(
    tier: str, fold_of: Fold
) -> None:
    for row in measured(fold_of(tier)):
        gap = row.gap
        assert gap.below + gap.tied + gap.above == gap.mean.n == sum(gap.histogram.counts)
        assert gap.below == row.deception.any_above.hits
        middle = len(gap.histogram.counts) // 2
        assert sum(gap.histogram.counts[:middle]) == gap.below
        assert sum(gap.canonical.counts) == sum(gap.best_distractor.counts) == gap.mean.n


def test_deception_by_type_and_by_domain_count_every_triple_once(
    tier: str, fold_of: Fold, observed_on: Observed
) -> None:
    for row, candidate in zip(measured(fold_of(tier)), observed_on(tier), strict=True):
        found = row.deception
        for rates in (found.by_bug_type, found.by_domain, row.edit_size.buckets):
            assert sum(rate.n for rate in rates) == paired(candidate)
        hits = {
            sum(rate.hits for rate in rates)
            for rates in (found.by_bug_type, found.by_domain, row.edit_size.buckets)
        }
        assert len(hits) == 1
        assert found.strict.estimate <= found.at_least.estimate


def test_edit_size_correlations_are_inside_their_intervals(tier: str, fold_of: Fold) -> None:
    summary = fold_of(tier)
    sizes = [row.edit_size for row in measured(summary)] + [t.edit_size for t in summary.tiers]
    for found in (each for size in sizes for each in (size.absolute, size.relative)):
        if found.reason is not Degenerate.NONE:
            assert math.isnan(found.rho)
            continue
        assert -1.0 <= found.low <= found.rho <= found.high <= 1.0
        assert 0.0 <= found.p_two_sided <= 1.0


def test_pairs_are_all_pairs_and_holm_never_lowers_a_p(tier: str, fold_of: Fold) -> None:
    summary = fold_of(tier)
    assert len(summary.pairs) == math.comb(len(summary.systems), 2)
    for pair in summary.pairs:
        assert pair.p_adjusted is not None
        assert pair.test.p_two_sided <= pair.p_adjusted <= 1.0
        assert pair.difference.estimate == pytest.approx((pair.test.b - pair.test.c) / pair.test.n)


def test_solved_by_counts_every_query_once_and_every_hit(
    tier: str, fold_of: Fold, observed_on: Observed
) -> None:
    candidates = observed_on(tier)
    (found,) = (each.solved for each in fold_of(tier).tiers)
    assert found.systems == tuple(candidate.system for candidate in candidates)
    assert sum(found.queries) == candidates[0].of
    hits = sum(sum(candidate.hits().values()) for candidate in candidates)
    assert sum(m * queries for m, queries in enumerate(found.queries)) == hits


def test_over_all_systems_deception_counts_the_triples_of_each(
    tier: str, fold_of: Fold, observed_on: Observed
) -> None:
    (found,) = fold_of(tier).tiers
    for rates in (found.by_bug_type, found.edit_size.buckets):
        assert sum(rate.n for rate in rates) == sum(map(paired, observed_on(tier)))


def test_nulls_lie_between_chance_and_certainty(tier: str, fold_of: Fold) -> None:
    for row in measured(fold_of(tier)):
        exchangeable, independent = row.rank_one.exchangeable_null, row.rank_one.independent_null
        assert exchangeable is not None
        assert independent is not None
        assert exchangeable >= 1 / (protocol.DISTRACTORS_PER_TASK + 1)
        assert 0.0 <= independent <= 1.0


def both_tiers(first: str, second: str, config: pytest.Config) -> None:
    tiers: tuple[str, ...] = config.stash[TIER_NAMES]
    if not {first, second} <= set(tiers):
        pytest.skip(f"compares {first} with {second}; run both, as with --tiers {first},{second}")


def test_stacking_compares_the_same_queries_at_every_number_of_edits(
    observed_on: Observed, pytestconfig: pytest.Config
) -> None:
    both_tiers(CORE, STACKED, pytestconfig)
    rows = summarise_stacking([*observed_on(CORE), *observed_on(STACKED)])
    for row in rows:
        assert [level.edits for level in row.levels] == list(LEVELS)
        assert {level.deception.n for level in row.levels} == {row.matched}
        assert 0 < row.matched <= row.of
        single = row.levels[0].deception.estimate
        for level in row.levels:
            assert level.change.estimate == pytest.approx(level.deception.estimate - single)
    if len(rows) > 1:
        assert rows[-1].system == MEAN


def test_core_and_decentred_ask_the_same_queries_of_the_same_systems(
    observed_on: Observed, pytestconfig: pytest.Config
) -> None:
    both_tiers(CORE, DECENTRED, pytestconfig)
    for core, decentred in zip(observed_on(CORE), observed_on(DECENTRED), strict=True):
        assert core.system == decentred.system
        assert entries(core.scored) == entries(decentred.scored)


def entries(scored: tuple[Observation, ...]) -> set[str]:
    return {o.entry_id for o in scored}
