"""An invariant: a rule that a run's files keep, and the findings where they don't.

Source: falsification paper, section 2.2.2 (executable audit), appendix A.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from audits.run_evidence import RunEvidence

DATASET: Final = "dataset"
PLAN: Final = "preregistration"


@dataclass(frozen=True, slots=True)
class Finding:
    """One place where the rule is broken, in one sentence."""

    place: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence}"


@dataclass(frozen=True, slots=True)
class Invariant:
    """`says` is the rule in one sentence, `source` where it comes from. `needs` is empty or what a
    run must have besides its own files for the rule to be checked: DATASET stands for the texts of
    the benchmark, of which a run has only numbers, PLAN for the preregistration that it names."""

    id: str
    says: str
    source: str
    check: Callable[[RunEvidence], Iterable[Finding]]
    needs: str = ""

    def findings(self, run: RunEvidence) -> tuple[Finding, ...]:
        """All of them; none means that the rule holds."""
        return tuple(self.check(run))
