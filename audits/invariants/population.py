"""The units are the dead ones, and their samples are within the caps.

Source: falsification paper, Definition 1, Table 1.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair import files
from benchmark.repair_protocol import DEAD_UNITS_PER_CELL_MAX
from benchmark.repair_records import PASSED, Candidate, Sample


def _check(run: RunEvidence) -> Iterator[Finding]:
    if run.arms is None:
        return
    alive = {made.task for made in run.pool if made.passes_public or _all_pass(made.public_other)}
    found = [task for task in run.pooled_tasks if task not in alive]
    dead = set(found[: run.manifest.units_wanted or None])
    listed = {unit.task for unit in run.units}
    for task in sorted(dead - listed):
        yield Finding(files.UNITS, f"{task} is dead and not listed")
    for task in sorted(listed - dead):
        yield Finding(files.UNITS, f"{task} is listed and not dead")
    counts = _passed(run.pool)
    for unit in run.units:
        if unit.task in dead and unit.pool_passed != counts[unit.task]:
            yield Finding(files.UNITS, f"{unit.task} has other pass counts than its pool")
    samples = Counter(unit.sample for unit in run.units)
    capped = samples[Sample.PRIMARY] + samples[Sample.TOKEN_EXCLUDED]
    if capped != min(DEAD_UNITS_PER_CELL_MAX, len(run.units)):
        yield Finding(files.UNITS, f"{capped} units are in the capped sample of {len(run.units)}")


def _all_pass(letters: str) -> bool:
    return bool(letters) and set(letters) == {PASSED}


def _passed(pool: tuple[Candidate, ...]) -> dict[str, tuple[int, ...]]:
    found: dict[str, dict[int, int]] = {}
    for made in pool:
        found.setdefault(made.task, {})[made.round] = made.public_passed
    return {task: tuple(rounds[r] for r in sorted(rounds)) for task, rounds in found.items()}


INVARIANT: Final = Invariant(
    "dead-units",
    "the units are exactly the tasks that no candidate of the pool passes, capped as frozen",
    "falsification paper, Definition 1, Table 1",
    _check,
)
