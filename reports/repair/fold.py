"""The pure fold of repair measurements: one summary a run, one part a sample.

Source: falsification paper, section 3 (every table that its results are given in).
"""

from itertools import groupby

from benchmark.repair_records import Sample
from reports.errors import ReportError
from reports.repair.arms import cell_sizes, cells, exposure, in_order, profile
from reports.repair.contrasts import contrasts
from reports.repair.families import algebra, family, follow_up
from reports.repair.harvest import RepairHarvest, settled, units_of
from reports.repair.observations import RepairObservation, RepairUnit
from reports.repair.plan import RunPlan
from reports.repair.records import RepairSummary, SampleSummary
from reports.repair.views import budgets, strata


def fold_repair(harvest: RepairHarvest) -> tuple[RepairSummary, ...]:
    """The summaries, sorted by run id. The order of arrival doesn't matter.

    Raises ReportError for two observations of one unit that differ, and for a cell of two sizes.
    """
    seen = settled(harvest)
    infra = set(harvest.failed)
    made = []
    for run, group in groupby(units_of(harvest), key=lambda unit: unit.run):
        units = list(group)
        samples = tuple(
            _sample(sample, [u for u in units if u.sample is sample], seen, infra)
            for sample in Sample
            if any(u.sample is sample for u in units)
        )
        made.append(_summary(run, samples))
    return tuple(made)


def _summary(run: str, samples: tuple[SampleSummary, ...]) -> RepairSummary:
    """With verdicts where there is a primary sample that was preregistered."""
    primary = next((s for s in samples if s.sample == Sample.PRIMARY), None)
    if primary is None or not primary.registered:
        return RepairSummary(run, samples, None, "")
    rows, arms = primary.contrasts, primary.arms
    return RepairSummary(run, samples, family(rows, arms, primary.of), follow_up(rows, arms))


def _sample(
    sample: Sample,
    units: list[RepairUnit],
    seen: dict[RepairUnit, RepairObservation],
    infra: set[RepairUnit],
) -> SampleSummary:
    """All that is said of the `units` that were selected, the failed and skipped ones included."""
    observed = [seen[unit] for unit in units if unit in seen]
    sizes = _sizes(units)
    of = sum(sizes.values())
    arms = in_order(unit.arm for unit in units)
    lost = {arm: sum(u.arm == arm for u in units if u in infra) for arm in arms}
    registered = bool(observed) and all(o.registered for o in observed)
    confirmatory = sample is Sample.PRIMARY and registered
    rows = contrasts(observed, arms, of, confirmatory=confirmatory)
    return SampleSummary(
        sample=sample.value,
        of=of,
        registered=registered,
        plan=_plan(observed),
        arms=tuple(profile(arm, observed, of, lost[arm]) for arm in arms),
        cells=cells(observed, sizes),
        contrasts=rows,
        strata=strata(observed),
        budgets=budgets(observed, of),
        exposure=exposure(observed),
        algebra=algebra(rows),
    )


def _plan(observed: list[RepairObservation]) -> RunPlan:
    """That of the run; of several measurements the first one's that has no verdict."""
    if not observed:
        return RunPlan(refused="nothing was observed")
    return next((o for o in observed if not o.registered), observed[0]).plan


def _sizes(units: list[RepairUnit]) -> dict[tuple[str, str], int]:
    sizes = cell_sizes(units)
    for unit in units:
        if sizes[unit.id.benchmark, unit.id.model] != unit.of:
            raise ReportError(
                f"cell {unit.id.cell}: has several sizes, got {unit.of} and "
                f"{sizes[unit.id.benchmark, unit.id.model]}; expected one a sample; give all its "
                "unit markers the same `of`"
            )
    return sizes
