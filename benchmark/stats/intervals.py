"""An estimate with its confidence interval, and what a level is.

Source: ExecRetrieval section 4.1 (query-level 95 % intervals).
"""

import math
from dataclasses import dataclass
from typing import Self

from benchmark.errors import BenchmarkError
from benchmark.stats.reasons import Degenerate


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate over `n` units and its two-sided interval, in the unit of the values.

    An empty sample has NaN as its estimate and says so in `reason`; no other record holds NaN.
    """

    estimate: float
    low: float
    high: float
    n: int
    reason: Degenerate = Degenerate.NONE

    def __post_init__(self) -> None:
        if self.reason is not Degenerate.EMPTY_SAMPLE and not (
            self.low <= self.high and math.isfinite(self.estimate)
        ):
            raise BenchmarkError(
                f"Interval: is not an interval, got {self.estimate} [{self.low}, {self.high}]; "
                "expected a finite estimate and low <= high; build it with benchmark.stats"
            )

    @classmethod
    def constant(cls, value: float, n: int) -> Self:
        """[value, value]: all `n` units agree, resampling can't move the mean."""
        return cls(value, value, value, n, Degenerate.CONSTANT_SAMPLE)

    @classmethod
    def empty(cls) -> Self:
        """No unit was observed: no estimate and no limits."""
        return cls(math.nan, math.nan, math.nan, 0, Degenerate.EMPTY_SAMPLE)


def tail(level: float) -> float:
    """The share outside on each side: (1 - level) / 2. Raises unless 0 < level < 1."""
    if not 0.0 < level < 1.0:
        raise BenchmarkError(
            f"level: is not a confidence level, got {level!r}; "
            "expected 0 < level < 1; use benchmark.protocol.CONFIDENCE_LEVEL"
        )
    return (1.0 - level) / 2.0
