"""The two nulls of exec@1 in a family, counted over all worlds."""

from fractions import Fraction
from itertools import permutations, product
from math import prod

import pytest

from benchmark.errors import BenchmarkError
from benchmark.stats.nulls import exchangeable_null, independent_null


@pytest.mark.parametrize("n", range(6))
def test_exchangeable_is_the_share_of_permutations_with_the_canonical_first(n: int) -> None:
    orders = list(permutations(range(n + 1)))
    seen = Fraction(sum(ranking[0] == 0 for ranking in orders), len(orders))
    assert exchangeable_null(n) == float(seen)


@pytest.mark.parametrize("n", range(6))
def test_independent_is_the_weight_of_the_one_world_where_no_mutant_wins(n: int) -> None:
    p = Fraction(3, 8)
    worlds = product((True, False), repeat=n)
    first = sum(prod(p if w else 1 - p for w in world) for world in worlds if not any(world))
    assert independent_null(0.375, n) == float(first)


def test_a_pairwise_rate_of_0_443_leaves_0_096_of_four_families_in_a_hundred() -> None:
    assert independent_null(0.443, 4) == pytest.approx(float(Fraction(557, 1000) ** 4), rel=1e-14)
    assert round(independent_null(0.443, 4), 3) == 0.096
    assert exchangeable_null(4) == 0.2


def test_a_rate_of_0_and_of_1_give_1_and_0() -> None:
    assert (independent_null(0.0, 4), independent_null(1.0, 4)) == (1.0, 0.0)


def test_bad_rates_and_counts_are_refused() -> None:
    for p in (-0.1, 1.1, float("nan")):
        with pytest.raises(BenchmarkError, match="expected 0 <= p <= 1"):
            independent_null(p, 4)
    with pytest.raises(BenchmarkError, match="expected an integer of at least 0"):
        independent_null(0.5, -1)
    with pytest.raises(BenchmarkError, match="expected an integer of at least 0"):
        exchangeable_null(-1)
