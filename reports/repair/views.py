"""Post hoc views of one sample: strata of q0, and arms cut to an equal cost.

Source: falsification paper, section 3.2 (q0 strata, not preregistered), 2.1.1 (input tokens and
FLOPs are not equal between arms). Descriptive: no view enters a family.
"""

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Final

from benchmark.metrics.compute_budget import forward_flops, rounds_within
from benchmark.metrics.discordant import UnitId, discordant
from benchmark.metrics.near_miss import Q0Stratum
from benchmark.stats.mcnemar import exact_one_sided
from reports.repair.arms import ARM_ORDER, Observed, in_order
from reports.repair.contrasts import unlocks
from reports.repair.observations import RepairObservation, RoundOutcome
from reports.repair.records import BudgetView, StratumSummary

SEARCH_BOUND: Final = "search-bound 1/3<=q0<1"
FACTS_ARM, BLIND_ARM = "CF-SF", "B"
FLOPS_VIEW: Final = "equal FLOPs"
VIEW_PAIRS: Final = (("B", "P"), ("CF-SF", "P"), ("CF-SF", "B"))


def strata(observed: Observed) -> tuple[StratumSummary, ...]:
    """One row a stratum that has units, then the search-bound ones together."""
    rows = [
        _stratum(each, [o for o in observed if o.near.stratum is each])
        for each in Q0Stratum
        if any(o.near.stratum is each for o in observed)
    ]
    bound = [o for o in observed if o.near.search_bound]
    return (*rows, _stratum(SEARCH_BOUND, bound)) if bound else tuple(rows)


def budgets(observed: Observed, of: int) -> tuple[BudgetView, ...]:
    """Rounds as they are, cut to equal tokens, and cut to equal FLOPs where the shape is known.

    A unit's budget is what its cheapest arm spent in all its rounds; an arm keeps the rounds that
    fit. Arms outside the families take no part; of the `of` units those that lack an arm are left
    out.
    """
    inside = [o for o in observed if o.unit.arm in ARM_ORDER]
    arms = in_order(o.unit.arm for o in inside)
    by_unit: dict[UnitId, dict[str, RepairObservation]] = {}
    for o in inside:
        by_unit.setdefault(o.unit.id, {})[o.unit.arm] = o
    whole = [row for row in by_unit.values() if len(row) == len(arms)]
    if not whole:
        return ()
    costs: dict[str, Cost | None] = {"equal rounds": None, "equal tokens": _tokens}
    if all(o.shape is not None for row in whole for o in row.values()):
        costs[FLOPS_VIEW] = _flops
    left_out = of - len(whole)
    return tuple(_view(name, whole, arms, cost, left_out) for name, cost in costs.items())


def _stratum(stratum: Q0Stratum | str, inside: Observed) -> StratumSummary:
    arms = in_order(o.unit.arm for o in inside)
    won = {arm: unlocks(inside, arm) for arm in arms}
    table = None
    if {FACTS_ARM, BLIND_ARM} <= won.keys():
        table = discordant(won[FACTS_ARM], won[BLIND_ARM], str(stratum))
    return StratumSummary(
        stratum=stratum,
        units=len({o.unit.id for o in inside}),
        unlocked=tuple((arm, sum(won[arm].values())) for arm in arms),
        facts_over_blind=table,
        p=None if table is None else exact_one_sided(table.favored, table.reverse),
    )


Cost = Callable[[RepairObservation, RoundOutcome], int]


def _tokens(_observation: RepairObservation, each: RoundOutcome) -> int:
    return each.prompt_tokens + each.completion_tokens if each.asked else 0


def _flops(observation: RepairObservation, each: RoundOutcome) -> int:
    if observation.shape is None or not each.asked:
        return 0
    return forward_flops(each.prompt_tokens, each.completion_tokens, observation.shape)


def _view(
    name: str,
    whole: Sequence[dict[str, RepairObservation]],
    arms: Sequence[str],
    cost: Cost | None,
    left_out: int,
) -> BudgetView:
    kept: dict[str, list[int]] = {arm: [] for arm in arms}
    won: dict[str, dict[UnitId, bool]] = {arm: {} for arm in arms}
    for row in whole:
        for arm, rounds in _kept(row, cost).items():
            kept[arm].append(rounds)
            won[arm][row[arm].unit.id] = any(each.hidden for each in row[arm].rounds[:rounds])
    return BudgetView(
        name=name,
        units=len(whole),
        left_out=left_out,
        unlocked=tuple((arm, sum(won[arm].values())) for arm in arms),
        rounds_kept=tuple((arm, fmean(kept[arm])) for arm in arms),
        pairs=tuple(
            (f"{one} > {other}", discordant(won[one], won[other]))
            for one, other in VIEW_PAIRS
            if one in won and other in won
        ),
    )


def _kept(row: dict[str, RepairObservation], cost: Cost | None) -> dict[str, int]:
    """Rounds of each arm that fit into what the cheapest arm spent."""
    if cost is None:
        return {arm: len(o.rounds) for arm, o in row.items()}
    spent = {arm: [cost(o, each) for each in o.rounds] for arm, o in row.items()}
    budget = min(map(sum, spent.values()))
    return {arm: rounds_within(costs, budget) for arm, costs in spent.items()}
