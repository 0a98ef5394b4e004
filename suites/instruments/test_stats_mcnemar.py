"""McNemar's exact test against statsmodels, scipy and coin tosses counted one by one."""

from fractions import Fraction
from itertools import product
from math import comb

import numpy as np
import pytest
from scipy import stats

from benchmark.errors import BenchmarkError
from benchmark.stats.mcnemar import (
    EXACT_PAIRS_MAX,
    McNemar,
    McNemarOneSided,
    exact_one_sided,
    exact_two_sided,
    mcnemar_exact,
    mcnemar_one_sided,
)
from benchmark.stats.reasons import Degenerate

COUNTS = [(b, c) for b in range(13) for c in range(13)]


def pairs(b: int, c: int, both: int = 0, neither: int = 0) -> tuple[np.ndarray, np.ndarray]:
    first = [True] * b + [False] * c + [True] * both + [False] * neither
    second = [False] * b + [True] * c + [True] * both + [False] * neither
    return np.array(first, dtype=np.bool_), np.array(second, dtype=np.bool_)


def test_the_two_sided_p_is_that_of_statsmodels() -> None:
    reason = "install statsmodels: the independent McNemar"
    tables = pytest.importorskip("statsmodels.stats.contingency_tables", reason=reason)
    for b, c in [*COUNTS, (3, 40), (150, 110), (999, 1001)]:
        theirs = float(tables.mcnemar([[5, b], [c, 7]], exact=True).pvalue)
        assert exact_two_sided(b, c) == pytest.approx(theirs, rel=1e-10)


def test_both_p_are_those_of_scipys_binomial_test() -> None:
    for b, c in COUNTS[1:]:
        two = stats.binomtest(b, b + c, 0.5).pvalue
        one = stats.binomtest(b, b + c, 0.5, alternative="greater").pvalue
        assert exact_two_sided(b, c) == pytest.approx(two, rel=1e-12)
        assert exact_one_sided(b, c) == pytest.approx(one, rel=1e-12)


def test_both_p_are_exact_fractions_of_all_coin_tosses() -> None:
    for b, c in [(b, c) for b in range(6) for c in range(6) if b + c > 0]:
        heads = [sum(toss) for toss in product((0, 1), repeat=b + c)]
        as_large = Fraction(sum(x >= b for x in heads), len(heads))
        extreme = Fraction(sum(abs(2 * x - b - c) >= abs(b - c) for x in heads), len(heads))
        assert exact_one_sided(b, c) == float(as_large)
        assert exact_two_sided(b, c) == float(extreme)


def test_one_against_nine_is_11_of_512_two_sided() -> None:
    assert Fraction(2 * (comb(10, 0) + comb(10, 1)), 2**10) == Fraction(11, 512)
    first, second = pairs(9, 1, both=4, neither=6)
    assert mcnemar_exact(first, second) == McNemar(9, 1, 20, 11 / 512, Degenerate.NONE)
    assert mcnemar_one_sided(first, second) == McNemarOneSided(9, 1, 20, 11 / 1024, Degenerate.NONE)


def test_exchanging_the_systems_keeps_the_two_sided_p_and_turns_the_one_sided() -> None:
    first, second = pairs(2, 7)
    assert mcnemar_exact(first, second).p_two_sided == mcnemar_exact(second, first).p_two_sided
    tail = Fraction(comb(9, 0) + comb(9, 1) + comb(9, 2), 2**9)
    assert mcnemar_one_sided(second, first).p_one_sided == float(tail) == 46 / 512
    at_least_2 = 1 - Fraction(comb(9, 0) + comb(9, 1), 2**9)
    assert mcnemar_one_sided(first, second).p_one_sided == float(at_least_2) == 502 / 512


@pytest.mark.parametrize(
    ("both", "neither"), [(3, 4), (5, 0), (0, 5), (0, 0)], ids=["mixed", "all", "none", "empty"]
)
def test_identical_outcomes_have_p_1_and_the_reason(both: int, neither: int) -> None:
    first, second = pairs(0, 0, both, neither)
    n, reason = both + neither, Degenerate.NO_DISCORDANT_PAIRS
    assert mcnemar_exact(first, second) == McNemar(0, 0, n, 1.0, reason)
    assert mcnemar_one_sided(first, second) == McNemarOneSided(0, 0, n, 1.0, reason)


def test_a_single_discordant_pair_has_p_1_two_sided_and_one_half_one_sided() -> None:
    first, second = pairs(1, 0)
    assert mcnemar_exact(first, second) == McNemar(1, 0, 1, 1.0, Degenerate.NONE)
    assert mcnemar_one_sided(first, second).p_one_sided == 0.5


def test_a_balanced_split_has_p_exactly_1() -> None:
    assert [exact_two_sided(m, m) for m in (1, 7, 500, 5_000)] == [1.0] * 4


def test_1500_against_none_is_the_smallest_p_a_float_holds_or_0_and_no_overflow() -> None:
    assert exact_two_sided(1_000, 0) == 2.0**-999
    assert exact_two_sided(1_500, 0) == 0.0


def test_scipys_tail_takes_over_beyond_2000_pairs_without_a_step() -> None:
    b = EXACT_PAIRS_MAX // 2 - 40
    below, above = EXACT_PAIRS_MAX - b, EXACT_PAIRS_MAX - b + 1
    for c in (below, above):
        exact = Fraction(2 * sum(comb(b + c, i) for i in range(b + 1)), 2 ** (b + c))
        assert exact_two_sided(b, c) == pytest.approx(float(exact), rel=1e-10)


def test_two_more_hits_in_352_to_368_discordant_pairs_have_the_papers_p_0_958() -> None:
    fitting = [c for c in range(939 // 2) if round(exact_two_sided(c + 2, c), 3) == 0.958]
    assert (2 * fitting[0] + 2, 2 * fitting[-1] + 2) == (352, 368)  # 5.1: p = 0.958, +0.002


def test_outcomes_must_be_boolean_and_of_one_length() -> None:
    truth = np.array([True, False])
    with pytest.raises(BenchmarkError, match="got dtype int64; expected an array of dtype bool"):
        mcnemar_exact(np.array([1, 0]), truth)
    with pytest.raises(BenchmarkError, match=r"mcnemar second: .* got \(2,\); expected \(3,\)"):
        mcnemar_one_sided(np.ones(3, dtype=np.bool_), truth)


def test_negative_counts_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="c: is not a valid count, got -1"):
        exact_two_sided(3, -1)
