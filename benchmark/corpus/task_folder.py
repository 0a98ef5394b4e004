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
        raise BenchmarkError(
            f"{folder}: no task files, got an empty folder; expected <domain>/<name>.py; write one"
        )
    _refuse_duplicates(tasks)
    return tuple(tasks)


def task_paths(folder: Path = TASKS) -> tuple[Path, ...]:
    """Paths of the task files, sorted; a file outside a domain folder is an error."""
    paths = sorted(p for p in folder.rglob("*.py") if p.name != "__init__.py")
    for path in paths:
        if path.parent.parent != folder:
            raise BenchmarkError(
                f"{path}: misplaced task file, got {path.relative_to(folder)}; expected "
                f"{folder}/<domain>/<name>.py; move it"
            )
    return tuple(paths)


def _refuse_duplicates(tasks: list[Task]) -> None:
    _refuse_duplicate("function name", [(task.function_name, task.place) for task in tasks])
    _refuse_duplicate("query", [(task.query.lower(), task.place) for task in tasks])


def _refuse_duplicate(what: str, values: list[tuple[str, str]]) -> None:
    for value, count in Counter(value for value, _ in values).items():
        if count > 1:
            places = ", ".join(place for other, place in values if other == value)
            raise BenchmarkError(
                f"{places}: duplicate {what}, got {value[:80]!r} in {count} files; expected each "
                "once over all domains; change one"
            )
