"""Repair measurements made up from the units that each arm unlocks: one cell, four rounds.

Each unit is unlocked in its first round or in none.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from benchmark.metrics.discordant import UnitId
from benchmark.metrics.near_miss import NearMiss
from benchmark.repair_records import Sample
from reports.repair.observations import PoolCount, RepairObservation, RepairUnit, RoundOutcome
from reports.repair.plan import RunPlan

UNITS: Final = 40
PLAN: Final = RunPlan("made", "b" * 64, "Few units.")
NEAR: Final = NearMiss(1, 9)
STUCK: Final = RoundOutcome(False, False, 400, 100, 100, 1.0)
BULLETS: Final = ("TC", "CF-SF", "GR-SHAPE", "P-F")
Made = tuple[RepairObservation, ...]


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
