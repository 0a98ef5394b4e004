"""Terminal tables of rerankers: cost beside cost, and each against first stage and placebos."""

from collections.abc import Sequence

from benchmark.account import Account
from reports import tables
from reports.rerank_records import RerankComparison, RerankSummary
from reports.tables import NO_VALUE, Page, interval, number, percent


def render(page: Page, tier: str, rows: Sequence[RerankSummary]) -> None:
    """The section of one tier; nothing without reranked systems."""
    if not rows:
        return
    _costs(page, tier, rows)
    asking = [row for row in rows if row.account.asked]
    if asking:
        _answers(page, tier, asking)
    for row in rows:
        if row.is_sample:
            page.line(
                f"{row.system}: denominators are the preregistered sample, {row.of} of the "
                f"{row.of_tier} queries; so are those of its comparisons"
            )
    compared = [row for row in rows if row.comparisons]
    if compared:
        _comparisons(page, tier, compared)
        for row in compared:
            page.line(f"{row.system}: {row.verdict}")


def _costs(page: Page, tier: str, rows: Sequence[RerankSummary]) -> None:
    page.title(f"{tier}: rerankers, hits as ranked and what a query cost on average")
    table = tables.new_table(
        [
            "system",
            "hits",
            "queries",
            "top k",
            "model\ncalls",
            "tokens\nin",
            "tokens\nout",
            "calls\nexecuted",
            "seconds",
        ]
    )
    for row in rows:
        counts = (str(row.hits), str(row.scored), str(row.top_k))
        table.add_row(row.system, *counts, *_each(row.account, row.scored))
    page.table(table)


def _answers(page: Page, tier: str, rows: Sequence[RerankSummary]) -> None:
    page.title(f"{tier}: how models answered; an unread answer leaves the first stage's order")
    table = tables.new_table(
        ["system", "asked", "unread", "too long", "partial", "first shown\nchosen", "by chance"]
    )
    for row in rows:
        account, read = row.account, row.account.answered
        counts = (account.asked, account.unparsed, account.overlong, account.partial)
        shares = (account.first / read, account.first_chance / read) if read else (None, None)
        table.add_row(row.system, *map(str, counts), *map(percent, shares))
    page.table(table)


def _each(account: Account, n: int) -> tuple[str, ...]:
    counts = (account.calls, account.prompt_tokens, account.completion_tokens, account.executions)
    return (*(number(count / n, ".1f") for count in counts), number(account.seconds / n, ".2f"))


def _comparisons(page: Page, tier: str, rows: Sequence[RerankSummary]) -> None:
    page.title(
        f"{tier}: rerankers at exec@1 as ranked, against first stage and query-blind placebos "
        "(exact McNemar; Holm over all of these)"
    )
    table = tables.new_table(
        ["reranker\nother", "hit by it\nalone", "difference", "p\nHolm", "verdict"]
    )
    for row in rows:
        for comparison in row.comparisons:
            table.add_row(*_cells(row, comparison))
        if row is not rows[-1]:
            table.add_section()
    page.table(table)


def _cells(row: RerankSummary, comparison: RerankComparison) -> tuple[str, ...]:
    test = comparison.test
    kind = "placebo" if comparison.is_placebo else "first stage"
    return (
        f"{row.system}\n{comparison.other} ({kind})",
        f"{test.b}\n{test.c}",
        interval(comparison.difference, "+.3f"),
        f"{number(test.p_two_sided, '.3g') if test.n else NO_VALUE}\n"
        f"{number(comparison.p_adjusted, '.3g')}",
        f"{comparison.verdict.value}\n"
        f"{f'{comparison.missing} queries missing' if comparison.missing else ''}",
    )
