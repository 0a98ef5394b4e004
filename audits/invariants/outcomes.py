"""A candidate is scored on the whole public tier, on the hidden one only after it, within bounds.

Source: falsification paper, Procedure 1 (steps 13 to 16), Table 5 (tokens).
"""

from collections.abc import Iterator
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair_records import LETTERS, NOT_RUN, POOL_ARM, Candidate, TaskRow

KNOWN: Final = frozenset(LETTERS.values())
LETTERS_USED: Final = KNOWN | {NOT_RUN}


def _check(run: RunEvidence) -> Iterator[Finding]:
    tasks = {row.task: row for row in run.tasks}
    for made in run.candidates:
        place = f"{made.task} {made.place}"
        if made.task in tasks:
            yield from (Finding(place, said) for said in _scored(made, tasks[made.task]))
        if made.completion_tokens > run.manifest.completion_tokens:
            yield Finding(place, f"has {made.completion_tokens} tokens, more than were allowed")
    for shown in run.transitions:
        if not shown.guard and shown.prompt_tokens > run.manifest.prompt_tokens_max:
            yield Finding(
                f"{shown.task} {shown.arm}:{shown.round}",
                f"asked with {shown.prompt_tokens} tokens, above the guard",
            )


def _scored(made: Candidate, task: TaskRow) -> Iterator[str]:
    if not (set(made.public) <= LETTERS_USED and set(made.hidden) <= LETTERS_USED):
        yield "has an outcome that is no candidate's"
    if len(made.public) != task.public_tests:
        yield f"is scored on {len(made.public)} public tests; expected {task.public_tests}"
    scored = made.passes_public and made.arm != POOL_ARM  # the pool never meets the hidden tier
    expected = task.hidden_tests if scored else 0
    if len(made.hidden) != expected:
        yield f"is scored on {len(made.hidden)} hidden tests; expected {expected}"


INVARIANT: Final = Invariant(
    "outcomes",
    "each candidate is scored on the whole public tier, then on the hidden one if it passed",
    "falsification paper, Procedure 1, Table 5",
    _check,
)
