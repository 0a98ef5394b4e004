"""The manifest pins a tier without its text and refuses what is not what was frozen."""

from dataclasses import replace
from pathlib import Path

import pytest

from benchmark import jsonl
from benchmark.construction.assemble import assemble, choose_all
from benchmark.construction.verify import verify
from benchmark.corpus.evalplus import manifest
from benchmark.errors import BenchmarkError
from benchmark.gates.worked import CODE, NAME, TESTS
from benchmark.records import Task, Tier
from benchmark.verdicts import Submission, sha256_text
from fixtures.oracle.client import ForkServerOracle

ENTRY = "mbpp.007.seats_left"
TASK = Task(ENTRY, NAME, "mbpp", "How many seats are left?", CODE, TESTS, "EvalPlus Mbpp/7")


@pytest.fixture(scope="module")
def tier() -> Tier:
    with ForkServerOracle() as oracle:
        return assemble("evalplus", choose_all([verify(TASK, oracle, oracle)])).tier


@pytest.fixture
def folder(tier: Tier, tmp_path: Path) -> Path:
    jsonl.write(tmp_path / manifest.TASKS, manifest.rows_of(tier))
    return tmp_path


def test_the_tier_is_rebuilt_equal_from_manifest_and_tasks(tier: Tier, folder: Path) -> None:
    pinned = manifest.read_manifest(folder)
    assert manifest.rebuild("evalplus", pinned, {ENTRY: TASK}) == tier


def test_the_manifest_holds_no_text_of_the_task(folder: Path) -> None:
    text = (folder / manifest.TASKS).read_text()
    assert not any(part in text for part in ("return", "assert", "How many"))


def test_a_suite_has_the_hash_of_the_execution_cache(folder: Path) -> None:
    (pin,) = manifest.read_manifest(folder)
    assert pin.tests_sha256 == Submission(CODE, TESTS).tests_sha256


CHANGED = {
    "code": (
        replace(TASK, code=CODE + "\n"),
        "code is not what was frozen",
        (sha256_text(CODE + "\n"), sha256_text(CODE)),
    ),
    "query": (
        replace(TASK, query="How many?"),
        "query is not what was frozen",
        (sha256_text("How many?"), sha256_text(TASK.query)),
    ),
    "tests": (
        replace(TASK, tests=TESTS[1:]),
        "tests is not what was frozen",
        (Submission("", TESTS[1:]).tests_sha256, Submission("", TESTS).tests_sha256),
    ),
}


@pytest.mark.parametrize(("task", "fault", "hashes"), CHANGED.values(), ids=CHANGED.keys())
def test_a_changed_text_is_refused_with_entry_and_both_hashes(
    folder: Path, task: Task, fault: str, hashes: tuple[str, str]
) -> None:
    pinned = manifest.read_manifest(folder)
    with pytest.raises(BenchmarkError) as caught:
        manifest.rebuild("evalplus", pinned, {ENTRY: task})
    message = str(caught.value)
    assert message.startswith(f"EvalPlus {ENTRY}: {fault}, got SHA-256 {hashes[0]}; expected ")
    assert f"{hashes[1]}; the importer changed: rebuild with `{manifest.REBUILD}`" in message


def test_a_pinned_task_that_is_not_imported_is_refused(folder: Path) -> None:
    with pytest.raises(BenchmarkError, match=f"{ENTRY}: in the manifest but not imported"):
        manifest.rebuild("evalplus", manifest.read_manifest(folder), {})


@pytest.mark.parametrize("field", ["code_sha256", "bug_type"])
def test_a_distractor_that_the_catalogue_does_not_propose_so_is_refused(
    folder: Path, field: str
) -> None:
    (row,) = jsonl.read(folder / manifest.TASKS)
    first, second = row["distractors"][:2]
    first[field] = {"code_sha256": "0" * 64, "bug_type": second["bug_type"]}[field]
    assert first["bug_type"] == second["bug_type"] or field == "code_sha256"
    jsonl.write(folder / manifest.TASKS, [row])
    with pytest.raises(BenchmarkError, match=f"{first['corpus_id']} is no longer proposed, got"):
        manifest.rebuild("evalplus", manifest.read_manifest(folder), {ENTRY: TASK})


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        pytest.param({"distractors": [{}]}, "KeyError: 'corpus_id'", id="missing_field"),
        pytest.param({"colour": 1}, "TypeError: .*'colour'", id="unknown_field"),
        pytest.param(
            {"distractors": [{"corpus_id": "c", "bug_type": "typo", "code_sha256": ""}]},
            "ValueError: 'typo' is not a valid BugType",
            id="unknown_bug_type",
        ),
    ],
)
def test_a_malformed_entry_is_named(folder: Path, change: dict[str, object], fault: str) -> None:
    (row,) = jsonl.read(folder / manifest.TASKS)
    jsonl.write(folder / manifest.TASKS, [{**row, **change}])
    with pytest.raises(BenchmarkError, match=rf"malformed entry {ENTRY}, got {fault}.*rebuild it"):
        manifest.read_manifest(folder)
