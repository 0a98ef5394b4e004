"""Which of the mutants that fail tests become a task's distractors.

Source: ExecRetrieval section 3.1 (four single-edit distractors a canonical); the choice is ours.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from benchmark.errors import BenchmarkError
from benchmark.mutation.mutant import Mutant
from benchmark.outcomes import BugType
from benchmark.protocol import DISTRACTORS_PER_TASK

_Rank = tuple[int, bool, int, bool, str]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A mutant that fails by wrong output, with the ascending indices of the tests it fails.

    Errors: BenchmarkError for indices that are empty, negative, repeated or out of order.
    Source: ExecRetrieval section 3.1.
    """

    mutant: Mutant
    failing: tuple[int, ...]

    def __post_init__(self) -> None:
        if (
            not self.failing
            or self.failing[0] < 0
            or list(self.failing) != sorted(set(self.failing))
        ):
            raise BenchmarkError(
                f"candidate {self.mutant.key}: bad failing tests, got {self.failing}; "
                "expected at least one index, ascending from 0 without repetition"
            )


def choose(
    candidates: Sequence[Candidate],
    count: int = DISTRACTORS_PER_TASK,
    *,
    seed: str,
    usage: Mapping[BugType, int] | None = None,
) -> tuple[Candidate, ...]:
    """`count` candidates, by position, as different as a greedy choice makes them.

    Each step takes, in this order of weight: the bug type chosen least so far, a new set of
    failing tests, the bug type rarest in `usage` (times chosen in other tasks), a new line, the
    lowest sha256 of seed and mutant. All fail the same set only where no candidate fails another.
    The order of `candidates` does not matter.
    Errors: BenchmarkError for fewer than `count` candidates, or the same mutant twice.
    Source: ExecRetrieval section 3.1.
    """
    _require_enough(candidates, count)
    chosen: list[Candidate] = []
    while len(chosen) < count:
        left = [candidate for candidate in candidates if candidate not in chosen]
        chosen.append(min(left, key=lambda entry: _rank(entry, chosen, seed, usage or {})))
    chosen = _with_a_second_failing_set(chosen, candidates, seed, usage or {})
    return tuple(sorted(chosen, key=_position))


def _rank(
    candidate: Candidate, chosen: Sequence[Candidate], seed: str, usage: Mapping[BugType, int]
) -> _Rank:
    """What a step minimises."""
    mutant = candidate.mutant
    return (
        sum(other.mutant.bug_type == mutant.bug_type for other in chosen),
        any(other.failing == candidate.failing for other in chosen),
        usage.get(mutant.bug_type, 0),
        any(other.mutant.line == mutant.line for other in chosen),
        hashlib.sha256(f"{seed}\n{mutant.key}".encode()).hexdigest(),
    )


def _with_a_second_failing_set(
    chosen: list[Candidate],
    candidates: Sequence[Candidate],
    seed: str,
    usage: Mapping[BugType, int],
) -> list[Candidate]:
    """The choice, with one member exchanged where all fail the same tests and another could not."""
    others = [candidate for candidate in candidates if candidate.failing != chosen[0].failing]
    if len(chosen) < 2 or not others or any(c.failing != chosen[0].failing for c in chosen):
        return chosen
    exchanges = [
        [*chosen[:index], *chosen[index + 1 :], other]
        for index in range(len(chosen))
        for other in others
    ]
    return min(exchanges, key=lambda group: _rank(group[-1], group[:-1], seed, usage))


def _position(candidate: Candidate) -> tuple[int, int, str]:
    edit = candidate.mutant.edit
    return (edit.start, edit.end, candidate.mutant.key)


def _require_enough(candidates: Sequence[Candidate], count: int) -> None:
    if not 1 <= count <= len(candidates):
        raise BenchmarkError(
            f"choice: too few mutants fail a test, got {len(candidates)}; expected at least "
            f"{count} (and count >= 1); give the task sharper asserts or more guards worth breaking"
        )
    keys = [candidate.mutant.key for candidate in candidates]
    if len(set(keys)) != len(keys):
        raise BenchmarkError("choice: a mutant comes twice, got equal keys; expected each once")
