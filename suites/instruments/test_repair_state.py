"""A run before its end: its pool beside the paper's, what is complete, and no verdict."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from audits.run_evidence import RunEvidence
from reports import terminal
from reports.repair.from_run import observe_arm
from reports.repair.harvest import RepairHarvest
from reports.repair.run_state import open_pairs, state_of, unclaimed
from suites.instruments.small_run import small_run, write_run
from suites.instruments.test_run_audit import pool_of, recorded, report

LAST = ("small__3", "PAD")


@pytest.fixture(scope="module")
def valid() -> RunEvidence:
    return small_run()


def under_way(valid: RunEvidence) -> RunEvidence:
    """The run without the last round of one unit under one arm."""
    kept = tuple(c for c in valid.generations if (c.task, c.arm, c.round) != (*LAST, 3))
    return replace(valid, generations=kept)


def text_of(run: RunEvidence) -> str:
    return terminal.render(report(RepairHarvest(runs=(recorded(run),))), 100, color=False)


def test_a_pool_is_counted_by_whole_tasks(valid: RunEvidence) -> None:
    pool = pool_of(valid)
    state = state_of(pool)
    assert (state.tasks, state.drawn, state.dead) == (4, 4, 3)
    assert (state.candidates, state.passing, state.pairs) == (32, 1, 0)
    part = state_of(replace(pool, pool=pool.pool[:-1]))  # of the task that is alive
    assert (part.drawn, part.dead, part.candidates, part.passing) == (3, 3, 31, 1)


def test_a_candidate_that_passes_by_the_other_extraction_makes_a_task_alive(
    valid: RunEvidence,
) -> None:
    first = replace(valid.pool[0], public_other="ppp")
    state = state_of(replace(pool_of(valid), pool=(first, *valid.pool[1:])))
    assert (state.dead, state.passing) == (2, 2)


def test_a_pool_stands_beside_the_paper_s_and_claims_nothing(valid: RunEvidence) -> None:
    text = text_of(pool_of(valid))
    assert "small: the pool beside the paper's (qwen2.5-coder:0.5b-instruct-fp16)" in text
    row = next(line for line in text.splitlines() if line.startswith("dead tasks"))
    assert "3 of 4 = 0.750 [0.194, 0.994]" in row  # the limit above is 0.975 ** (1 / 4)
    assert "40 of 164 = 0.244 [0.180, 0.317]" in row
    assert "1 of 32 candidates pass the public tier (3.1%)" in text
    assert "the arms are to come: nothing is measured yet, and nothing claimed" in text
    assert "under way" not in text
    assert "family C" not in text


def test_a_part_of_a_pool_is_said_to_be_one(valid: RunEvidence) -> None:
    pool = pool_of(valid)
    text = text_of(replace(pool, pool=pool.pool[:-1]))
    assert "under way: 3 of 4 tasks have their whole pool" in text


def test_a_pair_is_open_until_its_last_round_is_made_or_guarded(valid: RunEvidence) -> None:
    assert open_pairs(valid) == frozenset()
    run = under_way(valid)
    assert open_pairs(run) == {LAST}
    guarded = tuple(
        replace(t, guard="too long") if (t.task, t.arm, t.round) == (*LAST, 3) else t
        for t in run.transitions
    )
    assert open_pairs(replace(run, transitions=guarded)) == frozenset()
    unwritten = tuple(t for t in run.transitions if (t.task, t.arm, t.round) != (*LAST, 3))
    assert open_pairs(replace(run, transitions=unwritten)) == {LAST}


def test_one_open_pair_of_an_arm_outside_the_families_withholds_every_verdict(
    valid: RunEvidence,
) -> None:
    run, state = under_way(valid), state_of(under_way(valid))
    assert run.arms is not None
    made = tuple(
        unclaimed(observe_arm(run, unit, arm), state)
        for unit in run.measured
        for arm in run.arms.arms
        if (unit.task, arm) not in open_pairs(run)
    )
    assert len(made) == 23
    found = report(RepairHarvest(made, runs=(recorded(run),)))
    (summary,) = found.summary.repair
    assert summary.family is None
    assert {row.verdict for row in summary.samples[0].contrasts} == {None}
    text = terminal.render(found, 100, color=False)
    assert "under way: 1 of 24 pairs of unit and arm are to come" in text
    assert "nothing is claimed: the run is under way, 1 of 24 pairs of unit and arm to come" in text


def read_as_is(root: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "suites/repair/test_units.py", "-q", "-rs"]
    command += ["--repair-run", "small", "--as-is", "--ledger", str(folder)]
    command += ["-p", "no:cacheprovider", "--report-dir", str(folder / "out")]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=900)


def test_as_is_skips_what_is_open_asks_nothing_and_names_the_rest(
    pytestconfig: pytest.Config, valid: RunEvidence, tmp_path: Path
) -> None:
    write_run(under_way(valid), tmp_path / "repair" / "small")
    done = read_as_is(pytestconfig.rootpath, tmp_path)
    assert done.returncode == pytest.ExitCode.OK, done.stdout[-3_000:] + done.stderr[-2_000:]
    assert "24 passed, 1 skipped" in done.stdout
    assert "under way, a round of small__3 under PAD is to come" in done.stdout
    assert "not checked: transition-completeness (the run is under way)" in done.stdout
    assert "family C" not in done.stdout
    summary = json.loads((tmp_path / "out" / "summary.json").read_text())["summary"]["repair"]
    assert summary[0]["record"]["state"]["pairs_open"] == 1


def test_as_is_a_pool_alone_is_an_item(
    pytestconfig: pytest.Config, valid: RunEvidence, tmp_path: Path
) -> None:
    write_run(pool_of(valid), tmp_path / "repair" / "small")
    done = read_as_is(pytestconfig.rootpath, tmp_path)
    assert "1 passed, 1 skipped" in done.stdout, done.stdout[-3_000:] + done.stderr[-2_000:]
    assert "the arms are to come" in done.stdout
