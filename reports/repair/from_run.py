"""The observation of a unit and arm, read from the records of a finished run.

Source: falsification paper, Definition 2, Procedure 1 lines 20 to 22.
"""

from collections.abc import Sequence

from audits.run_evidence import RunEvidence
from benchmark.metrics.discordant import UnitId
from benchmark.repair_records import Candidate, Transition, Unit
from reports.errors import ReportError
from reports.repair.observations import PoolCount, RepairObservation, RepairUnit, RoundOutcome
from reports.repair.plan import plan_of


def repair_unit(run: RunEvidence, unit: Unit, arm: str) -> RepairUnit:
    """What an item measures; the denominator is all units of the sample, selected or not."""
    of = sum(each.sample is unit.sample for each in run.units)
    id_ = UnitId(unit.cell.benchmark, unit.cell.model, unit.task)
    return RepairUnit(run.manifest.run_id, id_, arm, unit.sample, of)


def observe_arm(run: RunEvidence, unit: Unit, arm: str) -> RepairObservation:
    """Its rounds in order. Raises ReportError where a round is missing: not all of it is known, so
    nothing is claimed."""
    if run.arms is None or arm not in run.arms.arms:
        raise ReportError(
            f"{run.name}: arm was not run, got {arm!r}; expected one of "
            f"{', '.join(run.arms.arms) if run.arms is not None else 'none yet'}; resume the run"
        )
    shown = {t.round: t for t in run.transitions if (t.task, t.arm) == (unit.task, arm)}
    made = {c.round: c for c in run.generations if (c.task, c.arm) == (unit.task, arm)}
    owed = [
        r for r in range(run.arms.rounds) if r not in shown or not (shown[r].guard or r in made)
    ]
    if owed:
        raise ReportError(
            f"{run.name} {unit.task} {arm}: rounds are missing, got {sorted(made)}; expected "
            f"{run.arms.rounds}; resume the run"
        )
    plan = plan_of(run)
    return RepairObservation(
        unit=repair_unit(run, unit, arm),
        rounds=tuple(_round(shown[r], made.get(r)) for r in range(run.arms.rounds)),
        near=unit.near_miss,
        pool=PoolCount(len(run.units), len(run.pooled_tasks), not run.manifest.units_wanted),
        sandbox=f"as recorded: oracle {run.manifest.oracle_version}",
        registered=not plan.refused,
        shape=run.registered.preregistration.model.shape if run.registered is not None else None,
        same_bullets=_same_bullets([shown[r] for r in range(run.arms.rounds)]),
        plan=plan,
    )


def _same_bullets(shown: Sequence[Transition]) -> bool | None:
    """Whether all rounds show one constraint block (Table 11); None where none is shown."""
    blocks = {transition.constraint_sha256 for transition in shown}
    return None if "" in blocks else len(blocks) == 1


def _round(shown: Transition, made: Candidate | None) -> RoundOutcome:
    facts = shown.bullets if shown.constraint_sha256 else None
    if made is None:
        return RoundOutcome(
            False, False, shown.prompt_chars, shown.prompt_tokens, 0, 0.0, facts, asked=False
        )
    return RoundOutcome(
        public=made.passes_public,
        hidden=made.unlocks,
        prompt_chars=made.prompt_chars,
        prompt_tokens=made.prompt_tokens,
        completion_tokens=made.completion_tokens,
        wall_s=made.wall_s,
        facts=facts,
    )
