"""Pooled counts are the sums of the cells' counts, by keys that are whole.

Source: falsification paper, section 2.2.1, appendix A (ii: 290 units collapsed into 202 rows).
"""

from collections.abc import Iterable, Iterator
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.repair_family import CONTRASTS
from audits.run_evidence import RunEvidence
from benchmark.errors import BenchmarkError
from benchmark.metrics.discordant import UnitId, by_cell, discordant, refuse_unpooled
from benchmark.repair_records import Candidate, Sample, Transition


def unlocked(run: RunEvidence, arm: str, sample: Sample = Sample.PRIMARY) -> dict[UnitId, bool]:
    """True unlocks of an arm by unit: Definition 2, over the records' own cells. A unit that was
    shown and never asked, as its prompts are above the guard, is one that isn't unlocked."""
    tasks = {unit.task for unit in run.units if unit.sample is sample}
    shown = (t for t in run.transitions if t.arm == arm and t.task in tasks)
    found = {_key(transition): False for transition in shown}
    for made in run.generations:
        if made.arm == arm and made.task in tasks:
            key = _key(made)
            found[key] = found.get(key, False) or made.unlocks
    return found


def unpooled(runs: Iterable[RunEvidence]) -> Iterator[Finding]:
    """Findings over several runs together: each is a cell, and no two are the same one."""
    together = tuple(runs)
    for spec in CONTRASTS:
        arms = (spec.favored, spec.reference)
        cells = [tuple(unlocked(run, arm) for arm in arms) for run in together]
        favored = {key: won for cell, _other in cells for key, won in cell.items()}
        reference = {key: won for _other, cell in cells for key, won in cell.items()}
        pooled = discordant(favored, reference)
        tables = [discordant(one, other) for one, other in cells]
        try:
            refuse_unpooled(pooled, tables)
            refuse_unpooled(pooled, by_cell(favored, reference))
        except BenchmarkError as error:
            yield Finding(spec.id, str(error))


def _check(run: RunEvidence) -> Iterator[Finding]:
    expected = {f"{unit.key}" for unit in run.measured}
    strangers = {str(_key(made)) for made in run.generations} - expected
    for key in sorted(strangers):
        yield Finding(key, "is a key of no unit of this cell: its counts are in no cell's sum")
    rows = len({unit.key for unit in run.units})
    if rows != len({unit.task for unit in run.units}):
        yield Finding("units.jsonl", f"has {rows} keys for other many tasks; expected one cell")
    yield from unpooled([run])


def _key(made: Candidate | Transition) -> UnitId:
    return UnitId(made.cell.benchmark, made.cell.model, made.task)


INVARIANT: Final = Invariant(
    "pooled-is-sum",
    "pooled n, b01 and b10 are the sums of the cells', by immutable keys",
    "falsification paper, section 2.2.1, appendix A (ii)",
    _check,
)
