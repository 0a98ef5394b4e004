"""The audit verdict of a run in the terminal, below the statistical one, and its amendments.

Source: falsification paper, section 3.3, Table 13.
"""

from collections.abc import Iterator
from itertools import groupby
from textwrap import shorten
from typing import Final

from audits.amendments.read import Amendment
from audits.run_audit import Broken, RunAudit, Unchecked
from reports.repair.records import RepairSummary
from reports.tables import Page

CHARS_MAX: Final = 200  # of what an amendment says; the summary has it whole, as its file has


def write_audit(page: Page, run: RepairSummary) -> None:
    """What the invariants say of the run; or that nobody asked them."""
    page.title(f"{run.run}: audit verdict")
    if run.record is None:
        page.line(f"audit: not told, as the item of run {run.run} was not run")
        return
    for line in _verdict(run.record.audit):
        page.line(line)
    for amendment in run.record.audit.amendments:
        page.line(_amendment(amendment))


def _verdict(audit: RunAudit) -> Iterator[str]:
    of = len(audit.holds) + len(audit.broken) + len(audit.unchecked)
    if len(audit.holds) == of:
        yield f"audit: all {of} invariants hold"
    elif audit.broken:
        yield f"audit: {audit.status}: {', '.join(each.id for each in audit.broken)}"
        yield from map(_broken, audit.broken)
    else:
        yield f"audit: {len(audit.holds)} of {of} invariants hold, the others were not checked"
    yield from _unchecked(audit.unchecked)


def _broken(each: Broken) -> str:
    found = "1 finding" if each.findings == 1 else f"{each.findings} findings, first"
    return f"  {each.id}: {found}: {each.first}"


def _unchecked(unchecked: tuple[Unchecked, ...]) -> Iterator[str]:
    by_reason = sorted(unchecked, key=lambda each: each.why)  # stable: in the catalogue's order
    for why, group in groupby(by_reason, key=lambda each: each.why):
        yield f"  not checked: {', '.join(each.id for each in group)} ({why})"


def _amendment(amendment: Amendment) -> str:
    seen = "outcomes seen" if amendment.outcomes_seen else "no outcome seen"
    what = shorten(amendment.what, CHARS_MAX, placeholder=" [...]")
    return (
        f"amendment {amendment.number:04d} of {amendment.dated_utc}, {seen}; original verdict: "
        f"{amendment.original_verdict}; amended: {amendment.amended_verdict}; {what}"
    )
