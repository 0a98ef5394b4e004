"""EvalPlus inputs become asserts with its tolerances, and weak suites are filled up.

Source: EvalPlus (Liu et al. 2023); all problems here are made up.
"""

from collections.abc import Sequence

import pytest

from benchmark.construction.evalplus import Imported, entry_id, import_tasks
from benchmark.corpus.evalplus import tests
from benchmark.corpus.evalplus.source import DATASETS, Problem
from benchmark.errors import BenchmarkError
from benchmark.outcomes import OutcomeKind
from benchmark.verdicts import Evaluated, Submission, TestOutcome
from fixtures.oracle.client import ForkServerOracle

Inputs = Sequence[tuple[object, ...]]


def problem(
    name: str = "seats", *, atol: float = 0.0, base: Inputs = (), plus: Inputs = (), body: str = "n"
) -> Problem:
    return Problem(
        dataset=DATASETS[1],
        number=7,
        function_name=name,
        prompt='"""\nCount the seats of a bus.\n"""\n',
        solution=f"def {name}(n):\n    return {body}\n",
        base_inputs=tuple(base),
        plus_inputs=tuple(plus),
        atol=atol,
    )


TEXTS = {
    "int_is_exact": (problem(), 3, "assert seats(1) == 3"),
    "tolerance_of_the_task_does_not_touch_an_int": (problem(atol=0.1), 3, "assert seats(1) == 3"),
    "float_has_the_default_tolerance": (
        problem(),
        0.5,
        "assert seats(1) == pytest.approx(0.5, rel=1e-07, abs=1e-06)",
    ),
    "float_has_the_tolerance_of_the_task": (
        problem(atol=0.01),
        [1, 0.5],
        "assert seats(1) == pytest.approx([1, 0.5], rel=1e-07, abs=0.01)",
    ),
    "nan_is_a_float": (
        problem(),
        float("nan"),
        "assert seats(1) == pytest.approx(float('nan'), rel=1e-07, abs=1e-06)",
    ),
    "float_under_a_key": (
        problem(),
        {"a": 0.5},
        "assert seats(1) == pytest.approx({'a': 0.5}, rel=1e-07, abs=1e-06)",
    ),
    "some_tasks_compare_as_sets": (problem("Diff"), [2, 1, 2], "assert set(Diff(1)) == {1, 2}"),
    "some_tasks_compare_as_empty_sets": (problem("Diff"), (), "assert set(Diff(1)) == set()"),
    "some_tasks_only_ask_for_none": (
        problem("check_str"),
        None,
        "assert (check_str(1) is not None) is False",
    ),
    "a_match_that_is_no_plain_data_is_not_none": (
        problem("check_str"),
        object(),
        "assert (check_str(1) is not None) is True",
    ),
    "unless_a_bool_is_the_answer": (problem("check_str"), False, "assert check_str(1) == False"),
}


@pytest.mark.parametrize(("task", "expected", "text"), TEXTS.values(), ids=TEXTS.keys())
def test_an_expected_value_gives_its_assert(task: Problem, expected: object, text: str) -> None:
    assert tests.test_text(task, (1,), expected) == text


def test_a_polynomial_root_is_put_into_the_polynomial() -> None:
    text = tests.test_text(problem("find_zero", atol=0.001), ([1, 2],), -0.5)
    assert text == (
        "assert (lambda x: abs(sum(c * x**i for i, c in enumerate([1, 2]))) <= 0.001)"
        "(find_zero([1, 2]))"
    )


def test_a_value_that_is_no_plain_data_is_refused_with_its_type() -> None:
    with pytest.raises(BenchmarkError, match="not plain data, got object"):
        tests.test_text(problem(), (1,), [object()])


@pytest.mark.parametrize(
    ("value", "answer"),
    [
        pytest.param([[({"a": [0.5]},)]], True, id="nested"),
        pytest.param({1: {2: 1j}}, True, id="complex_under_keys"),
        pytest.param(frozenset({1.0}), True, id="in_a_set"),
        pytest.param([1, True, "1.0", None, b"1.0"], False, id="none"),
        pytest.param({1.5: 1}, False, id="keys_are_compared_exactly"),
    ],
)
def test_a_float_is_found_wherever_it_stands(value: object, answer: bool) -> None:
    assert tests.has_float(value) is answer


def imported(*problems: Problem) -> Imported:
    with ForkServerOracle() as oracle:
        return import_tasks(problems, oracle)


def test_a_suite_is_the_base_inputs_each_once_and_no_plus_input() -> None:
    (task,) = imported(problem(base=[(2,), (1,), (2,)], plus=[(50,)])).tasks
    assert task.tests == ("assert seats(2) == 2", "assert seats(1) == 1")


EXCLUDED = {
    "base_input_raises": (
        problem(base=[(0,)], body="1 // n"),
        "canonical ends in FAIL:ZeroDivisionError on a base input",
    ),
    "input_not_plain": (problem(base=[(object(),)]), "an input is not plain data"),
    "output_not_plain": (problem(base=[(1,)], body="seats"), "output is not plain data"),
    "test_too_long": (problem(base=[(1,)], body="'a' * 20_000"), "longer than 20000 characters"),
    "chance": (problem(base=[(1,)], body="__import__('x')\nimport random"), "chance or on"),
    "several_answers": (problem("sum_div", base=[(1,)]), "accepts several answers"),
    "own_tests_fail": (problem(base=[(1,)], body="[].append(n) or id([n])"), "fails its own tests"),
}


@pytest.mark.parametrize(("task", "reason"), EXCLUDED.values(), ids=EXCLUDED.keys())
def test_a_problem_that_can_not_be_a_task_is_excluded_with_its_reason(
    task: Problem, reason: str
) -> None:
    found = imported(task)
    assert (found.tasks, [one.entry_id for one in found.exclusions]) == ((), [entry_id(task)])
    assert reason in found.exclusions[0].reason


def test_a_prompt_without_a_description_is_excluded() -> None:
    short = Problem(DATASETS[1], 9, "rows", '"""\nCount them.\n"""', "rows = abs\n", (), (), 0.0)
    assert [one.reason for one in imported(short).exclusions] == [
        "no description left without the examples"
    ]


class BrokenOracle:
    """An oracle whose machine fails."""

    def evaluate(self, code: str, expressions: Sequence[str]) -> tuple[Evaluated, ...]:
        return tuple(Evaluated(TestOutcome(OutcomeKind.INFRA)) for _ in expressions)

    def verdicts(self, submissions: Sequence[Submission]) -> None:
        raise NotImplementedError


def test_a_failure_of_the_oracle_ends_the_import_and_excludes_nothing() -> None:
    with pytest.raises(BenchmarkError, match="Mbpp/7: the oracle failed"):
        import_tasks([problem(base=[(1,)])], BrokenOracle())  # type: ignore[arg-type]
