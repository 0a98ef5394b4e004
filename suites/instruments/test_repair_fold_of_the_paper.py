"""The fold of a run with the paper's printed counts says the paper's Tables 6 to 12 again."""

from fractions import Fraction
from random import Random

import pytest

from audits.repair_decisions import ClaimVerdict
from audits.repair_guards import HarmGate, Rescue
from reports.repair.contrast_records import ContrastSummary
from reports.repair.fold import fold_repair
from reports.repair.harvest import RepairHarvest
from reports.repair.observations import RepairObservation
from reports.repair.records import ArmProfile, RepairSummary, SampleSummary
from suites.instruments.paper_run import ARMS, BULLETS, EXPOSURE, paper_observations
from suites.published.falsification_tables import (
    TABLE_6,
    TABLE_7,
    TABLE_8,
    TABLE_9,
    TABLE_10,
    TABLE_12,
    Arm,
    CellRow,
    Contrast,
    FamilyRow,
)
from suites.published.figures import Figure

IDS = {
    "c1": "C1",
    "c2": "C2",
    "c3": "C3",
    "d1": "D1",
    "d2": "D2",
    "tie": "CF-SF_over_B",
    "facts-only": "TC_over_B",
    "placebo": "GR-SHAPE_over_P",
}
ROWS = (*TABLE_6, *TABLE_10)
CLUSTERED_TOLERANCE = 0.006  # which units share a task is not printed; all else is exact


def prints(value: float, figure: Figure) -> bool:
    cell = figure.cell
    return cell.low <= Fraction(value) <= cell.high


@pytest.fixture(scope="module")
def observations() -> tuple[RepairObservation, ...]:
    return paper_observations()


@pytest.fixture(scope="module")
def summary(observations: tuple[RepairObservation, ...]) -> RepairSummary:
    (made,) = fold_repair(RepairHarvest(observations))
    return made


@pytest.fixture
def primary(summary: RepairSummary) -> SampleSummary:
    return summary.samples[0]


@pytest.fixture
def disjoint(summary: RepairSummary) -> SampleSummary:
    return summary.samples[1]


def row_of(sample: SampleSummary, id_: str) -> ContrastSummary:
    (found,) = (row for row in sample.contrasts if row.spec.id == id_)
    return found


@pytest.mark.parametrize("printed", ROWS, ids=[row.contrast.id for row in ROWS])
def test_family_rows_of_tables_6_and_10_come_out_as_printed(
    primary: SampleSummary, printed: FamilyRow
) -> None:
    row = row_of(primary, IDS[printed.contrast.id])
    assert (row.pooled.favored, row.pooled.reverse) == printed.contrast.counts
    assert (row.pooled.n, row.missing, row.pooled.net) == (290, 0, int(printed.contrast.net.value))
    assert row.p is not None
    assert row.odds is not None
    assert prints(row.p, printed.contrast.p)
    assert row.p_adjusted is not None
    assert prints(row.p_adjusted, printed.p_holm)
    assert (row.verdict is ClaimVerdict.PASSED) == (printed.verdict == "PASS")
    assert prints(row.share.estimate, printed.share)
    assert prints(row.share.low, printed.low)
    assert prints(row.share.high, printed.high)
    assert prints(row.odds.odds_ratio, printed.odds_ratio)
    assert row.odds.strata == 6
    assert row.conflicts == ()


@pytest.mark.parametrize("printed", TABLE_9, ids=[row.id for row in TABLE_9])
def test_descriptive_rows_of_table_9_have_no_verdict(
    primary: SampleSummary, printed: Contrast
) -> None:
    row = row_of(primary, IDS[printed.id])
    assert (row.pooled.favored, row.pooled.reverse) == printed.counts
    assert row.p is not None
    assert prints(row.p, printed.p)
    assert (row.verdict, row.p_adjusted, row.p_bonferroni, row.harm) == (None,) * 4


def test_family_is_certified_content_attributed(summary: RepairSummary) -> None:
    assert summary.family is not None
    assert summary.family.label == "CERTIFIED, content-attributed"
    assert (summary.family.placebo_net, summary.family.antidote_net) == (3, 18)
    assert summary.family.rescue is Rescue.IMMATERIAL
    assert summary.follow_up == "D1' failed to confirm; D2' passed"


def test_harm_gate_fails_for_c1_and_passes_for_c2_with_its_limit_above(
    primary: SampleSummary,
) -> None:
    c1, c2 = row_of(primary, "C1").harm, row_of(primary, "C2").harm
    assert c1 is not None
    assert c2 is not None
    assert (c1.gate, c2.gate) == (HarmGate.FAILED, HarmGate.OBSERVED)
    assert (round(c1.harm.share, 4), round(c2.harm.share, 4)) == (0.0241, 0.0103)
    assert "no wording that prefers B universally" in c1.sentence
    assert "no safety guarantee" in c2.sentence


def test_bonferroni_over_five_tests_keeps_all_but_d1(primary: SampleSummary) -> None:
    found = {id_: row_of(primary, id_).p_bonferroni for id_ in ("C1", "C2", "C3", "D1", "D2")}
    assert {id_ for id_, p in found.items() if p is not None and p < 0.05} == {
        "C1",
        "C2",
        "C3",
        "D2",
    }


@pytest.mark.parametrize("printed", TABLE_7, ids=[row.name for row in TABLE_7])
def test_generation_profile_of_table_7(primary: SampleSummary, printed: Arm) -> None:
    (row,) = (arm for arm in primary.arms if arm.arm == printed.name)
    assert (row.units, row.of, row.generations, row.complete) == (290, 290, 1_160, True)
    assert prints(round(row.prompt_chars, 6), printed.prompt_chars)
    assert prints(row.pass_rate, printed.pass_rate)
    assert (row.public, row.unlocked) == (int(printed.public.value), int(printed.true.value))
    assert prints(row.true.estimate, printed.true_share)
    assert row.rounds == printed.rounds


def test_conversions_are_26_of_42_26_of_35_and_8_of_13(primary: SampleSummary) -> None:
    found = {arm.arm: (arm.conversion.true, arm.conversion.public) for arm in primary.arms}
    assert (found["B"], found["CF-SF"], found["P"]) == ((26, 42), (26, 35), (8, 13))


@pytest.mark.parametrize("printed", TABLE_8, ids=[row.id for row in TABLE_8])
def test_cell_rows_of_table_8(primary: SampleSummary, printed: CellRow) -> None:
    benchmark, _, model = printed.id.partition("-")
    (row,) = (c for c in primary.cells if (c.benchmark, c.model) == (benchmark, model))
    assert row.of == printed.n.value
    unlocked = {arm.arm: arm.unlocked for arm in row.arms}
    assert [unlocked[arm] for arm in ARMS[:5]] == [figure.value for figure in printed.unlocks]
    nets = [
        next(t.net for t in row_of(primary, id_).cells if t.cell == row.name)
        for id_ in ("C1", "C2", "C3")
    ]
    assert nets == [figure.value for figure in printed.nets]


def test_algebra_is_3_and_15_and_18(primary: SampleSummary) -> None:
    made = primary.algebra
    assert made is not None
    assert (made.instruction, made.code_context, made.whole, made.holds) == (3, 15, 18, True)


def test_strata_are_159_22_51_58_and_the_search_bound_net_is_ten(primary: SampleSummary) -> None:
    rows = primary.strata
    assert [row.units for row in rows] == [159, 22, 51, 58, 109]
    first, bound = rows[0].facts_over_blind, rows[-1].facts_over_blind
    assert first is not None
    assert bound is not None
    assert (first.net, bound.net) == (-8, 10)
    assert rows[-1].p == pytest.approx(0.0154, abs=5e-5)


@pytest.mark.parametrize("printed", TABLE_12, ids=[row.id for row in TABLE_12])
def test_risk_differences_of_table_12_and_near_intervals(
    primary: SampleSummary, printed: object
) -> None:
    id_ = {"b-p": "C1", "cf-p": "C2", "cf-gr": "C3", "cf-b": "CF-SF_over_B"}
    (table,) = (row for row in TABLE_12 if row is printed)
    risk = row_of(primary, id_[table.id]).risk
    assert risk is not None
    assert prints(risk.interval.estimate, table.difference)
    for ours, theirs in ((risk.interval.low, table.low), (risk.interval.high, table.high)):
        assert ours == pytest.approx(float(theirs.value), abs=CLUSTERED_TOLERANCE)


def test_exposure_of_table_11(primary: SampleSummary) -> None:
    assert {row.arm: row.counts for row in primary.exposure} == dict.fromkeys(BULLETS, EXPOSURE)
    assert {(row.round_identical, row.units) for row in primary.exposure} == {(250, 290)}


def test_disjoint_sample_turns_c3_round_and_has_no_verdict(disjoint: SampleSummary) -> None:
    found = {row.spec.id: (row.pooled.favored, row.pooled.reverse) for row in disjoint.contrasts}
    assert found["C1"] == (2, 1)
    assert found["C2"] == (3, 2)
    assert found["C3"] == (1, 3)
    assert (found["D1"], found["D2"]) == ((2, 5), (6, 2))
    assert {row.verdict for row in disjoint.contrasts} == {None}
    assert disjoint.of == 60


def test_tie_is_worded_as_no_equivalence(primary: SampleSummary) -> None:
    tie = row_of(primary, "CF-SF_over_B")
    assert tie.pooled.net == 0
    assert "zero observed pooled difference" in tie.sentence
    assert "not evidence of equivalence" in tie.sentence


def test_undetected_instruction_effect_is_no_evidence_of_absence(primary: SampleSummary) -> None:
    assert "not evidence of absence" in row_of(primary, "D1").sentence
    assert "not refuted" in row_of(primary, "D1").sentence


def test_equal_tokens_never_unlock_more_than_equal_rounds(primary: SampleSummary) -> None:
    rounds, tokens, flops = (dict(view.unlocked) for view in primary.budgets)
    assert rounds == {arm.arm: arm.unlocked for arm in primary.arms}
    assert all(tokens[arm] <= rounds[arm] and flops[arm] <= rounds[arm] for arm in rounds)
    assert tokens["B"] == rounds["B"]  # the cheapest arm pays nothing
    assert tokens["CF-SF"] < rounds["CF-SF"]


def test_order_of_arrival_changes_nothing(
    observations: tuple[RepairObservation, ...], summary: RepairSummary
) -> None:
    shuffled = list(observations)
    Random(5).shuffle(shuffled)
    assert fold_repair(RepairHarvest(tuple(shuffled))) == (summary,)


def test_a_missing_unit_of_b_withholds_the_family_that_else_passed(
    observations: tuple[RepairObservation, ...],
) -> None:
    lost = next(o.unit for o in observations if o.unit.arm == "B")
    kept = tuple(o for o in observations if o.unit != lost)
    (made,) = fold_repair(RepairHarvest(kept, failed=(lost,)))
    verdicts = {row.spec.id: row.verdict for row in made.samples[0].contrasts}
    assert verdicts["C1"] is ClaimVerdict.WITHHELD
    assert verdicts["C2"] is verdicts["C3"] is ClaimVerdict.PASSED
    assert made.family is not None
    assert made.family.label == "WITHHELD (C1 withheld; C2 passed)"


def test_a_missing_unit_withholds_its_claims_and_the_family(
    observations: tuple[RepairObservation, ...],
) -> None:
    lost = next(o.unit for o in observations if o.unit.arm == "CF-SF")
    kept = tuple(o for o in observations if o.unit != lost)
    (made,) = fold_repair(RepairHarvest(kept, failed=(lost,)))
    verdicts = {row.spec.id: row.verdict for row in made.samples[0].contrasts}
    assert verdicts["C2"] is verdicts["C3"] is ClaimVerdict.WITHHELD
    assert verdicts["C1"] is ClaimVerdict.PASSED
    assert made.family is not None
    assert made.family.label == "WITHHELD (C1 passed; C2 withheld)"
    assert made.family.attribution == ""
    arm: ArmProfile = next(a for a in made.samples[0].arms if a.arm == "CF-SF")
    assert (arm.units, arm.infra, arm.complete) == (289, 1, False)
    assert "withheld" in row_of(made.samples[0], "C2").sentence
