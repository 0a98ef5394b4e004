"""The record of one mutant: a source with one edit in it.

Source: ExecRetrieval section 3.1 (distractor), section 3.2 (bug types).
"""

from dataclasses import dataclass

from benchmark.errors import BenchmarkError
from benchmark.mutation.edit import Edit
from benchmark.outcomes import BugType


@dataclass(frozen=True, slots=True)
class Mutant:
    """What an operator made of a source: `code` is the whole text, `line` where the edit starts.

    Lines count from 1, in the original.
    Errors: BenchmarkError where `code` does not hold the edit's new text.
    Source: ExecRetrieval section 3.2.
    """

    operator_id: str
    bug_type: BugType
    edit: Edit
    code: str
    line: int

    def __post_init__(self) -> None:
        if not self.code.startswith(self.edit.after, self.edit.start) or self.line < 1:
            raise BenchmarkError(
                f"mutant: does not hold its edit, got line {self.line} of {self.code[:60]!r}; "
                f"expected {self.edit.after!r} at character {self.edit.start}, line >= 1"
            )

    @property
    def key(self) -> str:
        """A text that tells this mutant from all others of the same source."""
        return f"{self.operator_id}:{self.edit.start}:{self.edit.end}:{self.edit.after}"
