"""What is said of a reranked system: every number a renderer may say."""

from dataclasses import dataclass

from audits.decisions import PairVerdict
from audits.rerank_decision import RerankVerdict
from benchmark.account import Account
from benchmark.stats.intervals import Interval
from benchmark.stats.mcnemar import McNemar


@dataclass(frozen=True, slots=True)
class RerankComparison:
    """A reranker (first) against its first stage or a placebo (second) at exec@1, by the realised
    order, over the `test.n` queries observed for both; `missing` of its own were not.

    `p_adjusted` is Holm's over all comparisons of the tier, None with missing queries.
    """

    other: str
    is_placebo: bool
    hits: int
    other_hits: int
    test: McNemar
    p_adjusted: float | None
    difference: Interval  # exec@1 of the reranker minus the other's
    verdict: PairVerdict
    missing: int
    other_account: Account | None  # summed over the same queries; None for a first stage


@dataclass(frozen=True, slots=True)
class RerankSummary:
    """One reranked system on one tier. Without comparisons it is a placebo, and has no verdict."""

    tier: str
    system: str
    first_stage: str
    top_k: int
    of: int  # queries it is measured on
    of_tier: int  # queries of the tier
    scored: int
    hits: int  # of the scored, by the realised order
    account: Account  # summed over the scored
    comparisons: tuple[RerankComparison, ...]
    verdict: RerankVerdict | None

    @property
    def is_sample(self) -> bool:
        return self.of < self.of_tier
