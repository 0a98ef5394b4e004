"""Turns EvalPlus problems into tasks; what can't be one is excluded with its reason."""

from collections.abc import Iterable
from dataclasses import dataclass

from benchmark.corpus.evalplus import code, query, tests
from benchmark.corpus.evalplus.source import Problem
from benchmark.errors import BenchmarkError
from benchmark.outcomes import OutcomeKind
from benchmark.ports import Oracle
from benchmark.records import Task
from benchmark.verdicts import Submission

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


class _Unfit(Exception):
    """Carries the reason of an exclusion."""


def import_tasks(problems: Iterable[Problem], oracle: Oracle) -> Imported:
    """Tasks with tests made of the canonical's own outputs, each canonical then verified."""
    tasks: list[Task] = []
    exclusions: list[Exclusion] = []
    names: dict[str, str] = {}
    for problem in problems:
        try:
            if problem.function_name in names:
                raise _Unfit(f"function name already used by {names[problem.function_name]}")
            task = _task(problem, oracle)
        except _Unfit as unfit:
            exclusions.append(Exclusion(entry_id(problem), str(unfit)))
            continue
        names[problem.function_name] = task.entry_id
        tasks.append(task)
    verdicts = oracle.verdicts(Submission(task.code, task.tests) for task in tasks)
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


def entry_id(problem: Problem) -> str:
    return f"{problem.dataset.domain}.{problem.number:03d}.{problem.function_name}"


def _task(problem: Problem, oracle: Oracle) -> Task:
    if problem.function_name in tests.SEVERAL_ANSWERS:
        raise _Unfit("EvalPlus' own checker accepts several answers")
    source = code.canonical_code(problem)
    if code.draws_or_waits(source):
        raise _Unfit("canonical depends on chance or on the clock")
    text = query.query_text(problem)
    if len(text.split()) < QUERY_WORDS_MIN:
        raise _Unfit("no description left without the examples")
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
    try:
        calls = [tests.call_text(problem, arguments) for arguments in problem.base_inputs]
    except BenchmarkError as error:
        raise _Unfit("an input is not plain data") from error
    found = oracle.evaluate(source, calls)
    texts: list[str] = []
    for arguments, evaluated in zip(problem.base_inputs, found, strict=True):
        if evaluated.outcome.kind is OutcomeKind.INFRA:
            raise BenchmarkError(f"EvalPlus {problem.task_id}: the oracle failed; run again")
        if evaluated.outcome.kind is not OutcomeKind.PASS:
            raise _Unfit(f"canonical ends in {evaluated.outcome.released} on a base input")
        try:
            text = tests.test_text(problem, arguments, evaluated.value)
        except BenchmarkError as error:
            if problem.function_name not in tests.NOT_NONE:
                raise _Unfit("canonical's output is not plain data") from error
            text = tests.test_text(problem, arguments, True)
        if len(text) > tests.TEST_CHARS_MAX:
            raise _Unfit(f"a test is longer than {tests.TEST_CHARS_MAX} characters")
        if text not in texts:
            texts.append(text)
    return tuple(texts)
