"""The leaderboard of a tier: who was scored, and every metric with its interval.

Source: ExecRetrieval section 5.1, Figure 2; Appendix F (all metrics at every k).
"""

from collections.abc import Iterator, Sequence

from benchmark import protocol
from reports import tables
from reports.records import SystemSummary
from reports.sections.rows import Row
from reports.tables import Page, interval, number, percent


def write_counts(page: Page, tier: str, rows: Sequence[SystemSummary]) -> None:
    page.title(f"{tier}: counts of queries")
    table = tables.new_table(["system", "scored", "infra", "missing", "of"])
    for row in rows:
        counts = row.counts
        numbers = (counts.scored, counts.infra, counts.missing, counts.of)
        table.add_row(row.system, *map(str, numbers))
    page.table(table)
    for sentence in _partial(rows):
        page.line(sentence)


def write_leaderboard(page: Page, tier: str, rows: Sequence[Row]) -> None:
    ending = f"mean over queries [{protocol.CONFIDENCE_LEVEL:.0%} bootstrap interval]"
    _at_k(page, f"{tier}: exec@k, {ending}", "exec", "exec", rows)
    _at_k(
        page, f"{tier}: execution_precision@k, {ending}", "execution_precision", "precision", rows
    )
    _at_k(page, f"{tier}: canonical-ID nDCG@k, {ending}", "ndcg", "nDCG", rows)
    _deception(page, tier, rows)
    _nulls(page, tier, rows)


def _partial(rows: Sequence[SystemSummary]) -> Iterator[str]:
    for row in rows:
        counts = row.counts
        if row.measured is None:
            yield f"{row.system} not measured: 0 of {counts.of} queries; no metrics"
        elif not counts.complete:
            yield (
                f"{row.system} partial: {counts.scored} of {counts.of} queries; verdicts withheld"
            )


def _at_k(page: Page, title: str, family: str, short: str, rows: Sequence[Row]) -> None:
    page.title(title)
    table = tables.new_table(["system", *(f"{short}@{k}" for k in protocol.KS)])
    for row, measured in rows:
        found = (measured.metric(f"{family}@{k}").interval for k in protocol.KS)
        table.add_row(row.system, *map(interval, found))
    page.table(table)


def _deception(page: Page, tier: str, rows: Sequence[Row]) -> None:
    page.title(f"{tier}: deception (a distractor at least as high; strict: higher)")
    table = tables.new_table(["system", "deception", "strict deception"])
    for row, measured in rows:
        found = measured.deception
        table.add_row(row.system, interval(found.at_least), interval(found.strict))
    page.table(table)


def _nulls(page: Page, tier: str, rows: Sequence[Row]) -> None:
    page.title(f"{tier}: exec@1 by the order of ties, and without any signal inside the family")
    table = tables.new_table(
        [
            "system",
            "worst\ntie order",
            "expected",
            "best\ntie order",
            "tied at\nrank 1",
            "independent\nnull",
            "exchangeable\nnull",
        ]
    )
    for row, measured in rows:
        first, rank_one = measured.metric("exec@1"), measured.rank_one
        table.add_row(
            row.system,
            number(first.low_order),
            number(first.interval.estimate),
            number(first.high_order),
            percent(rank_one.tie_share),
            number(rank_one.independent_null),
            number(rank_one.exchangeable_null),
        )
    page.table(table)
