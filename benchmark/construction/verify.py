"""Which proposed mutants are distractors: they fail a test by wrong output, always the same ones.

Source: ExecRetrieval section 3.3, gates 3 and 4 (canonical passes all; each distractor fails by
wrong output rather than by crashing).
"""

from dataclasses import dataclass

from benchmark.construction.trial import Fate, refuse_infra, tried
from benchmark.errors import BenchmarkError
from benchmark.mutation.choose import Candidate
from benchmark.mutation.mutant import Mutant
from benchmark.mutation.propose import propose
from benchmark.ports import Oracle
from benchmark.protocol import DISTRACTORS_PER_TASK
from benchmark.records import Task
from benchmark.verdicts import Origin, Submission, Verdict


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
    for each in (oracle, second):
        (canonical,) = each.verdicts([Submission(task.code, task.tests, origin=Origin.RELEASE)])
        refuse_infra(task, [canonical])
        _require_canonical(task, canonical)
    mutants = propose(task.code)
    trials = tried(task, [mutant.code for mutant in mutants], oracle, second)
    pairs = list(zip(mutants, trials, strict=True))
    return Verified(
        task=task,
        candidates=tuple(Candidate(m, t.failing) for m, t in pairs if t.fate is Fate.USABLE),
        proposed=len(mutants),
        survivors=tuple(mutant for mutant, trial in pairs if trial.fate is Fate.SURVIVED),
        crashed=sum(trial.fate is Fate.CRASHED for trial in trials),
        unstable=sum(trial.fate is Fate.UNSTABLE for trial in trials),
    )


def _require_canonical(task: Task, verdict: Verdict) -> None:
    for index, outcome in enumerate(verdict.released):
        if outcome != "pass":
            raise BenchmarkError(
                f"{task.place}: test {index + 1} does not hold, got {outcome} for "
                f"`{task.tests[index][:100]}`; expected pass; mend the assert or the function"
            )
