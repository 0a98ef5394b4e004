"""Every authored task file: right by itself, and what the release says."""

from collections.abc import Callable
from pathlib import Path

import pytest

from benchmark.corpus.plan import CORE
from benchmark.corpus.task_file import read_task
from benchmark.corpus.task_folder import TASKS, read_tasks, task_paths
from benchmark.records import Tier
from benchmark.verdicts import Origin, Submission
from fixtures.oracle.cached import CachedOracle

PATHS = task_paths()
REBUILD = "run `python -m benchmark.construction.freeze core`"


@pytest.fixture(scope="session")
def outcome_of_file(oracle: CachedOracle) -> dict[Path, tuple[str, ...]]:
    """Outcome of running each file whole, its asserts as module code."""
    texts = [path.read_text(encoding="utf-8") for path in PATHS]
    submissions = [Submission(text, ("assert True",), origin=Origin.RELEASE) for text in texts]
    outcomes = [verdict.released for verdict in oracle.verdicts(submissions)]
    return dict(zip(PATHS, outcomes, strict=True))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_task_file_runs_by_itself(
    path: Path, outcome_of_file: dict[Path, tuple[str, ...]], oracle: CachedOracle
) -> None:
    task = read_task(path)
    (verdict,) = oracle.verdicts([Submission(task.code, task.tests, origin=Origin.RELEASE)])
    faults = [
        f"{path}: test {number} `{test}` gets {outcome}; mend the assert or the function"
        for number, (test, outcome) in enumerate(
            zip(task.tests, verdict.released, strict=True), start=1
        )
        if outcome != "pass"
    ]
    assert faults == []
    assert outcome_of_file[path] == ("pass",), f"{path}: python {path.name} would not be silent"


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_release_says_what_the_task_file_says(path: Path, load_tier: Callable[[str], Tier]) -> None:
    task, tier = read_task(path), load_tier(CORE)
    query = tier.query(task.entry_id)
    released = (query.text, query.tests, tier.snippet(query.canonical_id).code)
    assert released == (task.query, task.tests, task.code), f"{path}: release is older; {REBUILD}"


def test_every_task_is_released_and_nothing_else(load_tier: Callable[[str], Tier]) -> None:
    assert [task.entry_id for task in read_tasks(TASKS)] == [
        query.entry_id for query in load_tier(CORE).queries
    ], REBUILD
