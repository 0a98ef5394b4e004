"""The preregistered guards on wording: material rescue, harm gate, conflict between cells.

Source: falsification paper, section 2.2.1 (material rescue, eq. 2.4), 3.1 (cell guard), Table 9.
A guard constrains what may be said; none turns a verdict of the family.
"""

import math
from dataclasses import dataclass
from enum import StrEnum

from audits.errors import AuditError
from audits.repair_decisions import ClaimVerdict
from benchmark import repair_protocol as protocol


class HarmGate(StrEnum):
    """What the observed share of reverse harm allows; (2.4) knows the first two as PASS."""

    BOUNDED = "share and its upper limit within the gate"  # beyond the paper
    OBSERVED = "observed share within the gate, its upper limit not"
    FAILED = "observed share above the gate"

    @property
    def passes(self) -> bool:
        """The paper's PASS: the observed share alone."""
        return self is not HarmGate.FAILED


class Rescue(StrEnum):
    """What the placebo's rescue says of the antidote's, both net over bare code."""

    IMMATERIAL = "less than half of the antidote's"
    MATERIAL = "not less than half of the antidote's"
    NOT_APPLICABLE = "not applicable"  # C2' did not pass: there is no rescue to compare with
    WITHHELD = "withheld"  # not every unit was observed


@dataclass(frozen=True, slots=True)
class CellEvidence:
    """One cell of a co-primary: discordant counts and the one-sided p of the harm direction."""

    id: str
    favored: int
    reverse: int
    p_harm: float

    def __post_init__(self) -> None:
        if min(self.favored, self.reverse) < 0 or not 0.0 <= self.p_harm <= 1.0:
            raise AuditError(
                f"CellEvidence {self.id}: is not evidence, got favored={self.favored}, "
                f"reverse={self.reverse}, p_harm={self.p_harm}; expected counts of at least 0 and "
                "0 <= p <= 1; pass exact_one_sided(reverse, favored)"
            )


def rescue_is_immaterial(placebo_net: int, antidote_net: int) -> bool:
    """True when the placebo's rescue is less than half of the antidote's: both net over bare code.

    Whether the antidote rescues at all is C2's to say, not this guard's.
    """
    return placebo_net < protocol.MATERIAL_RESCUE_SHARE * antidote_net


def decide_rescue(
    placebo_net: int | None, antidote_net: int | None, antidote: ClaimVerdict
) -> Rescue:
    """The material-rescue guard; a net is None where not every unit was observed for it."""
    if placebo_net is None or antidote_net is None or antidote is ClaimVerdict.WITHHELD:
        return Rescue.WITHHELD
    if antidote is not ClaimVerdict.PASSED or antidote_net <= 0:
        return Rescue.NOT_APPLICABLE
    return Rescue.IMMATERIAL if rescue_is_immaterial(placebo_net, antidote_net) else Rescue.MATERIAL


def units_to_bound(level: float) -> int:
    """The least units for which the upper limit at `level` of no reverse unit is in the gate."""
    return math.ceil(math.log(1.0 - level) / math.log1p(-protocol.HARM_SHARE_MAX))


def decide_harm_gate(share: float, upper: float) -> HarmGate:
    """The gate for one co-primary: observed `share` and its `upper` limit, in [0, 1].

    Raises AuditError for anything else, no share (NaN) included: nothing was observed.
    """
    if not 0.0 <= share <= upper <= 1.0:
        raise AuditError(
            f"decide_harm_gate: is not a share with its limit, got {share} and {upper}; "
            "expected 0 <= share <= upper <= 1; pass what reverse_harm returns"
        )
    if share > protocol.HARM_SHARE_MAX:  # (2.4)
        return HarmGate.FAILED
    return HarmGate.BOUNDED if upper <= protocol.HARM_SHARE_MAX else HarmGate.OBSERVED


def conflicting_cells(cells: tuple[CellEvidence, ...]) -> tuple[str, ...]:
    """The ids of the cells whose guard fires: net of -2 or less, or significant harm."""
    return tuple(cell.id for cell in cells if _fires(cell))


def _fires(cell: CellEvidence) -> bool:
    net = cell.favored - cell.reverse
    return net <= protocol.CELL_GUARD_NET or cell.p_harm < protocol.CELL_GUARD_ALPHA
