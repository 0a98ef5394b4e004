"""What each arm did on one sample: profile, cells, facts shown.

Source: falsification paper, Tables 7, 8, 11 and 16; section 3.1 (public-to-true conversion).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Final

import numpy as np

from benchmark.metrics.unlock import first_unlock_rounds, public_to_true
from benchmark.repair_protocol import FACTS_PER_PROMPT_MAX, SHARE_LEVEL
from benchmark.repair_published import published_cell
from benchmark.stats.intervals import Interval
from benchmark.stats.proportions import clopper_pearson
from reports.repair.observations import PoolCount, RepairObservation, RepairOutcome, RepairUnit
from reports.repair.records import ArmProfile, CellArm, CellSummary, FactsExposure

ARM_ORDER: Final = ("P", "B", "BI", "TC", "CF-SF", "GR-SHAPE")  # the paper's; others by name
Observed = Sequence[RepairObservation]


def in_order(arms: Iterable[str]) -> tuple[str, ...]:
    """Each arm once: the paper's first, in its order, then others by name."""
    known = {arm: place for place, arm in enumerate(ARM_ORDER)}
    return tuple(sorted(set(arms), key=lambda arm: (known.get(arm, len(known)), arm)))


def of_arm(observed: Observed, arm: str) -> Observed:
    """The observations of one arm, in their order."""
    return [each for each in observed if each.unit.arm == arm]


def cell_sizes(units: Iterable[RepairUnit]) -> dict[tuple[str, str], int]:
    """Units of each (benchmark, model): the marker's denominator, which is one a cell."""
    return {(unit.id.benchmark, unit.id.model): unit.of for unit in units}


def profile(arm: str, observed: Observed, of: int, infra: int) -> ArmProfile:
    """A row of Table 7 over the units that are observed."""
    mine = of_arm(observed, arm)
    rounds = [each for o in mine for each in o.rounds]
    asked = [each for each in rounds if each.asked]
    longest = max((len(o.rounds) for o in mine), default=0)
    passes = np.zeros((len(mine), longest), dtype=np.bool_)
    for row, o in enumerate(mine):
        passes[row, : len(o.rounds)] = [each.hidden for each in o.rounds]
    public = np.array([o.outcome is not RepairOutcome.STUCK for o in mine], dtype=np.bool_)
    true = np.array([o.outcome is RepairOutcome.UNLOCKED for o in mine], dtype=np.bool_)
    return ArmProfile(
        arm=arm,
        units=len(mine),
        of=of,
        infra=infra,
        generations=len(asked),
        guarded=len(rounds) - len(asked),
        prompt_chars=_mean([each.prompt_chars for each in asked]),
        prompt_tokens=_mean([each.prompt_tokens for each in asked]),
        completion_tokens=_mean([each.completion_tokens for each in asked]),
        wall_s=sum(each.wall_s for each in asked),
        passing=sum(each.public for each in asked),
        public=int(public.sum()),
        true=clopper_pearson(int(true.sum()), len(mine), level=SHARE_LEVEL),
        unlocked=int(true.sum()),
        rounds=first_unlock_rounds(passes).first,
        conversion=public_to_true(public, true),
    )


def cells(observed: Observed, sizes: Mapping[tuple[str, str], int]) -> tuple[CellSummary, ...]:
    """One row of Table 8 a cell."""
    arms = in_order(o.unit.arm for o in observed)
    found = []
    for (benchmark, model), of in sorted(sizes.items()):
        inside = [
            o for o in observed if (o.unit.id.benchmark, o.unit.id.model) == (benchmark, model)
        ]
        if inside:
            rows = tuple(_cell_arm(arm, inside) for arm in arms)
            found.append(_cell(benchmark, model, of, rows, inside[0].pool))
    return tuple(found)


def _cell(
    benchmark: str, model: str, of: int, rows: tuple[CellArm, ...], pool: PoolCount
) -> CellSummary:
    dead = Interval.empty()
    if pool.whole:
        dead = clopper_pearson(pool.dead, pool.tasks, level=SHARE_LEVEL)
    return CellSummary(benchmark, model, of, rows, pool, dead, published_cell(benchmark, model))


def exposure(observed: Observed) -> tuple[FactsExposure, ...]:
    """Units by the number of bullets of their first round, a row an arm that shows a block."""
    rows = []
    for arm in in_order(o.unit.arm for o in observed):
        mine = of_arm(observed, arm)
        shown = Counter(o.rounds[0].facts for o in mine)
        if None not in shown:
            counts = tuple(shown[count] for count in range(FACTS_PER_PROMPT_MAX + 1))
            same = sum(o.same_bullets is True for o in mine)
            rows.append(FactsExposure(arm, counts, len(mine), same))
    return tuple(rows)


def _cell_arm(arm: str, inside: Observed) -> CellArm:
    mine = of_arm(inside, arm)
    unlocked = sum(o.outcome is RepairOutcome.UNLOCKED for o in mine)
    return CellArm(
        arm, len(mine), unlocked, clopper_pearson(unlocked, len(mine), level=SHARE_LEVEL)
    )


def _mean(values: Sequence[int]) -> float:
    return fmean(values) if values else 0.0
