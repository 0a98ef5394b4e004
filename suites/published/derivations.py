"""What several recomputations need: whole counts behind a rate, tables behind a p, exact laws.

Source: ExecRetrieval section 4.1 (exact McNemar, percentile bootstrap of 5,000 replicates);
falsification paper, equation 2.1.
"""

from collections.abc import Callable
from fractions import Fraction
from math import sqrt

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from benchmark.protocol import BOOTSTRAP_REPLICATES
from suites.published.cells import Cell, hull
from suites.published.figures import Figure

TAIL = 0.025
MONTE_CARLO_SIGMAS = 3.0


def nearest_share(printed: Figure, n: int) -> Fraction:
    """The share k / n of a whole k that is nearest to what is printed; few 3-decimal rates are far
    from all of them when n is 939."""
    return Fraction(round(printed.value * n), n)


def shares_printing(printed: Figure, n: int) -> tuple[int, ...]:
    """The whole counts k for which k / n prints so."""
    low, high = printed.cell.low * n, printed.cell.high * n
    return tuple(k for k in range(n + 1) if low <= k <= high)


def only(values: tuple[int, ...]) -> int:
    """The one count, where the printed figure leaves no choice."""
    (value,) = values
    return value


def tables_with(
    net: int, n: int, p: Figure, test: Callable[[int, int], float], times: int = 1
) -> tuple[tuple[int, int], ...]:
    """Discordant counts (b, c) of at most `n` units with b - c = `net` whose p prints so.

    `times` is the factor of an adjustment of that p.
    """
    first, last = max(0, -net), (n - net) // 2
    tables = ((c + net, c) for c in range(first, last + 1))
    return tuple(t for t in tables if _prints(times * test(*t), p))


def nearest_p(net: int, n: int, p: Figure, test: Callable[[int, int], float]) -> float:
    """The p nearest to the printed one among all tables of at most `n` units with that net."""
    first, last = max(0, -net), (n - net) // 2
    found = (test(c + net, c) for c in range(first, last + 1))
    return min(found, key=lambda value: abs(value - float(p.value)))


def bootstrap_limits(b: int, c: int, n: int) -> tuple[Cell, Cell]:
    """Where the two percentile limits of (b - c) / n may be, from the exact bootstrap law.

    With 5,000 replicates a 2.5 % quantile is an order statistic: it lies between the exact
    quantiles at 2.5 % -+ three standard errors of a share of 5,000.
    """
    law = _law_of_sum(b, c, n)
    error = MONTE_CARLO_SIGMAS * sqrt(TAIL * (1 - TAIL) / BOOTSTRAP_REPLICATES)
    ends = [_quantile(law, n, tail) for tail in (TAIL - error, TAIL + error)]
    tops = [_quantile(law, n, 1 - tail) for tail in (TAIL + error, TAIL - error)]
    return hull(*ends), hull(*tops)


def spearman_p(rho: float, n: int) -> float:
    """Two-sided p of a rank correlation, by the t approximation."""
    t = abs(rho) * sqrt((n - 2) / (1 - rho**2))
    return float(2 * stats.t.sf(t, n - 2))


def _prints(value: float, printed: Figure) -> bool:
    return printed.cell.low <= Fraction(value) <= printed.cell.high


def _law_of_sum(b: int, c: int, n: int) -> NDArray[np.float64]:
    """Chances of the sums -n .. n of n draws from b ones, c minus ones and n - b - c zeros."""
    law, step, left = np.array([1.0]), np.array([c, n - b - c, b]) / n, n
    while left:
        if left % 2:
            law = np.convolve(law, step)
        step, left = np.convolve(step, step), left // 2
    return law


def _quantile(law: NDArray[np.float64], n: int, share: float) -> Fraction:
    return Fraction(int(np.searchsorted(np.cumsum(law), share)) - n, n)
