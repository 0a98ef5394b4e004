"""A small valid repair run: four tasks of which three are dead, all arms, as its records.

Made by the instrument's own renderer with scripted candidates, so that an invariant that works a
rule out again has something right to agree with.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from audits.preregistration.read import read_preregistration
from audits.run_evidence import RunEvidence
from benchmark import jsonl
from benchmark.repair import files
from benchmark.repair.arm import Arm, Family
from benchmark.repair.catalogue import arms_digest, read_arms, rules_digest
from benchmark.repair.packet import incumbent, messages_sha256
from benchmark.repair.seeds import seed_of_payload, seed_payload
from benchmark.repair.shown import Shown, pool_prompt, shown_by
from benchmark.repair.tiers import RepairTask
from benchmark.repair_protocol import POOL_CANDIDATES, ROUNDS
from benchmark.repair_records import (
    SCHEMA,
    ArmsManifest,
    Candidate,
    Cell,
    Extraction,
    PromptRow,
    RunManifest,
    Sample,
    TaskRow,
    Transition,
    Unit,
)
from benchmark.verdicts import sha256_text

PLAN: Final = "humaneval-qwen-coder-0.5b-2026-11"
PREREGISTRATIONS: Final = Path(__file__).parents[2] / "audits" / "preregistration"
REGISTERED: Final = read_preregistration(PREREGISTRATIONS / f"{PLAN}.toml")
_PLAN: Final = REGISTERED.preregistration
CELL: Final = Cell(_PLAN.benchmark.name, _PLAN.model.id)
FINGERPRINT: Final = "f" * 64
PUBLIC: Final = ("scale({0}, 2) == {1}", "scale({0}, 3) == {2}", "scale({0}, 40) == {3}")
DEAD: Final = ("small__1", "small__2", "small__3")
ALIVE: Final = "small__4"
# What candidates of an arm do to the public and hidden tier of a task, by round.
WON: Final = {("B", "small__1"): 2, ("CF-SF", "small__1"): 0, ("CF-SF", "small__2"): 3}
BETTER: Final = {("TC", "small__3"): 1, ("P", "small__2"): 1}  # from this round on, two of three
PUBLIC_ONLY: Final = {("B", "small__2"): 1}


def task_of(name: str) -> RepairTask:
    number = int(name[-1])
    facts = tuple(text.format(number, 2 * number, 3 * number, 40 * number) for text in PUBLIC)
    return RepairTask(
        task=name,
        function_name="scale",
        prompt=f'def scale(amount, factor):\n    """Scale it, variant {number}."""\n',
        canonical="def scale(amount, factor):\n    return amount * factor\n",
        public=tuple(f"assert {fact}" for fact in facts),
        facts=facts,
        hidden=(f"assert scale({number}, 77) == {77 * number}", f"assert scale({number}, 0) == 0"),
        hidden_before_cap=2,
    )


TASKS: Final = tuple(task_of(name) for name in (*DEAD, ALIVE))


def _outcomes(task: str, arm: str, round_: int) -> tuple[str, str]:
    if arm == "pool":
        return ("ppp", "") if task == ALIVE and round_ == 5 else ("pff", "")
    if WON.get((arm, task)) == round_:
        return "ppp", "pp"
    if PUBLIC_ONLY.get((arm, task)) == round_:
        return "ppp", "pf"
    return ("ppf", "") if BETTER.get((arm, task), ROUNDS) <= round_ else ("fpf", "")


def _candidate(task: str, arm: str, round_: int, prompt: str, second: int) -> Candidate:
    stage = _PLAN.seeds.pool_namespace if arm == "pool" else _PLAN.seeds.arm_namespace
    payload = seed_payload(stage, CELL.id, task, arm, round_)
    public, hidden = _outcomes(task, arm, round_)
    code = f"def scale(amount, factor):\n    return {arm!r}, {round_}\n"
    return Candidate(
        cell=CELL,
        task=task,
        arm=arm,
        round=round_,
        namespace=stage,
        seed_payload=payload,
        seed=seed_of_payload(payload),
        prompt_sha256=messages_sha256((("user", prompt),)),
        prompt_tokens=len(prompt) // 4,
        prompt_chars=len(prompt),
        text=f"```python\n{code}```",
        finish_reason="stop",
        completion_tokens=20 + round_,
        code=code,
        extraction=Extraction.STANDARD,
        public=public,
        hidden=hidden,
        public_other="",
        fingerprint_sha256=FINGERPRINT,
        wall_s=0.5,
        at_utc=f"2026-12-0{1 if arm == 'pool' else 2}T12:{second // 60:02d}:{second % 60:02d}Z",
    )


def _transition(task: str, shown: Shown, round_: int, mirrors: tuple[str, ...]) -> Transition:
    return Transition(
        cell=CELL,
        task=task,
        arm=shown.arm.id,
        round=round_,
        trajectory=shown.arm.trajectory,
        incumbent=shown.incumbent,
        incumbent_passed=shown.passed,
        facts=shown.facts,
        bullets=shown.bullets,
        code_sha256=shown.packet.code_sha256,
        constraint_sha256=shown.packet.constraint_sha256,
        prompt_sha256=shown.prompt_sha256,
        prompt_tokens=len(shown.prompt) // 4,
        prompt_chars=len(shown.prompt),
        mirrors=mirrors,
    )


def _pool() -> tuple[Candidate, ...]:
    return tuple(
        _candidate(task.task, "pool", n, pool_prompt(task), place * POOL_CANDIDATES + n)
        for place, task in enumerate(TASKS)
        for n in range(POOL_CANDIDATES)
    )


def _rounds(
    task: RepairTask, arms: tuple[Arm, ...], pool: tuple[Candidate, ...]
) -> tuple[list[Transition], list[Candidate], list[str]]:
    own = [each for each in pool if each.task == task.task]
    made: dict[str, list[Candidate]] = {arm.id: [] for arm in arms}
    transitions, texts = [], []
    for round_ in range(ROUNDS):
        shown = shown_by(task, arms, own, made)
        for place, each in enumerate(shown):
            transitions.append(_transition(task.task, each, round_, ()))
            texts.append(each.prompt)
            second = 60 * int(task.task[-1]) + 10 * round_ + place
            made[each.arm.id].append(
                _candidate(task.task, each.arm.id, round_, each.prompt, second)
            )
    return transitions, [c for each in made.values() for c in each], texts


def small_run() -> RunEvidence:
    """The run, in memory, with the preregistration of the real one."""
    arms, pool = read_arms(), _pool()
    parts = [_rounds(task, arms, pool) for task in TASKS[:3]]
    transitions = tuple(t for part in parts for t in part[0])
    texts = {pool_prompt(task): task.task for task in TASKS}
    for task, part in zip(TASKS, parts, strict=False):
        texts |= dict.fromkeys(part[2], task.task)
    run = RunEvidence(
        name="small",
        manifest=_manifest(),
        tasks=tuple(map(_row, TASKS)),
        exclusions=(),
        replay=(),
        prompts=tuple(
            PromptRow(messages_sha256((("user", text),)), task, (("user", text),))
            for text, task in texts.items()
        ),
        pool=pool,
        units=tuple(_unit(task, pool, transitions) for task in TASKS[:3]),
        arms=None,
        round0=tuple(t for t in transitions if t.round == 0),
        transitions=transitions,
        generations=tuple(c for part in parts for c in part[1]),
        faults=(),
        registered=REGISTERED,
        hidden_calls={t.task: tuple(h[len("assert ") :] for h in t.hidden) for t in TASKS},
    )
    return pinned(run, arms)


def pinned(run: RunEvidence, arms: tuple[Arm, ...]) -> RunEvidence:
    """The run with the digests of its own files and the manifest that names them."""
    digests = {name: _digest(rows) for name, rows in lines_of(run).items()}
    manifest = ArmsManifest(
        run_id=run.manifest.run_id,
        created_utc="2026-12-02T11:59:00Z",
        preregistration=f"audits/preregistration/{PLAN}.toml",
        preregistration_sha256=REGISTERED.sha256,
        arms=tuple(arm.id for arm in arms),
        arms_sha256=arms_digest(arms),
        rules_sha256=rules_digest(),
        rounds=ROUNDS,
        units=len(run.units),
        samples=(Sample.PRIMARY, Sample.DISJOINT),
        pool_sha256=digests[files.POOL],
        units_sha256=digests[files.UNITS],
        round0_sha256=digests[files.ROUND0],
        fingerprint_sha256=FINGERPRINT,
        schema=SCHEMA,
    )
    return replace(run, arms=manifest, digests=digests)


def lines_of(run: RunEvidence) -> Mapping[str, tuple[Any, ...]]:
    """The records of each file of lines."""
    return {
        files.TASKS: run.tasks,
        files.EXCLUSIONS: run.exclusions,
        files.REPLAY: run.replay,
        files.PROMPTS: run.prompts,
        files.POOL: run.pool,
        files.UNITS: run.units,
        files.ROUND0: run.round0,
        files.TRANSITIONS: run.transitions,
        files.GENERATIONS: run.generations,
        files.FAULTS: run.faults,
    }


def write_run(run: RunEvidence, folder: Path) -> Path:
    """The run as the folder that it would be."""
    folder.mkdir(parents=True)
    for name, rows in lines_of(run).items():
        (folder / name).write_text("".join(jsonl.dump(files.to_row(row)) for row in rows))
    (folder / files.MANIFEST).write_text(files.whole_text(run.manifest))
    if run.arms is not None:
        (folder / files.ARMS).write_text(files.whole_text(run.arms))
    return folder


def _digest(rows: tuple[Any, ...]) -> str:
    text = "".join(jsonl.dump(files.to_row(row)) for row in rows)
    return hashlib.sha256(text.encode()).hexdigest()


def _unit(
    task: RepairTask, pool: tuple[Candidate, ...], transitions: tuple[Transition, ...]
) -> Unit:
    own = [each for each in pool if each.task == task.task]
    outside = {arm.id for arm in read_arms() if arm.family is Family.OUTSIDE}
    first = [
        t.prompt_tokens
        for t in transitions
        if (t.task, t.round) == (task.task, 0) and t.arm not in outside
    ]
    return Unit(
        cell=CELL,
        task=task.task,
        sample=Sample.PRIMARY,
        public_tests=len(task.public),
        pool_passed=tuple(each.public_passed for each in own),
        incumbent=incumbent(own).round,
        longest_prompt_tokens=max(first),
    )


def _row(task: RepairTask) -> TaskRow:
    return TaskRow(
        task=task.task,
        function_name=task.function_name,
        public_tests=len(task.public),
        hidden_tests=len(task.hidden),
        hidden_before_cap=task.hidden_before_cap,
        hidden_unposed=task.unposed,
        prompt_sha256=sha256_text(task.prompt),
        canonical_sha256=sha256_text(task.canonical),
        public_sha256=sha256_text("public"),
        hidden_sha256=sha256_text("hidden"),
    )


def _manifest() -> RunManifest:
    plan = _PLAN
    return RunManifest(
        run_id="small",
        created_utc="2026-12-01T11:59:00Z",
        cell=CELL,
        preregistration="eight candidates a task, to find the dead units",
        dataset=plan.benchmark.dataset,
        dataset_sha256=plan.benchmark.dataset_sha256,
        tasks=len(TASKS),
        excluded=plan.benchmark.tasks - len(TASKS),
        tasks_sha256="",
        model_digest=plan.model.sha256,
        fingerprint={"weights": plan.model.sha256, "slots": str(plan.model.slots)},
        fingerprint_sha256=FINGERPRINT,
        pool_candidates=plan.population.pool_candidates,
        rounds=plan.decoding.rounds,
        temperature=plan.decoding.temperature,
        completion_tokens=plan.decoding.completion_tokens,
        context_tokens=plan.decoding.context_tokens,
        prompt_tokens_max=plan.decoding.prompt_tokens_max,
        preflight_tokens_max=plan.decoding.preflight_tokens_max,
        slots=plan.model.slots,
        slots_reason=plan.model.slots_reason,
        pool_namespace=plan.seeds.pool_namespace,
        arm_namespace=plan.seeds.arm_namespace,
        units_wanted=0,
        selection_namespace=plan.seeds.selection_namespace,
        disjoint_namespace=plan.seeds.disjoint_namespace,
        oracle_version="1",
        python_version="3.11",
    )
