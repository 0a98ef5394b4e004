"""One repair measurement, a unit under an arm, as flat item properties, and back.

Source: falsification paper, Definitions 1 and 2 (unit, true unlock), section 2.1.1 (token counts).
"""

import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass, field
from enum import StrEnum
from typing import Any, Final

from benchmark.metrics.compute_budget import ModelShape
from benchmark.metrics.discordant import UnitId
from benchmark.metrics.near_miss import NearMiss
from benchmark.records import ITEM_ID
from benchmark.repair_records import Sample
from reports.errors import ReportError
from reports.guarded import guarded
from reports.plain import plain
from reports.repair.plan import RunPlan

Property = tuple[str, Any]
REPAIR: Final = "repair"


class RepairOutcome(StrEnum):
    """Status word of one (unit, arm) measurement."""

    UNLOCKED = "UNLOCKED"  # a candidate passes the public and the prompt-hidden tier
    PUBLIC = "PUBLIC"  # a candidate passes the public tier, none both
    STUCK = "STUCK"  # no candidate passes the public tier


@dataclass(frozen=True, slots=True)
class RepairUnit:
    """What an item is about to measure, known at collection.

    `of` is how many units the cell has in this sample: the denominator, whatever is selected.
    """

    run: str
    id: UnitId
    arm: str
    sample: Sample
    of: int

    def __post_init__(self) -> None:
        if not ITEM_ID.fullmatch(self.run) or self.of < 1 or not self.arm:
            raise ReportError(
                f"repair unit {self.id}: is not one, got run {self.run!r}, arm {self.arm!r}, of "
                f"{self.of}; expected a run id {ITEM_ID.pattern}, an arm, and units of at least 1"
            )


@dataclass(frozen=True, slots=True)
class RoundOutcome:
    """One candidate: what it passes, and what asking for it cost. `hidden` implies `public`.

    Not `asked` where the prompt was too long for the guard: nothing was generated, nothing passes.
    """

    public: bool
    hidden: bool
    prompt_chars: int
    prompt_tokens: int
    completion_tokens: int
    wall_s: float
    facts: int | None = None  # bullets in its block; None for an arm without one
    asked: bool = True

    def __post_init__(self) -> None:
        counts = (self.prompt_chars, self.prompt_tokens, self.completion_tokens, self.wall_s)
        if (
            min(counts) < 0
            or not math.isfinite(self.wall_s)
            or ((self.hidden and not self.public) or (self.public and not self.asked))
        ):
            raise ReportError(
                f"round: contradicts itself, got {self}; expected counts of at least 0, and hidden "
                "only with public, public only where asked: a true unlock passes both tiers"
            )


@dataclass(frozen=True, slots=True)
class PoolCount:
    """Of `tasks` that a cell's pool was drawn for, `dead` have no candidate that passes. Not
    `whole` where it stopped at the last dead one that was wanted: then it is no sample."""

    dead: int
    tasks: int
    whole: bool = True


@dataclass(frozen=True, slots=True)
class RepairObservation:
    """One (unit, arm) measurement: its rounds in order, and how near its cached incumbent was."""

    unit: RepairUnit
    rounds: tuple[RoundOutcome, ...]
    near: NearMiss
    pool: PoolCount  # of the unit's cell
    sandbox: str
    registered: bool  # the run keeps the plan that it names; else nothing is claimed
    shape: ModelShape | None = None  # of the model; without it there is no FLOP-matched view
    same_bullets: bool | None = None  # one constraint block in all rounds; None for no block
    plan: RunPlan = field(default_factory=RunPlan)

    def __post_init__(self) -> None:
        if not self.rounds:
            raise ReportError(
                f"observation of {self.unit.id} under {self.unit.arm}: has no round, got none; "
                "expected every round of the arm; what was not generated is not observed"
            )

    @property
    def outcome(self) -> RepairOutcome:
        """The status word, by Definition 2."""
        if any(each.hidden for each in self.rounds):
            return RepairOutcome.UNLOCKED
        public = any(each.public for each in self.rounds)
        return RepairOutcome.PUBLIC if public else RepairOutcome.STUCK


def repair_unit_properties(unit: RepairUnit) -> list[Property]:
    """What an item carries from collection on, so that a failed one is still accounted for."""
    return [
        ("kind", REPAIR),
        ("run", plain(unit.run)),
        ("benchmark", plain(unit.id.benchmark)),
        ("model", plain(unit.id.model)),
        ("task", plain(unit.id.task)),
        ("arm", plain(unit.arm)),
        ("sample", unit.sample.value),
        ("of", plain(unit.of)),
    ]


def repair_properties(observation: RepairObservation) -> list[Property]:
    """Properties to add to the item; `repair_unit_properties` are there already."""
    rounds = [astuple(each) for each in observation.rounds]
    shape, same = observation.shape, observation.same_bullets
    return [
        ("outcome", observation.outcome.value),
        ("q0_passed", plain(observation.near.passed)),
        ("q0_total", plain(observation.near.total)),
        ("pool_dead", plain(observation.pool.dead)),
        ("pool_tasks", plain(observation.pool.tasks)),
        ("pool_whole", plain(int(observation.pool.whole))),
        ("rounds", json.dumps(plain(rounds), allow_nan=False)),
        *([] if shape is None else [("shape", json.dumps(astuple(shape)))]),
        ("registered", plain(int(observation.registered))),
        ("plan", json.dumps(plain(astuple(observation.plan)))),
        *([] if same is None else [("same_bullets", plain(int(same)))]),
        ("sandbox", plain(observation.sandbox)),
    ]


def repair_unit_of(properties: Iterable[Property]) -> RepairUnit | None:
    """The unit in an item's properties; None for another item. Raises ReportError if garbled."""
    fields = dict(properties)
    return (
        guarded(fields, _unit, _subject(fields), "what repair_properties writes")
        if fields.get("kind") == REPAIR
        else None
    )


def repair_from(properties: Iterable[Property]) -> RepairObservation | None:
    """The observation an item carries; None when it made none. Raises ReportError when garbled."""
    fields = dict(properties)
    if fields.get("kind") != REPAIR or "outcome" not in fields:
        return None
    return guarded(fields, _observation, _subject(fields), "what repair_properties writes")


def repair_status(properties: Iterable[Property]) -> str:
    """UNLOCKED, PUBLIC or STUCK of a repair item; empty for any other."""
    fields = dict(properties)
    word = fields.get("outcome") if fields.get("kind") == REPAIR else ""
    return str(word) if word in tuple(RepairOutcome) else ""


def _subject(fields: Mapping[str, Any]) -> str:
    return f"repair observation of {fields.get('task', 'an unnamed task')}"


def _unit(fields: Mapping[str, Any]) -> RepairUnit:
    id_ = UnitId(fields["benchmark"], fields["model"], fields["task"])
    return RepairUnit(
        fields["run"], id_, fields["arm"], Sample(fields["sample"]), int(fields["of"])
    )


def _observation(fields: Mapping[str, Any]) -> RepairObservation:
    made = RepairObservation(
        unit=_unit(fields),
        rounds=tuple(RoundOutcome(*row) for row in json.loads(fields["rounds"])),
        near=NearMiss(int(fields["q0_passed"]), int(fields["q0_total"])),
        pool=PoolCount(
            int(fields["pool_dead"]), int(fields["pool_tasks"]), bool(int(fields["pool_whole"]))
        ),
        sandbox=fields["sandbox"],
        registered=bool(int(fields["registered"])),
        shape=ModelShape(*json.loads(fields["shape"])) if "shape" in fields else None,
        same_bullets=bool(int(fields["same_bullets"])) if "same_bullets" in fields else None,
        plan=RunPlan(*json.loads(fields["plan"])),
    )
    if made.outcome != fields["outcome"]:
        raise ValueError(f"outcome {fields['outcome']} of rounds that are {made.outcome}")
    return made
