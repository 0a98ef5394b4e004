"""Checks task files while they are written: `python -m benchmark.construction.check FILE...`.

For each file: is it a task, does its canonical pass, are there mutants enough of several bug
types, which tests kill none, and which mutants nothing kills. `--survivors` prints the latter.

Source: ExecRetrieval section 3.3, gates (1) to (4).
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from benchmark.construction.sharpness import Sharpness, sharpness
from benchmark.construction.verify import verify
from benchmark.corpus.task_file import read_task
from benchmark.errors import BenchmarkError
from benchmark.ports import Oracle


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status 0 when every file may enter the release, 1 when not."""
    parser = argparse.ArgumentParser(prog="python -m benchmark.construction.check")
    parser.add_argument("files", nargs="+", type=Path, help="task files, or folders of them")
    parser.add_argument("--survivors", action="store_true", help="show mutants that nothing kills")
    chosen = parser.parse_args(arguments)
    from fixtures.oracle.client import ForkServerOracle  # the composition root's one reach

    console = Console(soft_wrap=True, highlight=False, markup=False)
    faulty = 0
    with (
        ForkServerOracle(shared_box=True) as oracle,
        ForkServerOracle(shared_box=True, hash_seed=1) as second,
    ):
        for path in _files(chosen.files):
            faulty += not _check(path, oracle, second, console, survivors=chosen.survivors)
    console.print(f"{faulty} with faults")
    return 1 if faulty else 0


def _files(paths: Sequence[Path]) -> list[Path]:
    return [file for path in paths for file in (sorted(path.glob("*.py")) or [path])]


def _check(
    path: Path, oracle: Oracle, second: Oracle, console: Console, *, survivors: bool
) -> bool:
    """Print what `path` is like; whether it has no fault."""
    try:
        found = sharpness(verify(read_task(path), oracle, second))
    except BenchmarkError as error:
        console.print(f"FAULT {error}")
        return False
    kinds = Counter(c.mutant.bug_type.value for c in found.verified.candidates)
    mix = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))
    word = "FAULT" if found.faults else "ok   "
    console.print(f"{word} {path}: {found.usable} of {found.proposed} mutants usable ({mix})")
    for fault in found.faults:
        console.print(f"      {fault}")
    if survivors:
        _show_survivors(found, console)
    return not found.faults


def _show_survivors(found: Sharpness, console: Console) -> None:
    for mutant in found.survivors:
        edit = mutant.edit
        console.print(f"      passes all, line {mutant.line}: {edit.before!r} -> {edit.after!r}")


if __name__ == "__main__":
    sys.exit(main())
