"""A distractor before it has an id: its text, the edits that made it, the tests it fails.

Source: ExecRetrieval section 3.1, Appendix G (several edits in one text).
"""

from dataclasses import dataclass

from benchmark.errors import BenchmarkError
from benchmark.mutation.choose import Candidate
from benchmark.mutation.describe import describe
from benchmark.mutation.mutant import Mutant
from benchmark.outcomes import BugType


@dataclass(frozen=True, slots=True)
class Variant:
    """`mutants` are the edits from the canonical to `code`, in order; `hub` marks the text from
    which its siblings are one edit away, where that is not the canonical."""

    code: str
    mutants: tuple[Mutant, ...]
    failing: tuple[int, ...]
    hub: bool = False

    def __post_init__(self) -> None:
        if not self.mutants or not self.failing:
            raise BenchmarkError(
                f"variant: no edit or no failing test, got {len(self.mutants)} edits and failing "
                f"{self.failing}; expected at least one of each"
            )

    @property
    def bug_type(self) -> BugType:
        """That of the last edit: in a decentred family the one that sets it apart."""
        return self.mutants[-1].bug_type

    @property
    def description(self) -> str:
        return " Then: ".join(map(describe, self.mutants))

    @property
    def position(self) -> tuple[tuple[int, int, str], ...]:
        """Orders the distractors of a task by where they were edited."""
        return tuple((m.edit.start, m.edit.end, m.key) for m in self.mutants)


def single(candidate: Candidate) -> Variant:
    """The variant of a single verified edit."""
    return Variant(candidate.mutant.code, (candidate.mutant,), candidate.failing)
