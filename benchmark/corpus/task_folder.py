"""Reads every task file below a folder and checks what concerns them together."""

from collections import Counter
from pathlib import Path
from typing import Final

from benchmark.corpus.task_file import read_task
from benchmark.errors import BenchmarkError
from benchmark.records import Task

TASKS: Final = Path(__file__).parent.parent / "tasks"


def read_tasks(folder: Path = TASKS) -> tuple[Task, ...]:
    """All tasks, sorted by entry id.

    Raises BenchmarkError on the first file that is not a task, on a name used twice, and on a
    folder without tasks.
    """
    tasks = sorted((read_task(path) for path in task_paths(folder)), key=lambda t: t.entry_id)
    if not tasks:
        raise BenchmarkError(f"{folder}: no task files, got none; expected <domain>/<name>.py")
    _refuse_duplicates(tasks)
    return tuple(tasks)


def task_paths(folder: Path = TASKS) -> tuple[Path, ...]:
    """Paths of the task files, sorted; a file outside a domain folder is an error."""
    paths = sorted(p for p in folder.rglob("*.py") if p.name != "__init__.py")
    for path in paths:
        if path.parent.parent != folder:
            raise BenchmarkError(
                f"{path}: misplaced task file; expected {folder}/<domain>/<name>.py; move it"
            )
    return tuple(paths)


def _refuse_duplicates(tasks: list[Task]) -> None:
    counts = Counter(task.function_name for task in tasks)
    for name, count in counts.items():
        if count > 1:
            places = ", ".join(task.place for task in tasks if task.function_name == name)
            raise BenchmarkError(
                f"{places}: duplicate function name, got {name!r} in {count} files; expected "
                "names unique over all domains; rename one"
            )
    queries = Counter(task.query.lower() for task in tasks)
    for task in tasks:
        if queries[task.query.lower()] > 1:
            raise BenchmarkError(f"{task.place}: duplicate query, got {task.query[:80]!r}")
