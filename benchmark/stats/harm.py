"""The observed share of reverse harm, and how large the population's may still be.

Source: falsification paper, equation 2.4, Table 9. The upper limit is ours: the paper's gate reads
the observed share alone and says that it "does not provide a confidence bound".
"""

import math
from dataclasses import dataclass

from scipy.special import betaincinv

from benchmark.errors import BenchmarkError
from benchmark.stats.intervals import tail
from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import whole_number


@dataclass(frozen=True, slots=True)
class HarmShare:
    """`reverse` of `n` units are unlocked by the comparison arm only; all rates in [0, 1].

    `upper` is the one-sided Clopper-Pearson limit at confidence `level`.
    """

    reverse: int
    n: int
    share: float
    upper: float
    level: float
    reason: Degenerate


def reverse_harm(reverse: int, n: int, *, level: float) -> HarmShare:
    """The share `reverse` / `n` with its one-sided upper limit at `level` in (0, 1).

    No units have no share (NaN), the limit 1, and the reason.
    Raises BenchmarkError for reverse > n, negative counts, or another level.
    """
    tail(level)
    whole_number("reverse_harm n", n, least=0)
    whole_number("reverse_harm reverse", reverse, least=0)
    if reverse > n:
        raise BenchmarkError(
            f"reverse_harm: more reverse units than units, got {reverse} of {n}; "
            "expected reverse <= n; count both over the same units"
        )
    if n == 0:
        return HarmShare(0, 0, math.nan, 1.0, level, Degenerate.EMPTY_SAMPLE)
    upper = float(betaincinv(reverse + 1, n - reverse, level)) if reverse < n else 1.0
    return HarmShare(reverse, n, reverse / n, upper, level, Degenerate.NONE)  # b10 / n, (2.4)
