"""The rule that turns a pair's statistic into a verdict, line by line."""

import math

import pytest

from audits.decisions import PairEvidence, PairVerdict, decide_pair
from audits.errors import AuditError
from benchmark import protocol
from benchmark.stats.holm import holm
from benchmark.stats.mcnemar import exact_two_sided

ALPHA = protocol.ALPHA
BEYOND = math.nextafter(ALPHA, 1.0)

RULES = (
    ("better_when_b_is_larger", PairEvidence(9, 1, 0.01, 0), PairVerdict.FIRST_BETTER),
    ("better_when_c_is_larger", PairEvidence(1, 9, 0.01, 0), PairVerdict.SECOND_BETTER),
    ("p_of_alpha_rejects", PairEvidence(9, 1, ALPHA, 0), PairVerdict.FIRST_BETTER),
    ("p_just_beyond_alpha_does_not", PairEvidence(9, 1, BEYOND, 0), PairVerdict.NOT_DISTINGUISHED),
    ("p_of_0_rejects", PairEvidence(2000, 0, 0.0, 0), PairVerdict.FIRST_BETTER),
    ("p_of_1_does_not", PairEvidence(2, 1, 1.0, 0), PairVerdict.NOT_DISTINGUISHED),
    ("equal_counts", PairEvidence(5, 5, 0.01, 0), PairVerdict.NOT_DISTINGUISHED),
    ("no_discordant_pair", PairEvidence(0, 0, 1.0, 0), PairVerdict.NOT_DISTINGUISHED),
    ("one_query_missing", PairEvidence(90, 1, 0.0, 1), PairVerdict.WITHHELD),
    ("all_missing", PairEvidence(0, 0, 1.0, 40), PairVerdict.WITHHELD),
)


@pytest.mark.parametrize(
    ("evidence", "verdict"), [rule[1:] for rule in RULES], ids=[rule[0] for rule in RULES]
)
def test_the_rule_gives_its_verdict(evidence: PairEvidence, verdict: PairVerdict) -> None:
    assert decide_pair(evidence) is verdict


def test_swapping_the_systems_swaps_the_verdict() -> None:
    swap = {
        PairVerdict.FIRST_BETTER: PairVerdict.SECOND_BETTER,
        PairVerdict.SECOND_BETTER: PairVerdict.FIRST_BETTER,
    }
    for _name, e, verdict in RULES:
        swapped = PairEvidence(e.c, e.b, e.p_adjusted, e.missing)
        assert decide_pair(swapped) is swap.get(verdict, verdict)


def test_holm_rejects_at_an_adjusted_p_of_exactly_alpha() -> None:
    adjusted = holm([0.025, 0.5]).adjusted
    assert adjusted == (0.05, 0.5)
    assert decide_pair(PairEvidence(9, 2, adjusted[0], 0)) is PairVerdict.FIRST_BETTER


def test_six_against_none_is_better_alone_and_not_distinguished_in_a_family_of_three() -> None:
    p = exact_two_sided(6, 0)
    assert p == 0.03125
    assert decide_pair(PairEvidence(6, 0, holm([p]).adjusted[0], 0)) is PairVerdict.FIRST_BETTER
    in_family = holm([p, 1.0, 1.0]).adjusted[0]
    assert decide_pair(PairEvidence(6, 0, in_family, 0)) is PairVerdict.NOT_DISTINGUISHED


def test_another_alpha_is_used_when_it_is_one() -> None:
    evidence = PairEvidence(9, 1, 0.02, 0)
    assert decide_pair(evidence, alpha=0.01) is PairVerdict.NOT_DISTINGUISHED
    for alpha in (0.0, 1.0, math.nan):
        with pytest.raises(AuditError, match="expected 0 < alpha < 1"):
            decide_pair(evidence, alpha=alpha)


@pytest.mark.parametrize(
    "parts",
    [(-1, 0, 0.5, 0), (0, -1, 0.5, 0), (0, 0, 0.5, -1), (0, 0, math.nan, 0), (0, 0, 1.1, 0)],
    ids=["b", "c", "missing", "nan", "above_1"],
)
def test_evidence_that_is_none_is_refused(parts: tuple[int, int, float, int]) -> None:
    with pytest.raises(AuditError, match="PairEvidence: is not evidence"):
        PairEvidence(*parts)
