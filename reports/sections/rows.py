"""Which rows of a tier have metrics, in the order that its tables share."""

from collections.abc import Sequence

from reports.records import Measured, SystemSummary

Row = tuple[SystemSummary, Measured]


def measured_rows(rows: Sequence[SystemSummary]) -> list[Row]:
    """Rows with metrics, the best exec@1 first."""
    found = [(row, row.measured) for row in rows if row.measured is not None]
    return sorted(found, key=lambda pair: -pair[1].metric("exec@1").interval.estimate)
