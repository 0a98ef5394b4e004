"""Options and data that can't be run with: a usage error, one sentence, nothing collected."""

import gzip
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmark.corpus.evalplus import source

VARIABLE = source.DATASETS[0].variable
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path, pytestconfig: pytest.Config) -> Run:
    """pytest on the retrieval suite with `options`, in a process with `variables`."""

    def start(*options: str, **variables: str) -> subprocess.CompletedProcess[str]:
        own = ["--ledger", str(tmp_path / "ledger"), "--report-dir", str(tmp_path / "out")]
        command = [sys.executable, "-m", "pytest", "suites/retrieval", "-p", "no:cacheprovider"]
        names = {dataset.variable for dataset in source.DATASETS}
        inherited = {name: value for name, value in os.environ.items() if name not in names}
        return subprocess.run(
            [*command, *own, *options],
            cwd=pytestconfig.rootpath,
            env={**inherited, **variables},
            capture_output=True,
            text=True,
            timeout=60,
        )

    return start


def _assert_refused(run: subprocess.CompletedProcess[str], tmp_path: Path, *said: str) -> None:
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
    message = " ".join(run.stderr.split())
    assert [part for part in ("ERROR:", "got", "expected", *said) if part not in message] == []
    assert "Traceback" not in run.stdout + run.stderr
    assert "collected" not in run.stdout
    assert not (tmp_path / "ledger").exists()
    assert not (tmp_path / "out").exists()


def test_an_unknown_system_is_refused_with_the_known_ones(run: Run, tmp_path: Path) -> None:
    refused = run("--systems", "bm25,nope")
    _assert_refused(refused, tmp_path, "--systems", "'nope'", "bm25, minilm", "systems.yaml")


def test_an_unknown_tier_is_refused_with_the_known_ones(run: Run, tmp_path: Path) -> None:
    refused = run("--tiers", "core,nope")
    _assert_refused(refused, tmp_path, "--tiers", "'nope'", "core, decentred, stacked, evalplus")


@pytest.mark.parametrize(
    "rule",
    ["exec@1=>0.3", "exec@2>=0.3", "exec@1>=30", "exec@1", ""],
    ids=["operator", "metric", "range", "no_value", "empty"],
)
def test_a_malformed_gate_is_refused_with_the_form(rule: str, run: Run, tmp_path: Path) -> None:
    refused = run("--tiers", "core", "--gate", rule)
    _assert_refused(refused, tmp_path, "--gate", "exec@", repr(rule))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--model", "nope"), ("model", "'nope'", "qwen-coder-0.5b", "models.yaml")),
        (("--benchmark", "nope"), ("--benchmark", "'nope'", "humaneval, mbpp")),
        (("--repair-slots", "two"), ("--repair-slots", "'two'", "N:REASON")),
        (("--repair-slots", "0:none"), ("--repair-slots", "'0'")),
        (("--repair-arms", "B,nope"), ("arm", "'nope'", "P, B, TC, CF-SF, GR-SHAPE, BI")),
        (("--repair-arms", "GR-SHAPE"), ("arm GR-SHAPE", "CF-SF, TC")),
        (("--repair-run", "a|b"), ("--repair-run", "'a|b'", "choose another")),
        (("-n", "2"), ("--repair-run", "-n 2", "leave -n out")),
    ],
    ids=("model", "benchmark", "slots", "no-slots", "arm", "no-mirror", "name", "workers"),
)
def test_a_repair_run_that_can_not_be_is_refused(
    options: tuple[str, ...], said: tuple[str, ...], run: Run, tmp_path: Path
) -> None:
    _assert_refused(run("--repair-run", "name", *options), tmp_path, *said)


@pytest.mark.parametrize("option", ["--ledger", "--report-dir"])
def test_a_folder_that_can_not_be_made_is_refused(option: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    folder = str(tmp_path / "file" / "below")
    refused = run("--tiers", "core", option, folder)
    _assert_refused(refused, tmp_path, option, repr(folder), "writable folder", f"{option} PATH")


def test_a_file_in_place_of_the_ledger_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    refused = run("--tiers", "core", "--ledger", str(tmp_path / "file"))
    _assert_refused(refused, tmp_path, "--ledger", "choose another")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_write_permission_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir(mode=0o500)
    refused = run("--tiers", "core", "--ledger", str(tmp_path / "locked" / "ledger"))
    _assert_refused(refused, tmp_path, "--ledger", "writable folder")


def test_a_missing_evalplus_file_is_refused_by_variable_and_path(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "absent.jsonl.gz")
    refused = run(**{VARIABLE: path})
    _assert_refused(refused, tmp_path, VARIABLE, path, "no such file", "unset the variable")


def test_an_empty_evalplus_file_is_refused_by_path(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl.gz"
    path.touch()
    refused = run(**{VARIABLE: str(path)})
    _assert_refused(refused, tmp_path, str(path), "HumanEvalPlus", "v0.1.10", "fetch")


def test_a_truncated_evalplus_file_is_refused_by_path(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "half.jsonl.gz"
    whole = gzip.compress(os.urandom(4_096))
    path.write_bytes(whole[: len(whole) // 2])
    refused = run(**{VARIABLE: str(path)})
    _assert_refused(refused, tmp_path, str(path), "damaged", "HumanEvalPlus v0.1.10", "fetch")


def test_a_garbled_evalplus_file_is_refused_by_path(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "garbled.jsonl.gz"
    whole = bytearray(gzip.compress(os.urandom(4_096)))
    whole[10:40] = b"\xff" * 30
    path.write_bytes(whole)
    refused = run(**{VARIABLE: str(path)})
    _assert_refused(refused, tmp_path, str(path), "damaged", "fetch")


@pytest.mark.parametrize("name", ["other.jsonl.gz", "other.jsonl"])
def test_another_evalplus_file_is_refused_by_path_and_both_hashes(
    name: str, run: Run, tmp_path: Path
) -> None:
    path, content = tmp_path / name, b'{"task_id": "HumanEval/0"}\n'
    path.write_bytes(gzip.compress(content) if name.endswith(".gz") else content)
    refused = run(**{VARIABLE: str(path)})
    _assert_refused(refused, tmp_path, str(path), source.DATASETS[0].sha256, "fetch that release")


def test_evalplus_files_do_not_matter_to_a_run_without_that_tier(run: Run, tmp_path: Path) -> None:
    absent = str(tmp_path / "absent.jsonl.gz")
    listed = run("--tiers", "core", "--collect-only", "-q", **{VARIABLE: absent})
    assert listed.returncode == pytest.ExitCode.OK
    assert not (tmp_path / "ledger").exists()


def test_names_with_spaces_and_repeats_count_once(run: Run) -> None:
    listed = run("--tiers", " core, core,", "--systems", "bm25 ,bm25", "--collect-only", "-q")
    assert listed.returncode == pytest.ExitCode.OK
    items = [line for line in listed.stdout.splitlines() if "::test_rank_one[" in line]
    assert len(items) == len(set(items)) == 1_000
