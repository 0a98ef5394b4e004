"""Every invariant over every frozen repair run, and over a small synthetic one."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from audits import hidden_calls
from audits.frozen_files import changed_files
from audits.invariants.catalogue import INVARIANTS
from audits.invariants.invariant import DATASET, Invariant
from audits.invariants.pooled import unpooled
from audits.run_audit import audit_run
from audits.run_evidence import EVIDENCE, UNDER_WAY, RunEvidence, read_run
from audits.task_prompts import task_prompts
from audits.whole_run import whole_run
from benchmark.repair.reference import row_by_reference, row_restored
from suites.instruments.small_run import PREREGISTRATIONS, small_run

SYNTHETIC = "synthetic"
ROOT = Path(__file__).parents[2]
LoadEvidence = Callable[[str], RunEvidence]


def runs_in(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(path.parent.name for path in folder.glob("*/manifest.json")))


def frozen_runs(root: Path) -> tuple[str, ...]:
    return runs_in(root / EVIDENCE)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "under_way" in metafunc.fixturenames:
        metafunc.parametrize("under_way", runs_in(ROOT / UNDER_WAY))
    if "committed" in metafunc.fixturenames:
        places = [
            ROOT / place / n for place in (EVIDENCE, UNDER_WAY) for n in runs_in(ROOT / place)
        ]
        metafunc.parametrize("committed", places, ids=[path.name for path in places])
    runs = (SYNTHETIC, *frozen_runs(metafunc.config.rootpath))
    if "invariant" in metafunc.fixturenames:
        cases = [(run, invariant) for run in runs for invariant in INVARIANTS]
        ids = [f"{run}-{invariant.id}" for run, invariant in cases]
        metafunc.parametrize(("run", "invariant"), cases, ids=ids)


@pytest.fixture(scope="module")
def evidence(pytestconfig: pytest.Config) -> LoadEvidence:
    @cache
    def load(run: str) -> RunEvidence:
        if run == SYNTHETIC:
            return small_run()
        found = read_run(pytestconfig.rootpath / EVIDENCE / run, PREREGISTRATIONS)
        return whole_run(found)

    return load


def test_invariant_holds(run: str, invariant: Invariant, evidence: LoadEvidence) -> None:
    found = evidence(run)
    if invariant.needs == DATASET and not found.hidden_calls:
        pytest.skip(f"{invariant.id}: {hidden_calls.why_not()}")
    assert not found.by_reference or not found.hidden_calls, "the dataset is another one"
    broken = [str(finding) for finding in invariant.findings(found)]
    assert broken == [], f"{invariant.says}; see {invariant.source}"


def test_a_run_under_way_breaks_no_invariant_so_far(under_way: str) -> None:
    run = whole_run(read_run(ROOT / UNDER_WAY / under_way, PREREGISTRATIONS))
    assert audit_run(run, under_way=True).broken == ()


def test_no_run_has_a_line_of_the_dataset(committed: Path) -> None:
    if hidden_calls.why_not():
        pytest.skip(hidden_calls.why_not())
    run = read_run(committed, PREREGISTRATIONS)
    prompts = task_prompts(frozenset(row.task for row in run.tasks))
    for row in run.prompts:
        whole = row_restored(row, prompts)
        assert row == row_by_reference(whole, prompts), row.prompt_sha256
    for made in run.candidates:
        told = row_restored(made, prompts)
        assert made == row_by_reference(told, prompts), f"{made.task} {made.place}"


def test_files_of_every_frozen_run_are_those_that_were_frozen(pytestconfig: pytest.Config) -> None:
    for name in frozen_runs(pytestconfig.rootpath):
        assert changed_files(pytestconfig.rootpath / EVIDENCE / name) == ()


def test_pooled_counts_of_all_frozen_runs_are_sums_of_cells(
    pytestconfig: pytest.Config, evidence: LoadEvidence
) -> None:
    runs = [evidence(run) for run in frozen_runs(pytestconfig.rootpath)]
    assert [str(finding) for finding in unpooled(runs)] == []


def test_no_two_frozen_runs_share_a_seed_payload(
    pytestconfig: pytest.Config, evidence: LoadEvidence
) -> None:
    payloads = [
        {candidate.seed_payload for candidate in evidence(run).candidates}
        for run in frozen_runs(pytestconfig.rootpath)
    ]
    assert len(frozenset().union(*payloads)) == sum(map(len, payloads))
