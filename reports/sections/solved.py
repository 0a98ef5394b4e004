"""How many systems solve a query of a tier at rank 1, and mean exec@1 by domain over them.

Source: ExecRetrieval Appendix C.
"""

from reports import tables
from reports.analysis_records import TierSummary
from reports.tables import Page, number


def write_solved(page: Page, summary: TierSummary) -> None:
    found = summary.solved
    if not found.systems:
        return
    page.title(f"{summary.tier}: queries by how many of {len(found.systems)} systems solve them")
    table = tables.new_table(["solved by", "queries"])
    for solvers, queries in enumerate(found.queries):
        table.add_row(str(solvers), str(queries))
    page.table(table)
    page.line(f"median: {found.median:g} of {len(found.systems)}, at rank 1 as ranked")
    if found.left_out:
        page.line(f"left out, not observed on every query: {', '.join(found.left_out)}")
    page.title(f"{summary.tier}: exec@1 by domain, mean over systems")
    table = tables.new_table(["domain", "exec@1"])
    for domain, value in found.by_domain:
        table.add_row(domain, number(value))
    page.table(table)
