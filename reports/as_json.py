"""`summary.json`: the whole report for machines, in strict JSON; no value is null.

`summary.systems[].measured` has metrics, deception, rank_one, density, gap and edit_size of a
system on a tier; `summary.tiers[]` what is said over its systems (solved, by_bug_type, edit_size);
`summary.pairs[]`, `summary.stacking[]` (Table 9) and `summary.noise[]` the rest. The records in
`reports.records` and `reports.analysis_records` say what each field is and its unit.

Records become objects of their fields and properties. Equal runs give equal bytes: nothing in it
depends on the clock, on the number of workers or on the order of arrival.
Density and gap of a reranked system are of its ranking as it stands: the tables leave them out.
"""

import json
import math
import os
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final

from benchmark import protocol
from reports.errors import ReportError
from reports.run_report import RunReport

SCHEMA: Final = "execretrieval-summary/4"


def document(report: RunReport) -> dict[str, Any]:
    """The report as what json.dumps takes: builtin types, finite numbers."""
    return {
        "schema": SCHEMA,
        "protocol": {
            "ks": list(protocol.KS),
            "alpha": protocol.ALPHA,
            "confidence_level": protocol.CONFIDENCE_LEVEL,
            "bootstrap_replicates": protocol.BOOTSTRAP_REPLICATES,
            "bootstrap_seed": protocol.BOOTSTRAP_SEED,
        },
        **_plain(report),
    }


def write_report(path: Path, report: RunReport) -> None:
    """Write the file in one piece. Raises ReportError when the folder can't be written."""
    text = json.dumps(document(report), indent=1, allow_nan=False) + "\n"
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise ReportError(
            f"--report-dir: can't be written, got {path.parent} ({error.strerror}); "
            "expected a folder; give a path that can be written"
        ) from error


def _plain(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return {name: _plain(getattr(value, name)) for name in _said(value)}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value if value is None or isinstance(value, bool | int | float) else str(value)


def _said(record: Any) -> Iterator[str]:
    """Names of the fields and properties of a record, in the order of their definition."""
    yield from (field.name for field in fields(record))
    yield from (name for name, part in vars(type(record)).items() if isinstance(part, property))
