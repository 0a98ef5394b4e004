"""EvalPlus data that is missing, damaged or another release is refused with the remedy."""

import gzip
import hashlib
import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmark.construction.evalplus import entry_id, import_tasks
from benchmark.corpus.evalplus import manifest, source
from benchmark.corpus.plan import EVALPLUS, read_exclusions, read_plan
from benchmark.corpus.release_files import RELEASE
from benchmark.errors import BenchmarkError
from fixtures.oracle.client import ForkServerOracle

HUMANEVAL, MBPP = source.DATASETS
CONTENT = b'{"task_id": "HumanEval/0"}\n' * 400
TASKS_MIN = 270


@pytest.fixture(autouse=True)
def _fresh_answer() -> Iterator[None]:
    """The reason is remembered in a process: forget it around each test."""
    source.unavailable_reason.cache_clear()
    yield
    source.unavailable_reason.cache_clear()


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the variable of HumanEval+ points; MBPP+ is not named."""
    path = tmp_path / "copy.jsonl.gz"
    monkeypatch.setenv(HUMANEVAL.variable, str(path))
    monkeypatch.delenv(MBPP.variable, raising=False)
    return path


def damaged(content: bytes) -> bytes:
    """A gzip file whose first block is none that there is."""
    packed = gzip.compress(content)
    return packed[:10] + b"\xff" * 10 + packed[20:]


BROKEN = {
    "truncated_gzip": (gzip.compress(CONTENT)[:-9], "Compressed file ended before"),
    "no_gzip": (CONTENT, "Not a gzipped file"),
    "empty": (b"", "got SHA-256 " + hashlib.sha256(b"").hexdigest()),
    "damaged_stream": (damaged(CONTENT), "Error -3 while decompressing data"),
    "another_release": (
        gzip.compress(CONTENT),
        f"got SHA-256 {hashlib.sha256(CONTENT).hexdigest()} of the unpacked lines; expected "
        f"{HUMANEVAL.sha256} (HumanEvalPlus v0.1.10); fetch that release",
    ),
}


@pytest.mark.parametrize(("content", "fault"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_copy_is_refused_with_file_fault_and_remedy(
    copy: Path, content: bytes, fault: str
) -> None:
    copy.write_bytes(content)
    with pytest.raises(BenchmarkError) as caught:
        source.read_problems()
    assert str(caught.value).startswith(f"{copy}: ")
    assert fault in str(caught.value)
    assert "HumanEvalPlus v0.1.10" in str(caught.value)
    assert "; fetch " in str(caught.value)


def test_a_variable_that_names_no_file_is_refused_and_nothing_is_fetched_there(copy: Path) -> None:
    with pytest.raises(BenchmarkError, match=r"HUMANEVAL_OVERRIDE_PATH: no such file.*unset the"):
        source.read_problems()
    assert not copy.exists()


def test_a_copy_that_is_named_is_not_downloaded(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MBPP.variable, str(copy))
    assert source.unavailable_reason() == ""
    assert not copy.exists()


def test_a_release_that_can_not_be_downloaded_is_a_reason_that_names_the_variable(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(dataset: source.Dataset, path: Path) -> None:
        raise OSError("no route")

    monkeypatch.delenv(HUMANEVAL.variable)
    monkeypatch.setattr(source, "_path", lambda dataset: copy)
    monkeypatch.setattr(source, "_download", refuse)
    assert source.unavailable_reason() == (
        "HumanEvalPlus v0.1.10 can't be downloaded, got no route; expected network access to its "
        "release page, or HUMANEVAL_OVERRIDE_PATH set to a copy"
    )


def test_without_the_package_the_reason_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert source.unavailable_reason().endswith("pip install 'execretrieval-suite[evalplus]'")


def need_data() -> None:
    if reason := source.unavailable_reason():
        pytest.skip(reason)


def test_every_problem_is_in_the_manifest_or_excluded_with_a_reason() -> None:
    need_data()
    planned = [entry.entry_id for entry in read_plan(EVALPLUS).entries]
    excluded = read_exclusions()
    assert sorted([*planned, *excluded]) == sorted(map(entry_id, source.read_problems()))
    assert all(excluded.values())
    assert len(planned) >= TASKS_MIN


def test_the_manifest_is_rebuilt_from_the_data_with_every_canonical_verified() -> None:
    need_data()
    pinned = manifest.read_manifest(RELEASE / EVALPLUS)
    names = {pin.entry_id for pin in pinned}
    problems = [problem for problem in source.read_problems() if entry_id(problem) in names]
    with ForkServerOracle() as oracle:
        imported = import_tasks(problems, oracle)
    tier = manifest.rebuild(EVALPLUS, pinned, {task.entry_id: task for task in imported.tasks})
    assert imported.exclusions == ()
    assert (len(tier.queries), len(tier.corpus)) == (len(pinned), 5 * len(pinned))
