"""The plan of a run as its measurements carry it: what the report names beside a verdict.

Source: falsification paper, sections 2.2.1 (preregistration, power statement), 2.2.2.
"""

from dataclasses import dataclass

from audits.plan_standing import why_no_verdict
from audits.run_evidence import RunEvidence


@dataclass(frozen=True, slots=True)
class RunPlan:
    """A preregistration by name, digest and power statement; `refused` says why the run has no
    verdict, empty where it may have one."""

    name: str = ""
    sha256: str = ""
    power_statement: str = ""
    refused: str = ""


def plan_of(run: RunEvidence) -> RunPlan:
    """What the run was preregistered as."""
    refused = why_no_verdict(run)
    if run.registered is None:
        return RunPlan(refused=refused)
    plan = run.registered.preregistration
    power = " ".join(plan.power_statement.split())
    return RunPlan(plan.id, run.registered.sha256, power, refused)
