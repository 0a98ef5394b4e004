"""`summary.json`: the whole Summary for machines, NaN as null."""

import json
import math
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any, Final

from reports.summary import Summary
from reports.thresholds import ThresholdResult

SCHEMA: Final = "execretrieval-summary/1"


def write_summary(
    path: Path, summary: Summary, thresholds: tuple[ThresholdResult, ...], counts: dict[str, int]
) -> None:
    """Write the file in one piece."""
    document = {
        "schema": SCHEMA,
        "items": counts,
        "summary": _plain(summary),
        "thresholds": [_plain(result) for result in thresholds],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    neighbour = path.with_name(path.name + ".new")
    neighbour.write_text(json.dumps(document, indent=1, allow_nan=False) + "\n", encoding="utf-8")
    neighbour.replace(path)


def _plain(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return _plain(asdict(value))
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value if value is None or isinstance(value, bool | int | float) else str(value)
