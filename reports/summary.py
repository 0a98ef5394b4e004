"""The pure fold: observations in, one Summary out. Renderers read it and compute nothing.

Source: ExecRetrieval section 4.1 (means over queries, bootstrap, McNemar), 5.2 (rank-1 failures),
5.5 (deception); the two nulls and the tie envelope are ours.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from statistics import fmean, median

import numpy as np

from audits.decisions import PairEvidence, PairVerdict, decide_pair
from benchmark import protocol
from benchmark.outcomes import BugType, RetrievalOutcome
from benchmark.stats.bootstrap import intervals_of_means, paired_difference
from benchmark.stats.holm import holm
from benchmark.stats.intervals import Interval
from benchmark.stats.mcnemar import McNemar, mcnemar_exact
from benchmark.stats.nulls import exchangeable_null, independent_null
from benchmark.stats.resamples import draw_resamples
from reports.observations import Observation, Triple, Unit


@dataclass(frozen=True, slots=True)
class Counts:
    """Where the queries of a tier are: measured, failed on our side, or not run."""

    scored: int
    infra: int
    of: int

    @property
    def missing(self) -> int:
        return self.of - self.scored - self.infra

    @property
    def complete(self) -> bool:
        return self.scored == self.of


@dataclass(frozen=True, slots=True)
class Metric:
    """Mean over queries with its interval; `low_order` and `high_order` are the means under the
    worst and the best order of tied items."""

    name: str
    interval: Interval
    low_order: float
    high_order: float


@dataclass(frozen=True, slots=True)
class Rate:
    """`hits` of `n` triples (or queries)."""

    name: str
    hits: int
    n: int

    @property
    def value(self) -> float:
        return self.hits / self.n if self.n else float("nan")


@dataclass(frozen=True, slots=True)
class SystemSummary:
    """One row of the leaderboard of one tier."""

    tier: str
    system: str
    counts: Counts
    metrics: tuple[Metric, ...]
    deception: Interval  # mean over queries of the deceived fraction of paired distractors
    strict_deception: float
    deception_by_bug_type: tuple[Rate, ...]
    deception_by_domain: tuple[Rate, ...]
    rank_one_shares: Triple  # hit, paired, other; expected over tied orders
    tie_share: float  # queries whose rank 1 is shared by several snippets
    median_gap: float
    independent_null: float
    exchangeable_null: float

    def metric(self, name: str) -> Metric:
        return next(metric for metric in self.metrics if metric.name == name)

    @property
    def paired_share_of_misses(self) -> float:
        """Of expected rank-1 misses, the share that are paired variants (Table 3)."""
        missed = self.rank_one_shares[1] + self.rank_one_shares[2]
        return self.rank_one_shares[1] / missed if missed else float("nan")


@dataclass(frozen=True, slots=True)
class PairSummary:
    """Two systems on one tier at exec@1, by the realised ranking."""

    tier: str
    first: str
    second: str
    test: McNemar
    p_adjusted: float
    difference: Interval
    verdict: PairVerdict
    missing: int


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything the report says."""

    systems: tuple[SystemSummary, ...]
    pairs: tuple[PairSummary, ...]
    sandboxes: tuple[str, ...]


def fold(
    observations: Iterable[Observation], failed: Iterable[Unit], sandboxes: Iterable[str] = ()
) -> Summary:
    """The summary of all observations and of the units that made none.

    The order of arrival doesn't matter; an observation that came twice counts once.
    """
    unique = {_place(o.unit): o for o in observations}
    ordered = [unique[place] for place in sorted(unique)]
    units = {_place(unit): unit for unit in failed if _place(unit) not in unique}
    names = sorted({place[:2] for place in (*unique, *units)})
    systems: list[SystemSummary] = []
    for tier, system in names:
        own = [o for o in ordered if (o.unit.tier, o.unit.system) == (tier, system)]
        infra = sum(place[:2] == (tier, system) for place in units)
        if own:
            systems.append(_system(tier, system, own, infra))
    return Summary(
        systems=tuple(systems),
        pairs=tuple(
            pair for _tier, group in groupby(ordered, lambda o: o.unit.tier) for pair in _pairs([*group])
        ),
        sandboxes=tuple(sorted({o.sandbox for o in ordered} | set(sandboxes))),
    )


def _place(unit: Unit) -> tuple[str, str, str]:
    return unit.tier, unit.system, unit.query_id


def _system(tier: str, system: str, own: Sequence[Observation], infra: int) -> SystemSummary:
    resamples = draw_resamples(
        len(own),
        replicates=protocol.BOOTSTRAP_REPLICATES,
        rng=np.random.default_rng(protocol.BOOTSTRAP_SEED),
    )
    families = [(n, k, _triples(own, n, i)) for n in _FAMILIES for i, k in enumerate(protocol.KS)]
    deceived = [fmean(p.deceived for p in o.paired) for o in own]
    columns = np.array([*([t[1] for t in triples] for _n, _k, triples in families), deceived]).T
    intervals = intervals_of_means(columns, resamples, level=protocol.CONFIDENCE_LEVEL)
    rate = intervals[-1].estimate
    siblings = round(fmean(len(o.paired) for o in own))
    return SystemSummary(
        tier=tier,
        system=system,
        counts=Counts(len(own), infra, own[0].unit.of),
        metrics=tuple(
            Metric(f"{name}@{k}", interval, fmean(t[0] for t in ts), fmean(t[2] for t in ts))
            for (name, k, ts), interval in zip(families, intervals, strict=False)
        ),
        deception=intervals[-1],
        strict_deception=fmean(p.strict for o in own for p in o.paired),
        deception_by_bug_type=_by_bug_type(own),
        deception_by_domain=_by_domain(own),
        rank_one_shares=_mean_shares(own),
        tie_share=fmean(o.block_size > 1 for o in own),
        median_gap=median(o.gap for o in own),
        independent_null=independent_null(rate, siblings),
        exchangeable_null=exchangeable_null(siblings),
    )


_FAMILIES = {"exec": "exec_at", "execution_precision": "precision_at", "ndcg": "ndcg_at"}


def _triples(own: Sequence[Observation], family: str, place: int) -> list[Triple]:
    return [getattr(o, _FAMILIES[family])[place] for o in own]


def _mean_shares(own: Sequence[Observation]) -> Triple:
    hit, paired, other = (fmean(o.shares[i] for o in own) for i in range(3))
    return hit, paired, other


def _by_bug_type(own: Sequence[Observation]) -> tuple[Rate, ...]:
    triples = [p for o in own for p in o.paired]
    return tuple(
        Rate(bug.value, sum(p.deceived for p in triples if p.bug_type is bug), n)
        for bug in BugType
        if (n := sum(p.bug_type is bug for p in triples))
    )


def _by_domain(own: Sequence[Observation]) -> tuple[Rate, ...]:
    domains = sorted({o.domain for o in own})
    return tuple(
        Rate(
            domain,
            sum(p.deceived for o in own if o.domain == domain for p in o.paired),
            sum(len(o.paired) for o in own if o.domain == domain),
        )
        for domain in domains
    )


def _pairs(observed: Sequence[Observation]) -> list[PairSummary]:
    """All pairs of systems of one tier; their p-values are one Holm family."""
    tier, of = observed[0].unit.tier, observed[0].unit.of
    hits = {
        system: {
            o.unit.query_id: o.outcome is RetrievalOutcome.HIT
            for o in observed
            if o.unit.system == system
        }
        for system in sorted({o.unit.system for o in observed})
    }
    rows = []
    for first, second in combinations(hits, 2):
        common = sorted(hits[first].keys() & hits[second].keys())
        a = np.array([hits[first][q] for q in common], dtype=np.bool_)
        b = np.array([hits[second][q] for q in common], dtype=np.bool_)
        rows.append((first, second, of - len(common), mcnemar_exact(a, b), _difference(a, b)))
    adjusted = holm(np.array([test.p_two_sided for *_, test, _d in rows])).adjusted
    return [
        PairSummary(
            tier=tier,
            first=first,
            second=second,
            test=test,
            p_adjusted=p,
            difference=difference,
            verdict=decide_pair(PairEvidence(test.b, test.c, p, missing)),
            missing=missing,
        )
        for (first, second, missing, test, difference), p in zip(rows, adjusted, strict=True)
    ]


def _difference(a: np.ndarray, b: np.ndarray) -> Interval:  # type: ignore[type-arg]
    return paired_difference(
        a,
        b,
        replicates=protocol.BOOTSTRAP_REPLICATES,
        level=protocol.CONFIDENCE_LEVEL,
        rng=np.random.default_rng(protocol.BOOTSTRAP_SEED),
    )
