"""The frozen family of the repair study: statistics + preregistered rule -> verdicts.

Source: falsification paper, section 2.2.1 (family, wording guards, eq. 2.4), 3.1 (cell guard).

    a unit is not observed for both arms of a claim      that claim is withheld
    favored <= reverse                                   not in the favored direction
    Holm-adjusted p < alpha, whatever is not observed    passed
    Holm-adjusted p < alpha, if what is not observed     withheld
    otherwise                                            failed to confirm, which is not refuted

    both co-primaries passed                             CERTIFIED
    a co-primary withheld                                WITHHELD, with the split named
    otherwise                                            NOT-CERTIFIED, with the split named

Holm's adjusted p of a claim depends on the other claims of its family: with those that are not
observed at p = 1 it is the largest that it can become, at p = 0 the least. A verdict is given where
both agree. C3' never blocks: passed, with the material-rescue guard and C2' passed, it allows "the
antidote result", which is C2', "to be described as content-attributed", whatever C1' is. It is part
of the family's label only where there is one to add it to: partial certification does not exist.
"p < 0.05" is the frozen wording, so an adjusted p of exactly alpha fails here though Holm's
procedure (2.2) would reject.
"""

from dataclasses import dataclass
from enum import StrEnum

from audits.errors import AuditError
from benchmark import repair_protocol as protocol


class ClaimVerdict(StrEnum):
    """What may be said about one one-sided claim."""

    PASSED = "passed"
    FAILED_TO_CONFIRM = "failed to confirm"  # the direction holds, the threshold doesn't
    NOT_FAVORED = "not in the favored direction"
    WITHHELD = "withheld"  # a unit isn't observed for both arms, or it hangs on other claims


class FamilyVerdict(StrEnum):
    """The label of the family; partial certification does not exist."""

    CERTIFIED = "CERTIFIED"
    NOT_CERTIFIED = "NOT-CERTIFIED"
    WITHHELD = "WITHHELD"


@dataclass(frozen=True, slots=True)
class ClaimEvidence:
    """Units that only the favored arm unlocks, only the comparison arm, `missing` in either arm;
    and the Holm-adjusted one-sided p, in [0, 1]: the largest it can become. `p_least` is the least,
    None where all claims of the family are observed."""

    id: str
    favored: int
    reverse: int
    p_adjusted: float
    missing: int = 0
    p_least: float | None = None

    def __post_init__(self) -> None:
        counts = (self.favored, self.reverse, self.missing)
        if min(counts) < 0 or not 0.0 <= self.least <= self.p_adjusted <= 1.0:
            raise AuditError(
                f"ClaimEvidence {self.id}: is not evidence, got counts {counts}, p_adjusted="
                f"{self.p_adjusted} and p_least={self.p_least}; expected counts of at least 0 and "
                "0 <= p_least <= p_adjusted <= 1; pass what exact_one_sided and holm return"
            )

    @property
    def net(self) -> int:
        """Favored-only less comparison-only units."""
        return self.favored - self.reverse

    @property
    def least(self) -> float:
        """The least Holm-adjusted p that the claim can get."""
        return self.p_adjusted if self.p_least is None else self.p_least


@dataclass(frozen=True, slots=True)
class FamilyDecision:
    """The verdict of the family and of its claims, in the order trap, antidote, content."""

    verdict: FamilyVerdict
    claims: tuple[tuple[str, ClaimVerdict], ...]
    content_attributed: bool

    @property
    def label(self) -> str:
        """As the paper prints it: "CERTIFIED, content-attributed", or the split by name."""
        if self.verdict is FamilyVerdict.CERTIFIED:
            added = ", content-attributed" if self.content_attributed else ""
            return f"{self.verdict}{added}"
        split = "; ".join(f"{id_} {verdict}" for id_, verdict in self.claims[:2])
        return f"{self.verdict} ({split})"


def decide_claim(evidence: ClaimEvidence, alpha: float = protocol.FAMILY_ALPHA) -> ClaimVerdict:
    """The verdict on one claim at familywise `alpha`, in (0, 1); AuditError for another alpha."""
    if not 0.0 < alpha < 1.0:
        raise AuditError(
            f"decide_claim alpha: is not a level, got {alpha!r}; expected 0 < alpha < 1; "
            "use benchmark.repair_protocol.FAMILY_ALPHA"
        )
    if evidence.missing:
        return ClaimVerdict.WITHHELD
    if evidence.net <= 0:
        return ClaimVerdict.NOT_FAVORED
    if evidence.p_adjusted < alpha:
        return ClaimVerdict.PASSED
    return ClaimVerdict.WITHHELD if evidence.least < alpha else ClaimVerdict.FAILED_TO_CONFIRM


def decide_family(
    trap: ClaimEvidence,
    antidote: ClaimEvidence,
    content: ClaimEvidence,
    *,
    rescue_is_immaterial: bool,
) -> FamilyDecision:
    """C1' `trap`, C2' `antidote`, C3' `content`, and the guard of `repair_guards`, together."""
    family = (trap, antidote, content)
    verdicts = tuple(decide_claim(evidence) for evidence in family)
    attributed = rescue_is_immaterial and verdicts[1] is verdicts[2] is ClaimVerdict.PASSED
    claims = tuple((evidence.id, v) for evidence, v in zip(family, verdicts, strict=True))
    return FamilyDecision(_label(verdicts[0], verdicts[1]), claims, attributed)


def _label(trap: ClaimVerdict, antidote: ClaimVerdict) -> FamilyVerdict:
    if ClaimVerdict.WITHHELD in (trap, antidote):
        return FamilyVerdict.WITHHELD
    if trap is antidote is ClaimVerdict.PASSED:
        return FamilyVerdict.CERTIFIED
    return FamilyVerdict.NOT_CERTIFIED
