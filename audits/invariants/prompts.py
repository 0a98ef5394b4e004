"""Every generation was asked with the prompt of its transition, and prompts are what they hash to.

Source: falsification paper, section 2.2.2 (frozen prompt rendering; provenance).
"""

import hashlib
import json
from collections.abc import Iterator
from typing import Final

from audits.invariants.invariant import DATASET, Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair import files


def _check(run: RunEvidence) -> Iterator[Finding]:
    recorded = {row.prompt_sha256 for row in run.prompts}
    for row in run.prompts:
        text = json.dumps([list(message) for message in row.messages])
        if hashlib.sha256(text.encode()).hexdigest() != row.prompt_sha256:
            yield Finding(files.PROMPTS, f"{row.prompt_sha256[:12]} is not the hash of its text")
    shown = {(t.task, t.arm, t.round): t for t in run.transitions}
    for made in run.candidates:
        place = f"{made.task} {made.place}"
        if made.prompt_sha256 not in recorded:
            yield Finding(place, f"prompt {made.prompt_sha256[:12]} is not recorded")
        transition = shown.get((made.task, made.arm, made.round))
        if transition is not None and transition.prompt_sha256 != made.prompt_sha256:
            yield Finding(place, "was asked with another prompt than its transition shows")


INVARIANT: Final = Invariant(
    "prompts",
    "a generation's prompt is its transition's, and is recorded under its hash",
    "falsification paper, section 2.2.2",
    _check,
    needs=DATASET,
)
