"""What stands at rank 1 of a tier, expected over tied orders and as ranked.

Source: ExecRetrieval section 5.2, Table 3.
"""

from collections.abc import Sequence

from reports import tables
from reports.sections.rows import Row
from reports.tables import Page, number, percent


def write_failures(page: Page, tier: str, rows: Sequence[Row]) -> None:
    page.title(f"{tier}: rank 1, expected over tied orders and as ranked")
    table = tables.new_table(
        [
            "system",
            "hit\nshare",
            "paired\nshare",
            "other\nshare",
            "of misses\npaired",
            "misses\nas ranked",
            "of them\npaired",
            "other",
        ]
    )
    for row, measured in rows:
        rank_one, failures = measured.rank_one, measured.rank_one.failures
        table.add_row(
            row.system,
            number(rank_one.shares.hit),
            number(rank_one.shares.paired),
            number(rank_one.shares.other),
            percent(rank_one.expected_paired_share),
            str(failures.misses),
            f"{failures.paired} ({percent(failures.paired_share)})",
            str(failures.other),
        )
    page.table(table)
