"""A doctored run: what was done to a valid one, and the invariant that must refuse it.

Source: falsification paper, section 2.2.2 (executable counterexamples), appendix A (i).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from audits.invariants.blocks import constraint_block
from audits.run_evidence import RunEvidence
from benchmark.repair.packet import messages_sha256
from benchmark.repair_records import Candidate, PromptRow, Transition
from benchmark.verdicts import sha256_text

Doctor = Callable[[RunEvidence], RunEvidence]
Place = tuple[str, str, int]  # task, arm, round
Row = TypeVar("Row", Candidate, Transition)
BLIND: Final = ("small__3", "B", 1)
PLACEBO: Final = ("small__1", "GR-SHAPE", 2)


@dataclass(frozen=True, slots=True)
class DoctoredRun:
    """`refused_by` is the id of the one invariant that must find it, `reason` what was done."""

    id: str
    refused_by: str
    reason: str
    doctor: Doctor


def generation(place: Place, **changes: Any) -> Doctor:
    """One record of generations.jsonl changed."""
    return lambda run: replace(run, generations=_changed(run.generations, place, changes))


def transition(place: Place, **changes: Any) -> Doctor:
    """One record of transitions.jsonl changed."""
    return lambda run: replace(run, transitions=_changed(run.transitions, place, changes))


def _changed(rows: tuple[Row, ...], place: Place, changes: dict[str, Any]) -> tuple[Row, ...]:
    return tuple(
        replace(row, **changes) if (row.task, row.arm, row.round) == place else row for row in rows
    )


def prompt(place: Place, old: str, new: str) -> Doctor:
    """The prompt of one round says something else, and everything that hashes it agrees."""

    def doctor(run: RunEvidence) -> RunEvidence:
        (shown,) = (t for t in run.transitions if (t.task, t.arm, t.round) == place)
        text = run.texts[shown.prompt_sha256]
        assert old in text
        text = text.replace(old, new, 1)
        row = PromptRow(messages_sha256((("user", text),)), shown.task, (("user", text),))
        block = constraint_block(text)
        changed = transition(
            place,
            prompt_sha256=row.prompt_sha256,
            constraint_sha256=sha256_text(block) if block else "",
        )(generation(place, prompt_sha256=row.prompt_sha256)(run))
        return replace(changed, prompts=(*changed.prompts, row))

    return doctor


def manifest(**changes: Any) -> Doctor:
    return lambda run: replace(run, manifest=replace(run.manifest, **changes))
