"""Terminal tables of a run report: 100 columns, nothing cut, nothing computed."""

from collections.abc import Iterator, Sequence
from typing import Final

from benchmark import protocol
from reports import rerank_section, tables
from reports.records import Measured, PairSummary, Rate, Summary, SystemSummary
from reports.run_report import RunReport
from reports.tables import NO_VALUE, Page, interval, number, percent

MIN_WIDTH: Final = 100
_PAIRS_WIDTH: Final = 9  # the column that counts triples, up to 9999-9999

Row = tuple[SystemSummary, Measured]


def render(report: RunReport, width: int, color: bool) -> str:
    """The whole report as text; at least 100 columns, as CI logs claim to have 80."""
    page = Page(max(width, MIN_WIDTH), color)
    for tier in dict.fromkeys(row.tier for row in report.summary.systems):
        _tier(page, tier, report.summary)
    page.line("")
    for sandbox in report.summary.sandboxes:
        page.line(f"sandbox: {sandbox}")
    for sentence in (
        *(result.sentence for result in report.thresholds),
        *report.notes,
        *report.complaints,
    ):
        page.line(sentence)
    return page.text


def _tier(page: Page, tier: str, summary: Summary) -> None:
    rows = [row for row in summary.systems if row.tier == tier]
    measured = [(row, row.measured) for row in rows if row.measured is not None]
    measured.sort(key=lambda pair: -pair[1].metric("exec@1").interval.estimate)
    page.title(f"{tier}: counts of queries")
    _counts(page, rows)
    for sentence in _partial(rows):
        page.line(sentence)
    if measured:
        _exec_at_k(page, tier, measured)
        _quality(page, tier, measured)
        _nulls(page, tier, measured)
        _failures(page, tier, measured)
        _deception(page, tier, measured)
    pairs = [pair for pair in summary.pairs if pair.tier == tier]
    if pairs:
        _pairs(page, tier, pairs)
    rerank_section.render(page, tier, [row for row in summary.reranked if row.tier == tier])


def _partial(rows: Sequence[SystemSummary]) -> Iterator[str]:
    for row in rows:
        counts = row.counts
        if row.measured is None:
            yield f"{row.system} not measured: 0 of {counts.of} queries; no metrics"
        elif not counts.complete:
            yield (
                f"{row.system} partial: {counts.scored} of {counts.of} queries; verdicts withheld"
            )


def _counts(page: Page, rows: Sequence[SystemSummary]) -> None:
    table = tables.new_table(["system", "scored", "infra", "missing", "of"])
    for row in rows:
        counts = row.counts
        numbers = (counts.scored, counts.infra, counts.missing, counts.of)
        table.add_row(row.system, *map(str, numbers))
    page.table(table)


def _exec_at_k(page: Page, tier: str, rows: Sequence[Row]) -> None:
    page.title(
        f"{tier}: exec@k, mean over queries [{protocol.CONFIDENCE_LEVEL:.0%} bootstrap interval]"
    )
    names = [f"exec@{k}" for k in protocol.KS]
    table = tables.new_table(["system", *names])
    for row, measured in rows:
        table.add_row(row.system, *(interval(measured.metric(name).interval) for name in names))
    page.table(table)


def _quality(page: Page, tier: str, rows: Sequence[Row]) -> None:
    page.title(
        f"{tier}: precision, nDCG, deception (a distractor at least as high; strict: higher)"
    )
    table = tables.new_table(["system", "precision@5", "nDCG@10", "deception", "strict deception"])
    for row, measured in rows:
        table.add_row(
            row.system,
            interval(measured.metric("execution_precision@5").interval),
            interval(measured.metric("ndcg@10").interval),
            interval(measured.deception.at_least),
            interval(measured.deception.strict),
        )
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


def _failures(page: Page, tier: str, rows: Sequence[Row]) -> None:
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
            "any\nabove",
            "median\ngap",
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
            number(measured.deception.any_above.value),
            number(measured.deception.median_gap, "+.5f"),
        )
    page.table(table)
    page.line(
        "any above: share of queries with a distractor above the canonical; "
        "gap: canonical less best one"
    )


def _deception(page: Page, tier: str, rows: Sequence[Row]) -> None:
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


def _rate(rates: Sequence[Rate], name: str) -> Rate | None:
    return next((rate for rate in rates if rate.name == name), None)


def _sizes(rates: Sequence[Rate | None]) -> str:
    """How many pairs a row is over: a range where systems differ, as in a partial run."""
    sizes = [rate.n if rate else 0 for rate in rates]
    return str(sizes[0]) if len(set(sizes)) == 1 else f"{min(sizes)}-{max(sizes)}"


def _pairs(page: Page, tier: str, pairs: Sequence[PairSummary]) -> None:
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
