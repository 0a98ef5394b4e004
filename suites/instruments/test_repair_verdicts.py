"""Which verdicts a repair report gives of runs that are partial, open or not as planned."""

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from audits.repair_decisions import ClaimVerdict, FamilyVerdict
from audits.run_evidence import RunEvidence
from benchmark.stats.holm import holm
from reports import as_json, plots
from reports.repair.families import adjusted
from reports.repair.from_run import observe_arm
from reports.repair.harvest import RepairHarvest
from suites.instruments.made_repair import (
    CERTIFIED,
    lost,
    made,
    report,
    row_of,
    said,
    starting,
    summary_of,
    without,
)
from suites.instruments.small_run import PLAN, REGISTERED, small_run


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


def test_bookkeeping_is_not_done_over_tables_of_other_many_units() -> None:
    observations = made({**CERTIFIED, "BI": range(3, 10)})
    assert summary_of(RepairHarvest(observations)).samples[0].algebra is not None
    assert summary_of(lost(observations, "BI", 4)).samples[0].algebra is None


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
