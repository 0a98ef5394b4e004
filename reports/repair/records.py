"""What a repair summary is made of: every number that a renderer may say.

Source: falsification paper, Tables 6 to 12. Rates are in [0, 1]; counts are units unless said
otherwise; None is "no value".
"""

import math
from dataclasses import dataclass

from audits.repair_decisions import ClaimVerdict, FamilyVerdict
from audits.repair_family import ContrastSpec
from audits.repair_guards import HarmGate, Rescue
from benchmark.metrics.discordant import Discordant
from benchmark.metrics.near_miss import Q0Stratum
from benchmark.metrics.unlock import Conversion
from benchmark.repair_published import PublishedCell
from benchmark.stats.cluster_bootstrap import ClusteredDifference
from benchmark.stats.harm import HarmShare
from benchmark.stats.intervals import Interval
from benchmark.stats.odds_ratio import PooledOddsRatio
from reports.repair.observations import PoolCount
from reports.repair.plan import RunPlan


@dataclass(frozen=True, slots=True)
class ArmProfile:
    """A row of Table 7, with what generating cost; means and totals over generations."""

    arm: str
    units: int
    of: int
    infra: int  # units that failed on our side
    generations: int
    guarded: int  # rounds that were not asked: the prompt is above the guard
    prompt_chars: float
    prompt_tokens: float
    completion_tokens: float
    wall_s: float  # in all
    passing: int  # generations that pass the public tier
    public: int
    true: Interval  # share of units unlocked, Clopper-Pearson
    unlocked: int
    rounds: tuple[int, ...]  # units by round of first true unlock
    conversion: Conversion

    @property
    def complete(self) -> bool:
        """Every unit of every cell is observed."""
        return self.units == self.of

    @property
    def pass_rate(self) -> float:
        """Of generations; NaN without one."""
        return self.passing / self.generations if self.generations else math.nan


@dataclass(frozen=True, slots=True)
class CellArm:
    """Unlocks of an arm in a cell (Table 8, Table 16)."""

    arm: str
    units: int
    unlocked: int
    share: Interval  # Clopper-Pearson


@dataclass(frozen=True, slots=True)
class CellSummary:
    """One benchmark-model cell of `of` units."""

    benchmark: str
    model: str
    of: int
    arms: tuple[CellArm, ...]
    pool: PoolCount
    dead: Interval  # share of the pool's tasks that are dead, Clopper-Pearson
    published: PublishedCell | None  # the paper's cell of the same benchmark and model, if any

    @property
    def name(self) -> str:
        return f"{self.benchmark}|{self.model}"


@dataclass(frozen=True, slots=True)
class HarmSummary:
    """The observed-harm gate of a co-primary (2.4), with the upper limit that is ours."""

    harm: HarmShare
    gate: HarmGate
    sentence: str


@dataclass(frozen=True, slots=True)
class ContrastSummary:
    """A contrast on one sample: its tables, its tests, and what may be said of it.

    `p_adjusted` is Holm's within its family, None outside one and for a claim with missing units;
    where other claims of the family are not observed it is the largest that it can become, and
    `p_least` the least. `p_bonferroni` is over the claims of all families. A claim with missing
    units has no p, share, odds or risk: its counts are of a part. `critical` is the least favored
    count that rejects at the first Holm step, None where none does and outside the families.
    """

    spec: ContrastSpec
    pooled: Discordant
    cells: tuple[Discordant, ...]
    missing: int
    p: float | None  # (2.1)
    p_adjusted: float | None
    p_least: float | None
    p_bonferroni: float | None
    share: Interval  # b01 / (b01 + b10), Clopper-Pearson; empty without discordant units
    odds: PooledOddsRatio | None  # (2.3)
    risk: ClusteredDifference | None  # Table 12; post hoc
    verdict: ClaimVerdict | None
    critical: int | None
    reach: str  # the same in words; empty outside the families and with missing units
    conflicts: tuple[str, ...]  # cells whose guard fires
    harm: HarmSummary | None
    sentence: str

    @property
    def withheld(self) -> bool:
        """A claim of which a unit is missing."""
        return self.verdict is not None and self.missing > 0


@dataclass(frozen=True, slots=True)
class FamilySummary:
    """The verdict of C1' to C3' with the material-rescue guard (Table 9), and of D1' and D2'.

    Nets are None where a unit is missing; `unobserved` names the claims of arms that no unit is
    observed for. A sentence is empty where it can't be said yet.
    """

    verdict: FamilyVerdict
    label: str
    content_attributed: bool
    attribution: str
    placebo_net: int | None
    antidote_net: int | None
    rescue: Rescue
    rescue_sentence: str
    unobserved: str


@dataclass(frozen=True, slots=True)
class Algebra:
    """(B - BI) + (BI - P) = B - P in net counts: bookkeeping, no finding (section 3.2)."""

    instruction: int
    code_context: int
    whole: int

    @property
    def holds(self) -> bool:
        return self.instruction + self.code_context == self.whole


@dataclass(frozen=True, slots=True)
class StratumSummary:
    """Units of one q0 stratum: unlocks by arm, and CF-SF over B; post hoc (section 3.2). The
    search-bound row is of units that are in the rows above it."""

    stratum: Q0Stratum | str
    units: int
    unlocked: tuple[tuple[str, int], ...]
    facts_over_blind: Discordant | None
    p: float | None


@dataclass(frozen=True, slots=True)
class BudgetView:
    """Unlocks when each unit's arms may cost no more than its cheapest arm did; descriptive.
    Of the arms of the families; units that lack one of them are left out."""

    name: str
    units: int
    left_out: int
    unlocked: tuple[tuple[str, int], ...]
    rounds_kept: tuple[tuple[str, float], ...]  # mean over units
    pairs: tuple[tuple[str, Discordant], ...]  # of the contrasts with B and P, by name


@dataclass(frozen=True, slots=True)
class FactsExposure:
    """Units by bullets shown in the first round (Table 11): `counts` [0 to 6], and of how many of
    all `units` every round shows the same block."""

    arm: str
    counts: tuple[int, ...]
    units: int
    round_identical: int


@dataclass(frozen=True, slots=True)
class SampleSummary:
    """All of one sample of a run."""

    sample: str
    of: int  # units
    registered: bool  # preregistered: only then a primary sample has verdicts
    plan: RunPlan  # what it was preregistered as, or why it has no verdict
    arms: tuple[ArmProfile, ...]
    cells: tuple[CellSummary, ...]
    contrasts: tuple[ContrastSummary, ...]
    strata: tuple[StratumSummary, ...]
    budgets: tuple[BudgetView, ...]
    exposure: tuple[FactsExposure, ...]
    algebra: Algebra | None


@dataclass(frozen=True, slots=True)
class RepairSummary:
    """One run: its primary sample, its disjoint one if it has any, and the family's verdict."""

    run: str
    samples: tuple[SampleSummary, ...]
    family: FamilySummary | None
    follow_up: str
