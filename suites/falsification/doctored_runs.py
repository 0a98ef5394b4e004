"""Doctored repair runs: each changes one thing of a valid run, and one invariant must refuse it.

Source: falsification paper, section 2.2.2 (the falsification suite of executable counterexamples),
appendix A (i).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from audits.invariants.blocks import constraint_block
from audits.run_evidence import RunEvidence
from benchmark.repair import files
from benchmark.repair.packet import messages_sha256
from benchmark.repair.seeds import seed_of_payload
from benchmark.repair_records import Cell, PromptRow, Sample
from benchmark.verdicts import sha256_text
from suites.instruments.small_run import ALIVE

Doctor = Callable[[RunEvidence], RunEvidence]
Place = tuple[str, str, int]  # task, arm, round
BLIND: Final = ("small__3", "B", 1)
PLACEBO: Final = ("small__1", "GR-SHAPE", 2)


@dataclass(frozen=True, slots=True)
class DoctoredRun:
    """`refused_by` is the id of the one invariant that must find it, `reason` what was done."""

    id: str
    refused_by: str
    reason: str
    doctor: Doctor


def generation(place: Place, **changes: Any) -> Doctor:
    """One record of generations.jsonl changed."""

    def doctor(run: RunEvidence) -> RunEvidence:
        rows = tuple(
            replace(c, **changes) if (c.task, c.arm, c.round) == place else c
            for c in run.generations
        )
        return replace(run, generations=rows)

    return doctor


def transition(place: Place, **changes: Any) -> Doctor:
    """One record of transitions.jsonl changed."""

    def doctor(run: RunEvidence) -> RunEvidence:
        rows = tuple(
            replace(t, **changes) if (t.task, t.arm, t.round) == place else t
            for t in run.transitions
        )
        return replace(run, transitions=rows)

    return doctor


def prompt(place: Place, old: str, new: str) -> Doctor:
    """The prompt of one round says something else, and everything that hashes it agrees."""

    def doctor(run: RunEvidence) -> RunEvidence:
        (shown,) = (t for t in run.transitions if (t.task, t.arm, t.round) == place)
        text = run.texts[shown.prompt_sha256]
        assert old in text
        text = text.replace(old, new, 1)
        row = PromptRow(messages_sha256((("user", text),)), shown.task, (("user", text),))
        block = constraint_block(text)
        changed = transition(
            place,
            prompt_sha256=row.prompt_sha256,
            constraint_sha256=sha256_text(block) if block else "",
        )(generation(place, prompt_sha256=row.prompt_sha256)(run))
        return replace(changed, prompts=(*changed.prompts, row))

    return doctor


def manifest(**changes: Any) -> Doctor:
    return lambda run: replace(run, manifest=replace(run.manifest, **changes))


def _without_generation(run: RunEvidence) -> RunEvidence:
    kept = tuple(c for c in run.generations if (c.task, c.arm, c.round) != BLIND)
    return replace(run, generations=kept)


def _without_pool_candidate(run: RunEvidence) -> RunEvidence:
    return replace(run, pool=tuple(c for c in run.pool if (c.task, c.round) != (ALIVE, 0)))


def _with_a_fifth_round(run: RunEvidence) -> RunEvidence:
    (one,) = (t for t in run.transitions if (t.task, t.arm, t.round) == BLIND)
    return replace(run, transitions=(*run.transitions, replace(one, round=4, guard="too long")))


def _copied_seed(run: RunEvidence) -> RunEvidence:
    (other,) = (c for c in run.generations if (c.task, c.arm, c.round) == ("small__3", "B", 2))
    return generation(BLIND, seed_payload=other.seed_payload, seed=other.seed)(run)


def _foreign_namespace(run: RunEvidence) -> RunEvidence:
    (one,) = (c for c in run.generations if (c.task, c.arm, c.round) == BLIND)
    payload = "antidote.another.arms" + one.seed_payload[len(one.namespace) :]
    return generation(BLIND, seed_payload=payload, seed=seed_of_payload(payload))(run)


def _other_pin(run: RunEvidence) -> RunEvidence:
    first = replace(run.round0[0], prompt_tokens=run.round0[0].prompt_tokens + 1)
    return replace(run, round0=(first, *run.round0[1:]))


def _edited_prompt(run: RunEvidence) -> RunEvidence:
    rows = [
        replace(row, messages=((role, f"{text}\n"),)) if "variant 4" in text else row
        for row in run.prompts
        for role, text in row.messages
    ]
    return replace(run, prompts=tuple(rows))


def _live_unit(run: RunEvidence) -> RunEvidence:
    unit = replace(run.units[0], task=ALIVE, sample=Sample.UNSELECTED)
    return replace(run, units=(*run.units, unit))


def _doubled(run: RunEvidence) -> RunEvidence:
    return replace(run, generations=(*run.generations, run.generations[0]))


def _edited_plan(run: RunEvidence) -> RunEvidence:
    assert run.registered is not None
    return replace(run, registered=replace(run.registered, sha256="0" * 64))


DOCTORED: Final = (
    DoctoredRun(
        "torn-line",
        "whole-records",
        "a kill left half a line",
        lambda run: replace(run, torn={files.GENERATIONS: 1}),
    ),
    DoctoredRun("doubled", "whole-records", "a resume wrote a generation again", _doubled),
    DoctoredRun(
        "missing-generation",
        "transition-completeness",
        "a generation is not there",
        _without_generation,
    ),
    DoctoredRun(
        "missing-pool-candidate",
        "transition-completeness",
        "a pool of seven",
        _without_pool_candidate,
    ),
    DoctoredRun(
        "fifth-round", "transition-completeness", "an arm has a round more", _with_a_fifth_round
    ),
    DoctoredRun("copied-seed", "seeds", "two generations have one payload", _copied_seed),
    DoctoredRun("foreign-namespace", "seeds", "a seed of another run", _foreign_namespace),
    DoctoredRun("other-seed", "seeds", "not the hash of its payload", generation(BLIND, seed=7)),
    DoctoredRun("other-pin", "round0-pinned", "round 0 was pinned otherwise", _other_pin),
    DoctoredRun(
        "other-round0-file",
        "round0-pinned",
        "the pinned file has other bytes",
        lambda run: replace(run, digests={**run.digests, files.ROUND0: "0" * 64}),
    ),
    DoctoredRun("edited-prompt", "prompts", "a recorded prompt was edited", _edited_prompt),
    DoctoredRun(
        "unrecorded-prompt",
        "prompts",
        "a generation was asked with a prompt that nobody recorded",
        generation(BLIND, prompt_sha256="0" * 64),
    ),
    DoctoredRun(
        "other-model",
        "model-constant",
        "the weights changed in mid-run",
        generation(BLIND, fingerprint_sha256="e" * 64),
    ),
    DoctoredRun(
        "other-code",
        "mirror-equality",
        "the placebo arm has another code block than the facts arm",
        transition(PLACEBO, code_sha256="0" * 64),
    ),
    DoctoredRun(
        "other-facts",
        "mirror-equality",
        "a fact of CF-SF is not TC's, a digit aside",
        prompt(("small__1", "CF-SF", 1), "scale(1, 40) == 40", "scale(1, 40) == 41"),
    ),
    DoctoredRun(
        "other-count",
        "mirror-equality",
        "the placebo arm says it has a bullet more",
        transition(PLACEBO, bullets=3),
    ),
    DoctoredRun(
        "telling-placebo",
        "forbidden-tokens",
        "a placebo bullet names the function",
        prompt(PLACEBO, "the function returns a value", "scale returns a value"),
    ),
    DoctoredRun(
        "own-placebo",
        "forbidden-tokens",
        "a placebo bullet that is not of the frozen list",
        prompt(PLACEBO, "the documented return type", "the right type"),
    ),
    DoctoredRun(
        "leaked-test",
        "hidden-isolation",
        "a prompt states a call of the hidden tier",
        prompt(BLIND, "Scale it, variant 3.", "Scale it; scale(3, 77) == 231."),
    ),
    DoctoredRun("live-unit", "dead-units", "a unit that its pool solved", _live_unit),
    DoctoredRun(
        "other-pass-counts",
        "dead-units",
        "a unit has other counts than its pool",
        lambda run: replace(
            run, units=(replace(run.units[0], pool_passed=(0,) * 8), *run.units[1:])
        ),
    ),
    DoctoredRun(
        "first-of-equals",
        "incumbent",
        "a tie went to the earliest candidate",
        transition(("small__3", "P", 3), incumbent="pool:0"),
    ),
    DoctoredRun(
        "hidden-before-public",
        "outcomes",
        "the hidden tier was executed on what failed the public one",
        generation(BLIND, hidden="ff"),
    ),
    DoctoredRun(
        "half-a-tier",
        "outcomes",
        "a candidate is scored on two of three public tests",
        generation(BLIND, public="fp"),
    ),
    DoctoredRun(
        "long-answer",
        "outcomes",
        "an answer longer than the budget of every arm",
        generation(BLIND, completion_tokens=1_025),
    ),
    DoctoredRun(
        "other-cell",
        "pooled-is-sum",
        "a record of another cell is counted in this one",
        generation(BLIND, cell=Cell("humanevalplus", "another-model")),
    ),
    DoctoredRun(
        "late-plan",
        "preregistered-first",
        "a token is older than the plan",
        generation(BLIND, at_utc="2026-11-01T00:00:00Z"),
    ),
    DoctoredRun("edited-plan", "preregistered-first", "the plan has other bytes", _edited_plan),
    DoctoredRun(
        "no-plan",
        "preregistered-first",
        "the plan is not there",
        lambda run: replace(run, registered=None),
    ),
    DoctoredRun("colder", "as-planned", "another temperature", manifest(temperature=0.2)),
    DoctoredRun(
        "three-units", "as-planned", "a demonstration under a plan", manifest(units_wanted=3)
    ),
    DoctoredRun("fewer-slots", "as-planned", "another concurrency", manifest(slots=2)),
    DoctoredRun(
        "other-disjoint",
        "as-planned",
        "the disjoint sample was drawn from another namespace",
        manifest(disjoint_namespace="mine"),
    ),
)
