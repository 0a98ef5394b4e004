"""What becomes of texts that are put to a task's tests: usable as distractors or not, and why.

Source: ExecRetrieval section 3.3, gate (4) (a distractor fails by wrong output, not by crashing).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from benchmark.errors import BenchmarkError
from benchmark.outcomes import OutcomeKind
from benchmark.ports import Oracle
from benchmark.records import Task
from benchmark.verdicts import Limits, Origin, Submission, Verdict

# A proposal that needs longer is left out of the choice: it would cost every later validation. Most
# that do never end, and each costs its whole budget here.
PROPOSAL_LIMITS: Final = Limits(cpu_s=0.25, idle_s=0.25)
_TOO_SLOW: Final = frozenset(
    {OutcomeKind.CPU_LIMIT, OutcomeKind.IDLE_LIMIT, OutcomeKind.COMPILE_LIMIT}
)


class Fate(Enum):
    """What the tests say of a text."""

    USABLE = "fails a test by wrong output"
    SURVIVED = "passes all tests"
    CRASHED = "fails by no wrong output, or runs too long"
    UNSTABLE = "depends on set order"


@dataclass(frozen=True, slots=True)
class Trial:
    """The fate of one text, the ascending indices of the tests it fails, all outcomes if usable."""

    fate: Fate
    failing: tuple[int, ...]
    released: tuple[str, ...] = ()


def tried(task: Task, codes: Sequence[str], oracle: Oracle, second: Oracle) -> tuple[Trial, ...]:
    """A trial a text; `second`, who sees what is usable, iterates sets in another order.

    Raises BenchmarkError when the oracle failed.
    """
    submissions = [Submission(code, task.tests, PROPOSAL_LIMITS, Origin.RELEASE) for code in codes]
    trials = list(map(_trial, _verdicts(task, submissions, oracle)))
    usable = [place for place, trial in enumerate(trials) if trial.fate is Fate.USABLE]
    again = _verdicts(task, [submissions[place] for place in usable], second)
    for place, verdict in zip(usable, again, strict=True):
        if _trial(verdict) != trials[place]:
            trials[place] = Trial(Fate.UNSTABLE, trials[place].failing)
    return tuple(trials)


def _verdicts(task: Task, submissions: Sequence[Submission], oracle: Oracle) -> Sequence[Verdict]:
    verdicts = list(oracle.verdicts(submissions))
    refuse_infra(task, verdicts)
    return verdicts


def refuse_infra(task: Task, verdicts: Sequence[Verdict]) -> None:
    """Raises BenchmarkError when one of the verdicts is the oracle's own failure."""
    if any(verdict.is_infra for verdict in verdicts):
        raise BenchmarkError(
            f"{task.place}: the oracle failed twice, got an infrastructure outcome; expected a "
            "verdict; run again"
        )


def _trial(verdict: Verdict) -> Trial:
    if verdict.passes_all:
        return Trial(Fate.SURVIVED, ())
    if not verdict.fails_by_wrong_output or _too_slow(verdict):
        return Trial(Fate.CRASHED, verdict.failing)
    return Trial(Fate.USABLE, verdict.failing, verdict.released)


def _too_slow(verdict: Verdict) -> bool:
    return any(outcome.kind in _TOO_SLOW for outcome in verdict.outcomes)
