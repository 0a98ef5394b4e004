"""What a repair report says of runs that are partial, null, reversed, guarded or unplanned."""

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from audits.repair_decisions import ClaimVerdict, FamilyVerdict
from audits.repair_guards import Rescue, units_to_bound
from audits.run_evidence import RunEvidence
from benchmark.metrics.near_miss import NearMiss
from benchmark.repair_protocol import HARM_SHARE_MAX
from benchmark.stats.harm import reverse_harm
from benchmark.stats.holm import holm
from reports import as_json, plots, terminal
from reports.collector import Harvest, ItemCounts
from reports.repair.contrast_records import ContrastSummary
from reports.repair.families import adjusted
from reports.repair.fold import fold_repair
from reports.repair.from_run import observe_arm
from reports.repair.harvest import RepairHarvest
from reports.repair.observations import RepairUnit
from reports.repair.records import RepairSummary
from reports.run_report import RunReport, report_on
from suites.instruments.made_repair import Made, guarded, made
from suites.instruments.small_run import PLAN, REGISTERED, small_run

CERTIFIED = {"P": range(3), "B": range(3, 15), "CF-SF": range(3, 25), "GR-SHAPE": range(3)}
NULL = dict.fromkeys(("P", "B", "BI", "TC", "CF-SF", "GR-SHAPE"), ())


def report(harvest: RepairHarvest) -> RunReport:
    counts = ItemCounts(0, 0, 0, 0, 0)
    return report_on(Harvest(counts, (), (), (), (), (), (), repair=harvest), [], stopped=False)


def said(harvest: RepairHarvest) -> list[str]:
    return terminal.render(report(harvest), 100, color=False).splitlines()


def starting(lines: list[str], *starts: str) -> list[str]:
    return [line for line in lines if line.startswith(starts)]


def summary_of(harvest: RepairHarvest) -> RepairSummary:
    (summary,) = fold_repair(harvest)
    return summary


def row_of(summary: RepairSummary, id_: str) -> ContrastSummary:
    (found,) = (row for row in summary.samples[0].contrasts if row.spec.id == id_)
    return found


def lost(observations: Made, arm: str, number: int = 39) -> RepairHarvest:
    """One unit of the arm failed on our side."""
    name = f"t{number:02d}"
    gone: tuple[RepairUnit, ...] = tuple(
        o.unit for o in observations if o.unit.arm == arm and o.unit.id.task == name
    )
    return RepairHarvest(tuple(o for o in observations if o.unit not in gone), failed=gone)


def without(observations: Made, arm: str) -> RepairHarvest:
    """All units of the arm failed on our side."""
    gone = tuple(o.unit for o in observations if o.unit.arm == arm)
    return RepairHarvest(tuple(o for o in observations if o.unit.arm != arm), failed=gone)


def test_a_withheld_family_names_its_split_and_is_not_attributed() -> None:
    harvest = lost(made(CERTIFIED), "B")
    summary = summary_of(harvest)
    assert summary.family is not None
    assert summary.family.label == "WITHHELD (C1 withheld; C2 passed)"
    assert starting(said(harvest), "family C") == ["family C: WITHHELD (C1 withheld; C2 passed)"]
    assert "partial certification does not exist" in summary.family.attribution


def test_a_claim_that_hangs_on_an_unobserved_one_is_withheld_and_not_failed() -> None:
    whole = row_of(summary_of(RepairHarvest(made(CERTIFIED))), "C1")
    assert whole.p_adjusted == whole.p_least == pytest.approx(0.0176, abs=5e-5)
    assert whole.verdict is ClaimVerdict.PASSED
    summary = summary_of(lost(made(CERTIFIED), "CF-SF"))
    row = row_of(summary, "C1")
    assert (row.pooled.favored, row.pooled.reverse, row.missing) == (12, 3, 0)
    assert row.p_least == whole.p_adjusted
    assert row.p_adjusted == pytest.approx(0.05273, abs=5e-6)
    assert row.verdict is ClaimVerdict.WITHHELD
    assert row.sentence.endswith("withheld, as it depends on claims not yet observed")
    assert row.harm is not None
    assert row.harm.sentence.endswith("the claim is withheld, so no wording is allowed")
    assert summary.family is not None
    assert summary.family.verdict is FamilyVerdict.WITHHELD


def test_a_failure_that_no_other_claim_can_turn_is_final_and_so_is_a_pass() -> None:
    weak = {**CERTIFIED, "B": range(3, 8)}  # 5/3
    assert row_of(summary_of(lost(made(weak), "CF-SF")), "C1").verdict is (
        ClaimVerdict.FAILED_TO_CONFIRM
    )
    strong = {**CERTIFIED, "B": range(3, 25)}  # 22/3
    assert row_of(summary_of(lost(made(strong), "CF-SF")), "C1").verdict is ClaimVerdict.PASSED


def test_limits_of_an_open_family_hold_every_p_that_can_come() -> None:
    grid = (0.0, 0.001, 0.01, 0.02, 0.03, 0.2, 1.0)
    for own, second, third in product(grid, repeat=3):
        final = holm([own, second, third]).adjusted[0]
        one = adjusted({"C1": own})["C1"]
        two = adjusted({"C1": own, "C2": second})["C1"]
        assert one.least <= two.least <= final <= two.most <= one.most
        whole = adjusted({"C1": own, "C2": second, "C3": third})["C1"]
        assert whole.least == whole.most == final


def test_an_arm_that_failed_everywhere_withholds_its_claims_by_name() -> None:
    harvest = without(made(CERTIFIED), "CF-SF")
    summary, lines = summary_of(harvest), said(harvest)
    assert row_of(summary, "C2").verdict is row_of(summary, "C3").verdict is ClaimVerdict.WITHHELD
    assert (row_of(summary, "C2").missing, row_of(summary, "C2").pooled.n) == (40, 0)
    assert starting(lines, "family C") == [
        "family C: WITHHELD (C1 withheld; C2 withheld); C2, C3: CF-SF not observed"
    ]
    assert any("CF-SF partial: 0 of 40 units, 40 failed on our side" in line for line in lines)
    assert starting(lines, "C2'") == [
        "C2' CF-SF > P: withheld, 0 of 40 units are observed for both arms"
    ]


def test_arms_that_were_not_selected_leave_the_families_open_by_name() -> None:
    few = {arm: CERTIFIED[arm] for arm in ("B", "P")}
    lines = said(RepairHarvest(made(few)))
    assert starting(lines, "family") == [
        "family C: WITHHELD (C1 withheld; C2 withheld); C2, C3: CF-SF not observed; C3: GR-SHAPE "
        "not observed",
        "family D: D1' withheld; D2' withheld; D1, D2: BI not observed",
    ]


def test_a_run_of_which_everything_failed_is_told_and_claims_nothing(tmp_path: Path) -> None:
    harvest = RepairHarvest(failed=tuple(o.unit for o in made(CERTIFIED)))
    whole = report(harvest)
    lines = said(harvest)
    assert "B partial: 0 of 40 units, 40 failed on our side; its claims are withheld" in lines
    assert "nothing is claimed: nothing was observed" in lines
    assert starting(lines, "family") == []
    assert json.dumps(as_json.document(whole), allow_nan=False)
    pytest.importorskip("matplotlib")
    assert plots.write_plots(tmp_path, whole.summary)


def test_a_claim_with_a_missing_unit_shows_no_p_and_no_effect() -> None:
    harvest = lost(made(CERTIFIED), "CF-SF")
    row = row_of(summary_of(harvest), "C2")
    assert (row.p, row.p_adjusted, row.p_bonferroni, row.odds, row.risk) == (None,) * 5
    assert row.share.n == 0
    assert "net" not in row.sentence
    lines = said(harvest)
    (place,) = (n for n, line in enumerate(lines) if line.startswith("CF-SF > P "))
    assert set(lines[place].removeprefix("CF-SF > P").split()) == {"-"}
    assert [line.strip() for line in lines[place + 1 : place + 3]] == ["withheld", "(39 of 40)"]


def test_the_gate_gives_no_words_to_a_claim_that_did_not_pass() -> None:
    lines = said(RepairHarvest(made(NULL)))
    gates = [line for line in lines if "harm gate" in line]
    assert len(gates) == 2
    assert all(line.endswith("the claim did not pass, so no wording is allowed") for line in gates)
    assert not any("bounded wording" in line for line in lines)


def test_at_forty_units_one_reverse_unit_fails_the_gate_and_the_sentence_says_so() -> None:
    kept = {**CERTIFIED, "P": range(1), "GR-SHAPE": range(1)}
    summary = summary_of(RepairHarvest(made(kept)))
    harm = row_of(summary, "C2").harm
    assert harm is not None
    assert harm.harm.share == 1 / 40 > HARM_SHARE_MAX
    assert row_of(summary, "C2").verdict is ClaimVerdict.PASSED
    assert "harm gate fails" in harm.sentence
    assert "at n = 40 one reverse unit fails it" in harm.sentence
    assert "that takes 149 units" in harm.sentence
    assert "one-sided upper 95% limit" in harm.sentence
    assert harm.sentence.endswith("no wording that prefers CF-SF universally")


def test_149_units_without_a_reverse_one_are_the_fewest_that_the_gate_bounds() -> None:
    least = units_to_bound(0.95)
    assert least == 149
    limits = [reverse_harm(0, n, level=0.95).upper for n in (least - 1, least)]
    assert limits[0] > HARM_SHARE_MAX >= limits[1]


def test_guarded_rounds_are_told_counted_and_cost_nothing() -> None:
    observations = made({**NULL, "CF-SF": range(5)})
    first = next(o for o in observations if o.unit.arm == "B")
    harvest = RepairHarvest(tuple(guarded(o) if o is first else o for o in observations))
    summary = summary_of(harvest)
    arm = next(a for a in summary.samples[0].arms if a.arm == "B")
    assert (arm.units, arm.generations, arm.guarded) == (40, 156, 4)
    told = starting(said(harvest), "B: 4 of 160 rounds not asked (prompt above the guard)")
    assert len(told) == 1
    tokens = next(v for v in summary.samples[0].budgets if v.name == "equal tokens")
    # t00 is free for B: no round of another arm fits into nothing, where B keeps all four.
    kept = dict(tokens.rounds_kept)
    assert (kept.pop("B"), set(kept.values())) == (4.0, {39 * 4 / 40})
    assert dict(tokens.unlocked)["CF-SF"] == 4


def test_an_arm_of_guarded_rounds_alone_has_no_pass_rate_and_is_strict_json() -> None:
    observations = tuple(guarded(o) for o in made({"B": ()}))
    document = as_json.document(report(RepairHarvest(observations)))
    (arm,) = document["summary"]["repair"][0]["samples"][0]["arms"]
    assert (arm["pass_rate"], arm["generations"], arm["guarded"]) == (None, 0, 160)
    assert json.dumps(document, allow_nan=False)


def test_verdicts_stand_with_the_primary_sample_under_the_name_of_its_plan() -> None:
    lines = said(RepairHarvest(made({**CERTIFIED, "BI": ()})))
    places = [
        next(n for n, line in enumerate(lines) if start in line)
        for start in (
            "made: primary sample, discordant units",
            "made: primary sample, verdicts",
            "operational label of a rule preregistered internally: made, sha256 bbbb",
            "family C: CERTIFIED, content-attributed",
            "material-rescue guard: placebo +0 is less than half of the antidote's +19",
            "power, as stated in made.toml: Few units.",
            "made: primary sample by q0",
        )
    ]
    assert places == sorted(places)


def test_bonferroni_is_of_five_whatever_was_run() -> None:
    row = row_of(summary_of(RepairHarvest(made(CERTIFIED))), "C1")
    assert row.p is not None
    assert row.p_bonferroni == pytest.approx(5 * row.p)
    assert any("p Bonf." in line for line in said(RepairHarvest(made(CERTIFIED))))


def test_bookkeeping_is_not_done_over_tables_of_other_many_units() -> None:
    observations = made({**CERTIFIED, "BI": range(3, 10)})
    assert summary_of(RepairHarvest(observations)).samples[0].algebra is not None
    assert summary_of(lost(observations, "BI", 4)).samples[0].algebra is None


def test_each_claim_says_which_split_could_have_rejected() -> None:
    few = {**NULL, "B": range(5), "CF-SF": range(6)}
    summary = summary_of(RepairHarvest(made(few)))
    assert (row_of(summary, "C1").critical, row_of(summary, "C2").critical) == (None, 6)
    assert row_of(summary, "C1").reach == (
        "C1': D = 5 discordant, which could not reject at the first Holm step (alpha 0.05/3), "
        "however split"
    )
    assert "D = 6 discordant, of which 6 must favor CF-SF" in row_of(summary, "C2").reach
    assert row_of(summary, "D1").reach.startswith("D1': D = 5 discordant, which could not reject")
    assert "alpha 0.05/2" in row_of(summary, "D1").reach


def test_a_constant_difference_has_no_interval_that_looks_exact() -> None:
    lines = said(RepairHarvest(made(NULL)))
    assert not any("[+0.0, +0.0]" in line for line in lines)
    (row,) = (line for line in lines if line.startswith("B > P "))
    assert row.split()[-1] == "-"
    assert any("not a CMH estimate" in line and "one-sided exact" in line for line in lines)


def test_a_silent_cell_guard_says_so_and_that_one_cell_repeats_the_pooled_table() -> None:
    lines = said(RepairHarvest(made(CERTIFIED)))
    assert "C1' cell guard: no cell fires" in lines
    assert "one cell: the cell guard repeats the pooled table" in lines
    fires = said(RepairHarvest(made({**NULL, "P": range(2)})))
    assert "C1' cell guard: fires in humanevalplus|qwen-coder-0.5b" in fires


def test_the_rescue_guard_is_not_applicable_without_an_antidote_and_silent_while_open() -> None:
    reversed_ = summary_of(RepairHarvest(made({**NULL, "P": range(1)}))).family
    assert reversed_ is not None
    assert (reversed_.placebo_net, reversed_.antidote_net) == (-1, -1)
    assert reversed_.rescue is Rescue.NOT_APPLICABLE
    assert "not applicable" in reversed_.rescue_sentence
    open_ = summary_of(lost(made(CERTIFIED), "GR-SHAPE")).family
    assert open_ is not None
    assert (open_.rescue, open_.rescue_sentence, open_.placebo_net) == (Rescue.WITHHELD, "", None)


def test_a_material_rescue_says_what_follows() -> None:
    kept = {**CERTIFIED, "P": (), "CF-SF": range(24), "GR-SHAPE": range(12)}
    family = summary_of(RepairHarvest(made(kept))).family
    assert family is not None
    assert family.rescue is Rescue.MATERIAL
    assert "no content-attributed wording, whatever C3' is" in family.rescue_sentence
    assert family.attribution == "no content-attributed wording: the placebo rescues as well"
    assert family.label == "CERTIFIED"


def test_attribution_is_the_antidote_s_and_never_part_of_a_label_that_is_not_certified() -> None:
    split = {**NULL, "P": range(1), "B": range(2), "CF-SF": range(2, 20), "GR-SHAPE": range(1)}
    harvest = RepairHarvest(made(split))
    family = summary_of(harvest).family
    assert family is not None
    assert family.label == "NOT-CERTIFIED (C1 failed to confirm; C2 passed)"
    assert family.content_attributed
    sentence = (
        "the antidote result (C2') may be described as content-attributed, under the dimensions "
        "held fixed: C3' passed; no part of the family's verdict, as partial certification does "
        "not exist"
    )
    assert sentence in said(harvest)
    told = as_json.document(report(harvest))["summary"]["repair"][0]["family"]
    assert (told["attribution"], told["content_attributed"]) == (sentence, True)


def test_one_stratum_is_a_table_too_and_the_search_bound_row_is_of_those_above() -> None:
    zero = said(RepairHarvest(made({**NULL, "CF-SF": range(2)}, near=NearMiss(0, 9))))
    (row,) = (line for line in zero if line.startswith("q0=0"))
    assert row.split()[-3:] == ["2/0", "+2", "0.2500"]
    bound = said(RepairHarvest(made(NULL, near=NearMiss(4, 9))))
    assert starting(bound, "of these")


def test_the_cheapest_arm_is_one_of_the_families_and_units_left_out_are_counted() -> None:
    observations = made({**CERTIFIED, "PAD": ()})
    free = tuple(guarded(o) if o.unit.arm == "PAD" else o for o in observations)
    views = summary_of(RepairHarvest(free)).samples[0].budgets
    assert {view.name: dict(view.unlocked)["B"] for view in views} == {
        "equal rounds": 12,
        "equal tokens": 12,
    }
    assert all("PAD" not in dict(view.unlocked) for view in views)
    assert dict(views[0].pairs)["B > P"].favored == 12
    short = lost(observations, "B", 39)
    assert [view.left_out for view in summary_of(short).samples[0].budgets] == [1, 1]
    lines = said(short)
    assert any("mean over 39 units; 1 left out" in line for line in lines)
    assert "FLOPs not told: the model's shape is unknown" in lines


@pytest.mark.parametrize("arm", ["P-F", "GR-SHAPE", "TC", "CF-SF"])
def test_every_feedback_design_is_set_against_blind_resampling(arm: str) -> None:
    summary = summary_of(RepairHarvest(made({"B": range(4), arm: range(2, 9)})))
    row = row_of(summary, f"{arm}_over_B")
    assert (row.pooled.favored, row.pooled.reverse, row.verdict) == (5, 2, None)


def test_a_reversed_difference_is_not_worded_as_what_was_asked_for() -> None:
    summary = summary_of(RepairHarvest(made({**NULL, "P": range(1)})))
    for id_ in ("C1", "GR-SHAPE_over_P"):
        assert row_of(summary, id_).sentence.endswith("one-sided test: the opposite is not claimed")
    assert "rescue" not in row_of(summary, "GR-SHAPE_over_P").sentence


Doctor = Callable[[RunEvidence], RunEvidence]


def unnamed(run: RunEvidence) -> RunEvidence:
    assert run.arms is not None
    bare = replace(run.arms, preregistration="", preregistration_sha256="")
    return replace(run, arms=bare, registered=None)


UNPLANNED: tuple[tuple[str, Doctor, str], ...] = (
    ("missing", lambda run: replace(run, registered=None), "is not there"),
    (
        "altered",
        lambda run: replace(run, registered=replace(REGISTERED, sha256="0" * 64)),
        "has other bytes than the run recorded",
    ),
    (
        "bypassed",
        lambda run: replace(run, manifest=replace(run.manifest, units_wanted=3)),
        "a demonstration of 3 units, which no plan covers",
    ),
    ("unnamed", unnamed, "nothing was preregistered"),
)


@pytest.mark.parametrize(
    ("doctor", "why"), [case[1:] for case in UNPLANNED], ids=[case[0] for case in UNPLANNED]
)
def test_a_run_that_does_not_keep_its_plan_has_no_verdict(doctor: Doctor, why: str) -> None:
    run = doctor(small_run())
    assert run.arms is not None
    harvest = RepairHarvest(
        tuple(observe_arm(run, unit, arm) for unit in run.measured for arm in run.arms.arms)
    )
    assert (summary_of(harvest).family, summary_of(harvest).follow_up) == (None, "")
    lines = said(harvest)
    assert starting(lines, "family") == []
    (claimed,) = starting(lines, "nothing is claimed: ")
    assert claimed.endswith(why)


def test_a_run_that_keeps_its_plan_names_it() -> None:
    run = small_run()
    plan = observe_arm(run, run.units[0], "B").plan
    assert (plan.name, plan.sha256, plan.refused) == (PLAN, REGISTERED.sha256, "")
    assert plan.power_statement.startswith("One cell has few discordant units")
