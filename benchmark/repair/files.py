"""Names of a run's files, and records <-> the JSON rows in them.

Source: falsification paper section 2.2.2 (manifests, transition files).
"""

import json
import types
from collections.abc import Mapping
from dataclasses import asdict, fields, is_dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

from benchmark import jsonl
from benchmark.errors import BenchmarkError
from benchmark.repair_events import Fault, ReplayRow, Unscored
from benchmark.repair_records import (
    ArmsManifest,
    Candidate,
    Exclusion,
    PromptRow,
    RunManifest,
    TaskRow,
    Transition,
    Unit,
)

KIND: Final = "repair"  # the folder of the ledger, and of audits/evidence
MANIFEST: Final = "manifest.json"
TASKS: Final = "tasks.jsonl"
EXCLUSIONS: Final = "exclusions.jsonl"
REPLAY: Final = "replay.jsonl"
PROMPTS: Final = "prompts.jsonl"
POOL: Final = "pool.jsonl"
UNITS: Final = "units.jsonl"
ARMS: Final = "arms.json"
ROUND0: Final = "round0.jsonl"
TRANSITIONS: Final = "transitions.jsonl"
GENERATIONS: Final = "generations.jsonl"
UNSCORED: Final = "unscored.jsonl"
FAULTS: Final = "faults.jsonl"

# What the lines of each file are.
LINES: Final = types.MappingProxyType(
    {
        TASKS: TaskRow,
        EXCLUSIONS: Exclusion,
        REPLAY: ReplayRow,
        PROMPTS: PromptRow,
        POOL: Candidate,
        UNITS: Unit,
        ROUND0: Transition,
        TRANSITIONS: Transition,
        GENERATIONS: Candidate,
        UNSCORED: Unscored,
        FAULTS: Fault,
    }
)
WHOLE: Final = types.MappingProxyType({MANIFEST: RunManifest, ARMS: ArmsManifest})

T = TypeVar("T")


def to_row(record: Any) -> dict[str, Any]:
    """The record as plain JSON data, its fields in their order."""
    row: dict[str, Any] = json.loads(json.dumps(asdict(record)))
    return row


def from_row(kind: type[T], row: Mapping[str, Any], place: str) -> T:
    """The record of a row. Raises BenchmarkError naming `place` and what is wrong."""
    try:
        return _built(kind, row)
    except (KeyError, TypeError, ValueError) as error:
        raise BenchmarkError(
            f"{place}: no {kind.__name__}, got {type(error).__name__}: {error}; expected the "
            "fields of benchmark.repair_records; restore the file"
        ) from error


def read(folder: Path, name: str, kind: type[T]) -> tuple[T, ...]:
    """All records of a finished file; a damaged line is an error."""
    path = folder / name
    return tuple(
        from_row(kind, row, f"{path}:{number}")
        for number, row in enumerate(jsonl.read(path), start=1)
    )


def read_whole(folder: Path, name: str, kind: type[T]) -> T:
    """The record of a JSON file. Raises BenchmarkError where it is missing or damaged."""
    path = folder / name
    try:
        row = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BenchmarkError(
            f"{path}: unreadable, got {error}; expected a JSON object; restore the file"
        ) from error
    return from_row(kind, row, str(path))


def whole_text(record: Any) -> str:
    """The text of a JSON file: keys in the fields' order."""
    return json.dumps(to_row(record), indent=1, ensure_ascii=True) + "\n"


def _built(kind: type[T], row: Mapping[str, Any]) -> T:
    hints = get_type_hints(kind)
    names = [each.name for each in fields(kind)]  # type: ignore[arg-type]
    unknown = sorted(set(row) - set(names))
    if unknown:
        raise ValueError(f"unknown fields {', '.join(unknown)}")
    return kind(**{name: _value(hints[name], row[name]) for name in names if name in row})


def _value(hint: Any, value: Any) -> Any:
    if is_dataclass(hint) and isinstance(hint, type):
        return _built(hint, value)
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return hint(value)
    origin = get_origin(hint)
    if origin is tuple:
        parts = get_args(hint)
        inner = [parts[0]] * len(value) if parts[-1] is Ellipsis else parts
        return tuple(_value(part, each) for part, each in zip(inner, value, strict=True))
    if origin is dict:
        return dict(value)
    if hint is float:
        return float(value)
    if type(value) is not hint:
        raise TypeError(f"{value!r:.40} is no {hint.__name__}")
    return value
