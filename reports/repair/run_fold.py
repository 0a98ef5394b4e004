"""Puts the records of runs to the summaries of their measurements; a run may have either alone."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from reports.errors import ReportError
from reports.repair.records import RepairSummary
from reports.repair.run_record import RunRecord


def with_records(
    summaries: Sequence[RepairSummary], records: Iterable[RunRecord]
) -> tuple[RepairSummary, ...]:
    """The summaries, each with its run's record; a run that has only a record gets a bare one.

    Raises ReportError for two records of one run that differ.
    """
    by_run: dict[str, RunRecord] = {}
    for record in records:
        if by_run.setdefault(record.run, record) != record:
            raise ReportError(
                f"records of run {record.run}: two that differ, got {record.audit.status} and "
                f"{by_run[record.run].audit.status}; expected one a run; look for what makes the "
                "run differ from worker to worker"
            )
    told = {summary.run: summary for summary in summaries}
    for run in by_run.keys() - told.keys():
        told[run] = RepairSummary(run=run, samples=(), family=None, follow_up="")
    return tuple(replace(told[run], record=by_run.get(run)) for run in sorted(told))
