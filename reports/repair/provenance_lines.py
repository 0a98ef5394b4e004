"""One block a run in the terminal: its row of Table 1, and what its numbers come from.

Source: falsification paper, Tables 1 and 5, section 2.2.2.
"""

from typing import Final

from reports import tables
from reports.repair.provenance import Provenance, SampleFlow
from reports.repair.records import RepairSummary
from reports.tables import NO_VALUE, Page

HEX: Final = 12  # digits of a digest that are shown; the summary has it whole


def write_provenance(page: Page, run: RepairSummary) -> None:
    """Nothing of a run whose own item was not run."""
    if run.record is None:
        return
    found = run.record.provenance
    page.title(f"{run.run}: sample flow and provenance")
    _flow(page, f"{found.benchmark} x {found.model}", found.flow, begun=bool(found.arms_utc))
    for line in _said(found):
        page.line(line)


def _flow(page: Page, cell: str, flow: SampleFlow, *, begun: bool) -> None:
    table = tables.new_table(
        [
            *("cell", "initial", "left\nout", "pooled", "dead", "capped", "too\nlong"),
            *("primary", "disjoint", "unselected"),
        ]
    )
    drawn = (flow.dead, flow.capped, flow.token_excluded)
    samples = (flow.primary, flow.disjoint, flow.unselected)
    counts = [str(count) if begun else NO_VALUE for count in (*drawn, *samples)]
    table.add_row(cell, str(flow.initial), str(flow.left_out), str(flow.pooled), *counts)
    page.table(table)
    if flow.excluded:
        stages = ", ".join(f"{stage.tasks} at {stage.stage}" for stage in flow.excluded)
        page.line(f"left out before the pool: {stages}")


def _said(found: Provenance) -> tuple[str, ...]:
    title = found.model_title or found.model
    missing = "none is named" if found.arms_utc else "named when the arms begin"
    plan = f"{found.plan}, sha256 {found.plan_sha256[:HEX]}" if found.plan else missing
    dated = f", registered {found.plan_registered_utc}" if found.plan_registered_utc else ""
    return (
        f"model: {title}, weights {found.weights_sha256[:HEX]}; engine: {found.engine}",
        f"answers at once: {found.slots}; {' '.join(found.slots_reason.split())}",
        f"dataset: {found.dataset}, {found.dataset_sha256[:HEX]}; oracle: {found.oracle}",
        f"begun {found.created_utc}, arms {found.arms_utc or 'to come'}; plan: {plan}{dated}",
        f"answers asked for twice: {found.replayed_same} of {found.replayed} came again; faults: "
        f"{found.faults_retried} asked again, {found.faults_final} not",
    )
