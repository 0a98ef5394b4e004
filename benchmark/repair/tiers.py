"""The public and the prompt-hidden tier of a task: EvalPlus inputs against the canonical's outputs.

Source: falsification paper section 2.1.1, Tables 2 and 3 (public = base inputs; prompt-hidden =
plus inputs, first 300 in source order), Appendix B (facts as literal equality statements).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from benchmark.corpus.evalplus import code, tests
from benchmark.corpus.evalplus.source import Problem
from benchmark.corpus.literal import literal
from benchmark.errors import BenchmarkError
from benchmark.outcomes import OutcomeKind
from benchmark.ports import Oracle
from benchmark.repair_protocol import HIDDEN_TESTS_MAX
from benchmark.repair_records import Exclusion
from benchmark.verdicts import Evaluated, Limits, Submission, Verdict

# A suite has one CPU budget, so a tier is executed in parts: at most so many asserts, and so many
# characters unless one assert alone has more. EvalPlus gives each input 4 s or more; a part of the
# hidden tier, whose values may be large, has a budget that the slowest canonical needs little of.
PUBLIC_LIMITS: Final = Limits()
HIDDEN_LIMITS: Final = Limits(cpu_s=30.0, idle_s=30.0)
PART_TESTS_MAX: Final = 50
PART_CHARS_MAX: Final = 400_000
TEST_CHARS_MAX: Final = 1_000_000  # of a hidden assert: a larger value is not posed
SLOW_TEST_CPU_S: Final = 10.0  # of a hidden assert of a canonical, alone
_DECIDED: Final = (OutcomeKind.PASS, OutcomeKind.WRONG_OUTPUT, OutcomeKind.EXCEPTION)
_OWN: Final = (OutcomeKind.PASS, OutcomeKind.EXCEPTION)  # not by what else is in the batch


@dataclass(frozen=True, slots=True)
class RepairTask:
    """One task of the population. `facts` are the public asserts as a prompt states them, place by
    place; `hidden` is never shown, `unposed` counts what it lacks of the first plus inputs."""

    task: str
    function_name: str
    prompt: str
    canonical: str
    public: tuple[str, ...]
    facts: tuple[str, ...]
    hidden: tuple[str, ...]
    hidden_before_cap: int
    unposed: int = 0

    def __post_init__(self) -> None:
        if not self.public or not self.hidden or len(self.public) != len(self.facts):
            raise BenchmarkError(
                f"RepairTask {self.task}: tiers are wrong, got {len(self.public)} public, "
                f"{len(self.facts)} facts, {len(self.hidden)} hidden; expected one or more of "
                "each and a fact a public assert; exclude the task"
            )


class UnfitError(Exception):
    """Why a problem can't be a task: `exclusion` says it."""

    def __init__(self, exclusion: Exclusion) -> None:
        super().__init__(exclusion.reason)
        self.exclusion = exclusion


def task_id(problem: Problem) -> str:
    """As the paper writes it: humanevalplus__115."""
    return f"{problem.dataset.name.lower()}__{problem.number}"


def repair_task(problem: Problem, oracle: Oracle) -> RepairTask:
    """The task with its tiers; the canonical passes both. Raises UnfitError with the reason.

    A public assert that is there twice counts once. A plus input that this oracle can't pose, as
    the canonical's value is too large or takes too long, is left out and counted in `unposed`.
    """
    name = task_id(problem)
    if problem.function_name in tests.SEVERAL_ANSWERS:
        raise UnfitError(Exclusion(name, "loader", "EvalPlus' checker accepts several answers"))
    if not problem.base_inputs or not problem.plus_inputs:
        counts = f"{len(problem.base_inputs)} base inputs and {len(problem.plus_inputs)} plus"
        raise UnfitError(Exclusion(name, "loader", counts))
    source = code.canonical_code(problem)
    public = _tier(problem, source, problem.base_inputs, oracle)
    first = problem.plus_inputs[:HIDDEN_TESTS_MAX]
    hidden = [text for text, _fact in _tier(problem, source, first, oracle, may_drop=True)]
    hidden = _posable(name, source, hidden, oracle)
    facts = dict(public)
    if not facts or not hidden:
        raise UnfitError(Exclusion(name, "tests", f"{len(facts)} public, {len(hidden)} hidden"))
    task = RepairTask(
        task=name,
        function_name=problem.function_name,
        prompt=problem.prompt,
        canonical=source,
        public=tuple(facts),
        facts=tuple(facts.values()),
        hidden=tuple(hidden),
        hidden_before_cap=len(problem.plus_inputs),
        unposed=len(first) - len(hidden),
    )
    _require_canonical(task, oracle)
    return task


def parts(suite: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The suite in pieces that each have the budget of a suite, in order."""
    pieces: list[list[str]] = []
    chars = 0
    for test in suite:
        full = not pieces or len(pieces[-1]) == PART_TESTS_MAX
        if full or chars + len(test) > PART_CHARS_MAX:
            pieces.append([])
            chars = 0
        pieces[-1].append(test)
        chars += len(test)
    return tuple(map(tuple, pieces))


def fact_text(problem: Problem, arguments: tuple[object, ...], expected: object) -> str:
    """Literal input and expected output as an equality, nothing left out."""
    call = tests.call_text(problem, arguments)
    if problem.function_name in tests.SET_EQUAL:
        return f"set({call}) == {literal(set(expected))}"  # type: ignore[call-overload]
    if problem.function_name in tests.NOT_NONE and not isinstance(expected, bool):
        return f"({call} is not None) == {expected is not None}"
    return f"{call} == {literal(expected)}"


def _tier(
    problem: Problem,
    source: str,
    inputs: Sequence[tuple[object, ...]],
    oracle: Oracle,
    *,
    may_drop: bool = False,
) -> list[tuple[str, str]]:
    """(assert, fact) an input; with `may_drop` without those that are too large or too slow."""
    name = task_id(problem)
    try:
        calls = [tests.call_text(problem, arguments) for arguments in inputs]
    except BenchmarkError as error:
        raise UnfitError(Exclusion(name, "tests", "an input is not plain data")) from error
    pairs = []
    for arguments, evaluated in zip(inputs, _values(source, calls, oracle), strict=True):
        kind = evaluated.outcome.kind
        if kind is OutcomeKind.INFRA:
            raise BenchmarkError(f"{name}: the oracle failed, got infra; expected a value; rerun")
        if may_drop and kind not in _OWN:
            continue
        if kind is not OutcomeKind.PASS:
            reason = f"the canonical ends in {evaluated.outcome.released} on an input"
            raise UnfitError(Exclusion(name, "tests", reason))
        try:
            text = tests.test_text(problem, arguments, evaluated.value)
            fact = fact_text(problem, arguments, evaluated.value)
        except BenchmarkError as error:
            reason = "an output of the canonical is not plain data"
            raise UnfitError(Exclusion(name, "tests", reason)) from error
        if not may_drop or len(text) <= TEST_CHARS_MAX:
            pairs.append((text, fact))
    return pairs


def _values(source: str, calls: Sequence[str], oracle: Oracle) -> Iterator[Evaluated]:
    """A value a call, in order. Where a batch is too much for one budget, what came before it ended
    is kept, the call it ended at is asked alone, and the rest is another batch."""
    start, size = 0, PART_TESTS_MAX
    while start < len(calls):
        found = list(oracle.evaluate(source, calls[start : start + size]))
        whole = list(takewhile(lambda each: each.outcome.kind in _OWN, found))
        if not whole:
            whole = found[:1] if size == 1 else []
        yield from whole
        size = PART_TESTS_MAX if whole else 1
        start += len(whole)


def _posable(name: str, source: str, suite: list[str], oracle: Oracle) -> list[str]:
    """The asserts that the canonical can be put to within a part's budget."""
    slow: set[str] = set()
    for part in parts(suite):
        (verdict,) = oracle.verdicts([Submission(source, part, HIDDEN_LIMITS)])
        _require_verdict(name, verdict)
        if all(outcome.kind in _DECIDED for outcome in verdict.outcomes):
            continue
        alone = [part[place] for place in verdict.failing]
        for test, single in zip(
            alone,
            oracle.verdicts([Submission(source, (test,), HIDDEN_LIMITS) for test in alone]),
            strict=True,
        ):
            _require_verdict(name, single)
            if single.outcomes[0].kind not in _DECIDED or single.cpu_s > SLOW_TEST_CPU_S:
                slow.add(test)
    return [test for test in suite if test not in slow]


def _require_verdict(name: str, verdict: Verdict) -> None:
    if verdict.is_infra:
        raise BenchmarkError(f"{name}: the oracle failed, got infra; expected outcomes; run again")


def public_submissions(task: RepairTask, code: str) -> list[Submission]:
    """The public tier for a candidate, part by part."""
    return [Submission(code, part, PUBLIC_LIMITS) for part in parts(task.public)]


def hidden_submissions(task: RepairTask, code: str) -> list[Submission]:
    """The hidden tier for a candidate, part by part."""
    return [Submission(code, part, HIDDEN_LIMITS) for part in parts(task.hidden)]


def _require_canonical(task: RepairTask, oracle: Oracle) -> None:
    for tier, submissions in (
        ("public", public_submissions(task, task.canonical)),
        ("hidden", hidden_submissions(task, task.canonical)),
    ):
        verdicts: list[Verdict] = list(oracle.verdicts(submissions))
        for verdict in verdicts:
            _require_verdict(task.task, verdict)
        wrong = sorted({v.released[i] for v in verdicts for i in v.failing})
        if wrong:
            reason = f"the canonical fails its {tier} tier: {', '.join(wrong)}"
            raise UnfitError(Exclusion(task.task, "canonical", reason))
