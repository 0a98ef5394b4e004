"""A synthetic run that has the falsification paper's printed counts, and nothing else of it.

Source: falsification paper, Tables 7, 8, 10 and 11, section 3.2. Which unit is unlocked by which
arms is not printed; an integer program finds one assignment with all printed counts: unlocks by
arm and cell, and the discordant counts of every contrast.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp

from benchmark.metrics.compute_budget import ModelShape
from benchmark.metrics.discordant import UnitId
from benchmark.metrics.near_miss import NearMiss
from benchmark.repair_records import Sample
from reports.repair.observations import PoolCount, RepairObservation, RepairUnit, RoundOutcome
from reports.repair.plan import RunPlan
from suites.published.falsification_tables import TABLE_6, TABLE_7, TABLE_8, TABLE_9, TABLE_10

ARMS: Final = ("P", "B", "TC", "CF-SF", "GR-SHAPE", "BI")
BULLETS: Final = ("TC", "CF-SF", "GR-SHAPE")
BI_UNLOCKS: Final = 23
BI_CHARS: Final = 478.0  # section 3.2
ROUNDS: Final = 4
Pattern = frozenset[str]
PATTERNS: Final = tuple(
    frozenset(chosen) for size in range(len(ARMS) + 1) for chosen in combinations(ARMS, size)
)
SHAPE: Final = ModelShape(357_000_000, 24, 896)
PRIMARY_PAIRS: Final = {
    (c.favored_arm, c.reference_arm): c.counts
    for c in (*(row.contrast for row in (*TABLE_6, *TABLE_10)), *TABLE_9)
}
DISJOINT_CELLS: Final = {"humaneval-deepseek": 15, "mbpp-deepseek": 30, "mbpp-qwen0.5b": 15}
DISJOINT_PAIRS: Final = {  # section 3.2
    ("B", "P"): (2, 1),
    ("CF-SF", "P"): (3, 2),
    ("CF-SF", "GR-SHAPE"): (1, 3),
    ("BI", "P"): (6, 2),
    ("B", "BI"): (2, 5),
}
# Strata of section 3.2: units; CF-SF-only and B-only ones that give its -8 and its p of 0.0154.
STRATA: Final = ((0, 159, 5, 13), (1, 22, 1, 3), (2, 109, 14, 4))
MIDDLE: Final = 51  # of the search-bound units, those below 2/3
EXPOSURE: Final = (0, 43, 44, 122, 23, 15, 43)  # Table 11
ROUND_IDENTICAL: Final = 250  # Table 11
PLAN: Final = RunPlan("antidote", "a" * 64, "Pre-run power is 0.72 for C1' and 0.83 for C2'.")


@dataclass(frozen=True, slots=True)
class Placed:
    """A unit and the arms that unlock it."""

    id: UnitId
    arms: Pattern


def assignment(
    sizes: Mapping[str, int],
    marginals: Mapping[tuple[str, str], int],
    totals: Mapping[str, int],
    pairs: Mapping[tuple[str, str], tuple[int, int]],
) -> dict[str, list[Pattern]]:
    """A pattern for each unit of each cell that has all these counts.

    `marginals` are unlocks by (cell, arm), `totals` by arm, `pairs` discordant counts by arms.
    """
    columns = [(cell, pattern) for cell in sizes for pattern in PATTERNS]
    rows: list[list[bool]] = [[c == cell for c, _p in columns] for cell in sizes]
    right = list(sizes.values())
    for (cell, arm), count in marginals.items():
        rows.append([c == cell and arm in p for c, p in columns])
        right.append(count)
    for arm, count in totals.items():
        rows.append([arm in p for _c, p in columns])
        right.append(count)
    for (favored, reference), counts in pairs.items():
        for one, other, count in ((favored, reference, counts[0]), (reference, favored, counts[1])):
            rows.append([one in p and other not in p for _c, p in columns])
            right.append(count)
    solved = milp(
        c=[len(p) for _c, p in columns],
        integrality=np.ones(len(columns), dtype=int),
        bounds=Bounds(0, np.inf),
        constraints=LinearConstraint(np.array(rows, dtype=float), right, right),
    )
    assert solved.success, solved.message
    found: dict[str, list[Pattern]] = {cell: [] for cell in sizes}
    for (cell, pattern), count in zip(columns, np.rint(solved.x).astype(int), strict=True):
        found[cell] += [pattern] * int(count)
    return found


def placed(cells: Mapping[str, Sequence[Pattern]], prefix: str) -> list[Placed]:
    """Units with keys; the cells of a benchmark share their tasks as far as they reach."""
    made = []
    for cell, patterns in cells.items():
        benchmark, _, model = cell.partition("-")
        for place, pattern in enumerate(patterns):
            made.append(Placed(UnitId(benchmark, model, f"{prefix}{place}"), pattern))
    return made


def primary_units() -> list[Placed]:
    sizes = {row.id: int(row.n.value) for row in TABLE_8}
    marginals = {
        (row.id, arm): int(figure.value)
        for row in TABLE_8
        for arm, figure in zip(ARMS, row.unlocks, strict=False)
    }
    return placed(assignment(sizes, marginals, {"BI": BI_UNLOCKS}, PRIMARY_PAIRS), "t")


def disjoint_units() -> list[Placed]:
    return placed(assignment(DISJOINT_CELLS, {}, {}, DISJOINT_PAIRS), "d")


def near_misses(units: Sequence[Placed]) -> dict[UnitId, NearMiss]:
    """q0 of each unit, so that the strata have their sizes and their CF-SF and B nets."""
    only = {
        "facts": [u for u in units if "CF-SF" in u.arms and "B" not in u.arms],
        "blind": [u for u in units if "B" in u.arms and "CF-SF" not in u.arms],
    }
    rest = [u for u in units if ("B" in u.arms) == ("CF-SF" in u.arms)]
    found = {}
    for stratum, size, facts, blind in STRATA:
        chosen = [only["facts"].pop() for _ in range(facts)]
        chosen += [only["blind"].pop() for _ in range(blind)]
        chosen += [rest.pop() for _ in range(size - len(chosen))]
        for place, unit in enumerate(chosen):
            passed = (0, 1, 4 if place < MIDDLE else 8)[stratum]
            found[unit.id] = NearMiss(passed, 9)
    return found


def paper_observations() -> tuple[RepairObservation, ...]:
    """Both samples, six arms; Table 7's rounds, public unlocks, passing generations, lengths."""
    primary, disjoint = primary_units(), disjoint_units()
    near = near_misses(primary)
    facts = dict(zip((u.id for u in primary), _facts(), strict=True))
    return (
        *_observed(primary, Sample.PRIMARY, near, facts),
        *_observed(disjoint, Sample.DISJOINT, {u.id: NearMiss(0, 9) for u in disjoint}, {}),
    )


def _facts() -> Iterator[int]:
    for count, units in enumerate(EXPOSURE):
        yield from [count] * units


def _observed(
    units: Sequence[Placed],
    sample: Sample,
    near: Mapping[UnitId, NearMiss],
    facts: Mapping[UnitId, int],
) -> Iterator[RepairObservation]:
    sizes: dict[str, int] = {}
    for unit in units:
        sizes[unit.id.cell] = sizes.get(unit.id.cell, 0) + 1
    for arm in ARMS:
        rounds = _rounds(units, arm, sample, facts)
        for place, unit in enumerate(units):
            yield RepairObservation(
                unit=RepairUnit("paper", unit.id, arm, sample, sizes[unit.id.cell]),
                rounds=rounds[unit.id],
                near=near[unit.id],
                pool=PoolCount(40, 164),
                sandbox="none",
                registered=True,
                shape=SHAPE,
                same_bullets=place < ROUND_IDENTICAL if arm in BULLETS else None,
                plan=PLAN,
            )


def _rounds(
    units: Sequence[Placed], arm: str, sample: Sample, facts: Mapping[UnitId, int]
) -> dict[UnitId, tuple[RoundOutcome, ...]]:
    table = next((row for row in TABLE_7 if row.name == arm), None)
    firsts = [r for r, count in enumerate(table.rounds) for _ in range(count)] if table else []
    unlocked = [u.id for u in units if arm in u.arms]
    others = [u.id for u in units if arm not in u.arms]
    hidden: dict[UnitId, int] = dict.fromkeys(unlocked, 0)
    public: dict[UnitId, set[int]] = {u: {0} for u in unlocked}
    chars = [478] * (len(units) * ROUNDS)
    if table is not None and sample is Sample.PRIMARY:
        hidden = dict(zip(unlocked, firsts, strict=True))
        public = {u: {first} for u, first in hidden.items()}
        public |= {u: {0} for u in others[: int(table.public.value) - len(unlocked)]}
        _fill(public, round(float(table.pass_rate.value) * len(units) * ROUNDS))
        chars = _lengths(float(table.prompt_chars.value), len(units) * ROUNDS)
    bullets = arm in BULLETS
    lengths = iter(chars)
    return {
        u.id: tuple(
            RoundOutcome(
                public=r in public.get(u.id, ()),
                hidden=hidden.get(u.id) == r,
                prompt_chars=(length := next(lengths)),
                prompt_tokens=length // 4,
                completion_tokens=100,
                wall_s=1.0,
                facts=facts.get(u.id, 1) if bullets else None,
            )
            for r in range(ROUNDS)
        )
        for u in units
    }


def _fill(public: dict[UnitId, set[int]], passing: int) -> None:
    """More passing rounds of units that pass already, until `passing` generations do."""
    spare = ((unit, r) for r in range(ROUNDS) for unit in sorted(public) if r not in public[unit])
    for _ in range(passing - sum(map(len, public.values()))):
        unit, r = next(spare)
        public[unit] = public[unit] | {r}
        spare = ((u, x) for x in range(ROUNDS) for u in sorted(public) if x not in public[u])


def _lengths(mean: float, generations: int) -> list[int]:
    """Whole lengths with that mean, to a hundredth."""
    whole = int(mean)
    longer = round((mean - whole) * generations)
    return [whole + 1] * longer + [whole] * (generations - longer)
