"""One contiguous replacement in a text, which can be undone byte for byte.

Source: ExecRetrieval section 3.2 ("each making a single targeted edit").
"""

from dataclasses import dataclass

from benchmark.errors import BenchmarkError


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace `before`, which stands at characters [start, end) of a source, by `after`.

    Offsets count characters from 0, never bytes. An empty `after` deletes.
    Errors: BenchmarkError for a span that does not hold `before`, or an edit that changes nothing.
    Source: ExecRetrieval section 3.2.
    """

    start: int
    end: int
    before: str
    after: str

    def __post_init__(self) -> None:
        if self.start < 0 or self.end - self.start != len(self.before):
            raise BenchmarkError(
                f"edit: span does not fit its text, got [{self.start}, {self.end}) for "
                f"{self.before!r}; expected 0 <= start and end == start + len(before)"
            )
        if self.before == self.after:
            raise BenchmarkError(
                f"edit: changes nothing, got {self.before!r} twice; expected two different texts"
            )

    def apply(self, source: str) -> str:
        """The text after the edit.

        Errors: BenchmarkError where `source` does not hold `before` at the span.
        Source: ExecRetrieval section 3.2.
        """
        return _replaced(source, self.start, self.before, self.after)

    def revert(self, mutated: str) -> str:
        """The text before the edit: `revert(apply(source)) == source`.

        Errors: BenchmarkError where `mutated` does not hold `after` at the start.
        Source: ExecRetrieval section 3.2.
        """
        return _replaced(mutated, self.start, self.after, self.before)


def _replaced(text: str, start: int, old: str, new: str) -> str:
    found = text[start : start + len(old)]
    if found != old or start > len(text):
        raise BenchmarkError(
            f"edit: is not of this text, got {found!r} at character {start}; expected {old!r}; "
            "apply an edit to the source it was proposed for, revert it on its own mutant"
        )
    return text[:start] + new + text[start + len(old) :]
