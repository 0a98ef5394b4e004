"""The plan is older than the first token of the run, and is the file that the run names.

Source: falsification paper, section 2.2.2 (manifests and families committed before the first
token). The pool decides which units there are, so its tokens and those of the replay count, too.
"""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from audits.invariants.invariant import PLAN, Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair import files


def _check(run: RunEvidence) -> Iterator[Finding]:
    if run.arms is None or (run.manifest.units_wanted and not run.arms.preregistration):
        return  # no arm yet, or a demonstration, which claims nothing
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
    plan = registered.preregistration
    arms = [made.at_utc for made in run.generations]
    whole = [*arms, *(made.at_utc for made in run.pool), *(row.at_utc for row in run.replay)]
    for name, fixed, tokens in (
        (files.MANIFEST, run.manifest.created_utc, whole),
        (files.ARMS, run.arms.created_utc, arms),
        (registered.path.name, plan.registered_utc, whole),
    ):
        first = min(map(_moment, tokens), default=_moment(fixed))
        if not _moment(fixed) <= first:
            yield Finding(name, f"is dated {fixed}, after a token of {first}")


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


INVARIANT: Final = Invariant(
    "preregistered-first",
    "the preregistration has the recorded digest and is older than the first token of the pool",
    "falsification paper, section 2.2.2",
    _check,
    needs=PLAN,
)
