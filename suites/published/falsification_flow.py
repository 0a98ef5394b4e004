"""Claims of the falsification paper on units, generations and audits.

Source: falsification paper, Tables 1, 3, 5, 11, 13; sections 2.1.1, 2.2.2, 3, 3.3.
"""

from functools import partial
from operator import attrgetter
from typing import Final

from benchmark import repair_protocol as protocol
from suites.published import falsification_figures as paper
from suites.published.cells import Cell, as_cell
from suites.published.claims import Claim, Rule
from suites.published.falsification_figures import FlowRow
from suites.published.figures import Figure, Span, count


def _sum(figures: tuple[Figure, ...]) -> Cell:
    return sum((figure.cell for figure in figures), as_cell(0))


def _column(name: str) -> Cell:
    return _sum(tuple(map(attrgetter(name), paper.TABLE_1)))


def _product(*figures: Figure) -> Cell:
    product = as_cell(1)
    for figure in figures:
        product = product * figure.cell
    return product


def _capped(row: FlowRow) -> Cell:
    return as_cell(min(int(row.dead.value), protocol.DEAD_UNITS_PER_CELL_MAX))


def _flow_claims(row: FlowRow) -> tuple[Claim, ...]:
    return (
        Claim(f"table1-{row.id}-capped", row.capped.place, partial(_capped, row), row.capped),
        Claim(
            f"table1-{row.id}-primary",
            row.primary.place,
            lambda: row.capped.cell - row.excluded.cell,
            row.primary,
        ),
        Claim(
            f"table1-{row.id}-dead-among-tasks",
            row.dead.place,
            lambda: row.dead.cell,
            row.initial,
            Rule.AT_MOST,
        ),
        Claim(
            f"table1-{row.id}-disjoint-from-the-unselected",
            row.disjoint.place,
            lambda: row.dead.cell - row.capped.cell,
            row.disjoint,
            Rule.AT_LEAST,
        ),
    )


def _clusters_possible() -> Span:
    """A task is a cluster once: from the largest cell of each benchmark to all its units."""
    names = ("HumanEval+", "MBPP+")
    units = [[r.primary.value for r in paper.TABLE_1 if r.benchmark == name] for name in names]
    least, most = sum(max(cells) for cells in units), sum(sum(cells) for cells in units)
    return Span(count("Table 1", str(least)), count("Table 1", str(most)))


FLOW_CLAIMS: Final = (
    *(claim for row in paper.TABLE_1 for claim in _flow_claims(row)),
    *(
        Claim(f"table1-total-{name}", printed.place, partial(_column, name), printed)
        for name, printed in paper.TABLE_1_TOTAL
    ),
    Claim(
        "table1-mbpp-tasks",
        "Table 1, caption",
        lambda: paper.MBPP_NOMINAL.cell - paper.MBPP_EXCLUDED.cell,
        paper.MBPP_TASKS,
    ),
    Claim(
        "table5-cells", "Table 5", partial(_product, paper.BENCHMARKS, paper.MODELS), paper.CELLS
    ),
    Claim(  # the median is above the cap, so more than half of the tasks are truncated
        "table3-humaneval-truncated",
        "Table 3",
        lambda: paper.HUMANEVAL_TRUNCATED.cell / paper.HUMANEVAL_TASKS.cell,
        count("Table 3", "0.5"),
        Rule.AT_LEAST,
    ),
    Claim(
        "table3-humaneval-median-above-the-cap",
        "Table 3",
        lambda: paper.HUMANEVAL_MEDIAN.cell,
        paper.HIDDEN_CAP,
        Rule.ABOVE,
    ),
    Claim(
        "table3-mbpp-never-truncated",
        "Table 3",
        lambda: paper.MBPP_MOST.cell,
        paper.HIDDEN_CAP,
        Rule.AT_MOST,
    ),
    Claim(
        "table5-fixed-generations",
        "Table 5",
        partial(_product, paper.PRIMARY, paper.ARMS, paper.ROUNDS),
        paper.FIXED_GENERATIONS,
    ),
    Claim(
        "table5-disjoint-generations",
        "Table 5",
        partial(_product, paper.DISJOINT, paper.ARMS, paper.ROUNDS),
        paper.DISJOINT_GENERATIONS,
    ),
    Claim(
        "table5-main-generations",
        "Table 5",
        partial(_sum, (paper.FIXED_GENERATIONS, paper.DISJOINT_GENERATIONS)),
        paper.MAIN_GENERATIONS,
    ),
    Claim(
        "units-of-both-samples",
        "3",
        partial(_sum, (paper.PRIMARY, paper.DISJOINT)),
        paper.MAIN_UNITS,
    ),
    Claim(
        "main-generations-of-all-units",
        "3",
        partial(_product, paper.MAIN_UNITS, paper.ARMS, paper.ROUNDS),
        paper.MAIN_GENERATIONS,
    ),
    Claim(
        "sixth-arm-generations",
        "Table 5",
        partial(_product, paper.MAIN_UNITS, paper.ROUNDS),
        paper.SIXTH_GENERATIONS,
    ),
    Claim(
        "transition-files",
        "3",
        partial(_product, paper.MAIN_UNITS, paper.ARMS),
        paper.TRANSITION_FILES,
    ),
    Claim(
        "generations-of-an-arm",
        "3.1",
        partial(_product, paper.PRIMARY, paper.ROUNDS),
        paper.PER_ARM_GENERATIONS,
    ),
    Claim(
        "prompt-guard-leaves-the-completion",
        "2.2.2",
        lambda: paper.CONTEXT.cell - paper.COMPLETION.cell,
        paper.PROMPT_GUARD,
    ),
    Claim("table11-units", "Table 11", partial(_sum, paper.FACT_UNITS), paper.PRIMARY),
    Claim(
        "table11-zero-fact-share",
        "Table 11",
        lambda: paper.FACT_UNITS[0].cell / paper.PRIMARY.cell,
        paper.ZERO_FACT_SHARE,
    ),
    Claim(
        "table11-round-varying",
        "3.2",
        lambda: paper.PRIMARY.cell - paper.ROUND_IDENTICAL.cell,
        paper.ROUND_VARYING,
    ),
    Claim(
        "task-clusters-possible",
        "3.2, Table 12",
        lambda: paper.CLUSTERS.cell,
        _clusters_possible(),
        Rule.INSIDE,
    ),
    Claim("q0-strata", "3.2", partial(_sum, paper.Q0_UNITS), paper.PRIMARY),
    Claim("q0-search-bound", "3.2", partial(_sum, paper.Q0_UNITS[2:]), paper.SEARCH_BOUND),
    Claim(
        "audit-missing-baselines",
        "3.3, Table 13",
        partial(_product, paper.DISJOINT, paper.BASELINE_ARMS),
        paper.MISSING_BASELINES,
    ),
    Claim("audit-collisions-by-arm", "3.3", lambda: sum(paper.COLLISIONS_BY_ARM), paper.COLLISIONS),
    Claim(
        "audit-collision-share",
        "3.3",
        lambda: paper.COLLISIONS.cell / paper.MAIN_GENERATIONS.cell,
        paper.COLLISION_SHARE,
    ),
    Claim(
        "audit-collision-pairs",
        "3.3",
        lambda: paper.COLLISION_PAIRS.cell,
        paper.COLLISIONS,
        Rule.AT_MOST,
    ),
    Claim(
        "pilot-generations",
        "4.1",
        partial(_product, paper.PILOT_UNITS, paper.PILOT_ARMS, paper.ROUNDS),
        paper.PILOT_GENERATIONS,
    ),
    Claim(
        "pilot-units-among-the-search-bound",
        "4.1 and 3.2",
        lambda: paper.PILOT_UNITS.cell,
        paper.SEARCH_BOUND,
        Rule.AT_MOST,
    ),
    Claim(
        "eck-below-its-power-bar",
        "4.1",
        lambda: paper.SEARCH_BOUND.cell,
        paper.POWER_BAR,
        Rule.BELOW,
    ),
)
