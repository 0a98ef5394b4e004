"""All that is said about one run: its summary, its gates, and what makes it red."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from reports.collector import Harvest, ItemCounts
from reports.environment import Environment, this_environment
from reports.errors import ReportError
from reports.records import Summary
from reports.summary import fold
from reports.thresholds import Threshold, ThresholdResult, apply_thresholds

_MOST_NAMED: Final = 5


@dataclass(frozen=True, slots=True)
class RunReport:
    """One run. `complaints` are sentences about a run that can't be trusted as a whole; `notes`
    say what is incomplete for a reason that already shows."""

    items: ItemCounts
    summary: Summary
    thresholds: tuple[ThresholdResult, ...]
    complaints: tuple[str, ...]
    notes: tuple[str, ...]
    environment: Environment

    @property
    def is_red(self) -> bool:
        """Must the run fail even if all its items passed?"""
        return bool(self.complaints) or not all(result.holds for result in self.thresholds)

    def with_complaint(self, complaint: str) -> Self:
        """The same report with one more complaint."""
        return replace(self, complaints=(*self.complaints, complaint))

    def with_note(self, note: str) -> Self:
        """The same report with one more note."""
        return replace(self, notes=(*self.notes, note))


def report_on(harvest: Harvest, thresholds: Sequence[Threshold], stopped: bool) -> RunReport:
    """The report on what was harvested; `stopped` is a run that was ended early, as by -x."""
    complaints = list(harvest.complaints)
    notes: list[str] = []
    if harvest.lost and stopped:
        notes.append(
            f"stopped early: {len(harvest.lost)} of {harvest.counts.selected} selected items "
            "were not run to their end"
        )
    elif harvest.lost:
        complaints.append(_lost_sentence(harvest.lost))
    try:
        summary = fold(
            harvest.observations,
            failed=harvest.failed,
            skipped=harvest.skipped,
            sandboxes=harvest.sandboxes,
            noise=harvest.noise,
            repair=harvest.repair,
        )
    except ReportError as error:
        complaints.append(str(error))
        summary = Summary(systems=(), pairs=(), sandboxes=harvest.sandboxes)
    return RunReport(
        items=harvest.counts,
        summary=summary,
        thresholds=apply_thresholds(thresholds, summary),
        complaints=tuple(complaints),
        notes=tuple(notes),
        environment=this_environment(),
    )


def _lost_sentence(lost: Sequence[str]) -> str:
    more = len(lost) - _MOST_NAMED
    return (
        f"{len(lost)} selected items never reported their end: {', '.join(lost[:_MOST_NAMED])}"
        f"{f' and {more} more' if more > 0 else ''}; the run is not complete"
    )
