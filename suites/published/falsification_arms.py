"""Claims of the falsification paper on arms and cells: Tables 7 and 8, marginals of contrasts.

Source: falsification paper, Tables 7 and 8; section 3.1.
"""

from functools import partial
from typing import Final

from audits.repair_guards import CellEvidence, conflicting_cells
from benchmark.stats.mcnemar import exact_one_sided
from suites.published import falsification_figures as paper
from suites.published.cells import Cell, as_cell
from suites.published.claims import Claim, Rule
from suites.published.derivations import nearest_share, shares_printing
from suites.published.falsification_tables import (
    ARM_NAMES,
    TABLE_6,
    TABLE_7,
    TABLE_8,
    TABLE_9,
    TABLE_10,
    Arm,
    CellRow,
    Contrast,
)
from suites.published.figures import Figure, Span, count, rounded

UNITS: Final = int(paper.PRIMARY.value)
GENERATIONS: Final = int(paper.PER_ARM_GENERATIONS.value)
TRUE: Final = {arm.name: arm.true for arm in TABLE_7} | {"BI": paper.BI_UNLOCKS}
NETS: Final = (("c1", 0, "B", "P"), ("c2", 1, "CF-SF", "P"), ("c3", 2, "CF-SF", "GR-SHAPE"))
CONTRASTS: Final = (*(row.contrast for row in (*TABLE_6, *TABLE_10)), *TABLE_9)
TEXT_CHARS: Final = (
    ("P", rounded("3.2", "1290")),
    ("B", rounded("3.2", "406")),
)


def _unlocks(row: CellRow, arm: str) -> Figure:
    return row.unlocks[ARM_NAMES.index(arm)]


def _column(arm: str) -> Cell:
    return sum((_unlocks(row, arm).cell for row in TABLE_8), as_cell(0))


def _ahead(row: CellRow, favored: str, reference: str) -> Cell:
    return _unlocks(row, favored).cell - _unlocks(row, reference).cell


def _positive_cells(index: int) -> int:
    return sum(row.nets[index].value > 0 for row in TABLE_8)


def _net_column(index: int) -> Cell:
    return sum((row.nets[index].cell for row in TABLE_8), as_cell(0))


def _passing(arm: Arm) -> Cell:
    """Passing generations of the arm: every whole count that prints as its pass rate."""
    found = shares_printing(arm.pass_rate, GENERATIONS)
    return Cell(as_cell(found[0]).low, as_cell(found[-1]).high)


def _arm_claims(arm: Arm) -> tuple[Claim, ...]:
    name, place = f"table7-{arm.name.lower()}", f"Table 7, {arm.name}"
    rounds = int(paper.ROUNDS.value)
    return (
        Claim(f"{name}-rounds-sum-to-true", place, lambda: sum(arm.rounds), arm.true),
        Claim(f"{name}-true-share", place, lambda: arm.true.cell / UNITS, arm.true_share),
        Claim(f"{name}-true-among-public", place, lambda: arm.true.cell, arm.public, Rule.AT_MOST),
        Claim(
            f"{name}-pass-rate-of-whole-generations",
            place,
            partial(nearest_share, arm.pass_rate, GENERATIONS),
            arm.pass_rate,
        ),
        Claim(  # a public unlock has one to four passing generations
            f"{name}-passing-generations-of-its-units",
            place,
            partial(_passing, arm),
            Span(arm.public, count(place, str(arm.public.value * rounds))),
            Rule.INSIDE,
        ),
        Claim(
            f"table8-{arm.name.lower()}-sums-to-table7",
            f"Table 8, {arm.name}",
            partial(_column, arm.name),
            arm.true,
        ),
    )


def _cell_claims(row: CellRow) -> tuple[Claim, ...]:
    flow = next(entry for entry in paper.TABLE_1 if entry.id == row.id)
    return (
        Claim(f"table8-{row.id}-n", f"Table 8, {row.id}", lambda: flow.primary.cell, row.n),
        *(
            Claim(
                f"table8-{row.id}-{id_}-net",
                f"Table 8, {row.id}",
                partial(_ahead, row, favored, reference),
                row.nets[index],
            )
            for id_, index, favored, reference in NETS
        ),
    )


def _marginal_claims(contrast: Contrast) -> tuple[Claim, ...]:
    favored, reference = TRUE[contrast.favored_arm], TRUE[contrast.reference_arm]
    name, place = f"marginals-{contrast.id}", f"{contrast.place} and Table 7"
    both = count(place, str(reference.value - contrast.reverse.value))
    return (
        Claim(f"{name}-net", place, lambda: favored.cell - reference.cell, contrast.net),
        Claim(  # unlocked by both arms, counted from either side
            f"{name}-both", place, lambda: favored.cell - contrast.favored.cell, both
        ),
        Claim(
            f"{name}-both-not-negative", place, lambda: both.cell, count(place, "0"), Rule.AT_LEAST
        ),
    )


def _chars(name: str) -> Cell:
    return next(arm.prompt_chars.cell for arm in TABLE_7 if arm.name == name)


def _conversion(name: str) -> Cell:
    (arm,) = (arm for arm in TABLE_7 if arm.name == name)
    return arm.true.cell / arm.public.cell


def _differences() -> list[int]:
    return [int(_unlocks(r, "CF-SF").value - _unlocks(r, "B").value) for r in TABLE_8]


def _possible(row: CellRow, index: int, reference: str) -> tuple[CellEvidence, ...]:
    """Every table of a cell with its printed net: at most all of the reference arm's unlocks."""
    net = int(row.nets[index].value)
    counts = range(max(0, -net), int(_unlocks(row, reference).value) + 1)
    return tuple(CellEvidence(row.id, net + c, c, exact_one_sided(c, net + c)) for c in counts)


def _guarded() -> int:
    """How many possible tables of the co-primaries' cells fire the cell guard."""
    return sum(
        len(conflicting_cells(_possible(row, index, reference)))
        for row in TABLE_8
        for _id, index, _favored, reference in NETS[:2]
    )


ARM_CLAIMS: Final = (
    *(claim for arm in TABLE_7 for claim in _arm_claims(arm)),
    *(
        Claim(f"text-{name.lower()}-prompt-chars", "3.2", partial(_chars, name), printed)
        for name, printed in TEXT_CHARS
    ),
    *(
        Claim(
            f"conversion-{name.lower()}",
            "3.1",
            partial(_conversion, name),
            printed,
        )
        for name, printed in paper.CONVERSION
    ),
    *(claim for row in TABLE_8 for claim in _cell_claims(row)),
    *(
        Claim(
            f"table8-{id_}-nets-sum-to-table6",
            "Table 8 and Table 6",
            partial(_net_column, index),
            TABLE_6[index].contrast.net,
        )
        for id_, index, _favored, _reference in NETS
    ),
    Claim("table8-units", "Table 8", lambda: sum(int(r.n.value) for r in TABLE_8), paper.PRIMARY),
    *(
        Claim(
            f"figure2-{id_}-cells-in-the-positive-direction",
            "3.1, Figure 2",
            partial(_positive_cells, index),
            count("3.1, Figure 2", positive),
        )
        for (id_, index, _f, _r), positive in zip(NETS, ("6", "6", "4"), strict=True)
    ),
    Claim(
        "figure2-c3-worst-cell",
        "Figure 2",
        lambda: min(row.nets[2].value for row in TABLE_8),
        count("Figure 2", "-1"),
    ),
    Claim("no-cell-guard-triggered", "3.1", _guarded, count("3.1", "0")),
    Claim(
        "blind-ahead-in-three-cells",
        "3.1",
        lambda: str(tuple(sorted(-d for d in _differences() if d < 0))),
        str(paper.BLIND_AHEAD),
    ),
    Claim(
        "facts-ahead-in-two-cells",
        "3.1",
        lambda: str(tuple(sorted(d for d in _differences() if d > 0))),
        str(paper.FACTS_AHEAD),
    ),
    Claim("one-cell-tied", "3.1", lambda: _differences().count(0), count("3.1", "1")),
    *(claim for contrast in CONTRASTS for claim in _marginal_claims(contrast)),
)
