"""Repair measurements made up from the units that each arm unlocks, and what is reported of them.

One cell, four rounds; each unit is unlocked in its first round or in none.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from benchmark.metrics.discordant import UnitId
from benchmark.metrics.near_miss import NearMiss
from benchmark.repair_records import Sample
from reports import terminal
from reports.collector import Harvest, ItemCounts
from reports.repair.contrast_records import ContrastSummary
from reports.repair.fold import fold_repair
from reports.repair.harvest import RepairHarvest
from reports.repair.observations import PoolCount, RepairObservation, RepairUnit, RoundOutcome
from reports.repair.plan import RunPlan
from reports.repair.records import RepairSummary
from reports.run_report import RunReport, report_on

UNITS: Final = 40
PLAN: Final = RunPlan("made", "b" * 64, "Few units.")
NEAR: Final = NearMiss(1, 9)
STUCK: Final = RoundOutcome(False, False, 400, 100, 100, 1.0)
BULLETS: Final = ("TC", "CF-SF", "GR-SHAPE", "P-F")
Made = tuple[RepairObservation, ...]
# A family that is certified and attributed; and one where nothing is unlocked.
CERTIFIED: Final = {"P": range(3), "B": range(3, 15), "CF-SF": range(3, 25), "GR-SHAPE": range(3)}
NULL: Final[Mapping[str, Collection[int]]] = dict.fromkeys(
    ("P", "B", "BI", "TC", "CF-SF", "GR-SHAPE"), ()
)


def made(
    unlocked: Mapping[str, Collection[int]],
    units: int = UNITS,
    near: NearMiss = NEAR,
) -> Made:
    """Each arm's observations, of which it unlocks the units with these numbers."""
    return tuple(
        _observed(arm, number, number in won, units, near)
        for arm, won in unlocked.items()
        for number in range(units)
    )


def _observed(arm: str, number: int, won: bool, units: int, near: NearMiss) -> RepairObservation:
    own = replace(STUCK, facts=1 if arm in BULLETS else None)
    first = replace(own, public=won, hidden=won)
    id_ = UnitId("humanevalplus", "qwen-coder-0.5b", f"t{number:02d}")
    return RepairObservation(
        unit=RepairUnit("made", id_, arm, Sample.PRIMARY, units),
        rounds=(first, own, own, own),
        near=near,
        pool=PoolCount(units, 164),
        sandbox="none",
        registered=True,
        plan=PLAN,
    )


def guarded(observation: RepairObservation) -> RepairObservation:
    """The same, with every prompt above the guard."""
    unasked = replace(STUCK, prompt_tokens=4_000, completion_tokens=0, wall_s=0.0, asked=False)
    return replace(observation, rounds=(unasked,) * 4)


def report(harvest: RepairHarvest) -> RunReport:
    counts = ItemCounts(0, 0, 0, 0, 0)
    return report_on(Harvest(counts, (), (), (), (), (), (), repair=harvest), [], stopped=False)


def said(harvest: RepairHarvest) -> list[str]:
    return terminal.render(report(harvest), 100, color=False).splitlines()


def starting(lines: list[str], *starts: str) -> list[str]:
    return [line for line in lines if line.startswith(starts)]


def summary_of(harvest: RepairHarvest) -> RepairSummary:
    (summary,) = fold_repair(harvest)
    return summary


def row_of(summary: RepairSummary, id_: str) -> ContrastSummary:
    (found,) = (row for row in summary.samples[0].contrasts if row.spec.id == id_)
    return found


def lost(observations: Made, arm: str, number: int = 39) -> RepairHarvest:
    """One unit of the arm failed on our side."""
    name = f"t{number:02d}"
    gone: tuple[RepairUnit, ...] = tuple(
        o.unit for o in observations if o.unit.arm == arm and o.unit.id.task == name
    )
    return RepairHarvest(tuple(o for o in observations if o.unit not in gone), failed=gone)


def without(observations: Made, arm: str) -> RepairHarvest:
    """All units of the arm failed on our side."""
    gone = tuple(o.unit for o in observations if o.unit.arm == arm)
    return RepairHarvest(tuple(o for o in observations if o.unit.arm != arm), failed=gone)
