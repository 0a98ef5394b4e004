"""What a gate looks at: one query with its near-copies, and their verdicts where it executes."""

from dataclasses import dataclass

from benchmark.errors import BenchmarkError
from benchmark.records import Query, Snippet
from benchmark.verdicts import Verdict

Findings = tuple[str, ...]  # one sentence a fault; empty when the gate is cleared


@dataclass(frozen=True, slots=True)
class Entry:
    """A query, its canonical and its distractors; verdicts in the order canonical, distractors.

    `authored` is True for the project's own tasks, which owe 7 to 10 tests; imported ones owe one.
    Raises BenchmarkError for verdicts that are not one a snippet with one outcome a test.
    """

    query: Query
    canonical: Snippet
    distractors: tuple[Snippet, ...]
    authored: bool
    verdicts: tuple[Verdict, ...] = ()

    def __post_init__(self) -> None:
        found = [len(verdict.outcomes) for verdict in self.verdicts]
        expected = [len(self.query.tests)] * len(self.snippets)
        if found and found != expected:
            raise BenchmarkError(
                f"entry {self.query.entry_id}: verdicts don't fit, got {found} outcomes; expected "
                f"{expected}, one verdict a snippet with one outcome a test; execute it again"
            )

    @property
    def snippets(self) -> tuple[Snippet, ...]:
        return (self.canonical, *self.distractors)

    @property
    def executed(self) -> tuple[Verdict, ...]:
        """The verdicts, for a gate that executes. Raises BenchmarkError when there are none."""
        if not self.verdicts:
            raise BenchmarkError(
                f"entry {self.query.entry_id}: not executed, got no verdicts; expected "
                f"{len(self.snippets)}; ask the oracle first"
            )
        return self.verdicts
