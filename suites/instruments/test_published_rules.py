"""Rounding cells, printed figures and rules on worked cases; and every claim is sharp."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from benchmark.stats.mcnemar import exact_one_sided
from suites.published import test_execretrieval, test_falsification
from suites.published.cells import Cell, as_cell, hull
from suites.published.claims import Claim, Rule
from suites.published.derivations import (
    bootstrap_limits,
    nearest_p,
    nearest_share,
    shares_printing,
    tables_with,
)
from suites.published.figures import Figure, Span, count, rounded, span

CLAIMS = (*test_execretrieval.CLAIMS, *test_falsification.CLAIMS)
ROUNDING = [c for c in CLAIMS if c.rule is Rule.ROUNDS_TO and not isinstance(c.printed, str)]
UNITS_WIDE_MAX = 6  # of the last printed place: what 5,000 bootstrap replicates leave open
LEFT_OPEN = {  # a tie, the inputs' rounding, or the replicates of a bootstrap
    "s3.2-pilot-accidentally-correct",
    "table6-c2-share",
    "s5.6-qwen3-8b-queries-behind",
    "s5.1-leader-interval-low",
    "s5.1-leader-interval-high",
    "s5.1-google-difference-low",
    "s5.1-google-difference-high",
}
ends = st.fractions(min_value=-5, max_value=5, max_denominator=50)


@given(ends, ends, ends, ends, st.fractions(0, 1), st.fractions(0, 1))
def test_a_result_of_members_is_a_member_of_the_result(
    a: Fraction, b: Fraction, c: Fraction, d: Fraction, s: Fraction, t: Fraction
) -> None:
    first, second = hull(a, b), hull(c, d)
    x, y = first.low + s * first.width, second.low + t * second.width
    for found, value in (
        (first + second, x + y),
        (first - second, x - y),
        (first * second, x * y),
        (3 - first, 3 - x),
    ):
        assert found.low <= value <= found.high
    if not second.low <= 0 <= second.high:
        assert (first / second).overlaps(as_cell(x / y))


def test_the_ends_of_a_result_are_reached_by_corners() -> None:
    first, second = hull(-2, 3), hull(4, 5)
    corners = list(product((-2, 3), (4, 5)))
    assert first * second == hull(*(x * y for x, y in corners))
    assert first / second == hull(*(Fraction(x, y) for x, y in corners))


def test_a_divisor_that_holds_zero_and_an_empty_cell_are_refused() -> None:
    with pytest.raises(ZeroDivisionError, match="expected one sign"):
        as_cell(1) / hull(-1, 1)
    with pytest.raises(ValueError, match=r"got \[2, 1\]; expected low <= high"):
        Cell(Fraction(2), Fraction(1))


@pytest.mark.parametrize(
    ("figure", "low", "high", "decimals"),
    [
        (rounded("-", "0.331"), "0.3305", "0.3315", 3),
        (rounded("-", "44.3%"), "0.4425", "0.4435", 1),
        (rounded("-", "+0.002"), "0.0015", "0.0025", 3),
        (rounded("-", "-0.038"), "-0.0385", "-0.0375", 3),
        (rounded("-", "2.7e-5"), "0.0000265", "0.0000275", 1),
        (rounded("-", "1.00"), "0.995", "1.005", 2),
        (rounded("-", "110"), "109.5", "110.5", 0),
        (count("-", "86,135"), "86135", "86135", 0),
        (count("-", "1e-7"), "0.0000001", "0.0000001", 0),
    ],
    ids=["rate", "percent", "plus", "minus", "exponent", "zeros", "whole", "count", "small_count"],
)
def test_a_printed_figure_stands_for_half_a_unit_on_both_sides_and_a_count_for_itself(
    figure: Figure, low: str, high: str, decimals: int
) -> None:
    assert figure.cell == Cell(Fraction(low), Fraction(high))
    assert figure.decimals == decimals


def test_a_span_is_rounded_outwards_and_text_that_is_no_number_is_refused() -> None:
    assert span("-", "27%", "49%").cell == Cell(Fraction("0.265"), Fraction("0.495"))
    with pytest.raises(ValueError, match="is no number, got 'about 3'"):
        rounded("-", "about 3")


ABOUT_THIRD = rounded("-", "0.33")  # [0.325, 0.335]
JUST = Fraction(1, 10**9)
LOW, HIGH = Fraction("0.325"), Fraction("0.335")


@pytest.mark.parametrize(
    ("rule", "holding", "failing"),
    [
        (Rule.ROUNDS_TO, (LOW, HIGH), (LOW - JUST, HIGH + JUST)),
        (Rule.INSIDE, (LOW, HIGH), (LOW - JUST, HIGH + JUST)),
        (Rule.AT_MOST, (HIGH, LOW - 1), (HIGH + JUST,)),
        (Rule.AT_LEAST, (LOW, HIGH + 1), (LOW - JUST,)),
        (Rule.BELOW, (LOW - JUST,), (LOW, HIGH)),
        (Rule.ABOVE, (HIGH + JUST,), (HIGH, LOW)),
    ],
    ids=[rule.name for rule in Rule],
)
def test_each_rule_turns_at_the_edge_of_the_printed_cell(
    rule: Rule, holding: tuple[Fraction, ...], failing: tuple[Fraction, ...]
) -> None:
    def holds(value: Fraction) -> bool:
        return Claim("c", "-", lambda: value, ABOUT_THIRD, rule).holds()

    assert all(holds(value) for value in holding)
    assert not any(holds(value) for value in failing)


def test_a_recomputed_cell_is_inside_or_bounded_only_as_a_whole() -> None:
    wide = hull(Fraction("0.32"), Fraction("0.34"))
    holding = [rule for rule in Rule if Claim("c", "-", lambda: wide, ABOUT_THIRD, rule).holds()]
    assert holding == [Rule.ROUNDS_TO]


def test_words_agree_only_when_equal_and_never_with_numbers() -> None:
    assert Claim("c", "-", lambda: "PASS", "PASS").holds()
    assert not Claim("c", "-", lambda: "FAIL", "PASS").holds()
    assert not Claim("c", "-", lambda: "0.33", ABOUT_THIRD).holds()


def test_0_330_is_no_share_of_939_whole_queries_and_0_331_is_that_of_311() -> None:
    assert shares_printing(rounded("-", "0.331"), 939) == (311,)
    unattainable = [k for k in range(1000) if not shares_printing(_thousandth(k), 939)]
    assert len(unattainable) == 1000 - len({round(Fraction(k * 1000, 939)) for k in range(939)})
    missed = _thousandth(unattainable[0])
    assert not missed.cell.overlaps(as_cell(nearest_share(missed, 939)))


def _thousandth(k: int) -> Figure:
    return rounded("-", f"{k / 1000:.3f}")


def test_a_net_of_10_with_p_0_0154_is_14_against_4_and_p_0_02_is_none() -> None:
    assert tables_with(10, 109, rounded("-", "0.0154"), exact_one_sided) == ((14, 4),)
    assert tables_with(10, 109, rounded("-", "0.0200"), exact_one_sided) == ()
    assert nearest_p(10, 109, rounded("-", "0.0200"), exact_one_sided) == exact_one_sided(15, 5)


def test_the_bootstrap_limits_of_one_in_four_hold_the_binomial_quantiles() -> None:
    low, high = bootstrap_limits(100, 0, 400)
    law = stats.binom(400, 0.25)
    assert low.low <= Fraction(int(law.ppf(0.025)), 400) <= low.high
    assert high.low <= Fraction(int(law.ppf(0.975)), 400) <= high.high
    assert low.width <= Fraction(4, 400)


def _allowed(printed: Figure | Span) -> Fraction:
    if isinstance(printed, Span):
        return UNITS_WIDE_MAX * printed.low.unit
    return UNITS_WIDE_MAX * printed.unit if printed.rounded else Fraction(0)


@pytest.mark.parametrize("claim", ROUNDING, ids=[claim.id for claim in ROUNDING])
def test_a_recomputation_is_six_units_of_the_last_place_wide_at_most_and_a_count_exact(
    claim: Claim,
) -> None:
    answer = claim.recomputed()
    assert not isinstance(answer, str)
    assert not isinstance(claim.printed, str)
    assert as_cell(answer).width <= _allowed(claim.printed), claim.sentence()


def _moved(printed: Figure, units: int) -> Cell:
    return printed.cell + units * printed.unit


def test_one_unit_more_or_less_in_print_refutes_all_claims_but_the_named() -> None:
    figures = [(c, c.printed) for c in ROUNDING if isinstance(c.printed, Figure)]
    open_ones = set()
    for claim, printed in figures:
        answer = claim.recomputed()
        assert not isinstance(answer, str)
        if any(as_cell(answer).overlaps(_moved(printed, units)) for units in (-1, 1)):
            open_ones.add(claim.id)
    assert open_ones == LEFT_OPEN


def test_a_claim_that_follows_is_no_misfit_and_a_misfit_says_why() -> None:
    assert [claim.id for claim in CLAIMS if claim.misfit and claim.holds()] == []
    assert all(len(claim.misfit) > 20 for claim in CLAIMS if claim.misfit)
