"""Statistic + preregistered rule -> verdict on a pair of systems.

Source: ExecRetrieval section 4.1 and Table 5 (exact McNemar on binary exec@k); Holm 1979 over the
declared family, which is every pair of systems of one tier and one k.
"""

from dataclasses import dataclass
from enum import StrEnum

from benchmark import protocol


class PairVerdict(StrEnum):
    """What may be said about two systems."""

    FIRST_BETTER = "first better"
    SECOND_BETTER = "second better"
    NOT_DISTINGUISHED = "not distinguished"  # no detected difference; not evidence of equality
    WITHHELD = "withheld"  # not every query was observed for both


@dataclass(frozen=True, slots=True)
class PairEvidence:
    """Discordant pairs `b` (only the first hits) and `c`, Holm-adjusted p, and what is missing."""

    b: int
    c: int
    p_adjusted: float
    missing: int


def decide_pair(evidence: PairEvidence, alpha: float = protocol.ALPHA) -> PairVerdict:
    """The verdict at level `alpha`; withheld while a query is unobserved."""
    if evidence.missing:
        return PairVerdict.WITHHELD
    if evidence.p_adjusted > alpha or evidence.b == evidence.c:
        return PairVerdict.NOT_DISTINGUISHED
    return PairVerdict.FIRST_BETTER if evidence.b > evidence.c else PairVerdict.SECOND_BETTER
