"""What a gate looks at: one query with its near-copies, and their verdicts where it executes."""

from dataclasses import dataclass

from benchmark.records import Query, Snippet
from benchmark.verdicts import Verdict


@dataclass(frozen=True, slots=True)
class Entry:
    """A query, its canonical and its distractors; verdicts in the order canonical, distractors.

    `authored` is True for the project's own tasks, which owe 7 to 10 tests; imported ones owe one.
    """

    query: Query
    canonical: Snippet
    distractors: tuple[Snippet, ...]
    authored: bool
    verdicts: tuple[Verdict, ...] = ()

    @property
    def snippets(self) -> tuple[Snippet, ...]:
        return (self.canonical, *self.distractors)


Findings = tuple[str, ...]  # one sentence a fault; empty when the gate is cleared
