"""Deception on a tier by bug type and by domain, and by bug type over all its systems.

Source: ExecRetrieval section 5.5, Figure 5.
"""

from collections.abc import Sequence
from typing import Final

from reports import tables
from reports.analysis_records import Rate, TierSummary
from reports.sections.rows import Row
from reports.tables import Page, number, percent

_PAIRS_WIDTH: Final = 9  # the column that counts triples, up to 9999-9999


def write_deception(page: Page, tier: str, rows: Sequence[Row]) -> None:
    """By bug type, then by domain; the systems side by side, as many as fit."""
    groups = [
        {row.system: measured.deception.by_bug_type for row, measured in rows},
        {row.system: measured.deception.by_domain for row, measured in rows},
    ]
    labels = [rate.name for group in groups for rates in group.values() for rate in rates]
    room = page.width - max(map(len, labels), default=0) - _PAIRS_WIDTH - 2 * tables.GAP
    for systems in tables.chunks([row.system for row, _measured in rows], room):
        page.title(f"{tier}: deception by bug type and by domain, over (query, distractor) pairs")
        table = tables.new_table(["", "pairs", *systems])
        for group in groups:
            for name in dict.fromkeys(rate.name for rates in group.values() for rate in rates):
                found = [_rate(group[system], name) for system in systems]
                table.add_row(name, _sizes(found), *(number(r.value if r else None) for r in found))
            table.add_section()
        page.table(table)


def write_pooled(page: Page, summary: TierSummary) -> None:
    """One table over all systems of the tier."""
    page.title(f"{summary.tier}: deception by bug type over all its systems (Figure 5)")
    table = tables.new_table(["", "triples", "deceived", "rate"])
    for rate in summary.by_bug_type:
        table.add_row(rate.name, str(rate.n), str(rate.hits), percent(rate.value))
    page.table(table)


def _rate(rates: Sequence[Rate], name: str) -> Rate | None:
    return next((rate for rate in rates if rate.name == name), None)


def _sizes(rates: Sequence[Rate | None]) -> str:
    """How many pairs a row is over: a range where systems differ, as in a partial run."""
    sizes = [rate.n if rate else 0 for rate in rates]
    return str(sizes[0]) if len(set(sizes)) == 1 else f"{min(sizes)}-{max(sizes)}"
