"""Frozen records of a repair run, one class a line of the files in its folder.

Source: falsification paper, Definitions 1 and 2, Procedure 1, section 2.2.2, Tables 1 and 5.

A run measures one cell. Its folder is `<ledger>/repair/<run-id>/` while it runs, and a copy of it
under `audits/evidence/repair/<run-id>/` once frozen. In the order in which they come to be:

    manifest.json      RunManifest       before the first token; never changed
    tasks.jsonl        TaskRow           the population, in source order; complete with the manifest
    exclusions.jsonl   Exclusion         tasks that the loader left out, and why; same moment
    replay.jsonl       ReplayRow         some prompts asked again at each start, and what came back
    prompts.jsonl      PromptRow         every prompt once, by its hash; written before it is asked
    pool.jsonl         Candidate         arm "pool", round = 0 to N-1; appended as they come
    units.jsonl        Unit              every dead unit, after the pool is complete; never changed
    arms.json          ArmsManifest      before the first token of an arm; never changed
    round0.jsonl       Transition        of round 0, all units and arms, as pinned by arms.json
    transitions.jsonl  Transition        rounds 0 to R-1, appended before the round is generated
    generations.jsonl  Candidate         one for each transition whose guard is "", as they come
    unscored.jsonl     Unscored          answers that the oracle failed at: kept, and scored later
    faults.jsonl       Fault             what the backend or the oracle failed at, retried or not
    status.json        (progress)        stage, done, total, rate, estimated end; not evidence

Rounds count from 0. A line is the identity of nothing: (cell, task, arm, round) is, and is there
once a file. The key of a unit is `benchmark|model|task`.
"""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

from benchmark.errors import BenchmarkError
from benchmark.metrics.near_miss import NearMiss
from benchmark.outcomes import OutcomeKind

SCHEMA: Final = "repair-run/1"
POOL_ARM: Final = "pool"  # stands where an arm's id would, in records of the pool

# One letter a test: outcomes of a tier are a text of them, in the tier's order.
LETTERS: Final = {
    OutcomeKind.PASS: "p",
    OutcomeKind.WRONG_OUTPUT: "f",
    OutcomeKind.EXCEPTION: "e",
    OutcomeKind.CPU_LIMIT: "t",
    OutcomeKind.IDLE_LIMIT: "i",
    OutcomeKind.MEMORY_LIMIT: "m",
    OutcomeKind.OUTPUT_LIMIT: "o",
    OutcomeKind.FORBIDDEN: "b",
    OutcomeKind.CRASH: "c",
    OutcomeKind.EXITED: "x",
    OutcomeKind.SYNTAX_ERROR: "s",
    OutcomeKind.COMPILE_LIMIT: "l",
    OutcomeKind.PROTOCOL: "r",
}
PASSED: Final = LETTERS[OutcomeKind.PASS]
NOT_RUN: Final = "-"  # hidden: after the first part with a failure; public: after six boxes ended


class Sample(StrEnum):
    """What a dead unit is for (Table 1)."""

    PRIMARY = "primary"  # in the seeded sample of at most 60 a cell
    DISJOINT = "disjoint"  # drawn from the rest, for sensitivity only
    UNSELECTED = "unselected"  # dead, in neither sample
    TOKEN_EXCLUDED = "token-excluded"  # in the capped sample, but a prompt of round 0 is too long


class Extraction(StrEnum):
    """How code was found in the answer."""

    STANDARD = "standard"  # the one written rule: see benchmark.repair.extraction
    ROBUST = "robust"  # the lenient rule, taken where it passes more public tests
    NONE = "none"  # neither found any code


@dataclass(frozen=True, slots=True)
class Cell:
    """A benchmark and a model: `humanevalplus` and a model's id."""

    benchmark: str
    model: str

    def __post_init__(self) -> None:
        if "|" in self.benchmark + self.model or not self.benchmark or not self.model:
            raise BenchmarkError(
                f"Cell: can't be part of a seed's payload, got {self.benchmark!r} and "
                f"{self.model!r}; expected two names without a bar; rename the model"
            )

    @property
    def id(self) -> str:
        """One field of a seed's payload: without a bar."""
        return f"{self.benchmark}__{self.model}"


@dataclass(frozen=True, slots=True)
class TaskRow:
    """One task of the population, without EvalPlus' text.

    `public_tests` and `hidden_tests` count the asserts of the tiers; `hidden_before_cap` the plus
    inputs as released, and `hidden_unposed` those of the first 300 whose value is too large or too
    slow for the oracle; the hashes are of the prompt, the canonical and both suites (SHA-256 of the
    JSON list).
    """

    task: str
    function_name: str
    public_tests: int
    hidden_tests: int
    hidden_before_cap: int
    hidden_unposed: int
    prompt_sha256: str
    canonical_sha256: str
    public_sha256: str
    hidden_sha256: str


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A task that is not in the population: `stage` is loader, tests or canonical."""

    task: str
    stage: str
    reason: str


@dataclass(frozen=True, slots=True)
class RunManifest:
    """What is fixed before the first token: `preregistration` says in words what the pool is for.

    `fingerprint` is all that answers depend on, `model_digest` the weights' own; `slots` the
    concurrency and `slots_reason` why that one. `units_wanted` is 0 for the whole population, else
    the pool is drawn task by task until so many are dead (a demonstration). The namespaces are this
    run's and no other's (fields before the first bar of every seed payload).
    """

    run_id: str
    created_utc: str
    cell: Cell
    preregistration: str
    dataset: str
    dataset_sha256: str
    tasks: int
    excluded: int
    tasks_sha256: str
    model_digest: str
    fingerprint: dict[str, str]
    fingerprint_sha256: str
    pool_candidates: int
    rounds: int
    temperature: float
    completion_tokens: int
    context_tokens: int
    prompt_tokens_max: int
    preflight_tokens_max: int
    slots: int
    slots_reason: str
    pool_namespace: str
    arm_namespace: str
    units_wanted: int
    selection_namespace: str
    disjoint_namespace: str
    oracle_version: str
    python_version: str
    schema: str = SCHEMA


@dataclass(frozen=True, slots=True)
class Unit:
    """A dead unit: none of the pool passes the public tier.

    `pool_passed` is the public pass count of each candidate of the pool, in order; `incumbent` the
    place of the one that round 0 shows; `longest_prompt_tokens` over the arms' prompts of round 0.
    """

    cell: Cell
    task: str
    sample: Sample
    public_tests: int
    pool_passed: tuple[int, ...]
    incumbent: int
    longest_prompt_tokens: int

    @property
    def key(self) -> str:
        """The immutable key of Definition 1."""
        return f"{self.cell.benchmark}|{self.cell.model}|{self.task}"

    @property
    def near_miss(self) -> NearMiss:
        """Of the cached incumbent (2.7)."""
        return NearMiss(self.pool_passed[self.incumbent], self.public_tests)

    @property
    def q0(self) -> Fraction:
        return self.near_miss.q0


@dataclass(frozen=True, slots=True)
class ArmsManifest:
    """What is fixed before the first token of an arm.

    `preregistration` names the frozen file and `preregistration_sha256` hashes its bytes; both are
    "" only in a demonstration, which claims nothing. `arms` in
    the order in which they are asked, `arms_sha256` over their records, the scaffold's texts and
    the placebo list, `rules_sha256` over the code that makes packets, extracts and selects;
    `pool_sha256`, `units_sha256` and `round0_sha256` hash these files' bytes.
    """

    run_id: str
    created_utc: str
    preregistration: str
    preregistration_sha256: str
    arms: tuple[str, ...]
    arms_sha256: str
    rules_sha256: str
    rounds: int
    units: int
    samples: tuple[str, ...]
    pool_sha256: str
    units_sha256: str
    round0_sha256: str
    fingerprint_sha256: str
    schema: str = SCHEMA


@dataclass(frozen=True, slots=True)
class PromptRow:
    """A prompt in full: (role, content) a message; the hash is of the JSON list of them. In its
    file lines of the prompt of `task` stand by number (`benchmark.repair.reference`)."""

    prompt_sha256: str
    task: str
    messages: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Transition:
    """The state an arm stands in at a round, and what it shows of it, before anything is asked.

    `trajectory` is the arm whose candidates the incumbent is chosen from; `incumbent` its record as
    `arm:round`, and `incumbent_passed` its public pass count ("" and -1 where the arm shows nothing
    of it). `facts` are the places in the public tier of the violated asserts that are shown;
    `bullets` counts fact or placebo bullets. `code_sha256` and `constraint_sha256` hash the two
    blocks as rendered, "" where the arm has none. `mirrors` names what each was compared with and
    found equal. `guard` is "" or why no candidate is asked for: the prompt is too long.
    """

    cell: Cell
    task: str
    arm: str
    round: int
    trajectory: str
    incumbent: str
    incumbent_passed: int
    facts: tuple[int, ...]
    bullets: int
    code_sha256: str
    constraint_sha256: str
    prompt_sha256: str
    prompt_tokens: int
    prompt_chars: int
    mirrors: tuple[str, ...] = ()
    guard: str = ""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One generation and what became of it: of the pool (arm "pool") or of an arm.

    `seed_payload` is the text that was hashed, its first field the namespace. `prompt_tokens` is
    what the backend evaluated, `prompt_chars` the prompt's length in characters, `wall_s` seconds
    of the generation. `code` is what was executed, by the `extraction` that found it. `public` and
    `hidden` are outcomes, a letter a test (LETTERS, NOT_RUN); `hidden` is "" unless the public tier
    is passed, and for the whole pool, which is selected on the public tier alone. `public_other`
    are those of the other extraction where it found another code. `attempts` counts what was asked
    until the backend answered.
    """

    cell: Cell
    task: str
    arm: str
    round: int
    namespace: str
    seed_payload: str
    seed: int
    prompt_sha256: str
    prompt_tokens: int
    prompt_chars: int
    text: str
    finish_reason: str
    completion_tokens: int
    code: str
    extraction: Extraction
    public: str
    hidden: str
    public_other: str
    fingerprint_sha256: str
    wall_s: float
    at_utc: str
    attempts: int = 1

    @property
    def place(self) -> str:
        """As a transition names it."""
        return f"{self.arm}:{self.round}"

    @property
    def public_passed(self) -> int:
        return self.public.count(PASSED)

    @property
    def passes_public(self) -> bool:
        return bool(self.public) and self.public_passed == len(self.public)

    @property
    def passes_either(self) -> bool:
        """Definition 1: under standard or robust extraction."""
        other = bool(self.public_other) and set(self.public_other) == {PASSED}
        return self.passes_public or other

    @property
    def unlocks(self) -> bool:
        """Definition 2: both tiers in full."""
        return self.passes_public and bool(self.hidden) and set(self.hidden) == {PASSED}
