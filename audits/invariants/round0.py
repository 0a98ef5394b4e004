"""What the arms showed at round 0 is what was pinned before the first token of an arm.

Source: falsification paper, section 2.1.1 ("round-0 prompts are recorded as SHA-pinned manifests").
"""

from collections.abc import Iterator
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair import files


def _check(run: RunEvidence) -> Iterator[Finding]:
    if run.arms is None:
        return
    pins = {
        files.ROUND0: run.arms.round0_sha256,
        files.UNITS: run.arms.units_sha256,
        files.POOL: run.arms.pool_sha256,
    }
    for name, pinned in pins.items():
        if run.digests.get(name) != pinned:
            yield Finding(name, f"hashes to {run.digests.get(name)}; expected {pinned} as pinned")
    pinned_rows = {(row.task, row.arm): row for row in run.round0}
    for shown in run.transitions:
        if shown.round == 0 and pinned_rows.get((shown.task, shown.arm)) != shown:
            yield Finding(
                f"{shown.task} {shown.arm}:0", "is another transition than the pinned one"
            )


INVARIANT: Final = Invariant(
    "round0-pinned",
    "round 0 of every arm, the units and the pool are the pinned ones",
    "falsification paper, section 2.1.1",
    _check,
)
