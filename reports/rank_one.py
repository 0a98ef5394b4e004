"""Folds of rank 1 and of the paired distractors, for one system on one tier.

Source: ExecRetrieval section 5.2, Table 3 (rank-1 failures); 5.5, Figures 4 and 5 (deception);
`benchmark.stats.nulls` (the two nulls).
"""

from collections.abc import Iterable, Sequence
from statistics import fmean, median

from benchmark.outcomes import MECHANICAL, RetrievalOutcome
from benchmark.stats.nulls import exchangeable_null, independent_null
from reports.analysis_records import Rate
from reports.means import mean_intervals
from reports.observations import Observation, Paired, Shares
from reports.records import DeceptionSummary, Failures, RankOneSummary


def summarise_deception(scored: Sequence[Observation]) -> DeceptionSummary:
    """How the paired distractors of `scored` compare with their canonicals."""
    asked = [o for o in scored if o.paired]
    at_least, strict = mean_intervals(
        [
            [fmean(p.deceived for p in o.paired) for o in asked],
            [fmean(p.strict for p in o.paired) for o in asked],
        ]
    )
    domains = sorted({o.domain for o in asked})
    return DeceptionSummary(
        at_least=at_least,
        strict=strict,
        pairwise=(strict.estimate + at_least.estimate) / 2 if asked else None,
        any_above=Rate(
            "any_above", sum(any(p.strict for p in o.paired) for o in asked), len(asked)
        ),
        by_bug_type=_rates(
            ((p.bug_type.value, p) for o in asked for p in o.paired), [b.value for b in MECHANICAL]
        ),
        by_domain=_rates(((o.domain, p) for o in asked for p in o.paired), domains),
        median_gap=median(o.gap for o in asked if o.gap is not None) if asked else None,
    )


def _rates(labelled: Iterable[tuple[str, Paired]], names: Sequence[str]) -> tuple[Rate, ...]:
    """The deceived rate of each group that has a triple, in the order of `names`."""
    groups: dict[str, list[bool]] = {name: [] for name in names}
    for name, pair in labelled:
        groups[name].append(pair.deceived)
    return tuple(Rate(name, sum(g), len(g)) for name, g in groups.items() if g)


def summarise_rank_one(scored: Sequence[Observation], pairwise: float | None) -> RankOneSummary:
    """What stands at rank 1 of `scored`; `pairwise` is the chance of a distractor against its
    canonical, a tie counted half, in [0, 1]."""
    families = [len(o.paired) for o in scored if o.paired]
    paired = sum(o.outcome is RetrievalOutcome.DECEIVED for o in scored)
    other = sum(o.outcome is RetrievalOutcome.MISS for o in scored)
    return RankOneSummary(
        shares=Shares(
            hit=fmean(o.shares.hit for o in scored),
            paired=fmean(o.shares.paired for o in scored),
            other=fmean(o.shares.other for o in scored),
        ),
        failures=Failures(misses=paired + other, paired=paired, other=other),
        tie_share=fmean(o.block_size > 1 for o in scored),
        independent_null=None
        if pairwise is None
        else fmean(independent_null(pairwise, n) for n in families),
        exchangeable_null=fmean(map(exchangeable_null, families)) if families else None,
    )
