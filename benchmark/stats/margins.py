"""Exact unconditional tests of non-inferiority and equivalence for paired proportions.

Source: ours; the falsification paper has none and says so ("No equivalence test is performed for
the blind tie", section 4.2). Ordering by the score statistic of Tango 1998; the p is the largest
over the nuisance parameter, as Hsueh, Liu and Chen 2001; equivalence by two one-sided tests
(Schuirmann 1987).
"""

from dataclasses import dataclass

import numpy as np
from scipy.optimize import minimize_scalar
from scipy.special import gammaln, xlogy

from benchmark.errors import BenchmarkError
from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import FloatArray, whole_number

NUISANCE_POINTS = 257  # of the grid; the best of them are then refined
REFINED = 3
CELLS_AT_A_TIME = 2 * 1024 * 1024
TIE = 1e-9  # statistics this near are one outcome


@dataclass(frozen=True, slots=True)
class NonInferiority:
    """Against "the favored rate is lower by `margin` or more"; rates and p in [0, 1]."""

    favored: int
    reverse: int
    n: int
    margin: float
    p: float
    reason: Degenerate


@dataclass(frozen=True, slots=True)
class Equivalence:
    """Against "the rates differ by `margin` or more", either way: p is the larger of the two."""

    favored: int
    reverse: int
    n: int
    margin: float
    p_not_lower: float
    p_not_higher: float
    p: float
    reason: Degenerate


def noninferiority_exact(favored: int, reverse: int, n: int, *, margin: float) -> NonInferiority:
    """Exact p that the favored arm's rate is not lower by `margin`: discordant counts of `n` units.

    With margin 0 it is the exact unconditional test of superiority. No units give p = 1 and the
    reason. Raises BenchmarkError for counts beyond n and for margin outside [0, 1).
    """
    b, c, units = _counts(favored, reverse, n)
    if not 0.0 <= margin < 1.0:
        raise BenchmarkError(
            f"noninferiority_exact margin: is not a margin, got {margin!r}; "
            "expected 0 <= margin < 1, a difference of rates; fix it before looking"
        )
    if units == 0:
        return NonInferiority(b, c, 0, margin, 1.0, Degenerate.EMPTY_SAMPLE)
    return NonInferiority(b, c, units, margin, _largest_p(b, c, units, margin), Degenerate.NONE)


def equivalence_exact(favored: int, reverse: int, n: int, *, margin: float) -> Equivalence:
    """Exact p that the two rates differ by less than `margin`, in (0, 1): as above."""
    if margin == 0.0:
        raise BenchmarkError(
            "equivalence_exact margin: can never be shown, got 0.0; expected 0 < margin < 1; "
            "fix a margin that matters before looking"
        )
    lower = noninferiority_exact(favored, reverse, n, margin=margin)
    higher = noninferiority_exact(reverse, favored, n, margin=margin)
    p = max(lower.p, higher.p)  # both one-sided tests must reject
    return Equivalence(favored, reverse, n, margin, lower.p, higher.p, p, lower.reason)


def score_statistic(b: FloatArray, c: FloatArray, n: int, margin: float) -> FloatArray:
    """Tango's z of b - c against -`margin`, elementwise; larger is further from inferiority.

    The restricted estimate q of P(reverse) solves 2n q^2 + B q + C = 0 (Tango 1998).
    """
    big_b = -(b + c) - margin * (2 * n - b + c)
    big_c = c * margin * (1.0 + margin)
    root = np.sqrt(np.maximum(0.0, big_b**2 - 8.0 * n * big_c))
    q = (root - big_b) / (4.0 * n)
    spread = np.sqrt(np.maximum(0.0, n * (2.0 * q - margin * (1.0 + margin))))
    distance = b - c + n * margin
    return np.divide(distance, spread, out=np.zeros_like(distance), where=spread > 0.0)


def _largest_p(b: int, c: int, n: int, margin: float) -> float:
    """The supremum over q = P(reverse), with P(favored) = q - margin, of the tail's probability."""
    favored, reverse = (np.asarray(axis, dtype=np.float64) for axis in _outcomes(n))
    z = score_statistic(favored, reverse, n, margin)
    seen = score_statistic(np.array([float(b)]), np.array([float(c)]), n, margin)[0]
    tail = z >= seen - TIE
    favored, reverse = favored[tail], reverse[tail]
    ways = gammaln(n + 1) - gammaln(favored + 1) - gammaln(reverse + 1)
    ways -= gammaln(n - favored - reverse + 1)

    def probability(q: FloatArray) -> FloatArray:
        step = max(1, CELLS_AT_A_TIME // max(1, len(ways)))
        parts = [q[start : start + step, np.newaxis] for start in range(0, len(q), step)]
        return np.concatenate([_trinomial(ways, favored, reverse, n, margin, q) for q in parts])

    grid = np.linspace(margin, (1.0 + margin) / 2.0, NUISANCE_POINTS)
    found = probability(grid)
    best = float(found.max())
    for index in np.argsort(found)[-REFINED:].tolist():
        bounds = (grid[max(0, index - 1)], grid[min(NUISANCE_POINTS - 1, index + 1)])
        refined = minimize_scalar(
            lambda q: -float(probability(np.array([q]))[0]), bounds=bounds, method="bounded"
        )
        best = max(best, -float(refined.fun))
    return min(1.0, best)


def _trinomial(
    ways: FloatArray, b: FloatArray, c: FloatArray, n: int, margin: float, q: FloatArray
) -> FloatArray:
    """Summed probability of the outcomes [t] for each q [g, 1]: [g]."""
    neither = np.maximum(0.0, 1.0 + margin - 2.0 * q)
    terms = ways + xlogy(b, np.maximum(0.0, q - margin)) + xlogy(c, q) + xlogy(n - b - c, neither)
    total: FloatArray = np.exp(terms).sum(axis=1)
    return total


def _outcomes(n: int) -> tuple[FloatArray, FloatArray]:
    """All (favored, reverse) with favored + reverse <= n, as two float64 arrays."""
    favored, reverse = np.indices((n + 1, n + 1), dtype=np.float64)
    possible = favored + reverse <= n
    return favored[possible], reverse[possible]


def _counts(favored: int, reverse: int, n: int) -> tuple[int, int, int]:
    b = whole_number("paired margin favored", favored, least=0)
    c = whole_number("paired margin reverse", reverse, least=0)
    units = whole_number("paired margin n", n, least=0)
    if b + c > units:
        raise BenchmarkError(
            f"paired margin: more discordant units than units, got {b} + {c} of {units}; "
            "expected favored + reverse <= n; count all over the same units"
        )
    return b, c, units
