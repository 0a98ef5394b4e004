"""How far a run is: its pool by task, and the pairs of unit and arm that are to come.

Source: falsification paper, Definition 1, Procedure 1.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from audits.run_evidence import RunEvidence
from benchmark.repair_records import Candidate
from reports.repair.observations import RepairObservation

Pair = tuple[str, str]  # task, arm


@dataclass(frozen=True, slots=True)
class RunState:
    """Of `tasks`, `drawn` have their whole pool and `dead` of those no candidate that passes; of
    `candidates` that are drawn `passing` pass the public tier. Of `pairs` `pairs_open` lack a
    round; no pair is known before the arms begin."""

    tasks: int
    drawn: int
    dead: int
    candidates: int
    passing: int
    pairs: int
    pairs_open: int


def state_of(run: RunEvidence) -> RunState:
    """Counted from the records."""
    by_task: dict[str, list[Candidate]] = {}
    for made in run.pool:
        by_task.setdefault(made.task, []).append(made)
    whole = [pool for pool in by_task.values() if len(pool) == run.manifest.pool_candidates]
    arms = run.arms.arms if run.arms is not None else ()
    return RunState(
        tasks=run.manifest.tasks,
        drawn=len(whole),
        dead=sum(not any(made.passes_either for made in pool) for pool in whole),
        candidates=len(run.pool),
        passing=sum(made.passes_either for made in run.pool),
        pairs=len(run.measured) * len(arms),
        pairs_open=len(open_pairs(run)),
    )


def open_pairs(run: RunEvidence) -> frozenset[Pair]:
    """Units and arms that a round is missing of."""
    if run.arms is None:
        return frozenset()
    made = {(c.task, c.arm, c.round) for c in run.generations}
    done = {(t.task, t.arm, t.round) for t in run.transitions if t.guard} | made
    rounds = range(run.arms.rounds)
    pairs = ((unit.task, arm) for unit in run.measured for arm in run.arms.arms)
    return frozenset(pair for pair in pairs if not _all_in(done, pair, rounds))


def unclaimed(observation: RepairObservation, state: RunState) -> RepairObservation:
    """The observation as one that no verdict is given of yet."""
    why = f"the run is under way, {state.pairs_open} of {state.pairs} pairs of unit and arm to come"
    return replace(observation, registered=False, plan=replace(observation.plan, refused=why))


def _all_in(done: set[tuple[str, str, int]], pair: Pair, rounds: Iterable[int]) -> bool:
    return all((*pair, number) in done for number in rounds)
