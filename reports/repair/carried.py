"""Unlocks that were carried over: the prompt showed another arm's code that had unlocked already.

An arm whose code comes from another arm's trajectory (CF-SF and GR-SHAPE: TC's, P-F: P's) goes on
being asked after that one has succeeded, and is then shown the success as "a previous solution that
did not pass", with an empty block of facts. To answer right it only has to repeat it. Which arm
gains by that, and so which contrast, depends on whose trajectory is shown: P and B can't.

Source: falsification paper section 2.1.2, Procedure 1 (a trajectory's incumbent, all rounds asked);
the count itself is ours, and post hoc.
"""

from dataclasses import dataclass

from audits.run_evidence import RunEvidence
from benchmark.repair.arm import Code
from benchmark.repair.catalogue import read_arms
from benchmark.repair_records import Sample


@dataclass(frozen=True, slots=True)
class CarriedArm:
    """Of primary units that `arm` unlocked, those whose first unlocking answer was given to a
    prompt with code of `trajectory` that had unlocked the unit."""

    arm: str
    trajectory: str
    unlocked: int
    carried: int


def carried_of(run: RunEvidence) -> tuple[CarriedArm, ...]:
    """A row an arm of the run that shows another arm's code, in the arms' order."""
    asked = run.arms.arms if run.arms is not None else ()
    primary = {unit.task for unit in run.measured if unit.sample is Sample.PRIMARY}
    won = {(c.task, f"{c.arm}:{c.round}") for c in run.generations if c.unlocks}
    shown = {(t.task, t.arm, t.round): t.incumbent for t in run.transitions}
    rows = []
    for arm in read_arms():
        if arm.id not in asked or arm.code is not Code.INCUMBENT or arm.trajectory == arm.id:
            continue
        first: dict[str, int] = {}
        for made in run.generations:
            if made.arm == arm.id and made.unlocks and made.task in primary:
                first[made.task] = min(made.round, first.get(made.task, made.round))
        carried = sum((task, shown.get((task, arm.id, at))) in won for task, at in first.items())
        rows.append(CarriedArm(arm.id, arm.trajectory, len(first), carried))
    return tuple(rows)


def carried_sentence(row: CarriedArm) -> str:
    """What the report says beside the verdicts."""
    units = "unit" if row.unlocked == 1 else "units"
    return (
        f"{row.arm}: {row.carried} of {row.unlocked} unlocked {units} carried over: the prompt "
        f"of the first unlocking answer showed {row.trajectory}'s code, which had unlocked the "
        "unit already (post hoc; no such unlock is evidence for the packet)"
    )
