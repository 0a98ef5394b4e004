"""How sharp a task's tests are: which usable mutants each test kills, and what nothing kills.

Source: ExecRetrieval section 3.3, gate (4); Jia and Harman 2011 (mutation adequacy).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from benchmark.construction.verify import Verified
from benchmark.mutation.mutant import Mutant
from benchmark.outcomes import BugType

USABLE_MIN: Final = 6
BUG_TYPES_MIN: Final = 3


@dataclass(frozen=True, slots=True)
class Sharpness:
    """What the mutants of a task say about its tests.

    `idle` are indices of tests that no usable mutant fails; `survivors` pass every test, so each
    is an equivalent mutant or a behaviour that no test checks.
    """

    entry_id: str
    usable: int
    proposed: int
    bug_types: frozenset[BugType]
    idle: tuple[int, ...]
    survivors: tuple[Mutant, ...]
    verified: Verified

    @property
    def faults(self) -> tuple[str, ...]:
        """What keeps the task out of the release; empty when nothing does."""
        return tuple(self._faults())

    def _faults(self) -> Iterator[str]:
        if self.verified.too_few or self.verified.indistinct:
            yield self.verified.too_few or self.verified.indistinct
        if self.usable < USABLE_MIN:
            yield f"{self.usable} usable mutants; expected {USABLE_MIN}: more sites or better tests"
        if len(self.bug_types) < BUG_TYPES_MIN:
            names = ", ".join(sorted(kind.value for kind in self.bug_types)) or "none"
            yield f"bug types {names}; expected {BUG_TYPES_MIN}: vary guards, comparisons, sums"
        for index in self.idle:
            test = self.verified.task.tests[index]
            yield f"test {index + 1} fails for no mutant: `{test[:90]}`; replace it"


def sharpness(verified: Verified) -> Sharpness:
    """The sharpness of a task whose mutants were executed."""
    failing = {index for candidate in verified.candidates for index in candidate.failing}
    return Sharpness(
        entry_id=verified.task.entry_id,
        usable=len(verified.candidates),
        proposed=verified.proposed,
        bug_types=frozenset(candidate.mutant.bug_type for candidate in verified.candidates),
        idle=tuple(i for i in range(len(verified.task.tests)) if i not in failing),
        survivors=verified.survivors,
        verified=verified,
    )
