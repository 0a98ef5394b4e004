"""exec@1 on a tier by the number of near-clones left in the pool.

Source: ExecRetrieval section 5.3, Table 4.
"""

from collections.abc import Sequence

from benchmark import protocol
from reports import tables
from reports.sections.rows import Row
from reports.tables import Page, interval, percent


def write_density(page: Page, tier: str, rows: Sequence[Row]) -> None:
    page.title(
        f"{tier}: exec@1 with d of each query's own distractors in the pool, over all subsets"
    )
    heads = [f"d={d}" for d in range(protocol.DISTRACTORS_PER_TASK + 1)]
    table = tables.new_table(["system", *heads, "one-clone\ndrop"])
    for row, measured in rows:
        found = measured.density
        table.add_row(row.system, *map(interval, found.levels), percent(found.one_clone_drop))
    page.table(table)
    page.line(f"{heads[-1]} is the whole pool, the leaderboard's exec@1; drop: d=0 to d=1, of d=0")
