"""Whether a run may give verdicts: it keeps the plan that it names, and is the whole of it.

Source: falsification paper, section 2.2.1 (preregistered family), 2.2.2 (committed before the first
token); the plan's digest is what the run recorded.
"""

from audits.run_evidence import RunEvidence


def why_no_verdict(run: RunEvidence) -> str:
    """Why nothing may be claimed of the run, in words; empty where its plan stands."""
    if run.arms is None:
        return "no arm was begun"
    if run.manifest.units_wanted:
        return f"a demonstration of {run.manifest.units_wanted} units, which no plan covers"
    if not run.arms.preregistration:
        return "nothing was preregistered"
    if run.registered is None:
        return f"the plan it names, {run.arms.preregistration}, is not there"
    if run.registered.sha256 != run.arms.preregistration_sha256:
        return f"the plan {run.registered.path.name} has other bytes than the run recorded"
    return ""
