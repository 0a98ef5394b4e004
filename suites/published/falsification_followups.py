"""Claims of the falsification paper on sensitivity and follow-ups: Tables 12 and 15, the text.

Source: falsification paper, Tables 12 and 15; sections 2.2.3, 3.2, 4.1. Where only a net and its p
are printed, the p must be that of some whole table with that net (eq. 2.1).
"""

from functools import partial
from typing import Final

from benchmark.stats.mcnemar import exact_one_sided
from suites.published import falsification_figures as paper
from suites.published.claims import Claim, Rule
from suites.published.derivations import nearest_p, tables_with
from suites.published.falsification_tables import TABLE_6, TABLE_9, TABLE_12, TABLE_15, RiskRow
from suites.published.figures import Figure, count

UNITS: Final = int(paper.PRIMARY.value)
ZERO: Final = count("Table 12", "0")
NET_OF: Final = {
    "b-p": TABLE_6[0].contrast,
    "cf-p": TABLE_6[1].contrast,
    "cf-gr": TABLE_6[2].contrast,
    "cf-b": TABLE_9[0],
}


def _thrice_p(net: int) -> float:
    """The Holm p of the smallest of three claims nearest to the printed one."""
    tables = ((c + net, c) for c in range((UNITS - net) // 2 + 1))
    found = (3 * exact_one_sided(*table) for table in tables)
    return min(found, key=lambda p: abs(p - float(paper.CONFIRM_TC_P_HOLM.value)))


def _search_bound_table() -> tuple[int, int]:
    (table,) = tables_with(
        paper.SEARCH_BOUND_NET, int(paper.SEARCH_BOUND.value), paper.SEARCH_BOUND_P, exact_one_sided
    )
    return table


def _difference(first: int, second: int) -> int:
    return first - second


def _left_to_other_strata(side: int) -> int:
    return TABLE_9[0].counts[side] - _search_bound_table()[side]


def _net_of_the_second_stratum() -> int:
    total = int(TABLE_9[0].net.value)
    return total - paper.SEARCH_BOUND_NET - paper.Q0_ZERO_NET


def _excludes_zero(low: Figure, high: Figure) -> str:
    return "includes 0" if low.cell.low <= 0 <= high.cell.high else "excludes 0"


def _risk_claims(row: RiskRow) -> tuple[Claim, ...]:
    name, place = f"table12-{row.id}", f"Table 12, {row.id}"
    contrast = NET_OF[row.id]
    return (
        Claim(f"{name}-net", place, lambda: contrast.favored.cell - contrast.reverse.cell, row.net),
        Claim(f"{name}-risk-difference", place, lambda: row.net.cell / UNITS, row.difference),
        Claim(f"{name}-low", place, lambda: row.low.cell, row.difference, Rule.BELOW),
        Claim(f"{name}-high", place, lambda: row.high.cell, row.difference, Rule.ABOVE),
        Claim(
            f"{name}-zero",
            place,
            partial(_excludes_zero, row.low, row.high),
            "includes 0" if row.id == "cf-b" else "excludes 0",
        ),
    )


FOLLOWUP_CLAIMS: Final = (
    *(claim for row in TABLE_12 for claim in _risk_claims(row)),
    *(
        Claim(f"disjoint-{id_}-net", "3.2", partial(_difference, b, c), net)
        for id_, b, c, net in paper.DISJOINT_CONTRASTS
    ),
    Claim(  # (B - BI) + (BI - P) = B - P on the same units
        "disjoint-nets-sum-to-b-p",
        "3.2",
        lambda: paper.DISJOINT_CONTRASTS[3][3].cell + paper.DISJOINT_CONTRASTS[4][3].cell,
        paper.DISJOINT_CONTRASTS[0][3],
    ),
    Claim(
        "confirm-tc-p-of-a-whole-table",
        "2.2.3",
        partial(_thrice_p, paper.CONFIRM_TC_NET),
        paper.CONFIRM_TC_P_HOLM,
    ),
    Claim(
        "corpse-p-of-a-whole-table",
        "2.2.3",
        partial(nearest_p, paper.CORPSE_NET, UNITS, paper.CORPSE_P, exact_one_sided),
        paper.CORPSE_P,
    ),
    Claim(
        "search-bound-p-of-a-whole-table",
        "3.2",
        lambda: exact_one_sided(*_search_bound_table()),
        paper.SEARCH_BOUND_P,
    ),
    Claim(
        "search-bound-favored-among-all",
        "3.2 and Table 9",
        partial(_left_to_other_strata, 0),
        ZERO,
        Rule.AT_LEAST,
    ),
    Claim(  # q0 = 0 has at least 8 more reverse than favored units
        "search-bound-reverse-leaves-the-eight",
        "3.2 and Table 9",
        partial(_left_to_other_strata, 1),
        count("3.2", "8"),
        Rule.AT_LEAST,
    ),
    Claim(
        "second-stratum-net-within-its-units",
        "3.2",
        lambda: abs(_net_of_the_second_stratum()),
        paper.Q0_UNITS[1],
        Rule.AT_MOST,
    ),
    *(
        Claim(
            f"table15-{id_}-p-of-a-whole-table",
            printed.place,
            partial(nearest_p, net, n, printed, exact_one_sided),
            printed,
        )
        for id_, net, n, printed in TABLE_15
    ),
    Claim(
        "pilot-risk-difference",
        "4.1",
        lambda: 6 / paper.PILOT_UNITS.value,
        paper.PILOT_DIFFERENCE,
    ),
    Claim(
        "pilot-interval-includes-zero",
        "4.1",
        partial(_excludes_zero, paper.PILOT_LOW, paper.PILOT_HIGH),
        "includes 0",
    ),
)
