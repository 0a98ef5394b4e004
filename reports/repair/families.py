"""The families of claims as wholes: Holm's correction, the verdicts, the bookkeeping identity.

Source: falsification paper, section 2.2.1 (eq. 2.2), 3.2, Tables 6, 9, 10.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from audits.repair_decisions import ClaimEvidence, ClaimVerdict, decide_family
from audits.repair_family import FAMILY, FOLLOW_UP, ContrastSpec
from audits.repair_guards import Rescue, decide_rescue
from audits.repair_wording import attribution_sentence, rescue_sentence
from benchmark.stats.holm import holm
from reports.repair.contrast_records import Algebra, ContrastSummary, FamilySummary
from reports.repair.records import ArmProfile

CLAIMS: Final = len(FAMILY) + len(FOLLOW_UP)  # of the conservative Bonferroni correction (3.2)
FAMILY_SIZES: Final = {spec.id: len(specs) for specs in (FAMILY, FOLLOW_UP) for spec in specs}
PLACEBO: Final = "GR-SHAPE_over_P"
Rows = Sequence[ContrastSummary]


@dataclass(frozen=True, slots=True)
class Adjusted:
    """Holm's adjusted p of a claim; `least` and `most` of what it is once all are observed."""

    least: float
    most: float


def adjusted(p_values: Mapping[str, float]) -> dict[str, Adjusted]:
    """Of each claim in `p_values`; the others of its family are not observed: from 0 to 1.

    A larger p of one claim never makes the adjusted p of another one smaller, so that these two
    are the limits.
    """
    found: dict[str, Adjusted] = {}
    for specs in (FAMILY, FOLLOW_UP):
        known = [spec.id for spec in specs if spec.id in p_values]
        own = [p_values[id_] for id_ in known]
        least, most = (
            holm([*own, *[edge] * (len(specs) - len(own))]).adjusted for edge in (0.0, 1.0)
        )
        found |= {id_: Adjusted(least[n], most[n]) for n, id_ in enumerate(known)}
    return found


def family(rows: Rows, arms: Sequence[ArmProfile], of: int) -> FamilySummary:
    """The verdict on C1' to C3' and the material-rescue guard, on a sample of `of` units."""
    found = {row.spec.id: row for row in rows}
    trap, cure, content = (_evidence(spec, found, of) for spec in FAMILY)
    placebo, antidote = (_net(found.get(id_)) for id_ in (PLACEBO, "C2"))
    verdict = _verdict(found.get("C2"))
    rescue = decide_rescue(placebo, antidote, verdict)
    immaterial = rescue is Rescue.IMMATERIAL
    decided = decide_family(trap, cure, content, rescue_is_immaterial=immaterial)
    return FamilySummary(
        verdict=decided.verdict,
        label=decided.label,
        content_attributed=decided.content_attributed,
        attribution=attribution_sentence(decided),
        placebo_net=placebo,
        antidote_net=antidote,
        rescue=rescue,
        rescue_sentence=rescue_sentence(rescue, placebo, antidote),
        unobserved=_unobserved(FAMILY, arms),
    )


def follow_up(rows: Rows, arms: Sequence[ArmProfile]) -> str:
    """The verdicts on D1' and D2', in words."""
    found = {row.spec.id: row for row in rows}
    said = [f"{spec.id}' {_verdict(found.get(spec.id))}" for spec in FOLLOW_UP]
    return "; ".join([*said, *filter(None, [_unobserved(FOLLOW_UP, arms)])])


def algebra(rows: Rows) -> Algebra | None:
    """(B - BI) + (BI - P) against B - P; None unless all three ran on every unit: tables of other
    many units don't add up."""
    found = {row.spec.id: row for row in rows if not row.missing}
    if not {"D1", "D2", "C1"} <= found.keys():
        return None
    return Algebra(*(found[id_].pooled.net for id_ in ("D1", "D2", "C1")))


def _evidence(spec: ContrastSpec, found: Mapping[str, ContrastSummary], of: int) -> ClaimEvidence:
    row = found.get(spec.id)
    if row is None or row.p_adjusted is None:
        return ClaimEvidence(spec.id, 0, 0, 1.0, missing=of if row is None else row.missing)
    return ClaimEvidence(
        spec.id, row.pooled.favored, row.pooled.reverse, row.p_adjusted, p_least=row.p_least
    )


def _verdict(row: ContrastSummary | None) -> ClaimVerdict:
    return ClaimVerdict.WITHHELD if row is None or row.verdict is None else row.verdict


def _net(row: ContrastSummary | None) -> int | None:
    return None if row is None or row.missing else row.pooled.net


def _unobserved(specs: Sequence[ContrastSpec], arms: Sequence[ArmProfile]) -> str:
    """Claims of arms that no unit is observed for, by arm: "C2, C3: CF-SF not observed"."""
    seen = {arm.arm for arm in arms if arm.units}
    asked = dict.fromkeys(arm for spec in specs for arm in (spec.favored, spec.reference))
    return "; ".join(
        f"{', '.join(s.id for s in specs if arm in (s.favored, s.reference))}: {arm} not observed"
        for arm in asked
        if arm not in seen
    )
