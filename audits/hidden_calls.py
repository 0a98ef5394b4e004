"""The calls of the prompt-hidden tier that nothing public has, from EvalPlus' own inputs.

Source: falsification paper, section 2.1.1, Tables 2 and 3 (plus inputs, the first 300 in source
order). No canonical is run: a call is known by its arguments.
"""

from benchmark.corpus.evalplus.source import Problem, read_problems, unavailable_reason
from benchmark.corpus.evalplus.tests import call_text
from benchmark.errors import BenchmarkError
from benchmark.repair.tiers import task_id
from benchmark.repair_protocol import HIDDEN_TESTS_MAX


def hidden_calls(tasks: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """Calls by task, of those in `tasks` that are EvalPlus'. Raises BenchmarkError without it."""
    problems = {task_id(problem): problem for problem in read_problems()}
    return {task: _calls(problems[task]) for task in sorted(tasks & problems.keys())}


def why_not() -> str:
    """Empty where the data can be read, else why it can't."""
    return unavailable_reason()


def _calls(problem: Problem) -> tuple[str, ...]:
    public = {_call(problem, arguments) for arguments in problem.base_inputs}
    hidden = (_call(problem, each) for each in problem.plus_inputs[:HIDDEN_TESTS_MAX])
    return tuple(call for call in hidden if call not in public and call not in problem.prompt)


def _call(problem: Problem, arguments: tuple[object, ...]) -> str:
    """The call's text; of what is no plain data a text that stands nowhere."""
    try:
        return call_text(problem, arguments)
    except BenchmarkError:
        return "\0"
