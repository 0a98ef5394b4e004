"""The gap between the canonical and its best distractor on a tier.

Source: ExecRetrieval section 5.4, Figure 4.
"""

from collections.abc import Sequence

from reports import tables
from reports.gaps import GAP_QUANTILES
from reports.sections.rows import Row
from reports.tables import NO_VALUE, Page, interval, number


def write_gap(page: Page, tier: str, rows: Sequence[Row]) -> None:
    page.title(f"{tier}: score of the canonical less that of its best distractor")
    heads = ["below / tied\n/ above", "mean"]
    table = tables.new_table(["system", *heads, *(f"q{q * 100:02.0f}" for q in GAP_QUANTILES)])
    for row, measured in rows:
        found = measured.gap
        quantiles = found.quantiles or (None,) * len(GAP_QUANTILES)
        table.add_row(
            row.system,
            f"{found.below} / {found.tied}\n/ {found.above}",
            interval(found.mean, "+.4f") if found.mean.n else NO_VALUE,
            *(number(value, "+.5f") for value in quantiles),
        )
    page.table(table)
    page.line("below: queries whose canonical is below a distractor; q: quantiles of the gap")
