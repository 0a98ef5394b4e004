"""No record is half-written, and none is there twice.

Source: falsification paper, appendix A (i: resume integrity, sample identity).
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair import files


def _check(run: RunEvidence) -> Iterator[Finding]:
    for name, count in sorted(run.torn.items()):
        yield Finding(name, f"{count} half-written lines; expected none")
    keys = {
        files.TASKS: [each.task for each in run.tasks],
        files.PROMPTS: [each.prompt_sha256 for each in run.prompts],
        files.UNITS: [each.task for each in run.units],
        files.POOL: [f"{c.task} {c.place}" for c in run.pool],
        files.GENERATIONS: [f"{c.task} {c.place}" for c in run.generations],
        files.ROUND0: [f"{t.task} {t.arm}:{t.round}" for t in run.round0],
        files.TRANSITIONS: [f"{t.task} {t.arm}:{t.round}" for t in run.transitions],
    }
    for name, found in keys.items():
        for key, count in sorted(Counter(found).items()):
            if count > 1:
                yield Finding(name, f"{key} is there {count} times; expected once")


INVARIANT: Final = Invariant(
    "whole-records",
    "every line is whole and every record is there once",
    "falsification paper, appendix A (i)",
    _check,
)
