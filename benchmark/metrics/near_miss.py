"""How near the incumbent of a dead unit is to its public tests: q0 and its strata.

Source: falsification paper, equation 2.7, section 3.2 (four strata). Compared in whole numbers:
q0 = 1/3 is in the upper stratum exactly, at any number of tests.
"""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from benchmark.errors import BenchmarkError
from benchmark.repair_protocol import Q0_EDGES, SEARCH_BOUND_Q0_MIN
from benchmark.stats.samples import whole_number


class Q0Stratum(StrEnum):
    """The strata of section 3.2, and what isn't dead."""

    NONE = "q0=0"
    LOW = "0<q0<1/3"
    MIDDLE = "1/3<=q0<2/3"
    HIGH = "2/3<=q0<1"
    NOT_DEAD = "q0=1"  # the incumbent passes the public tier: no dead unit


@dataclass(frozen=True, slots=True)
class NearMiss:
    """Of `total` public assertions the incumbent passes `passed`."""

    passed: int
    total: int

    def __post_init__(self) -> None:
        whole_number("NearMiss.passed", self.passed, least=0)
        whole_number("NearMiss.total", self.total, least=1)
        if self.passed > self.total:
            raise BenchmarkError(
                f"NearMiss: more passed than there are, got {self.passed} of {self.total}; "
                "expected passed <= total; count both over the public tier"
            )

    @property
    def q0(self) -> Fraction:
        """The public-pass fraction s_u / J_u, in [0, 1]."""
        return Fraction(self.passed, self.total)  # (2.7)

    @property
    def stratum(self) -> Q0Stratum:
        """The stratum of q0; each edge belongs to the stratum above it."""
        low, high = Q0_EDGES
        if self.passed == 0:
            return Q0Stratum.NONE
        if self.q0 < low:
            return Q0Stratum.LOW
        if self.q0 < high:
            return Q0Stratum.MIDDLE
        return Q0Stratum.HIGH if self.q0 < 1 else Q0Stratum.NOT_DEAD

    @property
    def search_bound(self) -> bool:
        """True where 1/3 <= q0 < 1."""
        return SEARCH_BOUND_Q0_MIN <= self.q0 < 1  # S_SB of (2.7)
