"""What may be written of a repair result: one sentence a result, by the paper's wording rules.

Source: falsification paper, sections 2.2.1, 3.1, 3.2, 4.2. "Failed to confirm" is not "refuted"; a
difference that isn't distinguishable is not evidence of absence; a tie is not equivalence; the harm
gate reads an observed share and proves no safety; a disjoint sample is sensitivity only.
"""

from typing import Final

from audits.repair_decisions import ClaimEvidence, ClaimVerdict, FamilyDecision, FamilyVerdict
from audits.repair_family import ContrastSpec
from audits.repair_guards import HarmGate, Rescue, units_to_bound
from benchmark.metrics.discordant import Discordant
from benchmark.repair_protocol import FAMILY_ALPHA, HARM_SHARE_MAX
from benchmark.stats.harm import HarmShare

TIE: Final = (
    "zero observed pooled difference in the tested sample; not evidence of equivalence, "
    "non-inferiority, non-superiority or identical behaviour"
)
OPPOSITE: Final = "one-sided test: the opposite is not claimed"
NO_PARTIAL: Final = "no part of the family's verdict, as partial certification does not exist"
OPERATIONAL: Final = "the verdict is the operational label of a rule preregistered internally"


def claim_sentence(
    spec: ContrastSpec, table: Discordant, evidence: ClaimEvidence, verdict: ClaimVerdict
) -> str:
    """What may be said of a claim of a family; of counts, only where every unit was observed."""
    if evidence.missing:
        of = table.n + evidence.missing
        return (
            f"{spec.id}' {spec.favored} > {spec.reference}: withheld, {table.n} of {of} units are "
            "observed for both arms"
        )
    head = f"{spec.id}' {_counted(spec, table)}, Holm-adjusted p {_adjusted(evidence)}"
    match verdict:
        case ClaimVerdict.WITHHELD:
            return f"{head}: withheld, as it depends on claims not yet observed"
        case ClaimVerdict.PASSED:
            return f"{head}: passed; {spec.limit}"
        case ClaimVerdict.FAILED_TO_CONFIRM:
            return (
                f"{head}: failed to confirm, which is not refuted; not distinguishable in this "
                "sample, which is not evidence of absence"
            )
        case _:
            return f"{head}: not in the favored direction; {TIE if table.net == 0 else OPPOSITE}"


def described_sentence(spec: ContrastSpec, table: Discordant, p: float) -> str:
    """What may be said of a contrast outside the families."""
    counted = f"{_counted(spec, table)}, descriptive one-sided p = {p:.2g}"
    if table.net < 0:
        return f"{counted}: not in the direction asked for; {OPPOSITE}"
    return f"{counted}: {TIE if table.net == 0 else spec.limit}"


def reach_sentence(spec: ContrastSpec, table: Discordant, critical: int | None, claims: int) -> str:
    """What a claim of a family of `claims` could have shown: `critical` favored units reject."""
    pairs = f"D = {table.favored + table.reverse} discordant"
    step = f"the first Holm step (alpha {FAMILY_ALPHA:g}/{claims})"
    if critical is None:
        return f"{spec.id}': {pairs}, which could not reject at {step}, however split"
    return f"{spec.id}': {pairs}, of which {critical} must favor {spec.favored} to reject at {step}"


def gate_sentence(
    spec: ContrastSpec, harm: HarmShare, gate: HarmGate, verdict: ClaimVerdict
) -> str:
    """What the observed-harm gate allows for a co-primary: words only for a claim that passed."""
    seen = (
        f"{spec.id}': harm gate {'passes' if gate.passes else 'fails'}, observed reverse harm "
        f"{harm.reverse}/{harm.n} = {harm.share:.4f}, one-sided upper {harm.level:.0%} limit "
        f"{harm.upper:.4f}{_gate_reach(harm)}"
    )
    if verdict is not ClaimVerdict.PASSED:
        why = "is withheld" if verdict is ClaimVerdict.WITHHELD else "did not pass"
        return f"{seen}: the claim {why}, so no wording is allowed"
    if gate is HarmGate.FAILED:
        return f"{seen}: no wording that prefers {spec.favored} universally"
    limit = "" if gate is HarmGate.BOUNDED else "; its upper limit is above the gate"
    return (
        f"{seen}: bounded wording for {spec.favored} relative to {spec.reference}{limit}; no "
        "safety guarantee"
    )


def rescue_sentence(rescue: Rescue, placebo_net: int | None, antidote_net: int | None) -> str:
    """The material-rescue guard and its consequence; empty where a unit is missing."""
    match rescue:
        case Rescue.WITHHELD:
            return ""
        case Rescue.NOT_APPLICABLE:
            return "material-rescue guard: not applicable, as C2' did not pass"
        case Rescue.IMMATERIAL:
            then = "content-attributed wording is left to C3'"
        case Rescue.MATERIAL:
            then = "no content-attributed wording, whatever C3' is"
    return f"material-rescue guard: placebo {placebo_net:+d} is {rescue} {antidote_net:+d}: {then}"


def attribution_sentence(decision: FamilyDecision) -> str:
    """Whether the antidote result may be described as content-attributed; empty where it can't be
    said yet."""
    _trap, (antidote_id, antidote), (content_id, content) = decision.claims
    if decision.content_attributed:
        alone = "" if decision.verdict is FamilyVerdict.CERTIFIED else f"; {NO_PARTIAL}"
        return (
            f"the antidote result ({antidote_id}') may be described as content-attributed, under "
            f"the dimensions held fixed: {content_id}' passed{alone}"
        )
    if ClaimVerdict.WITHHELD in (antidote, content):
        return ""
    passed = antidote is content is ClaimVerdict.PASSED
    why = f"{antidote_id}' {antidote}, {content_id}' {content}"
    return f"no content-attributed wording: {'the placebo rescues as well' if passed else why}"


def sensitivity_sentence(units: int) -> str:
    """What a disjoint sample is."""
    return (
        f"disjoint sample of {units} units: directions only; no member of a family, no independent "
        "confirmation"
    )


def _adjusted(evidence: ClaimEvidence) -> str:
    if evidence.least == evidence.p_adjusted:
        return f"= {evidence.p_adjusted:.4g}"
    return f"from {evidence.least:.4g} to {evidence.p_adjusted:.4g}"


def _gate_reach(harm: HarmShare) -> str:
    """What so few units can't show."""
    if harm.n >= units_to_bound(harm.level):
        return ""
    one = "one reverse unit fails it, and " if 1 / harm.n > HARM_SHARE_MAX else ""
    return (
        f" (at n = {harm.n} {one}no upper limit is within it: that takes "
        f"{units_to_bound(harm.level)} units)"
    )


def _counted(spec: ContrastSpec, table: Discordant) -> str:
    return (
        f"{spec.favored} > {spec.reference}: net {table.net:+d} of {table.n} units "
        f"({table.favored}/{table.reverse})"
    )
