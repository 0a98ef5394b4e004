"""Where a run's numbers come from: its sample flow, what answered and scored, what went wrong.

Source: falsification paper, Table 1 (sample flow), section 2.2.2 (provenance), Table 5.
"""

from collections import Counter
from dataclasses import dataclass

from audits.run_evidence import RunEvidence
from benchmark.repair_records import RunManifest, Sample

# Of a fingerprint: said elsewhere, or an engine's build in full.
_SAID = ("kind", "model", "weights", "digest", "slots", "build")


@dataclass(frozen=True, slots=True)
class StageCount:
    """Tasks that one stage of the loader left out."""

    stage: str
    tasks: int


@dataclass(frozen=True, slots=True)
class SampleFlow:
    """The row of Table 1; counts of tasks. `excluded` has the `left_out` by stage; `capped` is
    `primary` and `token_excluded`; what follows `pooled` is 0 until the arms begin."""

    initial: int
    left_out: int
    excluded: tuple[StageCount, ...]
    pooled: int  # tasks whose pool is drawn: all, or of a demonstration the first
    dead: int
    capped: int
    token_excluded: int
    primary: int
    disjoint: int
    unselected: int


@dataclass(frozen=True, slots=True)
class Provenance:
    """What one run is of. Digests are hex SHA-256; a text is "" where there is none yet.

    `faults_retried` were asked again, `faults_final` ended the process; of `replayed` answers that
    were asked for twice `replayed_same` came again to the character.
    """

    created_utc: str
    arms_utc: str
    benchmark: str
    model: str
    model_title: str
    weights_sha256: str
    engine: str
    slots: int
    slots_reason: str
    dataset: str
    dataset_sha256: str
    oracle: str
    plan: str
    plan_sha256: str
    plan_registered_utc: str
    faults_retried: int
    faults_final: int
    replayed: int
    replayed_same: int
    flow: SampleFlow


def provenance_of(run: RunEvidence) -> Provenance:
    """From the run's own records; the plan's date and the model's title from the plan it names."""
    fixed = run.manifest
    plan = run.registered.preregistration if run.registered is not None else None
    retried = sum(fault.retried for fault in run.faults)
    return Provenance(
        created_utc=fixed.created_utc,
        arms_utc=run.arms.created_utc if run.arms is not None else "",
        benchmark=fixed.cell.benchmark,
        model=fixed.cell.model,
        model_title=plan.model.title if plan is not None else "",
        weights_sha256=fixed.model_digest,
        engine=_engine(fixed),
        slots=fixed.slots,
        slots_reason=fixed.slots_reason,
        dataset=fixed.dataset,
        dataset_sha256=fixed.dataset_sha256,
        oracle=f"{fixed.oracle_version}, Python {fixed.python_version}",
        plan=run.arms.preregistration if run.arms is not None else "",
        plan_sha256=run.arms.preregistration_sha256 if run.arms is not None else "",
        plan_registered_utc=plan.registered_utc if plan is not None else "",
        faults_retried=retried,
        faults_final=len(run.faults) - retried,
        replayed=len(run.replay),
        replayed_same=sum(row.same for row in run.replay),
        flow=_flow(run),
    )


def _flow(run: RunEvidence) -> SampleFlow:
    stages = Counter(exclusion.stage for exclusion in run.exclusions)
    samples = Counter(unit.sample for unit in run.units)
    return SampleFlow(
        initial=run.manifest.tasks + run.manifest.excluded,
        left_out=run.manifest.excluded,
        excluded=tuple(StageCount(stage, count) for stage, count in sorted(stages.items())),
        pooled=len({made.task for made in run.pool}),
        dead=len(run.units),
        capped=samples[Sample.PRIMARY] + samples[Sample.TOKEN_EXCLUDED],
        token_excluded=samples[Sample.TOKEN_EXCLUDED],
        primary=samples[Sample.PRIMARY],
        disjoint=samples[Sample.DISJOINT],
        unselected=samples[Sample.UNSELECTED],
    )


def _engine(fixed: RunManifest) -> str:
    """All that answers depend on besides weights and slots."""
    kind = fixed.fingerprint.get("kind", "not named")
    rest = (f"{name} {value}" for name, value in fixed.fingerprint.items() if name not in _SAID)
    return ", ".join((kind, *rest))
