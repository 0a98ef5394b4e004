"""Terminal table of the contrasts of one sample, and what may be said of the described ones.

Source: falsification paper, Tables 6, 9, 10 and 12.
"""

from typing import Final

from benchmark.repair_protocol import CLUSTER_BOOTSTRAP_REPLICATES, SHARE_LEVEL
from benchmark.stats.reasons import Degenerate
from reports import tables
from reports.repair.contrast_records import Algebra, ContrastSummary
from reports.repair.families import CLAIMS
from reports.repair.records import SampleSummary
from reports.repair.shares import share
from reports.tables import NO_VALUE, Page, number

LEGEND: Final = (
    "p: one-sided exact McNemar; share: b01/(b01 + b10) with its Clopper-Pearson "
    f"{SHARE_LEVEL:.0%} interval; odds ratio: smoothed by 1/2, not a CMH estimate; risk "
    f"difference: post hoc, {SHARE_LEVEL:.0%} of {CLUSTER_BOOTSTRAP_REPLICATES:,} resamples of "
    "task clusters within benchmark, - where all units agree or none is drawn"
)


def write_contrasts(page: Page, run: str, sample: SampleSummary) -> None:
    if not sample.contrasts:
        return
    page.title(f"{run}: {sample.sample} sample, discordant units")
    table = tables.new_table(
        [
            *("contrast", "b01/b10", "net", "p", "p Holm", f"p Bonf.\n({CLAIMS})", "share"),
            *("odds\nratio", "risk difference\nin points"),
        ]
    )
    for row in sample.contrasts:
        table.add_row(*_cells(row))
    page.table(table)
    page.line(LEGEND)
    for row in sample.contrasts:
        if row.verdict is None and row.pooled.n:
            page.line(row.sentence)
    if sample.algebra is not None:
        page.line(_bookkeeping(sample.algebra))


def _cells(row: ContrastSummary) -> tuple[str, ...]:
    name = f"{row.spec.favored} > {row.spec.reference}"
    if row.missing:
        of = f"{row.pooled.n} of {row.pooled.n + row.missing}"
        name += f"\nwithheld\n({of})" if row.withheld else f"\n({of})"
    if row.withheld or not row.pooled.n:
        return (name, *[NO_VALUE] * 8)
    return (
        name,
        f"{row.pooled.favored}/{row.pooled.reverse}",
        f"{row.pooled.net:+d}",
        number(row.p, ".4f"),
        _holm(row),
        number(row.p_bonferroni, ".4f"),
        share(row.share),
        NO_VALUE if row.odds is None else f"{row.odds.odds_ratio:.2f}",
        _points(row),
    )


def _holm(row: ContrastSummary) -> str:
    if row.p_adjusted is None or row.p_least is None or row.p_least == row.p_adjusted:
        return number(row.p_adjusted, ".4f")
    return f"{row.p_least:.4f}\nto {row.p_adjusted:.4f}"


def _points(row: ContrastSummary) -> str:
    if row.risk is None or row.risk.interval.reason is not Degenerate.NONE:
        return NO_VALUE
    found = row.risk.interval
    return f"{100 * found.estimate:+.1f}\n[{100 * found.low:+.1f}, {100 * found.high:+.1f}]"


def _bookkeeping(made: Algebra) -> str:
    return (
        f"(B - BI) + (BI - P) = B - P: {made.instruction:+d} {made.code_context:+d} = "
        f"{made.whole:+d}; bookkeeping, {'holds' if made.holds else 'DOES NOT HOLD'}"
    )
