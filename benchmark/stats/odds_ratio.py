"""The pooled matched-pair odds ratio of discordant counts.

Source: falsification paper, equation 2.3, Tables 6 and 10 (Haldane-Anscombe smoothing).
The smoothing is added once to each pooled sum, not once a stratum: only so are Table 6's 25 to 7
discordant units 3.40 (25.5 / 7.5). It is a descriptive effect size, not a Cochran-Mantel-Haenszel
estimate.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from benchmark.errors import BenchmarkError
from benchmark.repair_protocol import ODDS_RATIO_SMOOTHING
from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import whole_number


@dataclass(frozen=True, slots=True)
class PooledOddsRatio:
    """`favored` and `reverse` discordant units summed over `strata`, and their smoothed ratio."""

    favored: int
    reverse: int
    strata: int
    odds_ratio: float
    reason: Degenerate


def pooled_odds_ratio(favored: Sequence[int], reverse: Sequence[int]) -> PooledOddsRatio:
    """The ratio over strata: `favored` [s] and `reverse` [s] counts of discordant units.

    No discordant unit, no stratum at all included, gives 1 and the reason.
    Raises BenchmarkError for negative counts and for sequences of unequal length.
    """
    if len(favored) != len(reverse):
        raise BenchmarkError(
            f"pooled_odds_ratio: strata differ, got {len(favored)} favored and {len(reverse)} "
            "reverse counts; expected as many of both; give both counts of every cell"
        )
    b01 = sum(whole_number("pooled_odds_ratio favored", count, least=0) for count in favored)
    b10 = sum(whole_number("pooled_odds_ratio reverse", count, least=0) for count in reverse)
    ratio = (b01 + ODDS_RATIO_SMOOTHING) / (b10 + ODDS_RATIO_SMOOTHING)  # (2.3)
    return PooledOddsRatio(b01, b10, len(favored), ratio, _reason(b01 + b10, len(favored)))


def _reason(discordant: int, strata: int) -> Degenerate:
    if strata == 0:
        return Degenerate.EMPTY_SAMPLE
    return Degenerate.NONE if discordant else Degenerate.NO_DISCORDANT_PAIRS
