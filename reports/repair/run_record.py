"""What is said of a run as a whole, as flat item properties, and back: an item a run carries it.

Source: falsification paper, section 2.2.1 (statistical and audit verdict kept apart), Tables 1, 13.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from audits.amendments.read import Amendment
from audits.errors import AuditError
from audits.run_audit import AuditStatus, RunAudit, audit_run
from audits.run_evidence import RunEvidence
from audits.whole_run import whole_run
from benchmark.repair import files
from reports.errors import ReportError
from reports.guarded import guarded
from reports.plain import plain
from reports.repair.carried import CarriedArm, carried_of
from reports.repair.observations import Property
from reports.repair.provenance import Provenance, provenance_of
from reports.repair.run_state import RunState, state_of

REPAIR_RUN: Final = "repair-run"


@dataclass(frozen=True, slots=True)
class RunRecord:
    """One run, whatever of it was measured."""

    run: str
    audit: RunAudit
    provenance: Provenance
    state: RunState
    carried: tuple[CarriedArm, ...] = ()


def record_of(
    run: RunEvidence, amendments: Sequence[Amendment] = (), *, under_way: bool = False
) -> RunRecord:
    """The record of a run; the dataset's texts, where they are at hand, are read for the audit."""
    audit = audit_run(whole_run(run), amendments, under_way=under_way)
    return RunRecord(run.manifest.run_id, audit, provenance_of(run), state_of(run), carried_of(run))


def run_properties(record: RunRecord) -> list[Property]:
    """Properties to add to the run's item."""
    return [
        ("kind", REPAIR_RUN),
        ("run", plain(record.run)),
        ("audit", record.audit.status.value),
        ("record", json.dumps(files.to_row(record))),
    ]


def run_record_from(properties: Iterable[Property]) -> RunRecord | None:
    """The record an item carries; None for any other item. Raises ReportError when garbled."""
    fields = dict(properties)
    if fields.get("kind") != REPAIR_RUN:
        return None
    subject = f"record of run {fields.get('run', 'without a name')}"
    return guarded(fields, _record, subject, "what run_properties writes")


def audit_word(properties: Iterable[Property]) -> str:
    """The audit's status of a run's item; empty for any other."""
    fields = dict(properties)
    word = fields.get("audit") if fields.get("kind") == REPAIR_RUN else ""
    return str(word) if word in tuple(AuditStatus) else ""


def _record(fields: Mapping[str, Any]) -> RunRecord:
    try:
        made = files.from_row(RunRecord, json.loads(fields["record"]), "record")
    except AuditError as error:
        raise ReportError(str(error)) from error
    if (made.run, made.audit.status) != (fields["run"], fields["audit"]):
        raise ValueError(f"a record of {made.run} that is {made.audit.status}")
    return made
