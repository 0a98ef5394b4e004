"""What exec@1 inside one family would be without any signal: two nulls.

Source: ours. A family is the canonical and its n near-copies. Print both nulls, and
the interval, beside every exec@1: a system at either of them has shown nothing about rank 1.
"""

from benchmark.errors import BenchmarkError
from benchmark.stats.samples import whole_number


def independent_null(p: float, n: int) -> float:
    """P(canonical first) if each of `n` mutants beats it independently with chance `p`.

    `p` is the pairwise deception rate, in [0, 1]. With p = 0.43 and n = 4 this is 0.106, so an
    exec@1 of 0.08 to 0.10 at that rate says nothing beyond the pairs. Real mutants are correlated
    (they share the canonical's score), which lifts exec@1 above this null without any skill.
    Raises BenchmarkError for p outside [0, 1] or n < 0.
    """
    if not 0.0 <= p <= 1.0:
        raise BenchmarkError(
            f"independent_null p: is not a rate, got {p!r}; "
            "expected 0 <= p <= 1; pass the pairwise deception rate"
        )
    return float((1.0 - p) ** whole_number("independent_null n", n, least=0))  # (1 - p)^n


def exchangeable_null(n: int) -> float:
    """P(canonical first) if the canonical and its `n` near-copies are exchangeable.

    With n = 4 this is 0.2: a ranker that finds the family and then picks blindly. Third and fourth
    place of the paper's table, 0.21 to 0.22, are about here; only 0.33 is clearly above both.
    Raises BenchmarkError for n < 0.
    """
    return 1.0 / (whole_number("exchangeable_null n", n, least=0) + 1)  # 1 / (n + 1)
