"""Terminal tables of rerankers: cost beside cost, and each against first stage and placebos."""

from collections.abc import Sequence

from benchmark.account import Account
from reports import tables
from reports.rerank_records import RerankComparison, RerankSummary
from reports.tables import NO_VALUE, Page, interval, number


def render(page: Page, tier: str, rows: Sequence[RerankSummary]) -> None:
    """The section of one tier; nothing without reranked systems."""
    if not rows:
        return
    _costs(page, tier, rows)
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
    page.title(f"{tier}: rerankers, what a query cost on average, and how models answered")
    table = tables.new_table(
        [
            "system",
            "hits",
            "queries",
            "top k",
            "model\ncalls",
            "tokens\nin",
            "tokens\nout",
            "runs",
            "seconds",
            "unread",
            "too\nlong",
            "first\nchosen",
            "by\nchance",
        ]
    )
    for row in rows:
        account, n = row.account, row.scored
        table.add_row(
            row.system,
            str(row.hits),
            str(n),
            str(row.top_k),
            *_each(account, n),
            *_answers(account),
        )
    page.table(table)
    page.line(
        "runs: (candidate, input) pairs executed; unread, too long: of the answers asked; first "
        "chosen: of the answers read, those for what stood first in the prompt"
    )


def _each(account: Account, n: int) -> tuple[str, ...]:
    counts = (account.calls, account.prompt_tokens, account.completion_tokens, account.executions)
    return (*(number(count / n, ".1f") for count in counts), number(account.seconds / n, ".2f"))


def _answers(account: Account) -> tuple[str, ...]:
    if not account.asked:
        return (NO_VALUE,) * 4
    read = account.answered
    return (
        f"{account.unparsed}/{account.asked}",
        f"{account.overlong}/{account.asked}",
        number(account.first / read if read else None, ".2f"),
        number(account.first_chance / read if read else None, ".2f"),
    )


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
