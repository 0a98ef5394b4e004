"""Non-inferiority and equivalence against likelihoods and all outcomes of small samples."""

import math
from functools import cache
from math import comb

import numpy as np
import pytest
from scipy.optimize import minimize_scalar

from benchmark.errors import BenchmarkError
from benchmark.stats.margins import (
    Equivalence,
    NonInferiority,
    equivalence_exact,
    noninferiority_exact,
    score_statistic,
)
from benchmark.stats.mcnemar import exact_one_sided
from benchmark.stats.reasons import Degenerate

OUTCOMES = [(b, c) for b in range(9) for c in range(9 - b)]  # of 8 units


def z(b: int, c: int, n: int, margin: float) -> float:
    return float(score_statistic(np.array([float(b)]), np.array([float(c)]), n, margin)[0])


@cache
def p_of(b: int, c: int, margin: float) -> float:
    return noninferiority_exact(b, c, 8, margin=margin).p


def chance(b: int, c: int, n: int, favored: float, reverse: float) -> float:
    ways = comb(n, b) * comb(n - b, c)
    return float(ways * favored**b * reverse**c * max(0.0, 1 - favored - reverse) ** (n - b - c))


@pytest.mark.parametrize(("b", "c", "n", "margin"), [(3, 2, 12, 0.1), (20, 20, 290, 0.05)])
def test_the_statistic_uses_the_likeliest_nuisance_under_the_margin(
    b: int, c: int, n: int, margin: float
) -> None:
    def unlikely(q: float) -> float:
        rest = 1 + margin - 2 * q
        return -(b * math.log(q - margin) + c * math.log(q) + (n - b - c) * math.log(rest))

    bounds = (margin + 1e-9, (1 + margin) / 2 - 1e-9)
    q = minimize_scalar(unlikely, bounds=bounds, method="bounded", options={"xatol": 1e-12}).x
    variance = n * (2 * q - margin - margin**2)  # of b - c, at that nuisance
    assert z(b, c, n, margin) == pytest.approx((b - c + n * margin) / math.sqrt(variance), rel=1e-6)


def test_without_margin_the_statistic_is_mcnemars() -> None:
    assert z(9, 4, 40, 0.0) == pytest.approx((9 - 4) / math.sqrt(13))
    assert z(0, 0, 40, 0.0) == 0.0


def test_the_statistic_falls_with_reverse_and_rises_with_favored_units() -> None:
    for margin in (0.05, 0.2, 0.6):
        for b, c in OUTCOMES:
            if b + c < 8:
                assert z(b + 1, c, 8, margin) > z(b, c, 8, margin) > z(b, c + 1, 8, margin)


@pytest.mark.parametrize("margin", [0.0, 0.1, 0.3])
def test_p_is_the_largest_summed_chance_over_a_dense_grid_of_nuisances(margin: float) -> None:
    grid = np.linspace(margin, (1 + margin) / 2, 1201)
    for b, c in [(0, 0), (2, 2), (5, 1), (1, 4), (8, 0), (3, 0)]:
        extreme = [o for o in OUTCOMES if z(*o, 8, margin) >= z(b, c, 8, margin) - 1e-9]
        brute = max(sum(chance(*o, 8, q - margin, q) for o in extreme) for q in grid.tolist())
        assert p_of(b, c, margin) == pytest.approx(brute, abs=2e-5)
        assert p_of(b, c, margin) >= brute - 1e-9


@pytest.mark.parametrize("alpha", [0.025, 0.05, 0.2])
def test_a_truly_inferior_arm_is_called_non_inferior_at_most_at_the_rate_alpha(
    alpha: float,
) -> None:
    margin = 0.15
    called = [o for o in OUTCOMES if p_of(*o, margin) <= alpha]
    assert called
    for favored in np.linspace(0.0, 0.4, 9):
        for reverse in np.linspace(favored + margin, 1.0 - favored, 12):
            if favored + reverse <= 1.0 and reverse - favored >= margin - 1e-12:
                total = sum(chance(*o, 8, favored, reverse) for o in called)
                assert total <= alpha + 1e-6


def test_a_wider_margin_is_easier_to_show() -> None:
    found = [noninferiority_exact(20, 20, 290, margin=m / 100).p for m in (1, 2, 3, 4, 5, 6)]
    assert found == sorted(found, reverse=True)


def test_without_margin_the_unconditional_p_is_below_the_conditional_one_for_21_against_3() -> None:
    unconditional = noninferiority_exact(21, 3, 290, margin=0.0).p
    assert 1e-5 < unconditional < exact_one_sided(21, 3)


def test_equivalence_takes_the_larger_of_two_tests_and_is_symmetric() -> None:
    found = equivalence_exact(6, 2, 40, margin=0.25)
    assert found.p_not_lower == noninferiority_exact(6, 2, 40, margin=0.25).p
    assert found.p_not_higher == noninferiority_exact(2, 6, 40, margin=0.25).p
    assert found.p == found.p_not_higher > found.p_not_lower
    assert equivalence_exact(2, 6, 40, margin=0.25).p == found.p


def test_no_units_have_p_1_and_the_reason() -> None:
    assert noninferiority_exact(0, 0, 0, margin=0.1) == NonInferiority(
        0, 0, 0, 0.1, 1.0, Degenerate.EMPTY_SAMPLE
    )
    empty = equivalence_exact(0, 0, 0, margin=0.1)
    assert empty == Equivalence(0, 0, 0, 0.1, 1.0, 1.0, 1.0, Degenerate.EMPTY_SAMPLE)


def test_impossible_counts_and_margins_are_refused() -> None:
    with pytest.raises(BenchmarkError, match=r"got 3 \+ 2 of 4; expected favored \+ reverse <= n"):
        noninferiority_exact(3, 2, 4, margin=0.1)
    with pytest.raises(BenchmarkError, match="expected 0 <= margin < 1"):
        noninferiority_exact(1, 1, 4, margin=1.0)
    with pytest.raises(BenchmarkError, match="can never be shown"):
        equivalence_exact(1, 1, 4, margin=0.0)
