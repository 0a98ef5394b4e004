"""The release is built the same, byte for byte, whatever the hash seed of the builder."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmark.construction import freeze
from benchmark.corpus.plan import AUTHORED, CORE
from benchmark.corpus.release_files import CACHE, CORPUS, DISTRACTORS, QUERIES, SUMS, folder_of
from benchmark.corpus.task_folder import TASKS, task_paths

SAMPLE = 12


@pytest.fixture(scope="module")
def tasks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with tasks from all over."""
    folder = tmp_path_factory.mktemp("tasks")
    paths = task_paths()
    for path in paths[:: len(paths) // SAMPLE]:
        target = folder / path.relative_to(TASKS)
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(path, target)
    return folder


def build(tasks: Path, out: Path, hash_seed: int, root: Path) -> dict[str, bytes]:
    """Every file that the command wrote, by relative path."""
    command = [sys.executable, "-m", "benchmark.construction.freeze"]
    subprocess.run(
        [*command, "--tasks", str(tasks), "--out", str(out)],
        cwd=root,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        check=True,
        capture_output=True,
        timeout=300,
    )
    return {
        path.relative_to(out).as_posix(): path.read_bytes()
        for path in sorted(out.rglob("*"))
        if path.is_file()
    }


def test_two_builds_under_two_hash_seeds_are_the_same_bytes(
    tasks: Path, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    first, second = (
        build(tasks, tmp_path / str(seed), seed, pytestconfig.rootpath) for seed in (1, 2)
    )
    expected = {
        (folder_of(tier, Path()) / name).as_posix()
        for tier in AUTHORED
        for name in (QUERIES, CORPUS, DISTRACTORS, CACHE, SUMS)
    }
    assert expected <= first.keys()
    assert first == second
    assert len(first[QUERIES].splitlines()) >= SAMPLE


def test_an_unknown_tier_is_refused_with_the_known_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as caught:
        freeze.main(["gold"])
    assert caught.value.code == 2
    assert "got 'gold'" in capsys.readouterr().err


def test_a_task_whose_assert_is_wrong_is_named(
    tasks: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = tmp_path / "tasks"
    path = next(iter(task_paths(tasks)))
    target = spoilt / path.parent.name / path.name
    target.parent.mkdir(parents=True)
    text = path.read_text(encoding="utf-8")
    first = next(line for line in text.splitlines() if line.startswith("assert "))
    target.write_text(text.replace(first, f"assert ({first[7:]}) is Ellipsis", 1))
    assert freeze.main([CORE, "--tasks", str(spoilt), "--out", str(tmp_path / "out")]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert "test 1 does not hold" in said
    assert path.name in said
