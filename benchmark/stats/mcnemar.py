"""McNemar's exact test on paired booleans.

Source: ExecRetrieval section 4.1; McNemar 1947; Dietterich 1998.
Exact: under the null each discordant pair is a fair coin, b ~ Binomial(b + c, 1/2).
"""

from dataclasses import dataclass
from itertools import accumulate

import numpy as np
from scipy.special import bdtr

from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import BoolArray, flags, whole_number

EXACT_PAIRS_MAX = 2_000  # up to here whole numbers, beyond it scipy's binomial


@dataclass(frozen=True, slots=True)
class McNemar:
    """`b` pairs where only the first holds, `c` where only the second, of `n` pairs."""

    b: int
    c: int
    n: int
    p_two_sided: float
    reason: Degenerate


@dataclass(frozen=True, slots=True)
class McNemarOneSided:
    """As `McNemar`, against "the first holds more often than the second"."""

    b: int
    c: int
    n: int
    p_one_sided: float
    reason: Degenerate


def mcnemar_exact(first: BoolArray, second: BoolArray) -> McNemar:
    """Exact two-sided test of `first` [n] against `second` [n].

    No discordant pair, no pair at all included, gives p = 1 and the reason.
    Raises BenchmarkError unless both are boolean and of one length.
    """
    b, c, n = _discordant(first, second)
    return McNemar(b, c, n, exact_two_sided(b, c), _reason(b, c))


def mcnemar_one_sided(first: BoolArray, second: BoolArray) -> McNemarOneSided:
    """Exact one-sided test that `first` [n] holds more often than `second` [n]: as above."""
    b, c, n = _discordant(first, second)
    return McNemarOneSided(b, c, n, exact_one_sided(b, c), _reason(b, c))


def exact_two_sided(b: int, c: int) -> float:
    """The two-sided p of `b` against `c` discordant pairs, in [0, 1]; 1 when there are none."""
    b, c = whole_number("b", b, least=0), whole_number("c", c, least=0)
    return min(1.0, 2.0 * _lower_tail(min(b, c), b + c))  # p = min(1, 2 P(X <= min(b, c)))


def exact_one_sided(b: int, c: int) -> float:
    """The p that `b` is not larger by chance, in [0, 1]; 1 when there are no pairs."""
    b, c = whole_number("b", b, least=0), whole_number("c", c, least=0)
    return _lower_tail(c, b + c)  # P(X >= b | b + c, 1/2) = P(X <= c), by symmetry


def _lower_tail(x: int, pairs: int) -> float:
    """P(X <= x) for X ~ Binomial(pairs, 1/2)."""
    if pairs > EXACT_PAIRS_MAX:
        return float(bdtr(x, pairs, 0.5))
    row = accumulate(range(x), lambda ways, i: ways * (pairs - i) // (i + 1), initial=1)
    return sum(row) / (1 << pairs)  # sum over i <= x of C(pairs, i) / 2^pairs, whole numbers


def _discordant(first: BoolArray, second: BoolArray) -> tuple[int, int, int]:
    n = int(np.size(first))
    held = flags("mcnemar first", first, n=n)
    other = flags("mcnemar second", second, n=n)
    return int((held & ~other).sum()), int((other & ~held).sum()), n


def _reason(b: int, c: int) -> Degenerate:
    return Degenerate.NO_DISCORDANT_PAIRS if b + c == 0 else Degenerate.NONE
