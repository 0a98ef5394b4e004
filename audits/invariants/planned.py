"""The run is the one that was planned: same model, data, tiers, bounds, seeds and arms.

Source: falsification paper, Table 5 ("committed to version control before the main run began").
"""

from collections.abc import Iterator
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.preregistration.record import Preregistration
from audits.run_evidence import RunEvidence
from benchmark.repair_records import RunManifest

Pair = tuple[str, object, object]  # what, planned, found


def _check(run: RunEvidence) -> Iterator[Finding]:
    if run.registered is None or run.arms is None:
        return
    plan = run.registered.preregistration
    for what, planned, found in (
        *_model_and_data(plan, run.manifest),
        *_bounds(plan, run.manifest),
        *_seeds(plan, run.manifest),
    ):
        if planned != found:
            yield Finding(what, f"is {found}; expected {planned}, as preregistered")
    missing = [arm for arm in plan.arms if arm not in run.arms.arms]
    foreign = [a for a in run.arms.arms if a not in (*plan.arms, *plan.outside_families)]
    if missing or foreign:
        yield Finding("arms", f"lack {missing} and have {foreign}; expected those of the plan")


def _model_and_data(plan: Preregistration, run: RunManifest) -> tuple[Pair, ...]:
    return (
        ("model", plan.model.id, run.cell.model),
        ("model digest", plan.model.sha256, run.model_digest),
        ("slots", plan.model.slots, run.slots),
        ("benchmark", plan.benchmark.name, run.cell.benchmark),
        ("dataset digest", plan.benchmark.dataset_sha256, run.dataset_sha256),
        ("tasks with the excluded", plan.benchmark.tasks, run.tasks + run.excluded),
    )


def _bounds(plan: Preregistration, run: RunManifest) -> tuple[Pair, ...]:
    ours = plan.decoding
    return (
        ("units wanted", 0, run.units_wanted),  # 0 is all: a plan is of the whole cell
        ("pool candidates", plan.population.pool_candidates, run.pool_candidates),
        ("rounds", ours.rounds, run.rounds),
        ("temperature", ours.temperature, run.temperature),
        ("completion tokens", ours.completion_tokens, run.completion_tokens),
        ("context tokens", ours.context_tokens, run.context_tokens),
        ("prompt guard", ours.prompt_tokens_max, run.prompt_tokens_max),
        ("preflight bound", ours.preflight_tokens_max, run.preflight_tokens_max),
    )


def _seeds(plan: Preregistration, run: RunManifest) -> tuple[Pair, ...]:
    ours = plan.seeds
    return (
        ("pool namespace", ours.pool_namespace, run.pool_namespace),
        ("arm namespace", ours.arm_namespace, run.arm_namespace),
        ("selection namespace", ours.selection_namespace, run.selection_namespace),
        ("disjoint namespace", ours.disjoint_namespace, run.disjoint_namespace),
    )


INVARIANT: Final = Invariant(
    "as-planned",
    "model, data, bounds, seeds and arms are those of the preregistration",
    "falsification paper, Table 5",
    _check,
    needs="preregistration",
)
