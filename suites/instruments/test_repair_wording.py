"""What a repair report says of null, reversed and guarded results, and what its views count."""

import json

import pytest

from audits.repair_decisions import ClaimVerdict
from audits.repair_guards import Rescue, units_to_bound
from benchmark.metrics.near_miss import NearMiss
from benchmark.repair_protocol import HARM_SHARE_MAX
from benchmark.stats.harm import reverse_harm
from reports import as_json
from reports.repair.harvest import RepairHarvest
from suites.instruments.made_repair import (
    CERTIFIED,
    NULL,
    guarded,
    lost,
    made,
    report,
    row_of,
    said,
    starting,
    summary_of,
)


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


def test_bonferroni_is_of_five_whatever_was_run() -> None:
    row = row_of(summary_of(RepairHarvest(made(CERTIFIED))), "C1")
    assert row.p is not None
    assert row.p_bonferroni == pytest.approx(5 * row.p)
    assert any("p Bonf." in line for line in said(RepairHarvest(made(CERTIFIED))))


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
