"""Observations written by hand for the tests of the reports."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from benchmark.metrics.density import Rivals
from benchmark.metrics.ties import TieEnvelope
from benchmark.outcomes import BugType, RetrievalOutcome
from reports.observations import Observation, Paired, Shares, Unit

HIT, DECEIVED, MISS = RetrievalOutcome.HIT, RetrievalOutcome.DECEIVED, RetrievalOutcome.MISS
ABOVE: Final = Paired(BugType.OFF_BY_ONE, deceived=True, strict=True, size=1, edits=1)
TIED: Final = Paired(BugType.WRONG_OPERATOR, deceived=True, strict=False, size=4, edits=1)
BELOW: Final = Paired(BugType.SWAP_ARGUMENTS, deceived=False, strict=False, size=30, edits=1)
SANDBOX: Final = "none, this is a test"

_SHARES: Final = {HIT: Shares(1, 0, 0), DECEIVED: Shares(0, 1, 0), MISS: Shares(0, 0, 1)}


def certain(value: float) -> TieEnvelope:
    """A metric that no order of ties can change."""
    return TieEnvelope(value, value, value)


def observed(
    query_id: str = "q1",
    outcome: RetrievalOutcome = HIT,
    *,
    system: str = "bm25",
    tier: str = "core",
    of: int = 2,
    domain: str = "geometry",
    paired: Sequence[Paired] = (ABOVE, TIED, BELOW, BELOW),
    first: TieEnvelope | None = None,
    shares: Shares | None = None,
    block_size: int = 1,
    gap: float = -0.25,
    rivals: Rivals | None = None,
) -> Observation:
    """One observation; `first` is its exec@1, the later ones are 1. Rivals that are not given are
    such that no distractor matters."""
    hit = certain(float(outcome is HIT)) if first is None else first
    share = Fraction(hit.expected).limit_denominator(100)
    return Observation(
        unit=Unit(system, tier, query_id, of),
        entry_id=query_id,
        domain=domain,
        outcome=outcome,
        exec_at=(hit, certain(1.0), certain(1.0), certain(1.0)),
        precision_at=(hit, certain(0.5), certain(0.25), certain(0.125)),
        ndcg_at=(hit, certain(0.5), certain(0.5), certain(0.5)),
        shares=shares or _SHARES[outcome],
        block_size=block_size,
        first_pass=1 if outcome is HIT else 2,
        rivals=rivals or Rivals(share.numerator, share.denominator, 0, 0, len(paired)),
        code_length=300,
        canonical_score=0.5,
        paired=tuple(paired),
        gap=gap if paired else None,
        sandbox=SANDBOX,
    )
