"""The plan is older than the first token, and is the file that the run names.

Source: falsification paper, section 2.2.2; "preregistration digest earlier than the first
generation".
"""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.run_evidence import RunEvidence


def _check(run: RunEvidence) -> Iterator[Finding]:
    if run.arms is None:
        return
    registered = run.registered
    if registered is None:
        yield Finding("arms.json", f"names {run.arms.preregistration}, which is not there")
        return
    if registered.sha256 != run.arms.preregistration_sha256:
        yield Finding(
            registered.path.name,
            f"hashes to {registered.sha256}; expected {run.arms.preregistration_sha256}, as the "
            "run recorded",
        )
    planned = _moment(registered.preregistration.registered_utc)
    moments = (
        ("a candidate of the pool", run.pool, run.manifest.created_utc),
        ("a candidate of an arm", run.generations, run.arms.created_utc),
    )
    for what, candidates, fixed in moments:
        if not candidates:
            continue
        first = min(_moment(candidate.at_utc) for candidate in candidates)
        if not planned <= first:
            yield Finding(registered.path.name, f"is dated {planned}, after {what} of {first}")
        if not _moment(fixed) <= first:
            yield Finding("manifest", f"is dated {fixed}, after {what} of {first}")


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


INVARIANT: Final = Invariant(
    "preregistered-first",
    "the preregistration has the recorded digest and is older than the first token",
    "falsification paper, section 2.2.2",
    _check,
    needs="preregistration",
)
