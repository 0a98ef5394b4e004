"""The ledger: built once, whole or not at all, whatever is killed."""

import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from fixtures.errors import FixtureError
from fixtures.ledger_store import Ledger, digest


def test_a_run_is_built_once_and_found_again(tmp_path: Path) -> None:
    built: list[Path] = []

    def build(folder: Path) -> None:
        built.append(folder)
        (folder / "result").write_text("42")

    first = Ledger(tmp_path).run("kind", {"a": 1}, build)
    second = Ledger(tmp_path).run("kind", {"a": 1}, build)
    assert (first, len(built), (second / "result").read_text()) == (second, 1, "42")


def test_another_key_is_another_run() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert digest({"a": 1}) != digest({"a": "1"})


def test_a_failed_build_leaves_no_run(tmp_path: Path) -> None:
    def fail(folder: Path) -> None:
        (folder / "half").write_text("x")
        raise FixtureError("model: gone")

    ledger = Ledger(tmp_path)
    with pytest.raises(FixtureError, match="model: gone"):
        ledger.run("kind", {}, fail)
    folder = ledger.run("kind", {}, lambda path: None)
    assert [path.name for path in folder.iterdir()] == ["key.json"]


def test_a_killed_build_leaves_no_run_and_no_lock(tmp_path: Path) -> None:
    script = textwrap.dedent(
        """
        import os, signal, sys
        from pathlib import Path
        from fixtures.ledger_store import Ledger
        def build(folder):
            (folder / "half").write_text("x")
            os.kill(os.getpid(), signal.SIGKILL)
        Ledger(Path(sys.argv[1])).run("kind", {}, build)
        """
    )
    killed = subprocess.run([sys.executable, "-c", script, str(tmp_path)], check=False)
    folder = Ledger(tmp_path).run("kind", {}, lambda path: None)
    assert killed.returncode == -signal.SIGKILL
    assert [path.name for path in folder.iterdir()] == ["key.json"]


def _build_slowly(root: Path) -> None:
    def build(folder: Path) -> None:
        with open(root / "builds", "a") as stream:
            stream.write(f"{os.getpid()}\n")

    Ledger(root).run("kind", {}, build)


def test_eight_processes_build_a_run_once(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=_build_slowly, args=(tmp_path,)) for _ in range(8)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert len((tmp_path / "builds").read_text().splitlines()) == 1


@pytest.mark.parametrize(
    "tail", [b"", b'{"half": ', b"x" * 200_000], ids=["no_tail", "half_a_row", "a_long_tail"]
)
def test_append_cuts_a_torn_line_first(tail: bytes, tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    ledger.append("log.jsonl", [{"n": 1}, {"n": 2}])
    with open(tmp_path / "log.jsonl", "ab") as stream:
        stream.write(tail)
    assert ledger.log("log.jsonl").torn == bool(tail)
    ledger.append("log.jsonl", [{"n": 3}])
    assert [row["n"] for row in ledger.log("log.jsonl").rows] == [1, 2, 3]
    assert ledger.log("log.jsonl").torn == 0


def test_a_log_of_one_torn_line_starts_anew(tmp_path: Path) -> None:
    (tmp_path / "log.jsonl").write_bytes(b'{"half"')
    Ledger(tmp_path).append("log.jsonl", [{"n": 1}])
    assert Ledger(tmp_path).log("log.jsonl").rows == ({"n": 1},)


def test_a_root_that_cannot_be_made_names_the_remedy(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FixtureError, match="choose another with --ledger PATH"):
        Ledger(tmp_path / "file" / "ledger")
