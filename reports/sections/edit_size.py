"""Deception on a tier by the number of characters edited, a row a system and one over all.

Source: ExecRetrieval Appendix G.
"""

import math
from collections.abc import Sequence
from typing import Final

from rich.table import Table

from benchmark.metrics.edit_size import BUCKETS
from benchmark.stats.spearman import Spearman
from reports import tables
from reports.analysis_records import EditSizeSummary, TierSummary
from reports.sections.rows import Row
from reports.tables import NO_VALUE, Page, percent

ALL: Final = "all systems"


def write_edit_size(page: Page, tier: str, rows: Sequence[Row], whole: TierSummary | None) -> None:
    page.title(f"{tier}: deception by characters edited (Spearman with tied ranks)")
    table = tables.new_table(["system", *BUCKETS, "rho of size", "p", "rho of share", "p"])
    for row, measured in rows:
        _row(table, row.system, measured.edit_size)
    if whole is not None and len(whole.solved.systems) > 1:
        table.add_section()
        _row(table, ALL, whole.edit_size)
    page.table(table)
    page.line(
        "intervals resample queries, p takes pairs as independent; share: of the canonical's length"
    )


def _row(table: Table, name: str, found: EditSizeSummary) -> None:
    rates = {rate.name: f"{percent(rate.value)}\nof {rate.n}" for rate in found.buckets}
    table.add_row(
        name,
        *(rates.get(bucket, NO_VALUE) for bucket in BUCKETS),
        *_correlation(found.absolute),
        *_correlation(found.relative),
    )


def _correlation(found: Spearman) -> tuple[str, str]:
    if math.isnan(found.rho):
        return found.reason.value.replace("_", "\n"), NO_VALUE
    return f"{found.rho:+.3f}\n[{found.low:+.3f}, {found.high:+.3f}]", f"{found.p_two_sided:.2g}"
