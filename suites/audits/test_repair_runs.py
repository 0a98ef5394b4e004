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
from audits.run_evidence import EVIDENCE, RunEvidence, read_run
from audits.task_prompts import task_prompts
from audits.whole_run import whole_run
from benchmark.repair.reference import row_by_reference
from suites.instruments.small_run import PREREGISTRATIONS, small_run

SYNTHETIC = "synthetic"
LoadEvidence = Callable[[str], RunEvidence]


def frozen_runs(root: Path) -> tuple[str, ...]:
    return tuple(sorted(path.parent.name for path in (root / EVIDENCE).glob("*/manifest.json")))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
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


def test_no_frozen_run_has_a_line_of_the_dataset(pytestconfig: pytest.Config) -> None:
    if hidden_calls.why_not():
        pytest.skip(hidden_calls.why_not())
    for name in frozen_runs(pytestconfig.rootpath):
        run = read_run(pytestconfig.rootpath / EVIDENCE / name, PREREGISTRATIONS)
        prompts = task_prompts(frozenset(row.task for row in run.tasks))
        for row in run.prompts:
            assert row == row_by_reference(row, prompts), f"{name}: {row.prompt_sha256}"
        for made in run.candidates:
            assert made == row_by_reference(made, prompts), f"{name}: {made.task} {made.place}"


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
