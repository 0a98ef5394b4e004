"""The units are the dead ones, and each is in the sample that the seeds and the bounds put it in.

Source: falsification paper, Definition 1, section 2.1.1 (the disjoint sample), Table 1 (the cap,
then the exclusion by tokens). The length of a prompt is known of units that an arm was asked for.
"""

from collections.abc import Iterator
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair import files
from benchmark.repair.arm import Family
from benchmark.repair.catalogue import read_arms
from benchmark.repair.selection import samples_of
from benchmark.repair_records import Candidate, Unit


def _check(run: RunEvidence) -> Iterator[Finding]:
    if run.arms is None:
        return
    alive = {made.task for made in run.pool if made.passes_either}
    found = [task for task in run.pooled_tasks if task not in alive]
    dead = set(found[: run.manifest.units_wanted or None])
    listed = {unit.task for unit in run.units}
    for task in sorted(dead - listed):
        yield Finding(files.UNITS, f"{task} is dead and not listed")
    for task in sorted(listed - dead):
        yield Finding(files.UNITS, f"{task} is listed and not dead")
    yield from _counted(run, [unit for unit in run.units if unit.task in dead])
    yield from _drawn(run, {unit.task: unit for unit in run.units if unit.task in dead})


def _counted(run: RunEvidence, units: list[Unit]) -> Iterator[Finding]:
    counts = _passed(run.pool)
    tests = {row.task: row.public_tests for row in run.tasks}
    longest = _longest(run)
    for unit in units:
        if unit.pool_passed != counts.get(unit.task, ()):
            yield Finding(files.UNITS, f"{unit.task} has other pass counts than its pool")
        if unit.public_tests != tests[unit.task]:
            yield Finding(files.UNITS, f"{unit.task} has other public tests than its task")
        tokens = longest.get(unit.task, unit.longest_prompt_tokens)
        if unit.longest_prompt_tokens != tokens:
            yield Finding(
                files.UNITS,
                f"{unit.task} has a longest prompt of {unit.longest_prompt_tokens} tokens; "
                f"expected {tokens}, as its round 0 has",
            )


def _drawn(run: RunEvidence, units: dict[str, Unit]) -> Iterator[Finding]:
    """The seeded cap, the exclusion by tokens and the disjoint sample, drawn again."""
    fixed = run.manifest
    samples = samples_of(
        fixed.cell,
        {
            task: units[task].longest_prompt_tokens
            for task in run.pooled_tasks  # in source order, as a draw depends on it
            if task in units
        },
        fixed.selection_namespace,
        fixed.disjoint_namespace,
    )
    for task, sample in samples.items():
        if units[task].sample is not sample:
            yield Finding(files.UNITS, f"{task} is {units[task].sample}; expected {sample}")


def _longest(run: RunEvidence) -> dict[str, int]:
    """Tokens of the longest prompt of round 0 of the families' arms, of the tasks that have one."""
    outside = {arm.id for arm in read_arms() if arm.family is Family.OUTSIDE}
    found: dict[str, int] = {}
    for shown in run.transitions:
        if shown.round == 0 and shown.arm not in outside:
            found[shown.task] = max(found.get(shown.task, 0), shown.prompt_tokens)
    return found


def _passed(pool: tuple[Candidate, ...]) -> dict[str, tuple[int, ...]]:
    found: dict[str, dict[int, int]] = {}
    for made in pool:
        found.setdefault(made.task, {})[made.round] = made.public_passed
    return {task: tuple(rounds[r] for r in sorted(rounds)) for task, rounds in found.items()}


INVARIANT: Final = Invariant(
    "dead-units",
    "the units are exactly the tasks that no candidate of the pool passes, each in its own sample",
    "falsification paper, Definition 1, section 2.1.1, Table 1",
    _check,
)
