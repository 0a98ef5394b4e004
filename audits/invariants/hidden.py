"""No prompt states a call of the hidden tier.

Source: falsification paper, section 2.1.1, Table 2 (prompt exposure: none), appendix A (i: hidden
isolation). The code block is left out: what a model writes by chance is its own.
"""

import re
from collections.abc import Iterator
from typing import Final

from audits.invariants.blocks import without_code
from audits.invariants.invariant import DATASET, Finding, Invariant
from audits.run_evidence import RunEvidence


def _check(run: RunEvidence) -> Iterator[Finding]:
    asked = {(c.task, c.prompt_sha256): c for c in run.candidates}
    public = {row.task: row.public_tests for row in run.tasks}
    for shown in run.transitions:
        if any(place >= public.get(shown.task, 0) for place in shown.facts):
            yield Finding(f"{shown.task} {shown.arm}:{shown.round}", "states no public fact")
    for (task, prompt), made in asked.items():
        said = without_code(run.texts.get(prompt, ""))
        for call in run.hidden_calls.get(task, ()):
            if call in said and re.search(rf"(?<!\w){re.escape(call)}", said):
                yield Finding(f"{task} {made.place}", f"its prompt states the hidden {call:.80}")


INVARIANT: Final = Invariant(
    "hidden-isolation",
    "no prompt states a call of the prompt-hidden tier",
    "falsification paper, section 2.1.1, Table 2",
    _check,
    needs=DATASET,
)
