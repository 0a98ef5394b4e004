"""The analyses of the fold on hand-worked observations, and their way through items and files."""

import math
from dataclasses import replace

import pytest

from benchmark.metrics.density import Rivals
from benchmark.metrics.noise import PairFlips
from benchmark.metrics.ties import TieEnvelope
from benchmark.stats.reasons import Degenerate
from reports.analysis_records import NoiseFloor, Rate
from reports.collector import Collector
from reports.errors import ReportError
from reports.noise import noise_from, noise_properties
from reports.observations import (
    Observation,
    Paired,
    from_properties,
    to_properties,
    unit_properties,
)
from reports.records import Measured, Summary
from reports.stacking import MEAN
from reports.summary import fold
from suites.instruments.observed import ABOVE, BELOW, DECEIVED, HIT, MISS, TIED, observed

FLOOR = NoiseFloor("minilm", "core", "batch-1", 400, 1, 2, 1e-7, 0.0025)


def measured(*observations: Observation) -> Measured:
    (row,) = fold(observations).systems
    assert row.measured is not None
    return row.measured


def with_edits(pair: Paired, edits: int) -> Paired:
    return replace(pair, edits=edits)


def test_density_is_the_mean_over_queries_of_the_expectation_over_subsets() -> None:
    density = measured(
        observed("q1", DECEIVED, rivals=Rivals(1, 1, 1, 0, 3)),  # one of four above: 1, 3/4, 1/2...
        observed("q2", MISS, rivals=Rivals(0, 1, 2, 0, 2)),  # another entry above the canonical
    ).density
    assert [level.estimate for level in density.levels] == pytest.approx(
        [1 / 2, 3 / 8, 1 / 4, 1 / 8, 0.0]
    )
    assert density.one_clone_drop == pytest.approx(1 / 4)


def test_without_a_hit_at_no_clones_there_is_no_drop() -> None:
    density = measured(observed("q1", MISS, rivals=Rivals(0, 1, 0, 0, 4))).density
    assert density.one_clone_drop is None


def test_rivals_that_contradict_exec_at_1_are_refused() -> None:
    with pytest.raises(ReportError, match="contradicts itself"):
        observed("q1", HIT, rivals=Rivals(1, 1, 1, 0, 3))


def test_the_gap_counts_its_sides_and_zero_falls_right_of_the_middle() -> None:
    gap = measured(
        *(observed(f"q{i}", gap=g, of=5) for i, g in enumerate((-0.2, -0.1, 0.0, 0.1, 0.4)))
    ).gap
    assert (gap.below, gap.tied, gap.above) == (2, 1, 2)
    assert gap.mean.estimate == pytest.approx(0.04)
    assert gap.quantiles[2] == 0.0
    middle = len(gap.histogram.counts) // 2
    assert sum(gap.histogram.counts[:middle]) == 2
    assert gap.histogram.counts[middle] == 1


def test_without_distractors_there_is_no_gap_and_no_edit() -> None:
    found = measured(observed("q1", paired=()), observed("q2", paired=()))
    assert found.gap.mean.reason is Degenerate.EMPTY_SAMPLE
    assert found.gap.quantiles == ()
    assert found.edit_size.buckets == ()
    assert found.edit_size.absolute.reason is Degenerate.EMPTY_SAMPLE


def test_edit_sizes_fall_in_the_buckets_of_their_characters() -> None:
    found = measured(observed("q1", paired=(ABOVE, TIED, BELOW)), observed("q2", paired=(BELOW,)))
    assert found.edit_size.buckets == (Rate("1", 1, 1), Rate("2-5", 1, 1), Rate("21+", 0, 2))
    assert found.edit_size.absolute.rho < 0


def two_systems() -> Summary:
    outcomes = {"a": (HIT, HIT, MISS), "b": (HIT, DECEIVED, MISS)}
    runs = [
        observed(f"q{i}", outcome, system=system, of=3, domain=domain)
        for system, row in outcomes.items()
        for i, (outcome, domain) in enumerate(zip(row, ("x", "x", "y"), strict=True))
    ]
    return fold([*runs, observed("q0", HIT, system="part", of=3)])


def test_queries_are_counted_by_how_many_whole_systems_solve_them() -> None:
    (tier,) = two_systems().tiers
    assert tier.solved.systems == ("a", "b")
    assert tier.solved.left_out == ("part",)
    assert tier.solved.queries == (1, 1, 1)
    assert tier.solved.median == 1.0
    assert tier.solved.by_domain == (("x", 0.75), ("y", 0.0))


def test_over_systems_a_triple_is_counted_for_each() -> None:
    (tier,) = two_systems().tiers
    assert sum(rate.n for rate in tier.by_bug_type) == 2 * 3 * 4
    assert tier.by_bug_type[0] == Rate("off_by_one", 6, 6)


def stacked(query: str, *edits: int, above: int = 0) -> Observation:
    pairs = [with_edits(ABOVE if i < above else BELOW, e) for i, e in enumerate(edits)]
    return observed(
        query, tier="stacked", of=3, paired=pairs, rivals=Rivals(1, 1, 0, 0, len(edits))
    )


def test_stacking_takes_the_queries_with_every_number_of_edits_and_the_mean_within_each_first() -> (
    None
):
    core = [observed(f"q{i}", of=3, paired=(ABOVE, BELOW, BELOW, BELOW)) for i in range(3)]
    tops = [
        stacked("q0", 2, 2, 3, 4, above=1),  # 2 edits: 1/2
        stacked("q1", 2, 3, 4, above=3),  # all deceived
        stacked("q2", 2, 3, above=2),  # no four: not matched
    ]
    (row,) = fold([*core, *tops]).stacking
    assert (row.system, row.matched, row.of) == ("bm25", 2, 3)
    assert [level.deception.estimate for level in row.levels] == [0.25, 0.75, 0.5, 0.5]
    assert [level.change.estimate for level in row.levels] == [0.0, 0.5, 0.25, 0.25]


def test_the_mean_of_systems_is_over_queries_matched_for_all() -> None:
    runs = [
        replace(o, unit=replace(o.unit, system=system))
        for system in ("a", "b")
        for o in (
            observed("q0", of=3),
            observed("q1", of=3),
            stacked("q0", 2, 3, 4, above=3 if system == "a" else 0),
            *([stacked("q1", 2, 3, 4)] if system == "a" else []),
        )
    ]
    rows = fold(runs).stacking
    assert [row.system for row in rows] == ["a", "b", MEAN]
    assert (rows[-1].matched, rows[-1].systems) == (1, ("a", "b"))
    assert rows[-1].levels[1].deception.estimate == 0.5


def test_one_tier_alone_has_no_stacking() -> None:
    assert fold([observed("q1")]).stacking == ()


def test_a_noise_floor_crosses_an_item_and_reaches_the_summary() -> None:
    flips = PairFlips(400, 1, 2, 1e-7)
    properties = noise_properties("minilm", "core", "batch-1", flips)
    assert noise_from(properties) == FLOOR
    collector = Collector()
    for phase in ("setup", "call", "teardown"):
        collector.take("t.py::test[x]", phase, "passed", properties if phase != "setup" else [])
    assert collector.harvest().noise == (FLOOR,)
    assert fold([], noise=[FLOOR, FLOOR]).noise == (FLOOR,)


def test_no_pairs_say_nothing_and_garbled_ones_are_refused() -> None:
    assert noise_properties("minilm", "core", "again", PairFlips(0, 0, 0, 0.0)) == []
    assert noise_from([("kind", "other")]) is None
    with pytest.raises(ReportError, match="noise floor of minilm: garbled, got KeyError"):
        noise_from([("kind", "noise"), ("system", "minilm")])


def test_a_third_of_a_hit_survives_the_crossing_with_its_rivals() -> None:
    third = observed("q1", first=TieEnvelope(0.0, 1 / 3, 1.0), block_size=3)
    sent = unit_properties(third.unit) + to_properties(third)
    assert from_properties(sent) == third
    assert math.isclose(third.whole_pool, 1 / 3)
