"""What a repair summary is made of: every number that a renderer may say.

Source: falsification paper, Tables 6 to 12. Rates are in [0, 1]; counts are units unless said
otherwise; None is "no value".
"""

from dataclasses import dataclass

from audits.repair_decisions import ClaimVerdict
from audits.repair_family import ContrastSpec
from audits.repair_guards import HarmGate
from benchmark.metrics.discordant import Discordant
from benchmark.metrics.near_miss import Q0Stratum
from benchmark.metrics.unlock import Conversion
from benchmark.repair_published import PublishedCell
from benchmark.stats.cluster_bootstrap import ClusteredDifference
from benchmark.stats.harm import HarmShare
from benchmark.stats.intervals import Interval
from benchmark.stats.odds_ratio import PooledOddsRatio
from reports.repair.observations import PoolCount
from reports.repair.run_record import RunRecord


@dataclass(frozen=True, slots=True)
class ArmProfile:
    """A row of Table 7, with what generating cost; means and totals over generations."""

    arm: str
    units: int
    of: int
    infra: int  # units that failed on our side
    generations: int
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
        """Of generations."""
        return self.passing / self.generations


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

    `p_adjusted` is Holm's within its family, None outside one and where a claim of the family has
    missing units; `p_bonferroni` is over the claims of all families.
    """

    spec: ContrastSpec
    pooled: Discordant
    cells: tuple[Discordant, ...]
    missing: int
    p: float  # (2.1)
    p_adjusted: float | None
    p_bonferroni: float | None
    share: Interval  # b01 / (b01 + b10), Clopper-Pearson; empty without discordant units
    odds: PooledOddsRatio  # (2.3)
    risk: ClusteredDifference | None  # Table 12; post hoc
    verdict: ClaimVerdict | None
    conflicts: tuple[str, ...]  # cells whose guard fires
    harm: HarmSummary | None
    sentence: str


@dataclass(frozen=True, slots=True)
class FamilySummary:
    """The verdict of C1' to C3' with the material-rescue guard (Table 9)."""

    label: str
    content_attributed: bool
    placebo_net: int
    antidote_net: int
    rescue_is_immaterial: bool


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
    """Units of one q0 stratum: unlocks by arm, and CF-SF over B; post hoc (section 3.2)."""

    stratum: Q0Stratum | str
    units: int
    unlocked: tuple[tuple[str, int], ...]
    facts_over_blind: Discordant | None
    p: float | None


@dataclass(frozen=True, slots=True)
class BudgetView:
    """Unlocks when each unit's arms may cost no more than its cheapest arm did; descriptive."""

    name: str
    units: int
    unlocked: tuple[tuple[str, int], ...]
    rounds_kept: tuple[tuple[str, float], ...]  # mean over units


@dataclass(frozen=True, slots=True)
class FactsExposure:
    """Units by facts shown in the first round (Table 11): `counts` [0 to 6]."""

    arm: str
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SampleSummary:
    """All of one sample of a run."""

    sample: str
    of: int  # units
    registered: bool  # preregistered: only then a primary sample has verdicts
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
    record: RunRecord | None = None  # None where the run's own item was not run
