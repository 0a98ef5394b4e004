"""Exact conditional power of the one-sided McNemar test.

Source: falsification paper, equation 2.5.
"""

from dataclasses import dataclass

from scipy.special import bdtrc

from benchmark.errors import BenchmarkError
from benchmark.stats.intervals import tail
from benchmark.stats.mcnemar import exact_one_sided
from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import whole_number


@dataclass(frozen=True, slots=True)
class ConditionalPower:
    """Power given `discordant` pairs of which a share `favorable` is expected; rates in [0, 1].

    `critical` is the least favorable count that rejects at `alpha`, None where none does; `size`
    is the chance to reach it under the null, at most alpha.
    """

    discordant: int
    favorable: float
    alpha: float
    critical: int | None
    size: float
    power: float
    reason: Degenerate


def conditional_power(discordant: int, favorable: float, *, alpha: float) -> ConditionalPower:
    """Pr[p_exact(X, D - X) <= alpha] for X ~ Binomial(D, favorable), D = `discordant` pairs.

    Raises BenchmarkError for a negative count, `favorable` outside [0, 1], alpha outside (0, 1).
    """
    pairs = whole_number("conditional_power discordant", discordant, least=0)
    tail(1.0 - alpha)
    if not 0.0 <= favorable <= 1.0:
        raise BenchmarkError(
            f"conditional_power favorable: is not a share, got {favorable!r}; "
            "expected 0 <= favorable <= 1; divide the favored by all discordant pairs"
        )
    critical = next((x for x in range(pairs + 1) if exact_one_sided(x, pairs - x) <= alpha), None)
    if critical is None:
        reason = Degenerate.NO_REJECTION_POSSIBLE if pairs else Degenerate.NO_DISCORDANT_PAIRS
        return ConditionalPower(pairs, favorable, alpha, None, 0.0, 0.0, reason)
    size = exact_one_sided(critical, pairs - critical)
    power = float(bdtrc(critical - 1, pairs, favorable))  # P(X >= critical), (2.5)
    return ConditionalPower(pairs, favorable, alpha, critical, size, power, Degenerate.NONE)
