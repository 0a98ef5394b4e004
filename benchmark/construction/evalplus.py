"""Turns EvalPlus problems into tasks; what can't be one is excluded with its reason."""

from collections.abc import Iterable
from dataclasses import dataclass

from benchmark.construction.verify import Verified
from benchmark.corpus.evalplus import code, query, tests
from benchmark.corpus.evalplus.source import Problem
from benchmark.errors import BenchmarkError
from benchmark.outcomes import OutcomeKind
from benchmark.ports import Oracle
from benchmark.records import Task
from benchmark.verdicts import Evaluated, Origin, Submission

QUERY_WORDS_MIN = 4


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A problem that is not in the tier, and why."""

    entry_id: str
    reason: str


@dataclass(frozen=True, slots=True)
class Imported:
    """Tasks in source order, and the problems left out."""

    tasks: tuple[Task, ...]
    exclusions: tuple[Exclusion, ...]


class _UnfitError(Exception):
    """Carries the reason of an exclusion."""


def import_tasks(problems: Iterable[Problem], oracle: Oracle) -> Imported:
    """Tasks with tests made of the canonical's own outputs, each canonical then verified."""
    tasks: list[Task] = []
    exclusions: list[Exclusion] = []
    for problem in problems:
        try:
            tasks.append(_task(problem, oracle))
        except _UnfitError as unfit:
            exclusions.append(Exclusion(entry_id(problem), str(unfit)))
    verdicts = oracle.verdicts(
        Submission(task.code, task.tests, origin=Origin.RELEASE) for task in tasks
    )
    kept = []
    for task, verdict in zip(tasks, verdicts, strict=True):
        if verdict.is_infra:
            raise BenchmarkError(f"{task.place}: the oracle failed twice; run again")
        if verdict.passes_all:
            kept.append(task)
        else:
            failing = ", ".join(sorted({verdict.released[i] for i in verdict.failing}))
            exclusions.append(Exclusion(task.entry_id, f"canonical fails its own tests: {failing}"))
    return Imported(tuple(kept), tuple(exclusions))


def apart(verified: Iterable[Verified]) -> tuple[list[Verified], list[Exclusion]]:
    """What makes the tier, and what does not: too few distractors, or a name or query taken."""
    kept: list[Verified] = []
    holders: dict[tuple[str, str], str] = {}
    left_out: list[Exclusion] = []
    for entry in verified:
        task, reason = entry.task, entry.too_few
        claims = (("function name", task.function_name), ("query", task.query.casefold()))
        for claim in claims:
            if not reason and claim in holders:
                reason = f"{claim[0]} already used by {holders[claim]}"
        if reason:
            left_out.append(Exclusion(task.entry_id, reason))
        else:
            kept.append(entry)
            holders |= dict.fromkeys(claims, task.entry_id)
    return kept, left_out


def entry_id(problem: Problem) -> str:
    return f"{problem.dataset.domain}.{problem.number:03d}.{problem.function_name}"


def _task(problem: Problem, oracle: Oracle) -> Task:
    if problem.function_name in tests.SEVERAL_ANSWERS:
        raise _UnfitError("EvalPlus' own checker accepts several answers")
    source = code.canonical_code(problem)
    if code.draws_or_waits(source):
        raise _UnfitError("canonical depends on chance or on the clock")
    text = query.query_text(problem)
    if len(text.split()) < QUERY_WORDS_MIN:
        raise _UnfitError("no description left without the examples")
    return Task(
        entry_id=entry_id(problem),
        function_name=problem.function_name,
        domain=problem.dataset.domain,
        query=text,
        code=source,
        tests=_tests(problem, source, oracle),
        place=f"EvalPlus {problem.task_id}",
    )


def _tests(problem: Problem, source: str, oracle: Oracle) -> tuple[str, ...]:
    """A test a base input; the plus inputs are left to be somebody's hidden suite."""
    try:
        calls = [tests.call_text(problem, arguments) for arguments in problem.base_inputs]
    except BenchmarkError as error:
        raise _UnfitError("an input is not plain data") from error
    pairs = zip(problem.base_inputs, oracle.evaluate(source, calls), strict=True)
    return tuple(dict.fromkeys(_test(problem, *pair) for pair in pairs))


def _test(problem: Problem, arguments: tuple[object, ...], evaluated: Evaluated) -> str:
    if evaluated.outcome.kind is OutcomeKind.INFRA:
        raise BenchmarkError(
            f"EvalPlus {problem.task_id}: the oracle failed, got an infrastructure outcome; "
            "expected a value; run again"
        )
    if evaluated.outcome.kind is not OutcomeKind.PASS:
        raise _UnfitError(f"canonical ends in {evaluated.outcome.released} on a base input")
    try:
        text = tests.test_text(problem, arguments, evaluated.value)
    except BenchmarkError as error:
        raise _UnfitError("canonical's output is not plain data") from error
    if len(text) > tests.TEST_CHARS_MAX:
        raise _UnfitError(f"a test is longer than {tests.TEST_CHARS_MAX} characters")
    return text
