"""Terminal tables of a Summary, drawn by rich into plain text."""

import io
import math
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table

from benchmark import protocol
from benchmark.stats.intervals import Interval
from reports.summary import PairSummary, Rate, Summary, SystemSummary
from reports.thresholds import ThresholdResult

MIN_WIDTH = 100


def render(summary: Summary, width: int, color: bool) -> str:
    """The whole report as text."""
    buffer = io.StringIO()
    console = Console(
        file=buffer, width=max(width, MIN_WIDTH), force_terminal=color, highlight=False
    )
    for tier in dict.fromkeys(row.tier for row in summary.systems):
        rows = [row for row in summary.systems if row.tier == tier]
        console.print(_leaderboard(tier, rows))
        console.print(_ties_and_nulls(tier, rows))
        console.print(_deception(tier, "bug type", [row.deception_by_bug_type for row in rows], rows))
        console.print(_deception(tier, "domain", [row.deception_by_domain for row in rows], rows))
        pairs = [pair for pair in summary.pairs if pair.tier == tier]
        if pairs:
            console.print(_pairs(tier, pairs))
    for sandbox in summary.sandboxes:
        console.print(f"sandbox: {sandbox}", soft_wrap=True)
    return buffer.getvalue()


def render_thresholds(results: Iterable[ThresholdResult]) -> str:
    return "".join(f"{result.sentence}\n" for result in results)


def _table(title: str, columns: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right", no_wrap=number == 0)
    return table


def _leaderboard(tier: str, rows: Sequence[SystemSummary]) -> Table:
    level = f"{protocol.CONFIDENCE_LEVEL:.0%}"
    table = _table(
        f"{tier}: leaderboard (mean over queries, {level} bootstrap interval)",
        [
            "system",
            *(f"exec@{k}" for k in protocol.KS),
            "precision@5",
            "nDCG@10",
            "deception",
            "scored/infra/missing",
        ],
    )
    for row in sorted(rows, key=lambda r: -r.metric("exec@1").interval.estimate):
        counts = row.counts
        table.add_row(
            row.system,
            *(interval_text(row.metric(f"exec@{k}").interval) for k in protocol.KS),
            interval_text(row.metric("execution_precision@5").interval),
            interval_text(row.metric("ndcg@10").interval),
            interval_text(row.deception),
            f"{counts.scored}/{counts.infra}/{counts.missing} of {counts.of}",
        )
    return table


def _ties_and_nulls(tier: str, rows: Sequence[SystemSummary]) -> Table:
    table = _table(
        f"{tier}: rank 1 (nulls: exec@1 inside the family without any signal)",
        [
            "system",
            "exec@1 worst / expected / best tie order",
            "ties at rank 1",
            "null, independent",
            "null, exchangeable",
            "misses that are paired",
            "median gap",
        ],
    )
    for row in rows:
        first = row.metric("exec@1")
        table.add_row(
            row.system,
            f"{first.low_order:.3f} / {first.interval.estimate:.3f} / {first.high_order:.3f}",
            f"{row.tie_share:.1%}",
            f"{row.independent_null:.3f}",
            f"{row.exchangeable_null:.3f}",
            rate_text(row.paired_share_of_misses),
            f"{row.median_gap:+.5f}",
        )
    return table


def _deception(
    tier: str, by: str, rates: Sequence[Sequence[Rate]], rows: Sequence[SystemSummary]
) -> Table:
    names = list(dict.fromkeys(rate.name for row in rates for rate in row))
    table = _table(f"{tier}: deception by {by}", [by, "pairs", *(row.system for row in rows)])
    for name in names:
        found = [next((r for r in row if r.name == name), None) for row in rates]
        count = max((rate.n for rate in found if rate), default=0)
        table.add_row(name, str(count), *(rate_text(r.value if r else math.nan) for r in found))
    return table


def _pairs(tier: str, pairs: Sequence[PairSummary]) -> Table:
    table = _table(
        f"{tier}: pairs at exec@1 (exact McNemar, Holm over the tier's pairs)",
        ["first", "second", "only first", "only second", "difference", "p", "p Holm", "verdict"],
    )
    for pair in pairs:
        verdict = pair.verdict.value
        if pair.missing:
            verdict += f": {pair.missing} queries not observed for both"
        table.add_row(
            pair.first,
            pair.second,
            str(pair.test.b),
            str(pair.test.c),
            interval_text(pair.difference, sign=True),
            f"{pair.test.p_two_sided:.3g}",
            f"{pair.p_adjusted:.3g}",
            verdict,
        )
    return table


def interval_text(interval: Interval, sign: bool = False) -> str:
    form = "+.3f" if sign else ".3f"
    return f"{interval.estimate:{form}} [{interval.low:{form}}, {interval.high:{form}}]"


def rate_text(value: float) -> str:
    return "n/a" if math.isnan(value) else f"{value:.3f}"
