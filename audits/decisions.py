"""Statistic + preregistered rule -> verdict on a pair of systems.

Source: ExecRetrieval section 4.1 and Table 5 (exact McNemar on binary exec@k); Holm 1979 over the
declared family, which is every pair of systems of one tier and one k.

The rule, first line that fits:

    a query is not observed for both          withheld
    Holm-adjusted p > alpha                   not distinguished
    b == c                                    not distinguished
    b > c                                     first better
    b < c                                     second better

so an adjusted p of exactly alpha rejects, as Holm's procedure does.
"""

from dataclasses import dataclass
from enum import StrEnum

from audits.errors import AuditError
from benchmark import protocol


class PairVerdict(StrEnum):
    """What may be said about two systems."""

    FIRST_BETTER = "first better"
    SECOND_BETTER = "second better"
    NOT_DISTINGUISHED = "not distinguished"  # no detected difference; not evidence of equality
    WITHHELD = "withheld"  # not every query was observed for both


@dataclass(frozen=True, slots=True)
class PairEvidence:
    """Counts of queries: `b` that only the first hits, `c` only the second, `missing` that are not
    observed for both; and the Holm-adjusted two-sided p, in [0, 1]."""

    b: int
    c: int
    p_adjusted: float
    missing: int

    def __post_init__(self) -> None:
        if min(self.b, self.c, self.missing) < 0 or not 0.0 <= self.p_adjusted <= 1.0:
            raise AuditError(
                f"PairEvidence: is not evidence, got b={self.b}, c={self.c}, "
                f"missing={self.missing}, p_adjusted={self.p_adjusted}; expected counts of at "
                "least 0 and 0 <= p <= 1; pass what mcnemar_exact and holm return"
            )


def decide_pair(evidence: PairEvidence, alpha: float = protocol.ALPHA) -> PairVerdict:
    """The verdict at level `alpha`, in (0, 1). Raises AuditError for another alpha."""
    if not 0.0 < alpha < 1.0:
        raise AuditError(
            f"decide_pair alpha: is not a level, got {alpha!r}; expected 0 < alpha < 1; "
            "use benchmark.protocol.ALPHA"
        )
    if evidence.missing:
        return PairVerdict.WITHHELD
    if evidence.p_adjusted > alpha or evidence.b == evidence.c:
        return PairVerdict.NOT_DISTINGUISHED
    return PairVerdict.FIRST_BETTER if evidence.b > evidence.c else PairVerdict.SECOND_BETTER
