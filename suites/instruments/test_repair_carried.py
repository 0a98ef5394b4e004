"""Unlocks from prompts that showed another arm's success are told apart from the others."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from audits.run_evidence import RunEvidence, read_run
from benchmark.repair_records import Sample
from reports import terminal
from reports.repair.carried import CarriedArm, carried_of
from reports.repair.from_run import observe_arm
from reports.repair.harvest import RepairHarvest
from reports.repair.run_record import run_properties, run_record_from
from suites.instruments.small_run import small_run
from suites.instruments.test_run_audit import recorded, report

ROOT: Final = Path(__file__).parents[2]
PREREGISTRATIONS: Final = ROOT / "audits/preregistration"
FIRST_RUN: Final = ROOT / "audits/evidence/repair/humaneval-qwen-coder-0.5b-2026-11"


def unlocking(run: RunEvidence, task: str, *made: tuple[str, int]) -> RunEvidence:
    """The run in which these answers, and no others, unlock `task`."""
    rows = tuple(
        replace(c, public="p", hidden="p" if c.task == task and (c.arm, c.round) in made else "f")
        for c in run.generations
    )
    return replace(run, generations=rows)


def showing(run: RunEvidence, task: str, arm: str, at: int, incumbent: str) -> RunEvidence:
    rows = tuple(
        replace(t, incumbent=incumbent) if (t.task, t.arm, t.round) == (task, arm, at) else t
        for t in run.transitions
    )
    return replace(run, transitions=rows)


@pytest.mark.parametrize(
    ("made", "shown", "expected"),
    [
        ((("TC", 0), ("CF-SF", 1)), "TC:0", (1, 1)),
        ((("TC", 0), ("CF-SF", 1)), "TC:1", (1, 0)),
        ((("TC", 0), ("CF-SF", 0), ("CF-SF", 1)), "TC:0", (1, 0)),
        ((("CF-SF", 1),), "TC:0", (1, 0)),
        ((("TC", 0),), "TC:0", (0, 0)),
    ],
    ids=["carried", "another_code_shown", "unlocked_before", "code_that_fails", "not_unlocked"],
)
def test_an_unlock_is_carried_when_its_prompt_showed_code_that_unlocks(
    made: tuple[tuple[str, int], ...], shown: str, expected: tuple[int, int]
) -> None:
    run = small_run()
    task = next(unit.task for unit in run.measured if unit.sample is Sample.PRIMARY)
    rows = carried_of(showing(unlocking(run, task, *made), task, "CF-SF", 1, shown))
    (row,) = (row for row in rows if row.arm == "CF-SF")
    assert (row.unlocked, row.carried) == expected


def test_arms_that_show_their_own_code_or_none_have_no_row() -> None:
    assert {"P", "B", "BI", "TC", "PAD"}.isdisjoint(row.arm for row in carried_of(small_run()))


def test_the_first_run_s_mirrored_unlocks_are_all_carried() -> None:
    run = read_run(FIRST_RUN, PREREGISTRATIONS)
    rows = [row for row in carried_of(run) if row.unlocked]
    assert rows == [CarriedArm("CF-SF", "TC", 6, 6), CarriedArm("GR-SHAPE", "TC", 6, 6)]


def test_the_report_tells_carried_unlocks() -> None:
    run = small_run()
    task = next(unit.task for unit in run.measured if unit.sample is Sample.PRIMARY)
    run = showing(unlocking(run, task, ("TC", 0), ("CF-SF", 1)), task, "CF-SF", 1, "TC:0")
    made = tuple(observe_arm(run, unit, "B") for unit in run.measured)
    record = replace(recorded(run), carried=carried_of(run))
    text = terminal.render(report(RepairHarvest(made, runs=(record,))), 400, color=False)
    assert "CF-SF: 1 of 1 unlocked unit carried over: the prompt of the first" in text
    assert "GR-SHAPE: 0 of 0" not in text
    assert run_record_from(run_properties(record)) == record
