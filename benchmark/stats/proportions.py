"""The exact interval of a proportion.

Source: Clopper and Pearson 1934, "The use of confidence or fiducial limits".
"""

import math

from scipy.special import betaincinv

from benchmark.errors import BenchmarkError
from benchmark.stats.intervals import Interval, tail
from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import whole_number


def clopper_pearson(successes: int, n: int, *, level: float) -> Interval:
    """Exact two-sided interval of `successes` out of `n`, as a rate in [0, 1].

    n = 0 has no estimate, the limits [0, 1], and the reason. None or all of n is an ordinary value:
    the interval is one-sided there, not degenerate.
    Raises BenchmarkError for successes > n, negative counts, or level outside (0, 1).
    """
    outside = tail(level)
    whole_number("clopper_pearson n", n, least=0)
    whole_number("clopper_pearson successes", successes, least=0)
    if successes > n:
        raise BenchmarkError(
            f"clopper_pearson: more successes than units, got {successes} of {n}; "
            "expected successes <= n; count both over the same units"
        )
    if n == 0:
        return Interval(math.nan, 0.0, 1.0, 0, Degenerate.EMPTY_SAMPLE)
    # Clopper-Pearson 1934 as beta quantiles: B(a/2; x, n-x+1) and B(1-a/2; x+1, n-x)
    low = float(betaincinv(successes, n - successes + 1, outside)) if successes > 0 else 0.0
    high = float(betaincinv(successes + 1, n - successes, 1.0 - outside)) if successes < n else 1.0
    return Interval(successes / n, low, high, int(n))
