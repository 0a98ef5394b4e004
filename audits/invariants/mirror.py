"""In every round the mirrored arms show equal blocks, and the blocks are those of the prompts.

Source: falsification paper, section 2.1.2, 2.2.2 (per-round source-code and constraint-block SHA
equality, bullet count).
"""

from collections.abc import Iterator
from typing import Final

from audits.invariants.blocks import bullets, code_block, constraint_block, prompt_of
from audits.invariants.invariant import DATASET, Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair.arm import Arm
from benchmark.repair.catalogue import read_arms
from benchmark.repair_records import Transition
from benchmark.verdicts import sha256_text


def _check(run: RunEvidence) -> Iterator[Finding]:
    shown = {(t.task, t.arm, t.round): t for t in run.transitions}
    pairs = [pair for arm in read_arms() for pair in _pairs(arm)]
    for own in run.transitions:
        yield from _own_blocks(run, own)
        for arm, what, other in pairs:
            theirs = shown.get((own.task, other, own.round))
            if own.arm == arm and theirs is not None:
                yield from _equal(own, theirs, what)


def _pairs(arm: Arm) -> Iterator[tuple[str, str, str]]:
    """(arm, field, other): what the arm's record says is equal."""
    fields = {
        "code_sha256": "same_code_as",
        "constraint_sha256": "same_constraint_as",
        "bullets": "same_count_as",
    }
    for what, says in fields.items():
        other = getattr(arm, says)
        if other:
            yield arm.id, what, other


def _equal(own: Transition, theirs: Transition, what: str) -> Iterator[Finding]:
    if getattr(own, what) != getattr(theirs, what):
        yield Finding(_place(own), f"{what} is not that of {theirs.arm}, which it mirrors")


def _own_blocks(run: RunEvidence, own: Transition) -> Iterator[Finding]:
    text = prompt_of(run, own)
    if not text:
        return
    rendered = {"code_sha256": code_block(text), "constraint_sha256": constraint_block(text)}
    for what, block in rendered.items():
        if getattr(own, what) != (sha256_text(block) if block else ""):
            yield Finding(_place(own), f"{what} is not the hash of the block in its prompt")
    if len(bullets(text)) != own.bullets:
        yield Finding(_place(own), f"shows {len(bullets(text))} bullets and says {own.bullets}")


def _place(own: Transition) -> str:
    return f"{own.task} {own.arm}:{own.round}"


INVARIANT: Final = Invariant(
    "mirror-equality",
    "mirrored arms show equal code, constraints and bullet counts in every round",
    "falsification paper, section 2.1.2",
    _check,
    needs=DATASET,
)
