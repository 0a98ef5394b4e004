"""The audit verdict of a run: which invariants hold, which don't, and which could not be checked.

Source: falsification paper, section 2.2.1 ("the statistical verdict and the audit verdict were kept
separate"), 2.2.2 (any failure assigns AUDIT-FAILURE to the original verdict), 3.3, Table 13.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from audits.amendments.read import Amendment
from audits.invariants import completeness
from audits.invariants.catalogue import INVARIANTS
from audits.invariants.invariant import DATASET, PLAN, Finding, Invariant
from audits.run_evidence import RunEvidence

# What has something to say of a run whose arms have not begun; the others would hold of nothing.
OF_A_POOL: Final = (
    "whole-records",
    "transition-completeness",
    "seeds",
    "prompts",
    "model-constant",
    "hidden-isolation",
    "outcomes",
)
NO_DATASET: Final = "the texts of the benchmark are not at hand"
NO_ARMS: Final = "no arm has begun"
UNDER_WAY: Final = "the run is under way"


class AuditStatus(StrEnum):
    """The verdict in a word."""

    HOLDS = "AUDITED"  # every invariant holds
    PARTLY_CHECKED = "AUDITED-IN-PART"  # what could be checked holds
    FAILURE = "AUDIT-FAILURE"  # an invariant has a finding


@dataclass(frozen=True, slots=True)
class Broken:
    """An invariant with `findings`, of which `first` is the first in words."""

    id: str
    findings: int
    first: str


@dataclass(frozen=True, slots=True)
class Unchecked:
    """An invariant that could not be checked, and why."""

    id: str
    why: str


@dataclass(frozen=True, slots=True)
class RunAudit:
    """Ids of the invariants that hold, those that don't, those not checked; and the amendments of
    the plan that the run names, beside which the original verdict stays."""

    holds: tuple[str, ...]
    broken: tuple[Broken, ...]
    unchecked: tuple[Unchecked, ...]
    amendments: tuple[Amendment, ...] = ()

    @property
    def status(self) -> AuditStatus:
        if self.broken:
            return AuditStatus.FAILURE
        return AuditStatus.PARTLY_CHECKED if self.unchecked else AuditStatus.HOLDS


def audit_run(
    run: RunEvidence, amendments: Sequence[Amendment] = (), *, under_way: bool = False
) -> RunAudit:
    """Every invariant over the run as it is; its texts are whole (`audits.whole_run`) or not read.
    Of a run that is `under_way` a record that isn't there yet is no finding."""
    holds, broken, unchecked = [], [], []
    for invariant in INVARIANTS:
        why = _why_not(run, invariant)
        findings = () if why else _findings(run, invariant, under_way)
        if findings:
            broken.append(Broken(invariant.id, len(findings), str(findings[0])))
        elif why or (under_way and invariant is completeness.INVARIANT):
            unchecked.append(Unchecked(invariant.id, why or UNDER_WAY))
        else:
            holds.append(invariant.id)
    return RunAudit(tuple(holds), tuple(broken), tuple(unchecked), _of_plan(run, amendments))


def _findings(run: RunEvidence, invariant: Invariant, under_way: bool) -> tuple[Finding, ...]:
    if under_way and invariant is completeness.INVARIANT:
        return tuple(completeness.foreign(run))
    return invariant.findings(run)


def _of_plan(run: RunEvidence, amendments: Sequence[Amendment]) -> tuple[Amendment, ...]:
    plan = run.arms.preregistration_sha256 if run.arms is not None else ""
    return tuple(each for each in amendments if each.preregistration_sha256 == plan)


def _why_not(run: RunEvidence, invariant: Invariant) -> str:
    """Why the invariant can't be checked; empty where it can."""
    if run.arms is None and invariant.id not in OF_A_POOL:
        return NO_ARMS
    if invariant.needs == DATASET and (run.by_reference or not run.hidden_calls):
        return NO_DATASET
    if invariant.needs != PLAN or run.registered is not None or run.arms is None:
        return ""
    if run.manifest.units_wanted and not run.arms.preregistration:
        return "a demonstration has no plan"
    # A plan that is named and not there is a finding of the invariant that dates it.
    return "" if invariant.id == "preregistered-first" else "the plan is not there"
