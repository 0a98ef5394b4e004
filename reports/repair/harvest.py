"""The repair measurements of a run, and the units that made none."""

from collections.abc import Iterable
from dataclasses import dataclass

from reports.errors import ReportError
from reports.repair.observations import RepairObservation, RepairUnit
from reports.repair.run_record import RunRecord


@dataclass(frozen=True, slots=True)
class RepairHarvest:
    """What repair items reported; `failed` on our side, `skipped` and not measured; and what is
    said of whole runs."""

    observations: tuple[RepairObservation, ...] = ()
    failed: tuple[RepairUnit, ...] = ()
    skipped: tuple[RepairUnit, ...] = ()
    runs: tuple[RunRecord, ...] = ()


def settled(harvest: RepairHarvest) -> dict[RepairUnit, RepairObservation]:
    """The observations by unit, sorted; what came twice counts once, what failed doesn't count.

    Raises ReportError for two observations of one unit that differ.
    """
    seen: dict[RepairUnit, RepairObservation] = {}
    for observation in harvest.observations:
        if seen.setdefault(observation.unit, observation) != observation:
            raise ReportError(
                f"observations of {observation.unit.id} under {observation.unit.arm}: two that "
                f"differ, got {seen[observation.unit].outcome} and {observation.outcome}; expected "
                "one a unit and arm; look for what makes the run differ from worker to worker"
            )
    failed = set(harvest.failed)
    kept = (unit for unit in seen if unit not in failed)
    return {unit: seen[unit] for unit in sorted(kept, key=place)}


def place(unit: RepairUnit) -> tuple[str, str, str, str]:
    """What orders units: run, sample, key, arm."""
    return unit.run, unit.sample.value, str(unit.id), unit.arm


def units_of(harvest: RepairHarvest) -> tuple[RepairUnit, ...]:
    """All units that were selected, sorted, each once."""
    found: Iterable[RepairUnit] = (
        *(o.unit for o in harvest.observations),
        *harvest.failed,
        *harvest.skipped,
    )
    return tuple(sorted(set(found), key=place))
