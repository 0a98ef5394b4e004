"""The frozen rules of the repair study, line by line, and the paper's own case."""

import math

import pytest

from audits.errors import AuditError
from audits.repair_decisions import (
    ClaimEvidence,
    ClaimVerdict,
    FamilyVerdict,
    decide_claim,
    decide_family,
)
from audits.repair_guards import (
    CellEvidence,
    HarmGate,
    Rescue,
    conflicting_cells,
    decide_harm_gate,
    decide_rescue,
    rescue_is_immaterial,
)
from benchmark.repair_protocol import FAMILY_ALPHA, HARM_SHARE_MAX
from benchmark.stats.harm import reverse_harm
from benchmark.stats.holm import holm
from benchmark.stats.mcnemar import exact_one_sided

BELOW = math.nextafter(FAMILY_ALPHA, 0.0)
TRAP = ClaimEvidence("C1'", 25, 7, 0.002)
ANTIDOTE = ClaimEvidence("C2'", 21, 3, 0.0004)
CONTENT = ClaimEvidence("C3'", 22, 7, 0.004)
MISSED = {
    "failed": ClaimEvidence("C", 9, 5, 0.2),
    "reversed": ClaimEvidence("C", 1, 3, 0.9),
    "withheld": ClaimEvidence("C", 25, 7, 0.0, missing=1),
}

CLAIMS = (
    ("p_below_alpha_passes", ClaimEvidence("C", 9, 1, BELOW), ClaimVerdict.PASSED),
    ("p_of_alpha_fails", ClaimEvidence("C", 9, 1, FAMILY_ALPHA), ClaimVerdict.FAILED_TO_CONFIRM),
    ("direction_kept_is_not_refuted", MISSED["failed"], ClaimVerdict.FAILED_TO_CONFIRM),
    ("reversed", MISSED["reversed"], ClaimVerdict.NOT_FAVORED),
    ("tied", ClaimEvidence("C", 20, 20, 0.56), ClaimVerdict.NOT_FAVORED),
    ("no_discordant_unit", ClaimEvidence("C", 0, 0, 1.0), ClaimVerdict.NOT_FAVORED),
    ("one_unit_missing", MISSED["withheld"], ClaimVerdict.WITHHELD),
    (
        "p_that_others_can_bring_below_alpha",
        ClaimEvidence("C", 12, 3, 0.053, p_least=0.018),
        ClaimVerdict.WITHHELD,
    ),
    (
        "p_that_no_other_can_bring_below_alpha",
        ClaimEvidence("C", 12, 5, 0.2, p_least=FAMILY_ALPHA),
        ClaimVerdict.FAILED_TO_CONFIRM,
    ),
    (
        "p_below_alpha_whatever_others_are",
        ClaimEvidence("C", 22, 3, 0.01, p_least=0.003),
        ClaimVerdict.PASSED,
    ),
)


@pytest.mark.parametrize(
    ("evidence", "verdict"), [c[1:] for c in CLAIMS], ids=[c[0] for c in CLAIMS]
)
def test_the_rule_gives_a_claim_its_verdict(evidence: ClaimEvidence, verdict: ClaimVerdict) -> None:
    assert decide_claim(evidence) is verdict


def test_the_papers_family_is_certified_and_content_attributed() -> None:
    counts = ((25, 7), (21, 3), (22, 7))
    adjusted = holm([exact_one_sided(*pair) for pair in counts]).adjusted
    family = [
        ClaimEvidence(id_, *pair, p)
        for id_, pair, p in zip(("C1'", "C2'", "C3'"), counts, adjusted, strict=True)
    ]
    found = decide_family(*family, rescue_is_immaterial=rescue_is_immaterial(3, 18))
    assert found.label == "CERTIFIED, content-attributed"


@pytest.mark.parametrize("missed", ["failed", "reversed"])
def test_one_co_primary_alone_certifies_nothing_and_the_split_is_named(missed: str) -> None:
    for family in ((MISSED[missed], ANTIDOTE), (TRAP, MISSED[missed])):
        found = decide_family(*family, CONTENT, rescue_is_immaterial=True)
        assert found.verdict is FamilyVerdict.NOT_CERTIFIED
        assert f"C {decide_claim(MISSED[missed])}" in found.label
        assert "passed" in found.label


def test_a_withheld_co_primary_withholds_the_family() -> None:
    for family in ((MISSED["withheld"], ANTIDOTE), (MISSED["failed"], MISSED["withheld"])):
        found = decide_family(*family, CONTENT, rescue_is_immaterial=True)
        assert found.verdict is FamilyVerdict.WITHHELD


@pytest.mark.parametrize("missed", sorted(MISSED))
def test_the_content_claim_never_blocks_and_only_attributes(missed: str) -> None:
    found = decide_family(TRAP, ANTIDOTE, MISSED[missed], rescue_is_immaterial=True)
    assert (found.verdict, found.content_attributed) == (FamilyVerdict.CERTIFIED, False)
    assert found.label == "CERTIFIED"


def test_a_material_rescue_by_the_placebo_takes_the_attribution_and_not_the_verdict() -> None:
    found = decide_family(TRAP, ANTIDOTE, CONTENT, rescue_is_immaterial=False)
    assert (found.verdict, found.content_attributed) == (FamilyVerdict.CERTIFIED, False)


def test_without_an_antidote_there_is_nothing_to_attribute() -> None:
    found = decide_family(TRAP, MISSED["failed"], CONTENT, rescue_is_immaterial=True)
    assert not found.content_attributed


def test_a_family_with_a_withheld_co_primary_is_named_and_not_attributed_in_its_label() -> None:
    found = decide_family(MISSED["withheld"], ANTIDOTE, CONTENT, rescue_is_immaterial=True)
    assert found.label == "WITHHELD (C withheld; C2' passed)"
    assert found.content_attributed  # the antidote result's, which is C2' and needs no C1'


@pytest.mark.parametrize(
    ("nets", "antidote", "rescue"),
    [
        ((3, 18), ClaimVerdict.PASSED, Rescue.IMMATERIAL),
        ((9, 18), ClaimVerdict.PASSED, Rescue.MATERIAL),
        ((-1, -1), ClaimVerdict.NOT_FAVORED, Rescue.NOT_APPLICABLE),
        ((0, 4), ClaimVerdict.FAILED_TO_CONFIRM, Rescue.NOT_APPLICABLE),
        ((0, 18), ClaimVerdict.WITHHELD, Rescue.WITHHELD),
        ((None, 18), ClaimVerdict.PASSED, Rescue.WITHHELD),
    ],
    ids=["less", "half", "reversed", "failed", "open", "placebo-missing"],
)
def test_the_rescue_guard_is_of_an_antidote_that_passed_on_whole_counts(
    nets: tuple[int | None, int], antidote: ClaimVerdict, rescue: Rescue
) -> None:
    assert decide_rescue(*nets, antidote) is rescue


def test_a_rescue_of_exactly_half_is_material() -> None:
    assert rescue_is_immaterial(8, 18)
    assert not rescue_is_immaterial(9, 18)
    assert rescue_is_immaterial(8, 17)
    assert not rescue_is_immaterial(0, 0)


def test_seven_of_290_fail_the_harm_gate_and_three_pass_it_on_the_observed_share_alone() -> None:
    gates = []
    for reverse in (7, 3):
        harm = reverse_harm(reverse, 290, level=0.95)
        gates.append(decide_harm_gate(harm.share, harm.upper))
    assert gates == [HarmGate.FAILED, HarmGate.OBSERVED]
    assert [gate.passes for gate in gates] == [False, True]


def test_a_share_of_exactly_two_percent_passes_and_a_bounded_one_says_so() -> None:
    assert decide_harm_gate(HARM_SHARE_MAX, 0.5) is HarmGate.OBSERVED
    assert decide_harm_gate(math.nextafter(HARM_SHARE_MAX, 1), 0.5) is HarmGate.FAILED
    none = reverse_harm(0, 290, level=0.95)
    assert decide_harm_gate(none.share, none.upper) is HarmGate.BOUNDED
    assert HarmGate.BOUNDED.passes


def cell(favored: int, reverse: int, id_: str = "cell") -> CellEvidence:
    return CellEvidence(id_, favored, reverse, exact_one_sided(reverse, favored))


def test_a_cell_conflicts_at_a_net_of_minus_two_and_not_at_minus_one() -> None:
    cells = (cell(3, 4, "minus-one"), cell(8, 10, "minus-two"), cell(5, 1, "plus"))
    assert conflicting_cells(cells) == ("minus-two",)


def test_a_cell_conflicts_by_significant_harm_alone() -> None:
    assert conflicting_cells((CellEvidence("c", 3, 4, 0.049),)) == ("c",)
    assert conflicting_cells((CellEvidence("c", 3, 4, 0.05),)) == ()
    assert conflicting_cells(()) == ()


def test_evidence_that_is_none_is_refused() -> None:
    with pytest.raises(AuditError, match="ClaimEvidence C: is not evidence"):
        ClaimEvidence("C", -1, 0, 0.5)
    with pytest.raises(AuditError, match="p_adjusted=nan"):
        ClaimEvidence("C", 1, 0, math.nan)
    with pytest.raises(AuditError, match=r"p_least=0\.6"):
        ClaimEvidence("C", 1, 0, 0.5, p_least=0.6)
    with pytest.raises(AuditError, match="CellEvidence c: is not evidence"):
        CellEvidence("c", 1, -1, 0.5)
    with pytest.raises(AuditError, match=r"got nan and 1\.0"):
        decide_harm_gate(math.nan, 1.0)
    with pytest.raises(AuditError, match="expected 0 < alpha < 1"):
        decide_claim(TRAP, alpha=1.0)
