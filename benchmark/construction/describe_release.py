"""Counts of the release: `python -m benchmark.construction.describe_release`.

Tasks, lines and tests by domain; distractors by bug type and tier; first blind solutions.

Source: ExecRetrieval Tables 1 and 2.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median

from rich.console import Console
from rich.table import Table

from benchmark import protocol
from benchmark.corpus import plan, release_files
from benchmark.corpus.registry import read_registry
from benchmark.corpus.review import Review, read_reviews
from benchmark.errors import BenchmarkError
from benchmark.outcomes import MECHANICAL
from benchmark.records import Tier


def main() -> int:
    """Exit status 0, or 2 with the reason when a file is missing."""
    console = Console(highlight=False)
    try:
        tiers = [
            release_files.read_tier(release_files.folder_of(name), name) for name in plan.AUTHORED
        ]
        console.print(by_domain(tiers[0], read_reviews()))
        console.print(by_bug_type(tiers))
        levels = Counter(idea.level for idea in read_registry().ideas)
        console.print(f"levels of the registry: {dict(sorted(levels.items()))}")
    except BenchmarkError as error:
        console.print(str(error), style="red", soft_wrap=True)
        return 2
    return 0


def by_domain(tier: Tier, reviews: Sequence[Review]) -> Table:
    """A row a domain: tasks, lines of canonicals, tests, words of queries, blind solutions."""
    table = Table(title=f"{tier.name}: {len(tier.queries)} tasks, {len(tier.corpus)} snippets")
    for column in ("domain", "tasks", "lines", "tests", "words a query", "blind passed first"):
        table.add_column(column, justify="left" if column == "domain" else "right")
    passed = {review.task for review in reviews if review.passed_first}
    for domain in (*protocol.DOMAINS, "all"):
        queries = [q for q in tier.queries if domain in (q.domain, "all")]
        lines = [tier.snippet(query.canonical_id).code.count("\n") for query in queries]
        solved = sum(query.entry_id in passed for query in queries)
        table.add_row(
            domain,
            str(len(queries)),
            _spread(lines),
            _spread([len(query.tests) for query in queries]),
            _spread([len(query.text.split()) for query in queries]),
            f"{solved} of {len(queries)}",
        )
    return table


def by_bug_type(tiers: Iterable[Tier]) -> Table:
    """A row a tier: how many distractors of each bug type."""
    table = Table(title="distractors by bug type")
    table.add_column("tier")
    for kind in MECHANICAL:
        table.add_column(kind.value, justify="right")
    for tier in tiers:
        counts = release_files.bug_type_counts(tier.corpus)
        table.add_row(tier.name, *(str(counts[kind]) for kind in MECHANICAL))
    return table


def _spread(values: Sequence[int]) -> str:
    """Least, median and most."""
    return f"{min(values)} / {median(values):g} / {max(values)}" if values else "-"


if __name__ == "__main__":
    sys.exit(main())
