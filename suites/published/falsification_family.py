"""Claims of the falsification paper on its families: Tables 6, 9, 10, the text, power, guards.

Source: falsification paper, Tables 6, 9 and 10; sections 2.2.1, 2.2.3, 3.1, 3.2; equations 2.1 to
2.5. Each is recomputed from the discordant counts by the project's own statistics and rules.
"""

from fractions import Fraction
from functools import partial
from math import comb
from typing import Final

from audits.repair_decisions import ClaimEvidence, ClaimVerdict, decide_claim, decide_family
from audits.repair_guards import decide_harm_gate, rescue_is_immaterial
from benchmark import repair_protocol as protocol
from benchmark.stats.harm import reverse_harm
from benchmark.stats.holm import holm
from benchmark.stats.intervals import Interval
from benchmark.stats.mcnemar import exact_one_sided
from benchmark.stats.odds_ratio import pooled_odds_ratio
from benchmark.stats.power import conditional_power
from benchmark.stats.proportions import clopper_pearson
from suites.published import falsification_figures as paper
from suites.published.claims import Claim, Rule
from suites.published.falsification_figures import Discovery, PowerRow
from suites.published.falsification_tables import (
    HARM_SHARES,
    RESCUE_HALF,
    RESCUE_PLACEBO,
    TABLE_6,
    TABLE_9,
    TABLE_10,
    Contrast,
    FamilyRow,
)
from suites.published.figures import Figure, count, rounded

Family = tuple[FamilyRow, ...]
TEXT_P: Final = (  # (id, table, row, adjusted?, printed)
    ("abstract-c1-p-holm", TABLE_6, 0, True, rounded("abstract, 3.1, 5", "0.0021")),
    ("abstract-c2-p-holm", TABLE_6, 1, True, rounded("abstract, 3.1, 5", "0.00042")),
    ("abstract-c3-p-holm", TABLE_6, 2, True, rounded("abstract, 3.1, 5", "0.0041")),
    ("abstract-d1-p", TABLE_10, 0, False, rounded("abstract, 3.2", "0.36")),
    ("text-c1-p-raw", TABLE_6, 0, False, rounded("3.1", "0.00105")),
    ("text-c2-p-raw", TABLE_6, 1, False, rounded("3.1", "0.000139")),
    ("text-d2-p-holm", TABLE_10, 1, True, rounded("3.2, 5", "0.0026")),
)
TEXT_ODDS: Final = (
    ("c1", 0, rounded("3.1", "3.4")),
    ("c2", 1, rounded("3.1", "6.1")),
    ("c3", 2, rounded("3.1", "3.0")),
)


def p_raw(contrast: Contrast) -> float:
    """Equation 2.1 of a contrast."""
    return exact_one_sided(*contrast.counts)


def _p_holm(family: Family, index: int) -> float:
    return holm([p_raw(row.contrast) for row in family]).adjusted[index]


def _share(contrast: Contrast) -> Interval:
    b01, b10 = contrast.counts
    return clopper_pearson(b01, b01 + b10, level=protocol.SHARE_LEVEL)


def _odds(contrast: Contrast) -> float:
    b01, b10 = contrast.counts
    return pooled_odds_ratio([b01], [b10]).odds_ratio


def _evidence(family: Family, index: int) -> ClaimEvidence:
    contrast = family[index].contrast
    return ClaimEvidence(contrast.id, *contrast.counts, _p_holm(family, index))


def _verdict(family: Family, index: int) -> str:
    passed = decide_claim(_evidence(family, index)) is ClaimVerdict.PASSED
    return "PASS" if passed else "FAIL"


def _label() -> str:
    trap, antidote, content = (_evidence(TABLE_6, index) for index in range(3))
    immaterial = rescue_is_immaterial(int(RESCUE_PLACEBO.value), antidote.net)
    return decide_family(trap, antidote, content, rescue_is_immaterial=immaterial).label


def _gate(reverse: Figure) -> str:
    harm = reverse_harm(int(reverse.value), int(paper.PRIMARY.value), level=0.95)
    return "PASS" if decide_harm_gate(harm.share, harm.upper).passes else "FAIL"


def _five_fold(family: Family, index: int) -> str:
    rows = len(TABLE_6) + len(TABLE_10)
    return "kept" if rows * p_raw(family[index].contrast) < protocol.FAMILY_ALPHA else "lost"


def _power(b01: int, b10: int, alpha: float) -> float:
    """Equation 2.5 at the discovery counts, whose sum is D and whose share is pi."""
    return conditional_power(b01 + b10, b01 / (b01 + b10), alpha=alpha).power


def _half_power(b01: int, b10: int, alpha: float) -> float:
    """The same with half of the favorable share's excess over 1/2."""
    share = 0.5 + (b01 / (b01 + b10) - 0.5) / 2
    return conditional_power(b01 + b10, share, alpha=alpha).power


def _ratio(part: int, whole: int) -> Fraction:
    return Fraction(part, whole)


def _power_claims(row: PowerRow, found: Discovery) -> tuple[Claim, ...]:
    name, b01, b10 = f"power-{row.id}", found.favored, found.reverse
    return (
        Claim(f"{name}-discordant", "2.2.1", lambda: b01 + b10, row.discordant),
        Claim(f"{name}-favorable-share", "2.2.1", partial(_ratio, b01, b01 + b10), row.favorable),
        Claim(
            name, "2.2.1, eq. 2.5", partial(_power, b01, b10, protocol.FIRST_STEP_ALPHA), row.power
        ),
    )


def _discovery_claims(found: Discovery) -> tuple[Claim, ...]:
    name, b01, b10 = f"discovery-{found.id}", found.favored, found.reverse
    return (
        Claim(f"{name}-net", "2.2.3, Figure 3", lambda: b01 - b10, found.net),
        Claim(f"{name}-p", "2.2.3", partial(exact_one_sided, b01, b10), found.p),
        Claim(f"{name}-bonferroni", "2.2.3", lambda: 10 * exact_one_sided(b01, b10), found.tenfold),
    )


def _contrast_claims(table: str, contrast: Contrast) -> tuple[Claim, ...]:
    name = f"{table}-{contrast.id}"
    return (
        Claim(
            f"{name}-net",
            contrast.place,
            lambda: contrast.favored.cell - contrast.reverse.cell,
            contrast.net,
        ),
        Claim(f"{name}-p-raw", contrast.place, partial(p_raw, contrast), contrast.p),
    )


def _family_claims(table: str, family: Family, index: int) -> tuple[Claim, ...]:
    row = family[index]
    contrast, place, name = row.contrast, row.contrast.place, f"{table}-{row.contrast.id}"
    return (
        *_contrast_claims(table, contrast),
        Claim(f"{name}-p-holm", place, partial(_p_holm, family, index), row.p_holm),
        Claim(f"{name}-verdict", place, partial(_verdict, family, index), row.verdict),
        Claim(f"{name}-share", place, lambda: _share(contrast).estimate, row.share),
        Claim(f"{name}-share-low", place, lambda: _share(contrast).low, row.low),
        Claim(f"{name}-share-high", place, lambda: _share(contrast).high, row.high),
        Claim(f"{name}-odds-ratio", place, partial(_odds, contrast), row.odds_ratio),
    )


def _harm_claims(id_: str, reverse: Figure, share: Figure, verdict: str) -> tuple[Claim, ...]:
    place = reverse.place
    harm = partial(reverse_harm, int(reverse.value), int(paper.PRIMARY.value), level=0.95)
    return (
        Claim(f"table9-harm-{id_}-share", place, lambda: harm().share, share),
        Claim(f"table9-harm-{id_}-verdict", place, partial(_gate, reverse), verdict),
    )


FAMILY_CLAIMS: Final = (
    *(c for i in range(len(TABLE_6)) for c in _family_claims("table6", TABLE_6, i)),
    *(c for i in range(len(TABLE_10)) for c in _family_claims("table10", TABLE_10, i)),
    *(c for contrast in TABLE_9 for c in _contrast_claims("table9", contrast)),
    *(
        Claim(
            id_,
            printed.place,
            partial(_p_holm, family, i) if adjusted else partial(p_raw, family[i].contrast),
            printed,
        )
        for id_, family, i, adjusted, printed in TEXT_P
    ),
    *(
        Claim(f"text-{id_}-odds-ratio", "3.1", partial(_odds, TABLE_6[i].contrast), printed)
        for id_, i, printed in TEXT_ODDS
    ),
    Claim("text-family-label", "3.1", _label, "CERTIFIED, content-attributed"),
    Claim(
        "table9-rescue-threshold",
        "Table 9",
        lambda: protocol.MATERIAL_RESCUE_SHARE * TABLE_6[1].contrast.net.value,
        RESCUE_HALF,
    ),
    Claim(
        "table9-rescue-verdict",
        "Table 9",
        lambda: "PASS" if rescue_is_immaterial(int(RESCUE_PLACEBO.value), 18) else "FAIL",
        "PASS",
    ),
    *(claim for row in HARM_SHARES for claim in _harm_claims(*row)),
    Claim(
        "table10-nets-sum-to-c1",
        "Table 10, caption",
        lambda: TABLE_10[0].contrast.net.cell + TABLE_10[1].contrast.net.cell,
        TABLE_6[0].contrast.net,
    ),
    *(
        Claim(
            f"five-fold-bonferroni-{family[i].contrast.id}",
            "3.2",
            partial(_five_fold, family, i),
            "lost" if family[i].contrast.id == "d1" else "kept",
        )
        for family in (TABLE_6, TABLE_10)
        for i in range(len(family))
    ),
    *(
        claim
        for row, found in zip(paper.POWER, paper.DISCOVERY, strict=True)
        for claim in _power_claims(row, found)
    ),
    Claim(
        "power-half-effect-low",
        "2.2.1",
        partial(_half_power, 28, 10, protocol.FIRST_STEP_ALPHA),
        paper.HALF_POWER_LOW,
    ),
    Claim(
        "power-half-effect-high",
        "2.2.1",
        partial(_half_power, 27, 9, protocol.FIRST_STEP_ALPHA),
        paper.HALF_POWER_HIGH,
        misfit="at half the excess over 1/2 and the stated first-step threshold 0.05/3 the powers "
        "are 0.16 and 0.25; at the unadjusted 0.05 both are 0.37, which is no 0.38 either",
    ),
    *(claim for found in paper.DISCOVERY for claim in _discovery_claims(found)),
    Claim(
        "discovery-contrasts-possible",
        "2.2.3",
        lambda: comb(int(paper.ARMS.value), 2),
        paper.CONTRASTS_POSSIBLE,
    ),
    Claim(
        "harm-upper-limit-of-c2-is-above-the-gate",
        "3.2: no bound below 2%",
        lambda: reverse_harm(3, 290, level=0.95).upper,
        count("eq. 2.4", "0.02"),
        Rule.ABOVE,
    ),
)
