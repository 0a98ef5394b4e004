"""What is said of contrasts: their tables and tests, and the families' verdicts.

Source: falsification paper, Tables 6, 9, 10 and 12. Rates are in [0, 1]; counts are units; None is
"no value".
"""

from dataclasses import dataclass

from audits.repair_decisions import ClaimVerdict, FamilyVerdict
from audits.repair_family import ContrastSpec
from audits.repair_guards import HarmGate, Rescue
from benchmark.metrics.discordant import Discordant
from benchmark.stats.cluster_bootstrap import ClusteredDifference
from benchmark.stats.harm import HarmShare
from benchmark.stats.intervals import Interval
from benchmark.stats.odds_ratio import PooledOddsRatio


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
