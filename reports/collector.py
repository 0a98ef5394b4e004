"""Gathers what the items reported, on the controller, as plain data."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from reports.observations import Observation, Property, Unit, from_properties, unit_of
from reports.summary import Summary, fold

FAILED, PASSED, SKIPPED = "failed", "passed", "skipped"
_MOST_NAMED: Final = 5


@dataclass(slots=True)
class Collector:
    """What arrived so far. `expected` are the ids of all selected items."""

    expected: set[str] = field(default_factory=set)
    outcomes: dict[str, str] = field(default_factory=dict)
    observations: list[Observation] = field(default_factory=list)
    failed_units: list[Unit] = field(default_factory=list)
    sandboxes: set[str] = field(default_factory=set)

    def expect(self, item_ids: Iterable[str]) -> None:
        self.expected.update(item_ids)

    def take(self, item_id: str, phase: str, outcome: str, properties: list[Property]) -> None:
        """One phase report of one item; a failure in any phase makes the item failed."""
        if outcome == FAILED or phase == "call" or outcome == SKIPPED:
            if self.outcomes.get(item_id) != FAILED:
                self.outcomes[item_id] = outcome
        if phase == "teardown":
            self._finish(item_id, properties)

    def _finish(self, item_id: str, properties: list[Property]) -> None:
        self.sandboxes.update(str(value) for name, value in properties if name == "sandbox")
        unit = unit_of(properties)
        if unit is None:
            return
        observation = from_properties(properties)
        if self.outcomes.get(item_id) == PASSED and observation is not None:
            self.observations.append(observation)
        elif self.outcomes.get(item_id) == FAILED:
            self.failed_units.append(unit)

    def fold(self) -> Summary:
        return fold(self.observations, self.failed_units, self.sandboxes)

    def counts(self) -> dict[str, int]:
        """How many items passed, failed, were skipped, or never reported."""
        values = list(self.outcomes.values())
        counts = {name: values.count(name) for name in (PASSED, FAILED, SKIPPED)}
        return {"expected": len(self.expected), **counts, "lost": len(self.lost)}

    @property
    def lost(self) -> list[str]:
        """Selected items of which no report arrived: a run that lost some is not green."""
        return sorted(self.expected - self.outcomes.keys())

    def lost_sentence(self) -> str:
        named = ", ".join(self.lost[:_MOST_NAMED])
        more = len(self.lost) - _MOST_NAMED
        return (
            f"{len(self.lost)} selected items never reported: {named}"
            f"{f' and {more} more' if more > 0 else ''}; the run is not complete"
        )
