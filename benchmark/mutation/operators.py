"""The record of one mutation operator, with worked examples that are its complete answer.

Source: ExecRetrieval section 3.2 (mechanical mutations); Jia and Harman 2011 (operators).
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from benchmark.errors import BenchmarkError
from benchmark.mutation.edit import Edit
from benchmark.mutation.source_tree import SourceTree
from benchmark.outcomes import BugType

_ID = re.compile(r"[a-z]+(_[a-z]+)*")


@dataclass(frozen=True, slots=True)
class Example:
    """A source, and all texts that an operator makes of it (none where it must keep away).

    Source: ExecRetrieval section 3.2.
    """

    before: str
    after: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.before in self.after or len(set(self.after)) != len(self.after):
            raise BenchmarkError(
                f"example: its mutants are not distinct, got {self.after!r} of {self.before!r}; "
                "expected different texts, none of them the source"
            )


@dataclass(frozen=True, slots=True)
class Operator:
    """A mechanical change of one bug type: `propose` yields every place where it applies.

    Errors: BenchmarkError for an id that is no snake_case word, or an operator without examples.
    Source: ExecRetrieval section 3.2.
    """

    id: str
    bug_type: BugType
    summary: str
    source: str
    propose: Callable[[SourceTree], Iterator[Edit]]
    examples: tuple[Example, ...]

    def __post_init__(self) -> None:
        if not _ID.fullmatch(self.id):
            raise BenchmarkError(f"operator: bad id, got {self.id!r}; expected lower_case_words")
        if not any(example.after for example in self.examples):
            raise BenchmarkError(
                f"operator {self.id}: is never shown at work, got {self.examples!r}; "
                "expected at least one example with a mutant"
            )
