"""What a Summary is made of: every number that a renderer may say, with its unit and source.

The analyses beyond the leaderboard are in `analysis_records`.

Rates and shares are in [0, 1]; counts are queries unless said otherwise; None is "no value".
"""

from dataclasses import dataclass

from audits.decisions import PairVerdict
from benchmark.stats.intervals import Interval
from benchmark.stats.mcnemar import McNemar
from reports.analysis_records import (
    DensitySummary,
    EditSizeSummary,
    GapSummary,
    NoiseFloor,
    Rate,
    StackingSummary,
    TierSummary,
)
from reports.errors import ReportError
from reports.observations import Shares
from reports.repair.records import RepairSummary
from reports.rerank_records import RerankSummary


@dataclass(frozen=True, slots=True)
class Counts:
    """Where the `of` queries of a tier are, for one system; `of` comes from the tier, not from what
    arrived. Scored: observed. Infra: failed on our side. Missing: not selected, skipped, lost."""

    scored: int
    infra: int
    of: int

    def __post_init__(self) -> None:
        if min(self.scored, self.infra) < 0 or self.scored + self.infra > self.of:
            raise ReportError(
                f"counts: don't fit the tier, got {self.scored} scored and {self.infra} infra of "
                f"{self.of}; expected at most {self.of}; check the `of` of the unit markers"
            )

    @property
    def missing(self) -> int:
        return self.of - self.scored - self.infra

    @property
    def complete(self) -> bool:
        """Every query of the tier is scored: only then may a verdict be given."""
        return self.scored == self.of


@dataclass(frozen=True, slots=True)
class Metric:
    """A metric, a mean over queries, with its percentile bootstrap interval (section 4.1).

    The interval is of the mean expected over tied orders; `low_order` and `high_order` are the
    means under the worst and the best order of tied snippets. None with fewer than k snippets.
    """

    name: str  # exec@k, execution_precision@k, ndcg@k
    interval: Interval
    low_order: float | None
    high_order: float | None


@dataclass(frozen=True, slots=True)
class DeceptionSummary:
    """Paired distractors against their canonical (section 5.5, Figures 4 and 5).

    Means over queries that have distractors; the rates by group are over (query, distractor)
    triples, as published.
    """

    at_least: Interval  # mean share of distractors that score at least as high: "deceived"
    strict: Interval  # mean share of distractors that score higher
    pairwise: float | None  # (strict + at least) / 2: the rate with a tie counted half
    any_above: Rate  # queries whose canonical is below at least one distractor, strictly (Figure 4)
    by_bug_type: tuple[Rate, ...]  # at least as high, over triples (Figure 5)
    by_domain: tuple[Rate, ...]  # at least as high, over triples
    median_gap: float | None  # canonical's score minus its best distractor's, median over queries


@dataclass(frozen=True, slots=True)
class Failures:
    """What stands at rank 1 of the queries that miss, by the realised order (Table 3)."""

    misses: int
    paired: int  # one of the query's own buggy variants
    other: int  # anything else

    @property
    def paired_share(self) -> float | None:
        """Of the misses, the share that is paired: Table 3's percentage."""
        return self.paired / self.misses if self.misses else None


@dataclass(frozen=True, slots=True)
class RankOneSummary:
    """What stands at rank 1, beside what would stand there without any signal.

    The nulls are means over queries of P(canonical first) inside its family: the independent one
    when each distractor wins with the pairwise rate, a tie counted half; the
    exchangeable one when a ranker finds the family and picks blindly. None without distractors.
    """

    shares: Shares  # means over queries, expected over tied orders; `hit` is exec@1
    failures: Failures
    tie_share: float  # queries whose rank 1 is shared by several snippets
    independent_null: float | None
    exchangeable_null: float | None

    @property
    def expected_paired_share(self) -> float | None:
        """Of the expected misses, the share that is paired: Table 3 without the tie rule."""
        missed = self.shares.paired + self.shares.other
        return self.shares.paired / missed if missed else None


@dataclass(frozen=True, slots=True)
class Measured:
    """All metrics of one system on one tier, over the queries that were scored."""

    metrics: tuple[Metric, ...]
    deception: DeceptionSummary
    rank_one: RankOneSummary
    density: DensitySummary
    gap: GapSummary
    edit_size: EditSizeSummary

    def metric(self, name: str) -> Metric:
        """The metric called `name`. Raises ReportError for an unknown one."""
        for metric in self.metrics:
            if metric.name == name:
                return metric
        raise ReportError(
            f"metric: is not measured, got {name!r}; expected one of "
            f"{', '.join(metric.name for metric in self.metrics)}"
        )


@dataclass(frozen=True, slots=True)
class SystemSummary:
    """One row of one tier. `measured` is None when no query was scored."""

    tier: str
    system: str
    counts: Counts
    infra_queries: tuple[str, ...]  # ids of queries that failed on our side
    skipped_queries: tuple[str, ...]  # ids of queries that were selected and then not measured
    measured: Measured | None


@dataclass(frozen=True, slots=True)
class PairSummary:
    """Two systems on one tier at exec@1, by the realised ranking, over queries observed for both.

    `p_adjusted` is Holm's over all pairs of the tier that were tried; reranked systems have
    comparisons of their own instead. A pair with missing queries
    has no adjusted p, and enters the family as p = 1: whatever its own p will be, the others'
    adjusted p can only fall.
    """

    tier: str
    first: str
    second: str
    test: McNemar
    p_adjusted: float | None
    difference: Interval  # exec@1 of the first minus the second's
    verdict: PairVerdict
    missing: int  # queries of the tier not observed for both


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything measured in a run, sorted by tier and system; and how code was contained."""

    systems: tuple[SystemSummary, ...]
    pairs: tuple[PairSummary, ...]
    sandboxes: tuple[str, ...]
    tiers: tuple[TierSummary, ...] = ()
    stacking: tuple[StackingSummary, ...] = ()
    noise: tuple[NoiseFloor, ...] = ()
    reranked: tuple[RerankSummary, ...] = ()
    repair: tuple[RepairSummary, ...] = ()
