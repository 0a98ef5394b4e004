"""What may be written of a repair result: one sentence a result, by the paper's wording rules.

Source: falsification paper, sections 2.2.1, 3.1, 3.2, 4.2. "Failed to confirm" is not "refuted"; a
difference that isn't distinguishable is not evidence of absence; a tie is not equivalence; the harm
gate reads an observed share and proves no safety; a disjoint sample is sensitivity only.
"""

from audits.repair_decisions import ClaimVerdict
from audits.repair_family import ContrastSpec
from audits.repair_guards import HarmGate
from benchmark.metrics.discordant import Discordant
from benchmark.stats.harm import HarmShare

TIE = (
    "zero observed pooled difference in the tested sample; not evidence of equivalence, "
    "non-inferiority, non-superiority or identical behaviour"
)


def claim_sentence(
    spec: ContrastSpec, table: Discordant, p_adjusted: float | None, verdict: ClaimVerdict
) -> str:
    """What may be said of a claim of a family."""
    head = f"{spec.id}' {_counted(spec, table)}"
    if verdict is ClaimVerdict.WITHHELD or p_adjusted is None:
        return f"{head}: withheld, as not every unit was observed for both arms"
    tested = f"{head}, Holm-adjusted p = {p_adjusted:.4g}"
    match verdict:
        case ClaimVerdict.PASSED:
            return f"{tested}: passed; {spec.limit}"
        case ClaimVerdict.FAILED_TO_CONFIRM:
            return (
                f"{tested}: failed to confirm, which is not refuted; not distinguishable in this "
                "sample, which is not evidence of absence"
            )
        case _:
            return f"{tested}: not in the favored direction" + (
                f"; {TIE}" if table.net == 0 else ""
            )


def described_sentence(spec: ContrastSpec, table: Discordant, p: float) -> str:
    """What may be said of a contrast outside the families."""
    counted = f"{_counted(spec, table)}, descriptive one-sided p = {p:.2g}"
    return f"{counted}: {TIE if table.net == 0 else spec.limit}"


def gate_sentence(spec: ContrastSpec, harm: HarmShare, gate: HarmGate) -> str:
    """What the observed-harm gate allows for a co-primary."""
    seen = (
        f"observed reverse harm {harm.reverse}/{harm.n} = {harm.share:.4f}, "
        f"upper {harm.level:.0%} limit {harm.upper:.4f}"
    )
    if gate is HarmGate.FAILED:
        return f"{spec.id}': {seen}: no wording that prefers {spec.favored} universally"
    limit = "" if gate is HarmGate.BOUNDED else "; its upper limit is above the gate"
    return (
        f"{spec.id}': {seen}: bounded wording for {spec.favored} relative to {spec.reference}"
        f"{limit}; no safety guarantee"
    )


def sensitivity_sentence(units: int) -> str:
    """What a disjoint sample is."""
    return (
        f"disjoint sample of {units} units: directions only; no member of a family, no independent "
        "confirmation"
    )


def _counted(spec: ContrastSpec, table: Discordant) -> str:
    return (
        f"{spec.favored} > {spec.reference}: net {table.net:+d} of {table.n} units "
        f"({table.favored}/{table.reverse})"
    )
