"""Records <-> JSON lines, with half-written and damaged lines detected."""

import io
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmark.errors import BenchmarkError

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Lines:
    """What a JSON-lines file holds; `torn` counts lines that a crash or a fault left unreadable."""

    rows: tuple[Row, ...]
    torn: int


def dump(row: Mapping[str, Any]) -> str:
    """One line, keys in the order given, ASCII only, so that any text survives any reader."""
    return json.dumps(row, ensure_ascii=True, separators=(", ", ": ")) + "\n"


def read(path: Path) -> tuple[Row, ...]:
    """All rows of a frozen file. Raises BenchmarkError naming the line that is damaged."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BenchmarkError(
            f"{path}: unreadable, got {error}; expected JSON lines in UTF-8; restore it from git"
        ) from error
    rows = []
    for number, line in enumerate(io.StringIO(text), start=1):
        row = _parse(line)
        if row is None:
            raise BenchmarkError(
                f"{path}:{number}: damaged line, got {line[:60]!r}; expected one JSON object and a "
                "newline; restore the file from git"
            )
        rows.append(row)
    return tuple(rows)


def read_log(path: Path) -> Lines:
    """All readable rows of an append-only log; a missing file is an empty log."""
    if not path.exists():
        return Lines((), 0)
    lines = list(io.StringIO(path.read_text(encoding="utf-8", errors="replace")))
    rows = [row for row in map(_parse, lines) if row is not None]
    return Lines(tuple(rows), len(lines) - len(rows))


def write(path: Path, rows: Iterable[Mapping[str, Any]]) -> None:
    """Write a frozen file in one piece, through a neighbour that is renamed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    neighbour = path.with_name(path.name + ".new")
    neighbour.write_text("".join(map(dump, rows)), encoding="utf-8", newline="\n")
    neighbour.replace(path)


def _parse(line: str) -> Row | None:
    if not line.endswith("\n"):
        return None
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return row if isinstance(row, dict) else None
