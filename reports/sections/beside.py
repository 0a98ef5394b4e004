"""Every analysis of the core tier beside the decentred one, a pair of rows a system.

In the core tier the canonical is the centre of its near-copies; what is only seen there may be the
shape of the families. Source: the topology audit of the design.
"""

import math
from collections.abc import Sequence
from typing import Final

from benchmark.corpus.plan import CORE, DECENTRED
from reports import tables
from reports.records import SystemSummary
from reports.sections.rows import Row, measured_rows
from reports.tables import NO_VALUE, Page, number, percent

TIERS: Final = (CORE, DECENTRED)


def write_beside(page: Page, systems: Sequence[SystemSummary]) -> None:
    core = measured_rows([row for row in systems if row.tier == CORE])
    other = {row.system: (row, m) for row, m in measured_rows(systems) if row.tier == DECENTRED}
    both = [(pair, other[pair[0].system]) for pair in core if pair[0].system in other]
    if not both:
        return
    page.title(f"{CORE} beside {DECENTRED}")
    table = tables.new_table(
        [
            "system",
            "tier",
            "exec@1",
            "d=0",
            "one-clone\ndrop",
            "misses\npaired",
            "deceived",
            "any\nabove",
            "median\ngap",
            "rho of\nsize",
        ]
    )
    for pair in both:
        for row in pair:
            table.add_row(*_cells(row))
        table.add_section()
    page.table(table)


def _cells(row: Row) -> tuple[str, ...]:
    summary, measured = row
    rho = measured.edit_size.absolute.rho
    return (
        summary.system,
        summary.tier,
        number(measured.metric("exec@1").interval.estimate),
        number(measured.density.levels[0].estimate),
        percent(measured.density.one_clone_drop),
        percent(measured.rank_one.expected_paired_share),
        number(_defined(measured.deception.at_least.estimate)),
        number(measured.deception.any_above.value),
        number(measured.deception.median_gap, "+.4f"),
        NO_VALUE if math.isnan(rho) else f"{rho:+.3f}",
    )


def _defined(value: float) -> float | None:
    return None if math.isnan(value) else value
