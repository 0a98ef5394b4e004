"""What is said of a run that isn't at its end: its pool beside the paper's, or what is to come.

Source: falsification paper, Definition 1, Table 1.
"""

from benchmark.repair_published import published_cell
from reports import tables
from reports.repair.beside import counted
from reports.repair.provenance import Provenance
from reports.repair.records import RepairSummary
from reports.repair.run_state import RunState
from reports.tables import NO_VALUE, Page, percent


def write_state(page: Page, run: RepairSummary) -> None:
    """Nothing of a run whose arms are complete."""
    if run.record is None:
        return
    state = run.record.state
    if not state.pairs:
        _pool(page, run.run, run.record.provenance, state)
    elif state.pairs_open:
        page.line(
            f"under way: {state.pairs_open} of {state.pairs} pairs of unit and arm are to come; "
            "those that are complete are counted, and no verdict is given"
        )


def _pool(page: Page, run: str, cell: Provenance, state: RunState) -> None:
    paper = published_cell(cell.benchmark, cell.model)
    beside = f" beside the paper's ({paper.title})" if paper else ""
    page.title(f"{run}: the pool{beside}")
    table = tables.new_table(["", "here", "paper"])
    theirs = counted(paper.dead, paper.tasks) if paper else NO_VALUE
    table.add_row("dead tasks", counted(state.dead, state.drawn), theirs)
    page.table(table)
    passing = percent(state.passing / state.candidates) if state.candidates else NO_VALUE
    page.line(
        f"{state.passing} of {state.candidates} candidates pass the public tier ({passing}); those "
        "of a task are no independent draws, so without an interval"
    )
    if state.drawn < state.tasks:
        page.line(
            f"under way: {state.drawn} of {state.tasks} tasks have their whole pool, in the "
            "dataset's order: no sample of all tasks"
        )
    page.line("the arms are to come: nothing is measured yet, and nothing claimed")
