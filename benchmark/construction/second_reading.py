"""The second reading: somebody who sees only the query writes the function; the tests judge it.

    python -m benchmark.construction.second_reading brief FILE...     # what the reader may see
    python -m benchmark.construction.second_reading judge FOLDER FILE...

FOLDER holds the reader's `<name>.py`, one a task. A solution that fails means that the query or
the tests are ambiguous or wrong. `benchmark/tasks/REVIEW.yaml` records the first attempts.

Source: ExecRetrieval section 3.2 (91 of 100 entries pass at the first attempt).
"""

import argparse
import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console

from benchmark.corpus.task_file import read_task
from benchmark.errors import BenchmarkError
from benchmark.ports import Oracle
from benchmark.records import Task
from benchmark.verdicts import Submission


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status 0 when every solution passes, 1 when one fails or is missing, 2 on bad input."""
    parser = argparse.ArgumentParser(prog="python -m benchmark.construction.second_reading")
    actions = parser.add_subparsers(dest="action", required=True)
    brief = actions.add_parser("brief", help="print query and signature of each task")
    brief.add_argument("files", nargs="+", type=Path)
    judge = actions.add_parser("judge", help="run solutions against the tests they never saw")
    judge.add_argument("solutions", type=Path)
    judge.add_argument("files", nargs="+", type=Path)
    chosen = parser.parse_args(arguments)
    console = Console(soft_wrap=True, highlight=False, markup=False)
    try:
        tasks = [read_task(path) for path in chosen.files]
        if chosen.action == "brief":
            for task in tasks:
                console.print(f"# {task.entry_id}\n{signature(task)}\n{task.query}\n")
            return 0
        return _judge(chosen.solutions, tasks, console)
    except BenchmarkError as error:
        console.print(str(error))
        return 2


def signature(task: Task) -> str:
    """The `def` line of the canonical: names and defaults of its parameters, nothing else."""
    for node in ast.parse(task.code).body:
        if isinstance(node, ast.FunctionDef) and node.name == task.function_name:
            return f"def {node.name}({ast.unparse(node.args)}):"
    raise BenchmarkError(f"{task.place}: no function, got none named {task.function_name!r}")


def _judge(folder: Path, tasks: Sequence[Task], console: Console) -> int:
    from fixtures.oracle.client import ForkServerOracle  # the composition root's one reach

    with ForkServerOracle() as oracle:
        lines = list(failures(folder, tasks, oracle))
    for line in lines:
        console.print(line)
    failed = {line.split(":")[0] for line in lines}
    console.print(f"{len(tasks) - len(failed)} of {len(tasks)} pass")
    return 1 if failed else 0


def failures(folder: Path, tasks: Sequence[Task], oracle: Oracle) -> Iterator[str]:
    """A line for each test that a solution fails, and for each solution that is missing."""
    present: list[tuple[Task, Submission]] = []
    for task in tasks:
        path = folder / f"{task.function_name}.py"
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            present.append((task, Submission(text, task.tests)))
        else:
            yield f"{task.entry_id}: no solution, expected {path}"
    verdicts = oracle.verdicts(submission for _, submission in present)
    for (task, _), verdict in zip(present, verdicts, strict=True):
        for index in verdict.failing:
            outcome = f"test {index + 1} {verdict.released[index]}"
            yield f"{task.entry_id}: {outcome}: {task.tests[index]}"


if __name__ == "__main__":
    sys.exit(main())
