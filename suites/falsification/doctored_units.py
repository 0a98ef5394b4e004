"""Doctored units: which tasks are dead, in which sample each is, and what q0 rests on.

Source: falsification paper, Definition 1, section 2.1.1, Table 1.
"""

from dataclasses import replace
from typing import Any, Final

from audits.run_evidence import RunEvidence
from benchmark.repair.seeds import seed_of_payload
from benchmark.repair.selection import samples_of
from benchmark.repair_protocol import PREFLIGHT_PROMPT_TOKENS_MAX
from benchmark.repair_records import Candidate, Sample
from suites.falsification.doctored_run import Doctor, DoctoredRun
from suites.instruments.small_run import ALIVE


def _live_unit(run: RunEvidence) -> RunEvidence:
    unit = replace(run.units[0], task=ALIVE, sample=Sample.UNSELECTED, incumbent=5)
    return replace(run, units=(*run.units, unit))


def _unit_left_out(sample: Sample) -> Doctor:
    """The first unit is in another sample, by hand, with nothing left that contradicts it."""

    def doctor(run: RunEvidence) -> RunEvidence:
        assert run.arms is not None
        first = replace(run.units[0], sample=sample)
        return replace(
            run,
            units=(first, *run.units[1:]),
            arms=replace(run.arms, units=run.arms.units - 1),
            transitions=tuple(t for t in run.transitions if t.task != first.task),
            generations=tuple(c for c in run.generations if c.task != first.task),
        )

    return doctor


def many_dead(run: RunEvidence) -> RunEvidence:
    """The run with 70 dead tasks more, too long to be asked: more than the cap takes. Valid."""
    (row,) = (row for row in run.tasks if row.task == "small__1")
    rows = tuple(replace(row, task=f"many__{n}") for n in range(70))
    own = [made for made in run.pool if made.task == row.task]
    pool = (*run.pool, *(_of_task(made, each.task) for each in rows for made in own))
    tasks = (*run.tasks, *rows)
    lengths = {unit.task: unit.longest_prompt_tokens for unit in run.units}
    lengths |= {each.task: PREFLIGHT_PROMPT_TOKENS_MAX + 1 for each in rows}
    fixed = run.manifest
    samples = samples_of(fixed.cell, lengths, fixed.selection_namespace, fixed.disjoint_namespace)
    (first,) = (unit for unit in run.units if unit.task == row.task)
    units = (*run.units, *(replace(first, task=each.task) for each in rows))
    drawn = tuple(
        replace(unit, sample=samples[unit.task], longest_prompt_tokens=lengths[unit.task])
        for unit in units
    )
    return replace(run, tasks=tasks, pool=pool, units=drawn)


def _of_task(made: Candidate, task: str) -> Candidate:
    payload = made.seed_payload.replace(made.task, task)
    return replace(made, task=task, seed_payload=payload, seed=seed_of_payload(payload))


def _hand_picked(run: RunEvidence) -> RunEvidence:
    many = many_dead(run)
    (inside, outside) = (
        next(unit for unit in many.units if unit.sample is sample)
        for sample in (Sample.TOKEN_EXCLUDED, Sample.UNSELECTED)
    )
    swapped = {inside.task: outside.sample, outside.task: inside.sample}
    units = tuple(replace(u, sample=swapped.get(u.task, u.sample)) for u in many.units)
    return replace(many, units=units)


def _unit_changed(**changes: Any) -> Doctor:
    """The first record of units.jsonl changed."""
    return lambda run: replace(run, units=(replace(run.units[0], **changes), *run.units[1:]))


DOCTORED_UNITS: Final = (
    DoctoredRun("live-unit", "dead-units", "a unit that its pool solved", _live_unit),
    DoctoredRun(
        "other-pass-counts",
        "dead-units",
        "a unit has other counts than its pool",
        _unit_changed(pool_passed=(0,) * 8),
    ),
    DoctoredRun(
        "other-public-tests", "dead-units", "q0 of another tier", _unit_changed(public_tests=4)
    ),
    DoctoredRun(
        "short-and-excluded",
        "dead-units",
        "a unit is excluded by tokens that its prompts don't have",
        _unit_left_out(Sample.TOKEN_EXCLUDED),
    ),
    DoctoredRun(
        "dropped-unit",
        "dead-units",
        "a unit is left out of a sample that the cap doesn't bind",
        _unit_left_out(Sample.UNSELECTED),
    ),
    DoctoredRun(
        "hand-picked", "dead-units", "two units changed places after the draw", _hand_picked
    ),
    DoctoredRun(
        "other-length",
        "dead-units",
        "a unit's longest prompt is not the one of its round 0",
        _unit_changed(longest_prompt_tokens=2_000),
    ),
    DoctoredRun(
        "other-cached-incumbent",
        "incumbent",
        "q0 of a candidate that is not the incumbent",
        _unit_changed(incumbent=0),
    ),
)
