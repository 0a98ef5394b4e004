"""A cell beside the paper's cell of the same benchmark and model, both with intervals.

Source: falsification paper, Tables 1 and 8. Weights, runtime and sampler differ.
"""

from collections.abc import Sequence

from benchmark.repair_protocol import SHARE_LEVEL
from benchmark.repair_published import PublishedCell
from benchmark.stats.proportions import clopper_pearson
from reports import tables
from reports.repair.observations import PoolCount
from reports.repair.records import CellSummary
from reports.tables import NO_VALUE, Page


def write_published(page: Page, run: str, cells: Sequence[CellSummary]) -> None:
    for cell in cells:
        if cell.published is not None:
            _beside(page, run, cell, cell.published)


def _beside(page: Page, run: str, cell: CellSummary, paper: PublishedCell) -> None:
    page.title(f"{run}: {cell.name} beside the paper's cell ({paper.title})")
    table = tables.new_table(["", "here", "paper"])
    table.add_row(
        "dead",
        _dead(cell.pool),
        counted(paper.dead, paper.tasks),
    )
    theirs = dict(paper.unlocked)
    for arm in cell.arms:
        told = counted(theirs[arm.arm], paper.n) if arm.arm in theirs else NO_VALUE
        table.add_row(f"{arm.arm} unlocks", counted(arm.unlocked, arm.units), told)
    page.table(table)
    page.line("other weights, runtime, sampler and pool: context, no target and no replication")


def _dead(pool: PoolCount) -> str:
    if pool.whole:
        return counted(pool.dead, pool.tasks)
    return f"{pool.dead} of the first {pool.tasks}, where the pool stopped"


def counted(count: int, of: int) -> str:
    """A count with its share and the Clopper-Pearson interval."""
    if not of:
        return NO_VALUE
    found = clopper_pearson(count, of, level=SHARE_LEVEL)
    return f"{count} of {of} = {found.estimate:.3f} [{found.low:.3f}, {found.high:.3f}]"
