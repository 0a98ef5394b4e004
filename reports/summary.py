"""The pure fold: observations in, one Summary out. Renderers read it and compute nothing.

Source: ExecRetrieval section 4.1 (means over queries, bootstrap); the house rules for statistics
(denominators from the protocol).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import Final

from benchmark import protocol
from benchmark.metrics.ties import TieEnvelope
from benchmark.stats.intervals import Interval
from benchmark.stats.reasons import Degenerate
from reports.ablation import summarise_density
from reports.across import summarise_tier
from reports.analysis_records import NoiseFloor
from reports.edit_sizes import summarise_edit_size
from reports.errors import ReportError
from reports.gaps import summarise_gap
from reports.means import mean_intervals
from reports.observations import Observation, Unit
from reports.pairs import Candidate, compare_all
from reports.rank_one import summarise_deception, summarise_rank_one
from reports.records import Counts, Measured, Metric, Summary, SystemSummary
from reports.repair.fold import fold_repair
from reports.repair.harvest import RepairHarvest
from reports.reranked import note_of, summarise_reranked
from reports.stacking import summarise_stacking

Place = tuple[str, str, str]  # tier, system, query id: what orders the rows
Envelopes = Callable[[Observation], tuple[TieEnvelope, ...]]

FAMILIES: Final[dict[str, Envelopes]] = {
    "exec": lambda o: o.exec_at,
    "execution_precision": lambda o: o.precision_at,
    "ndcg": lambda o: o.ndcg_at,
}


@dataclass(frozen=True, slots=True)
class _Row:
    """What is known of one system on one tier, each part sorted by query id."""

    tier: str
    system: str
    of: int
    scored: tuple[Observation, ...]
    infra: tuple[str, ...]
    skipped: tuple[str, ...]


def fold(
    observations: Iterable[Observation],
    *,
    failed: Iterable[Unit] = (),
    skipped: Iterable[Unit] = (),
    sandboxes: Iterable[str] = (),
    noise: Iterable[NoiseFloor] = (),
    repair: RepairHarvest | None = None,
) -> Summary:
    """The summary of all observations, and of the units that made none.

    The order of arrival doesn't matter; what came twice counts once; a unit that failed is infra
    even if it was also observed. Raises ReportError for two observations of one unit that differ,
    and for a system that has two sizes on one tier.
    """
    seen = _unique(observations)
    infra = {_place(unit): unit for unit in failed}
    idle = {_place(unit): unit for unit in skipped}
    rows = _rows({p: o for p, o in seen.items() if p not in infra}, infra, idle)
    candidates = [Candidate(r.tier, r.system, r.of, r.scored) for r in rows if r.scored or r.infra]
    tiers = [tuple(group) for _tier, group in groupby(candidates, lambda each: each.tier)]
    first_stages = [tuple(each for each in group if note_of(each) is None) for group in tiers]
    return Summary(
        systems=tuple(map(_system, rows)),
        pairs=tuple(pair for group in first_stages for pair in compare_all(group)),
        reranked=tuple(row for group in tiers for row in summarise_reranked(group)),
        sandboxes=tuple(sorted({o.sandbox for o in seen.values()} | set(sandboxes))),
        tiers=tuple(summarise_tier(group) for group in first_stages if group),
        stacking=summarise_stacking([each for group in first_stages for each in group]),
        repair=() if repair is None else fold_repair(repair),
        noise=tuple(sorted(set(noise), key=lambda floor: (floor.tier, floor.system, floor.way))),
    )


def _place(unit: Unit) -> Place:
    return unit.tier, unit.system, unit.query_id


def _unique(observations: Iterable[Observation]) -> dict[Place, Observation]:
    unique: dict[Place, Observation] = {}
    for observation in observations:
        place = _place(observation.unit)
        if unique.setdefault(place, observation) != observation:
            raise ReportError(
                f"observations of {' '.join(place)}: two that differ, got outcomes "
                f"{unique[place].outcome} and {observation.outcome}; expected one measurement a "
                "unit; look for what makes the run differ from worker to worker"
            )
    return unique


def _rows(
    scored: dict[Place, Observation], infra: dict[Place, Unit], idle: dict[Place, Unit]
) -> list[_Row]:
    units = {**idle, **infra, **{place: o.unit for place, o in scored.items()}}
    sizes: dict[tuple[str, str], set[int]] = {}
    for unit in units.values():
        sizes.setdefault((unit.tier, unit.system), set()).add(unit.of)
    for (tier, system), found in sizes.items():
        if len(found) > 1:
            raise ReportError(
                f"{system} on tier {tier}: has several sizes, got {sorted(found)}; expected one; "
                "give all its unit markers the same `of`"
            )
    rows = []
    for (tier, system), group in groupby(sorted(units), lambda place: place[:2]):
        places = list(group)
        rows.append(
            _Row(
                tier=tier,
                system=system,
                of=max(sizes[tier, system]),
                scored=tuple(scored[p] for p in places if p in scored),
                infra=tuple(p[2] for p in places if p in infra),
                skipped=tuple(p[2] for p in places if p not in scored and p not in infra),
            )
        )
    return rows


def _system(row: _Row) -> SystemSummary:
    return SystemSummary(
        tier=row.tier,
        system=row.system,
        counts=Counts(len(row.scored), len(row.infra), row.of),
        infra_queries=row.infra,
        skipped_queries=row.skipped,
        measured=_measured(row.scored) if row.scored else None,
    )


def _measured(scored: Sequence[Observation]) -> Measured:
    deception = summarise_deception(scored)
    return Measured(
        metrics=_metrics(scored),
        deception=deception,
        rank_one=summarise_rank_one(scored, deception.pairwise),
        density=summarise_density(scored),
        gap=summarise_gap(scored),
        edit_size=summarise_edit_size([scored]),
    )


def _metrics(scored: Sequence[Observation]) -> tuple[Metric, ...]:
    columns = {
        f"{family}@{k}": [envelopes(o)[place] for o in scored]
        for family, envelopes in FAMILIES.items()
        for place, k in enumerate(protocol.KS)
    }
    defined = {
        name: column
        for name, column in columns.items()
        if all(envelope.reason is Degenerate.NONE for envelope in column)
    }
    means = mean_intervals([[e.expected for e in column] for column in defined.values()])
    intervals = dict(zip(defined, means, strict=True))
    return tuple(
        Metric(
            name=name,
            interval=intervals[name],
            low_order=fmean(e.pessimistic for e in column),
            high_order=fmean(e.optimistic for e in column),
        )
        if name in defined
        else Metric(name, Interval.empty(), None, None)
        for name, column in columns.items()
    )
