"""Contrasts of arms on one sample: pooled and by cell, tested, corrected, judged, worded.

Source: falsification paper, section 2.2.1 (eq. 2.1 to 2.4), 3.1, 3.2, Tables 6, 8, 9, 10, 12.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from audits.repair_decisions import ClaimEvidence, ClaimVerdict, decide_claim, decide_family
from audits.repair_family import CONTRASTS, FAMILY, FOLLOW_UP, ContrastSpec, Role
from audits.repair_guards import (
    CellEvidence,
    conflicting_cells,
    decide_harm_gate,
    rescue_is_immaterial,
)
from audits.repair_wording import claim_sentence, described_sentence, gate_sentence
from benchmark.metrics.discordant import (
    Discordant,
    UnitId,
    by_cell,
    discordant,
    refuse_unpooled,
)
from benchmark.repair_protocol import CLUSTER_BOOTSTRAP_REPLICATES, SHARE_LEVEL
from benchmark.stats.cluster_bootstrap import (
    ClusteredDifference,
    clustered_difference,
    published_seed,
)
from benchmark.stats.harm import reverse_harm
from benchmark.stats.holm import holm
from benchmark.stats.intervals import Interval
from benchmark.stats.mcnemar import exact_one_sided
from benchmark.stats.odds_ratio import pooled_odds_ratio
from benchmark.stats.proportions import clopper_pearson
from reports.repair.arms import Observed, of_arm
from reports.repair.observations import RepairOutcome
from reports.repair.records import Algebra, ContrastSummary, FamilySummary, HarmSummary

Unlocked = dict[UnitId, bool]


@dataclass(frozen=True, slots=True)
class _Tables:
    """What is counted of a contrast, before any correction."""

    spec: ContrastSpec
    pooled: Discordant
    cells: tuple[Discordant, ...]
    missing: int
    risk: ClusteredDifference | None

    @property
    def p(self) -> float:
        return exact_one_sided(self.pooled.favored, self.pooled.reverse)  # (2.1)


def unlocks(observed: Observed, arm: str) -> Unlocked:
    """True unlocks of an arm by unit (Definition 2)."""
    return {o.unit.id: o.outcome is RepairOutcome.UNLOCKED for o in of_arm(observed, arm)}


def contrasts(
    observed: Observed,
    of: int,
    *,
    confirmatory: bool,
    replicates: int = CLUSTER_BOOTSTRAP_REPLICATES,
) -> tuple[ContrastSummary, ...]:
    """Every contrast whose arms are both observed, on a sample of `of` units.

    Verdicts are of the `confirmatory` sample only. A claim with missing units enters its family as
    p = 1: whatever its own p will be, the others' adjusted p can only fall.
    """
    present = {o.unit.arm for o in observed}
    counted = [
        _count(spec, observed, of, replicates if confirmatory else 0)
        for spec in CONTRASTS
        if {spec.favored, spec.reference} <= present
    ]
    families = [[t for t in counted if t.spec in family] for family in (FAMILY, FOLLOW_UP)]
    adjusted: dict[str, float] = {}
    for specs, family in zip((FAMILY, FOLLOW_UP), families, strict=True):
        padding = [1.0] * (len(specs) - len(family))  # a claim that was not run is not free
        tested = holm([1.0 if t.missing else t.p for t in family] + padding).adjusted
        adjusted |= dict(zip([t.spec.id for t in family], tested, strict=False))
    claims = sum(map(len, families))
    return tuple(
        _summary(t, adjusted.get(t.spec.id) if confirmatory else None, claims) for t in counted
    )


def family(rows: Sequence[ContrastSummary]) -> FamilySummary | None:
    """The verdict on C1' to C3' and the material-rescue guard; None unless all arms ran."""
    found = {row.spec.id: row for row in rows}
    placebo = found.get("GR-SHAPE_over_P")
    if placebo is None or not {spec.id for spec in FAMILY} <= found.keys():
        return None
    antidote = found["C2"].pooled.net
    immaterial = rescue_is_immaterial(placebo.pooled.net, antidote)
    trap, cure, content = (_evidence(found[spec.id]) for spec in FAMILY)
    decided = decide_family(trap, cure, content, rescue_is_immaterial=immaterial)
    return FamilySummary(
        decided.label, decided.content_attributed, placebo.pooled.net, antidote, immaterial
    )


def algebra(rows: Sequence[ContrastSummary]) -> Algebra | None:
    """(B - BI) + (BI - P) against B - P; None unless all three ran."""
    found = {row.spec.id: row.pooled.net for row in rows}
    if not {"D1", "D2", "C1"} <= found.keys():
        return None
    return Algebra(found["D1"], found["D2"], found["C1"])


def _count(spec: ContrastSpec, observed: Observed, of: int, replicates: int) -> _Tables:
    favored, reference = unlocks(observed, spec.favored), unlocks(observed, spec.reference)
    pooled, tables = discordant(favored, reference), by_cell(favored, reference)
    refuse_unpooled(pooled, tables)
    risk = _risk(favored, reference, replicates) if replicates else None
    return _Tables(spec, pooled, tables, of - pooled.n, risk)


def _risk(favored: Unlocked, reference: Unlocked, replicates: int) -> ClusteredDifference:
    units = sorted(favored.keys() & reference.keys())
    return clustered_difference(
        np.array([favored[unit] for unit in units], dtype=np.bool_),
        np.array([reference[unit] for unit in units], dtype=np.bool_),
        strata=[unit.benchmark for unit in units],
        clusters=[unit.task for unit in units],
        replicates=replicates,
        level=SHARE_LEVEL,
        rng=np.random.default_rng(published_seed()),
    )


def _summary(tables: _Tables, p_adjusted: float | None, claims: int) -> ContrastSummary:
    spec, pooled, p = tables.spec, tables.pooled, tables.p
    pairs = pooled.favored + pooled.reverse
    withheld = tables.missing > 0
    verdict = None if p_adjusted is None else _verdict(tables, p_adjusted)
    shown = None if withheld else p_adjusted
    return ContrastSummary(
        spec=spec,
        pooled=pooled,
        cells=tables.cells,
        missing=tables.missing,
        p=p,
        p_adjusted=shown,
        p_bonferroni=None if shown is None else min(1.0, p * claims),
        share=clopper_pearson(pooled.favored, pairs, level=SHARE_LEVEL)
        if pairs
        else Interval.empty(),
        odds=pooled_odds_ratio(
            [t.favored for t in tables.cells], [t.reverse for t in tables.cells]
        ),
        risk=tables.risk,
        verdict=verdict,
        conflicts=_conflicts(tables),
        harm=_harm(tables) if verdict is not None and not withheld else None,
        sentence=described_sentence(spec, pooled, p)
        if verdict is None
        else claim_sentence(spec, pooled, shown, verdict),
    )


def _verdict(tables: _Tables, p_adjusted: float) -> ClaimVerdict:
    pooled = tables.pooled
    evidence = ClaimEvidence(
        tables.spec.id, pooled.favored, pooled.reverse, p_adjusted, tables.missing
    )
    return decide_claim(evidence)


def _evidence(row: ContrastSummary) -> ClaimEvidence:
    p = 1.0 if row.p_adjusted is None else row.p_adjusted
    return ClaimEvidence(row.spec.id, row.pooled.favored, row.pooled.reverse, p, row.missing)


def _conflicts(tables: _Tables) -> tuple[str, ...]:
    """The cell guard is preregistered for the co-primaries (section 3.1)."""
    if tables.spec.role is not Role.CO_PRIMARY:
        return ()
    return conflicting_cells(
        tuple(
            CellEvidence(t.cell, t.favored, t.reverse, exact_one_sided(t.reverse, t.favored))
            for t in tables.cells
        )
    )


def _harm(tables: _Tables) -> HarmSummary | None:
    if tables.spec.role is not Role.CO_PRIMARY:
        return None
    harm = reverse_harm(tables.pooled.reverse, tables.pooled.n, level=SHARE_LEVEL)
    gate = decide_harm_gate(harm.share, harm.upper)
    return HarmSummary(harm, gate, gate_sentence(tables.spec, harm, gate))
