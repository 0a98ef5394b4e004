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
def outcome_of_file(oracle: CachedOracle) -> dict[str, tuple[str, ...]]:
    """Outcome of running each file whole, its asserts as module code."""
    submissions = [
        Submission(path.read_text(encoding="utf-8"), ("assert True",), origin=Origin.RELEASE)
        for path in PATHS
    ]
    verdicts = oracle.verdicts(submissions)
    return {str(path): verdict.released for path, verdict in zip(PATHS, verdicts, strict=True)}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_task_file_runs_by_itself(path: Path, outcome_of_file: dict[str, tuple[str, ...]]) -> None:
    assert outcome_of_file[str(path)] == ("pass",), f"{path}: an assert of the file does not hold"


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
