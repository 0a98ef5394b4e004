"""Contrasts of arms on one sample: pooled and by cell, tested, judged, worded.

Source: falsification paper, section 2.2.1 (eq. 2.1 to 2.4), 3.1, 3.2, Tables 6, 8, 9, 10, 12.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from audits.repair_decisions import ClaimEvidence, ClaimVerdict, decide_claim
from audits.repair_family import CONTRASTS, ContrastSpec, Role
from audits.repair_guards import CellEvidence, conflicting_cells, decide_harm_gate
from audits.repair_wording import (
    claim_sentence,
    described_sentence,
    gate_sentence,
    reach_sentence,
)
from benchmark.metrics.discordant import (
    Discordant,
    UnitId,
    by_cell,
    discordant,
    refuse_unpooled,
)
from benchmark.repair_protocol import CLUSTER_BOOTSTRAP_REPLICATES, FAMILY_ALPHA, SHARE_LEVEL
from benchmark.stats.cluster_bootstrap import (
    ClusteredDifference,
    clustered_difference,
    published_seed,
)
from benchmark.stats.harm import reverse_harm
from benchmark.stats.intervals import Interval
from benchmark.stats.mcnemar import exact_one_sided
from benchmark.stats.odds_ratio import pooled_odds_ratio
from benchmark.stats.power import conditional_power
from benchmark.stats.proportions import clopper_pearson
from reports.repair.arms import Observed, of_arm
from reports.repair.contrast_records import ContrastSummary, HarmSummary
from reports.repair.families import CLAIMS, FAMILY_SIZES, Adjusted, adjusted
from reports.repair.observations import RepairOutcome

NULL_SHARE: Final = 0.5  # under the null each discordant unit is a fair coin (2.1)
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
    arms: Collection[str],
    of: int,
    *,
    confirmatory: bool,
    replicates: int = CLUSTER_BOOTSTRAP_REPLICATES,
) -> tuple[ContrastSummary, ...]:
    """Every contrast of two of the `arms`, observed or failed, on a sample of `of` units.

    Verdicts are of the `confirmatory` sample only, and never of a claim with missing units.
    """
    counted = [
        _count(spec, observed, of, replicates if confirmatory else 0)
        for spec in CONTRASTS
        if {spec.favored, spec.reference} <= set(arms)
    ]
    whole = {t.spec.id: t.p for t in counted if t.spec.id in FAMILY_SIZES and not t.missing}
    tested = adjusted(whole) if confirmatory else {}
    return tuple(
        _claim(t, tested.get(t.spec.id))
        if confirmatory and t.spec.id in FAMILY_SIZES
        else _described(t)
        for t in counted
    )


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


def _described(tables: _Tables) -> ContrastSummary:
    """A contrast with no verdict."""
    spec, pooled = tables.spec, tables.pooled
    pairs = pooled.favored + pooled.reverse
    return ContrastSummary(
        spec=spec,
        pooled=pooled,
        cells=tables.cells,
        missing=tables.missing,
        p=tables.p,
        p_adjusted=None,
        p_least=None,
        p_bonferroni=None,
        share=clopper_pearson(pooled.favored, pairs, level=SHARE_LEVEL)
        if pairs
        else Interval.empty(),
        odds=pooled_odds_ratio(
            [t.favored for t in tables.cells], [t.reverse for t in tables.cells]
        ),
        risk=tables.risk,
        verdict=None,
        critical=None,
        reach="",
        conflicts=(),
        harm=None,
        sentence=described_sentence(spec, pooled, tables.p),
    )


def _claim(tables: _Tables, tested: Adjusted | None) -> ContrastSummary:
    """A claim of a family with its verdict; not `tested` where a unit is missing."""
    spec, pooled = tables.spec, tables.pooled
    p = Adjusted(0.0, 1.0) if tested is None else tested
    evidence = ClaimEvidence(
        spec.id, pooled.favored, pooled.reverse, p.most, tables.missing, p_least=p.least
    )
    verdict = decide_claim(evidence)
    said = replace(
        _described(tables),
        verdict=verdict,
        conflicts=_conflicts(tables),
        sentence=claim_sentence(spec, pooled, evidence, verdict),
    )
    if tested is None:
        empty = Interval.empty()
        return replace(said, p=None, share=empty, odds=None, risk=None, conflicts=())
    size = FAMILY_SIZES[spec.id]
    pairs = pooled.favored + pooled.reverse
    critical = conditional_power(pairs, NULL_SHARE, alpha=FAMILY_ALPHA / size).critical
    return replace(
        said,
        p_adjusted=p.most,
        p_least=p.least,
        p_bonferroni=min(1.0, tables.p * CLAIMS),
        critical=critical,
        reach=reach_sentence(spec, pooled, critical, size),
        harm=_harm(tables, verdict),
    )


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


def _harm(tables: _Tables, verdict: ClaimVerdict) -> HarmSummary | None:
    if tables.spec.role is not Role.CO_PRIMARY:
        return None
    harm = reverse_harm(tables.pooled.reverse, tables.pooled.n, level=SHARE_LEVEL)
    gate = decide_harm_gate(harm.share, harm.upper)
    return HarmSummary(harm, gate, gate_sentence(tables.spec, harm, gate, verdict))
