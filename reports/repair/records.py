"""What a repair summary is made of: every number that a renderer may say.

Source: falsification paper, Tables 6 to 12. Rates are in [0, 1]; counts are units unless said
otherwise; None is "no value".
"""

import math
from dataclasses import dataclass

from benchmark.metrics.discordant import Discordant
from benchmark.metrics.near_miss import Q0Stratum
from benchmark.metrics.unlock import Conversion
from benchmark.repair_published import PublishedCell
from benchmark.stats.intervals import Interval
from reports.repair.contrast_records import Algebra, ContrastSummary, FamilySummary
from reports.repair.observations import PoolCount
from reports.repair.plan import RunPlan
from reports.repair.run_record import RunRecord


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
    dead: Interval  # share of a whole pool's tasks, Clopper-Pearson; else empty
    published: PublishedCell | None  # the paper's cell of the same benchmark and model, if any

    @property
    def name(self) -> str:
        return f"{self.benchmark}|{self.model}"


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
    record: RunRecord | None = None  # None where the run's own item was not run
