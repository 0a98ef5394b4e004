"""Deception by number of stacked edits, over the same queries.

Source: ExecRetrieval Appendix G, Table 9.
"""

from collections.abc import Sequence

from reports import tables
from reports.analysis_records import StackingSummary
from reports.stacking import LEVELS
from reports.tables import Page, interval


def write_stacking(page: Page, rows: Sequence[StackingSummary]) -> None:
    if not rows:
        return
    first = rows[0]
    page.title(
        f"{first.single_tier} and {first.stacked_tier}: deception by edits, change against one edit"
    )
    heads = ["1 edit" if edits == 1 else f"{edits} edits" for edits in LEVELS]
    table = tables.new_table(["system", "matched\nqueries", *heads])
    for row in rows:
        cells = [
            interval(level.deception)
            + ("" if level.edits == 1 else f"\n{interval(level.change, '+.3f')}")
            for level in row.levels
        ]
        table.add_row(row.system, f"{row.matched}\nof {row.of}", *cells)
        if row is not rows[-1]:
            table.add_section()
    page.table(table)
    page.line(
        "matched: queries with distractors at every number of edits; a mean within the query first"
    )
