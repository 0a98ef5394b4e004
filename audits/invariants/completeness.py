"""Exactly arms x rounds x units transitions, and a generation for each that was asked.

Source: falsification paper, section 2.2.2 ("transition completeness, exactly 5 arms x 4 rounds x
included units"); Procedure 1.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair import files
from benchmark.repair_records import POOL_ARM

Place = tuple[str, str, int]  # task, arm, round
Places = tuple[str, set[Place], set[Place]]  # of a file: those it should have, those it has


def missing(run: RunEvidence) -> Iterator[Finding]:
    """What is owed and not there: all that a run under way still lacks."""
    for name, wanted, found in _places(run):
        yield from (Finding(name, f"{_spelled(p)} is missing") for p in _sorted(wanted - found))


def foreign(run: RunEvidence) -> Iterator[Finding]:
    """What is there and not of the run, and a count that is another."""
    for name, wanted, found in _places(run):
        yield from (
            Finding(name, f"{_spelled(p)} is not of the run") for p in _sorted(found - wanted)
        )
    if run.arms is not None and len(run.measured) != run.arms.units:
        yield Finding(files.ARMS, f"says {run.arms.units} units; expected {len(run.measured)}")


def _check(run: RunEvidence) -> Iterator[Finding]:
    yield from missing(run)
    yield from foreign(run)


def _places(run: RunEvidence) -> Iterator[Places]:
    wanted = set(product(run.pooled_tasks, [POOL_ARM], range(run.manifest.pool_candidates)))
    yield files.POOL, wanted, {(c.task, c.arm, c.round) for c in run.pool}
    if run.arms is None:
        return
    places = set(product((u.task for u in run.measured), run.arms.arms, range(run.arms.rounds)))
    shown = {(t.task, t.arm, t.round): t.guard for t in run.transitions}
    asked = {place for place, guard in shown.items() if not guard}
    yield files.TRANSITIONS, places, set(shown)
    yield files.GENERATIONS, asked, {(c.task, c.arm, c.round) for c in run.generations}


def _sorted(places: Iterable[Place]) -> list[Place]:
    return sorted(places)


def _spelled(place: Place) -> str:
    task, arm, round_ = place
    return f"{task} {arm}:{round_}"


INVARIANT: Final = Invariant(
    "transition-completeness",
    "there are exactly arms x rounds x units transitions, each with its generation unless guarded",
    "falsification paper, section 2.2.2",
    _check,
)
