"""Which rows of a tier have metrics, in the order that its tables share."""

from collections.abc import Sequence

from reports.records import Measured, Summary, SystemSummary

Row = tuple[SystemSummary, Measured]


def measured_rows(rows: Sequence[SystemSummary]) -> list[Row]:
    """Rows with metrics, the best exec@1 first."""
    found = [(row, row.measured) for row in rows if row.measured is not None]
    return sorted(found, key=lambda pair: -pair[1].metric("exec@1").interval.estimate)


def first_stages(rows: Sequence[Row], summary: Summary) -> list[Row]:
    """Without reranked systems: how these would order a smaller pool was not asked, and their
    scores are steps, so that density and gap say nothing of them."""
    reranked = {(row.tier, row.system) for row in summary.reranked}
    return [row for row in rows if (row[0].tier, row[0].system) not in reranked]
