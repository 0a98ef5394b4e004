"""The record of one gate, with worked examples: what it looks at and the findings it must give.

Source: ExecRetrieval section 3.3 (five sequential gates).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from benchmark.errors import BenchmarkError
from benchmark.gates.entry import Findings

Subject = TypeVar("Subject")


@dataclass(frozen=True, slots=True)
class Example(Generic[Subject]):
    """A subject, and all findings that the gate gives on it (none where it is cleared)."""

    id: str
    subject: Subject
    findings: Findings = ()


@dataclass(frozen=True, slots=True)
class Gate(Generic[Subject]):
    """A check of an entry or a tier; `executes` where it reads verdicts.

    Errors: BenchmarkError for a gate that is not shown both cleared and at work.
    """

    id: str
    source: str
    executes: bool
    check: Callable[[Subject], Findings]
    examples: tuple[Example[Subject], ...]

    def __post_init__(self) -> None:
        if len({bool(example.findings) for example in self.examples}) != 2:
            raise BenchmarkError(
                f"gate {self.id}: not shown both cleared and at work, got {len(self.examples)} "
                "examples; expected one with findings and one without; add the other"
            )
