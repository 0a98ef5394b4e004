"""Gathers what the items reported, on the controller, as plain data.

Source: pytest-xdist issue 843 (an item can vanish, and the run still exits 0), so the
items that were selected are compared with those that reported to the end.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from reports.analysis_records import NoiseFloor
from reports.errors import ReportError
from reports.noise import noise_from
from reports.observations import Observation, Property, Unit, from_properties, unit_of
from reports.repair.harvest import RepairHarvest
from reports.repair.observations import (
    RepairObservation,
    RepairUnit,
    repair_from,
    repair_unit_of,
)
from reports.repair.run_record import RunRecord, run_record_from

FAILED, PASSED, SKIPPED = "failed", "passed", "skipped"
_CALL: Final = "call"
_UNFINISHED: Final = ("setup", _CALL)  # phases after which another report of the item must come


@dataclass(frozen=True, slots=True)
class ItemCounts:
    """How many items were selected, and what became of them; lost ones never reported their end."""

    selected: int
    passed: int
    failed: int
    skipped: int
    lost: int


@dataclass(frozen=True, slots=True)
class Harvest:
    """What all items reported, in the order of their ids."""

    counts: ItemCounts
    lost: tuple[str, ...]
    observations: tuple[Observation, ...]
    failed: tuple[Unit, ...]
    skipped: tuple[Unit, ...]
    sandboxes: tuple[str, ...]
    complaints: tuple[str, ...]
    noise: tuple[NoiseFloor, ...] = ()
    repair: RepairHarvest = field(default_factory=RepairHarvest)


@dataclass(slots=True)
class _Item:
    outcome: str = ""  # the worst so far; empty until the item was called, failed or skipped
    finished: bool = False
    payloads: list[tuple[Property, ...]] = field(default_factory=list)

    @property
    def reported(self) -> bool:
        """Is its end known? What failed already is not mended by a later phase."""
        return self.outcome == FAILED or (self.finished and bool(self.outcome))


@dataclass(slots=True)
class Collector:
    """What arrived so far. `selected` are the ids of all selected items."""

    selected: set[str] = field(default_factory=set)
    items: dict[str, _Item] = field(default_factory=dict)

    def expect(self, item_ids: Iterable[str]) -> None:
        self.selected.update(item_ids)

    def take(self, item_id: str, phase: str, outcome: str, properties: list[Property]) -> None:
        """One phase report of one item; a failure in any phase makes the item failed.

        The report of a worker's death has a phase of its own and is the item's last.
        """
        item = self.items.setdefault(item_id, _Item())
        if item.outcome != FAILED and (phase == _CALL or outcome in (FAILED, SKIPPED)):
            item.outcome = outcome
        if phase not in _UNFINISHED:
            item.finished = True
        if properties and tuple(properties) not in item.payloads:
            item.payloads.append(tuple(properties))

    @property
    def lost(self) -> tuple[str, ...]:
        """Selected items that didn't report to their end, sorted."""
        return tuple(
            sorted(i for i in self.selected if i not in self.items or not self.items[i].reported)
        )

    def harvest(self) -> Harvest:
        """Everything so far; what can't be read becomes a complaint, never an exception."""
        sorter = _Sorter()
        for item_id in sorted(self.items):
            item = self.items[item_id]
            try:
                sorter.sort(item_id, item)
            except ReportError as error:
                sorter.complaints.append(f"{item_id}: {error}")
        outcomes = [item.outcome for item in self.items.values() if item.reported]
        return Harvest(
            counts=ItemCounts(
                selected=len(self.selected),
                passed=outcomes.count(PASSED),
                failed=outcomes.count(FAILED),
                skipped=outcomes.count(SKIPPED),
                lost=len(self.lost),
            ),
            lost=self.lost,
            observations=tuple(sorter.observations),
            failed=tuple(sorter.failed),
            skipped=tuple(sorter.skipped),
            sandboxes=tuple(sorted(sorter.sandboxes)),
            complaints=tuple(sorter.complaints),
            noise=tuple(sorter.noise),
            repair=sorter.repair.harvest(),
        )


@dataclass(slots=True)
class _RepairSorter:
    observations: list[RepairObservation] = field(default_factory=list)
    failed: list[RepairUnit] = field(default_factory=list)
    skipped: list[RepairUnit] = field(default_factory=list)
    runs: list[RunRecord] = field(default_factory=list)

    def sort(self, item: _Item) -> None:
        """One item; as with retrieval, no observation of an item that passed is our failure."""
        if item.outcome == PASSED:
            self.runs += [run for p in item.payloads if (run := run_record_from(p)) is not None]
        units = {unit for payload in item.payloads if (unit := repair_unit_of(payload)) is not None}
        if not units or not item.reported:
            return
        if item.outcome != PASSED:
            (self.failed if item.outcome == FAILED else self.skipped).extend(units)
            return
        made = [o for payload in item.payloads if (o := repair_from(payload)) is not None]
        self.observations += made
        if not made:
            self.failed.extend(units)
            raise ReportError(
                "passed without an observation, got none; expected one a measurement item; "
                "record it with record_repair"
            )

    def harvest(self) -> RepairHarvest:
        return RepairHarvest(
            tuple(self.observations), tuple(self.failed), tuple(self.skipped), tuple(self.runs)
        )


@dataclass(slots=True)
class _Sorter:
    observations: list[Observation] = field(default_factory=list)
    failed: list[Unit] = field(default_factory=list)
    skipped: list[Unit] = field(default_factory=list)
    sandboxes: set[str] = field(default_factory=set)
    complaints: list[str] = field(default_factory=list)
    noise: list[NoiseFloor] = field(default_factory=list)
    repair: _RepairSorter = field(default_factory=_RepairSorter)

    def sort(self, item_id: str, item: _Item) -> None:
        """One item; the unit is carried from collection on, the observation only after the call."""
        said = [value for payload in item.payloads for name, value in payload if name == "sandbox"]
        self.sandboxes.update(map(str, said))
        self.repair.sort(item)
        self.noise += [floor for p in item.payloads if (floor := noise_from(p)) is not None]
        units = {unit for payload in item.payloads if (unit := unit_of(payload)) is not None}
        if not units or not item.reported:
            return  # a check item, or one whose query counts as missing
        if item.outcome != PASSED:
            (self.failed if item.outcome == FAILED else self.skipped).extend(units)
            return
        made = [o for payload in item.payloads if (o := from_properties(payload)) is not None]
        self.observations += made
        if not made:
            self.failed.extend(units)
            raise ReportError(
                "passed without an observation, got none; expected one a measurement item; "
                "record it with record_observation"
            )
