"""Exactly the matching invariant refuses a doctored run; none refuses the valid one."""

from dataclasses import replace
from pathlib import Path

import pytest

from audits.invariants.catalogue import INVARIANTS
from audits.invariants.pooled import unlocked, unpooled
from audits.run_evidence import RunEvidence, read_run
from benchmark.repair import files
from benchmark.repair_records import Cell
from suites.falsification.doctored_runs import DOCTORED, DoctoredRun
from suites.instruments.small_run import PREREGISTRATIONS, small_run, write_run


@pytest.fixture(scope="module")
def valid() -> RunEvidence:
    return small_run()


def refusing(run: RunEvidence) -> list[str]:
    return [invariant.id for invariant in INVARIANTS if invariant.findings(run)]


def test_the_valid_run_is_refused_by_none(valid: RunEvidence) -> None:
    assert refusing(valid) == []


@pytest.mark.parametrize("case", DOCTORED, ids=[f"doctored.{case.id}" for case in DOCTORED])
def test_exactly_the_matching_invariant_refuses(valid: RunEvidence, case: DoctoredRun) -> None:
    assert refusing(case.doctor(valid)) == [case.refused_by], case.reason


def test_every_invariant_has_a_doctored_run() -> None:
    assert {case.refused_by for case in DOCTORED} == {invariant.id for invariant in INVARIANTS}


def test_ids_are_unique() -> None:
    for ids in ([case.id for case in DOCTORED], [invariant.id for invariant in INVARIANTS]):
        assert len(set(ids)) == len(ids)


def test_two_runs_of_one_cell_are_no_two_cells(valid: RunEvidence) -> None:
    other = Cell("humanevalplus", "qwen-coder-1.5b")
    second = replace(
        valid,
        generations=tuple(replace(made, cell=other) for made in valid.generations),
        transitions=tuple(replace(shown, cell=other) for shown in valid.transitions),
    )
    assert tuple(unpooled([valid, second])) == ()
    assert "is not the sum of its cells" in str(next(unpooled([valid, valid])))


def test_a_unit_that_was_never_asked_is_one_that_is_not_unlocked(valid: RunEvidence) -> None:
    task = valid.units[0].task
    guarded = replace(
        valid,
        transitions=tuple(
            replace(t, guard="too long") if (t.task, t.arm) == (task, "B") else t
            for t in valid.transitions
        ),
        generations=tuple(c for c in valid.generations if (c.task, c.arm) != (task, "B")),
    )
    assert {str(key): won for key, won in unlocked(guarded, "B").items()} == {
        unit.key: False for unit in valid.units
    }
    assert sum(unlocked(valid, "B").values()) == 1  # of this very unit
    assert tuple(unpooled([guarded])) == ()


def test_a_written_run_reads_back_and_a_torn_tail_is_found(
    valid: RunEvidence, tmp_path: Path
) -> None:
    folder = write_run(valid, tmp_path / "small")
    read = read_run(folder, PREREGISTRATIONS)
    assert refusing(read) == []
    assert replace(read, digests=valid.digests, hidden_calls=valid.hidden_calls) == valid
    path = folder / files.GENERATIONS
    path.write_bytes(path.read_bytes()[:-40])
    assert "whole-records" in refusing(read_run(folder, PREREGISTRATIONS))


def test_one_byte_of_the_pinned_round_is_found(valid: RunEvidence, tmp_path: Path) -> None:
    folder = write_run(valid, tmp_path / "small")
    path = folder / files.POOL
    path.write_bytes(path.read_bytes().replace(b'"wall_s": 0.5', b'"wall_s": 0.6', 1))
    assert refusing(read_run(folder, PREREGISTRATIONS)) == ["round0-pinned"]
