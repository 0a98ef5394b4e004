"""All pairs of systems of a tier at exec@1: exact McNemar, Holm, paired difference, verdict.

Source: ExecRetrieval section 5.6, Table 5.
"""

from collections.abc import Sequence

from reports import tables
from reports.records import PairSummary
from reports.tables import NO_VALUE, Page, interval, number


def write_pairs(page: Page, tier: str, pairs: Sequence[PairSummary]) -> None:
    page.title(
        f"{tier}: pairs at exec@1 as ranked (exact McNemar; Holm over all pairs of the tier)"
    )
    table = tables.new_table(
        ["first\nsecond", "hit by it\nalone", "difference", "p\nHolm", "verdict"]
    )
    for pair in pairs:
        table.add_row(
            f"{pair.first}\n{pair.second}",
            f"{pair.test.b}\n{pair.test.c}",
            interval(pair.difference, "+.3f"),
            f"{number(pair.test.p_two_sided, '.3g') if pair.test.n else NO_VALUE}\n"
            f"{number(pair.p_adjusted, '.3g')}",
            f"{pair.verdict.value}\n{f'{pair.missing} queries missing' if pair.missing else ''}",
        )
        if pair is not pairs[-1]:
            table.add_section()
    page.table(table)
