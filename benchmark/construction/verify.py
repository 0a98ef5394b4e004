"""Which proposed mutants are distractors: they fail a test by wrong output, always the same ones.

Source: ExecRetrieval section 3.3, gates 3 and 4 (canonical passes all; each distractor fails by
wrong output rather than by crashing).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from benchmark.errors import BenchmarkError
from benchmark.mutation.choose import Candidate
from benchmark.mutation.mutant import Mutant
from benchmark.mutation.propose import propose
from benchmark.outcomes import OutcomeKind
from benchmark.ports import Oracle
from benchmark.protocol import DISTRACTORS_PER_TASK
from benchmark.records import Task
from benchmark.verdicts import Limits, Origin, Submission, Verdict

# A proposal that needs longer is left out of the choice: it would cost every later validation.
PROPOSAL_LIMITS: Final = Limits(cpu_s=1.0, idle_s=1.0)
_TOO_SLOW: Final = frozenset(
    {OutcomeKind.CPU_LIMIT, OutcomeKind.IDLE_LIMIT, OutcomeKind.COMPILE_LIMIT}
)


@dataclass(frozen=True, slots=True)
class Verified:
    """A task's usable mutants, and which survived, how many were proposed, crashed, unstable."""

    task: Task
    candidates: tuple[Candidate, ...]
    proposed: int
    survivors: tuple[Mutant, ...]
    crashed: int
    unstable: int

    @property
    def too_few(self) -> str:
        """Why there can't be four distractors; empty when there can."""
        if len(self.candidates) < DISTRACTORS_PER_TASK:
            return (
                f"{len(self.candidates)} usable mutants of {self.proposed} proposed "
                f"({len(self.survivors)} pass all tests, {self.crashed} fail by no wrong output or "
                f"run too long, {self.unstable} depend on set order)"
            )
        return ""

    @property
    def indistinct(self) -> str:
        """Why four distractors would not tell tests apart; empty when they can. An authored task
        owes sharper tests then; an imported one has the tests it has."""
        if len({candidate.failing for candidate in self.candidates}) == 1:
            return f"all {len(self.candidates)} usable mutants fail the same tests"
        return ""


def verify(task: Task, oracle: Oracle, second: Oracle) -> Verified:
    """Execute the canonical and every mutant; `second` iterates sets in another order.

    Raises BenchmarkError when the canonical fails its own tests, naming file, test and outcome.
    """
    mutants = propose(task.code)
    submissions = [
        Submission(task.code, task.tests, origin=Origin.RELEASE),
        *(
            Submission(mutant.code, task.tests, PROPOSAL_LIMITS, Origin.RELEASE)
            for mutant in mutants
        ),
    ]
    first_verdicts = list(oracle.verdicts(submissions))
    second_verdicts = list(second.verdicts(submissions))
    _refuse_infra(task, [*first_verdicts, *second_verdicts])
    _require_canonical(task, first_verdicts[0])
    _require_canonical(task, second_verdicts[0])
    return _sorted_out(task, mutants, first_verdicts[1:], second_verdicts[1:])


def _sorted_out(
    task: Task, mutants: Sequence[Mutant], first: Sequence[Verdict], second: Sequence[Verdict]
) -> Verified:
    candidates: list[Candidate] = []
    survivors: list[Mutant] = []
    crashed = unstable = 0
    for mutant, verdict, again in zip(mutants, first, second, strict=True):
        if verdict.released != again.released:
            unstable += 1
        elif verdict.passes_all:
            survivors.append(mutant)
        elif not verdict.fails_by_wrong_output or _too_slow(verdict):
            crashed += 1
        else:
            candidates.append(Candidate(mutant, verdict.failing))
    return Verified(task, tuple(candidates), len(mutants), tuple(survivors), crashed, unstable)


def _too_slow(verdict: Verdict) -> bool:
    return any(outcome.kind in _TOO_SLOW for outcome in verdict.outcomes)


def _refuse_infra(task: Task, verdicts: Sequence[Verdict]) -> None:
    if any(verdict.is_infra for verdict in verdicts):
        raise BenchmarkError(
            f"{task.place}: the oracle failed twice, got an infrastructure outcome; expected a "
            "verdict; run again"
        )


def _require_canonical(task: Task, verdict: Verdict) -> None:
    for index, outcome in enumerate(verdict.released):
        if outcome != "pass":
            raise BenchmarkError(
                f"{task.place}: test {index + 1} does not hold, got {outcome} for "
                f"`{task.tests[index][:100]}`; expected pass; mend the assert or the function"
            )
