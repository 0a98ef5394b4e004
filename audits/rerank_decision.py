"""What may be claimed of a reranker on one tier, from its tests against first stage and placebos.

Source: the topology audit of the design: a reranker's gain counts only where it beats the
query-blind placebos on the decentred tier. Holm 1979 over all comparisons of the tier.

The rule, first line that fits, "better" being an adjusted p of at most alpha with more of its own:

    a query or a comparison is missing, or no placebo is named    withheld
    worse than the first stage                                    worse
    not better than the first stage                               no gain shown
    not better than every placebo                                 no gain over a placebo
    the tier gives the canonical away by its shape                gain, may be shape
    otherwise                                                     gain
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from audits.decisions import PairVerdict

SHAPELESS = ("decentred",)  # tiers on which a query-blind medoid is at chance, as audited


class RerankVerdict(StrEnum):
    """What may be said about a reranker on a tier."""

    WITHHELD = "withheld"  # something was not observed
    WORSE = "worse than first stage"
    NO_GAIN = "no gain shown"  # not distinguished from its first stage; not evidence of equality
    NO_GAIN_OVER_PLACEBO = "no gain over a placebo"  # what a ranker without the query gains too
    GAIN_MAY_BE_SHAPE = "gain, may be shape"  # above the placebos, on a tier where shape tells
    GAIN = "gain"  # above first stage and placebos, where shape says nothing


@dataclass(frozen=True, slots=True)
class RerankEvidence:
    """Verdicts on the pairs (reranker, first stage) and (reranker, placebo), reranker first."""

    tier: str
    over_first_stage: PairVerdict
    over_placebos: tuple[PairVerdict, ...]


def decide_rerank(evidence: RerankEvidence) -> RerankVerdict:
    """The verdict by the rule above."""
    pairs: Sequence[PairVerdict] = (evidence.over_first_stage, *evidence.over_placebos)
    if PairVerdict.WITHHELD in pairs or not evidence.over_placebos:
        return RerankVerdict.WITHHELD
    if evidence.over_first_stage is PairVerdict.SECOND_BETTER:
        return RerankVerdict.WORSE
    if evidence.over_first_stage is not PairVerdict.FIRST_BETTER:
        return RerankVerdict.NO_GAIN
    if any(verdict is not PairVerdict.FIRST_BETTER for verdict in evidence.over_placebos):
        return RerankVerdict.NO_GAIN_OVER_PLACEBO
    return RerankVerdict.GAIN if evidence.tier in SHAPELESS else RerankVerdict.GAIN_MAY_BE_SHAPE
