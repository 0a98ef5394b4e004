"""The mutation operators do exactly what their worked examples show.

Source: ExecRetrieval section 3.2, Table 2.
"""

import pytest

from benchmark.errors import BenchmarkError
from benchmark.mutation.catalogue import OPERATORS
from benchmark.mutation.describe import describe
from benchmark.mutation.edit import Edit
from benchmark.mutation.mutant import Mutant
from benchmark.mutation.normalise import normalised
from benchmark.mutation.operators import Example, Operator
from benchmark.mutation.parse import parse
from benchmark.mutation.propose import propose
from benchmark.mutation.single_edit import differ_in_one_statement
from benchmark.mutation.source_tree import read
from benchmark.outcomes import MECHANICAL, BugType

by_operator = pytest.mark.parametrize("operator", OPERATORS, ids=lambda operator: operator.id)


@by_operator
def test_an_operator_gives_exactly_its_examples(operator: Operator) -> None:
    given = {
        example.before: sorted(
            edit.apply(example.before) for edit in operator.propose(read(example.before))
        )
        for example in operator.examples
    }
    assert given == {example.before: sorted(example.after) for example in operator.examples}


@by_operator
def test_every_example_is_python_before_and_after(operator: Operator) -> None:
    for example in operator.examples:
        for code in (example.before, *example.after):
            parse(code)


@by_operator
def test_every_operator_shows_where_it_keeps_away(operator: Operator) -> None:
    assert any(not example.after for example in operator.examples)


@by_operator
def test_every_operator_has_a_phrase_for_its_mutants(operator: Operator) -> None:
    mutant = Mutant(operator.id, operator.bug_type, Edit(0, 3, "old", "new"), "new", 7)
    assert describe(mutant).startswith("Line 7: ")


def test_operator_ids_are_unique_and_short_enough_for_items() -> None:
    ids = [operator.id for operator in OPERATORS]
    assert len(set(ids)) == len(ids)
    assert max(map(len, ids)) <= 24


def test_the_catalogue_covers_all_six_bug_types() -> None:
    assert {operator.bug_type for operator in OPERATORS} == set(MECHANICAL)


def test_an_operator_without_a_worked_mutant_is_refused() -> None:
    with pytest.raises(BenchmarkError, match="never shown at work"):
        Operator("idle", BugType.OFF_BY_ONE, "", "", lambda _: iter(()), (Example("a"),))


def test_an_example_that_repeats_a_mutant_is_refused() -> None:
    with pytest.raises(BenchmarkError, match="not distinct"):
        Example("a", ("b", "b"))


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        pytest.param(
            "a < b",
            "Line 1: the comparison `<` is now `<=`, so the bound itself is treated differently.",
            id="boundary",
        ),
        pytest.param(
            "def f(a):\n    if not a:\n        return 0\n    return a\n",
            "Line 2: the check `if not a: return 0` is gone, so the case it caught runs on.",
            id="guard",
        ),
        pytest.param(
            "\n\nf(a, b)",
            "Line 3: the arguments `a, b` are now in the order `b, a`.",
            id="arguments",
        ),
        pytest.param(
            f"min({'a' * 50}, 1)",
            "Line 1: `min(aaaaaaaaaaaaaaaaaaaaaaaaa ... aaaaaa, 1)` is now only "
            "`aaaaaaaaaaaaaaaaaaaaaaaaaaaaa ... aaaaaaaaaa`, so the value is no longer bounded.",
            id="shortened",
        ),
    ],
)
def test_a_description_names_the_line_and_the_change(code: str, sentence: str) -> None:
    assert sentence in [describe(mutant) for mutant in propose(code)]


@pytest.mark.parametrize(
    "other",
    [
        pytest.param("def f(a):  # why\n  return(a  +\t1)", id="comments-and-layout"),
        pytest.param("def f(a):\n  'doc'\n  return a + 1", id="docstring"),
        pytest.param("def f(a: int) -> int:\n  return a + 1", id="annotations"),
        pytest.param("def f(a):\n  return a + 0x1", id="spelling-of-numbers"),
    ],
)
def test_normalising_forgets_what_is_not_executed(other: str) -> None:
    assert normalised(other) == normalised("def f(a):\n    return a + 1\n")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("a - (b - c)", "(a - b) - c", id="grouping"),
        pytest.param("f(1)", "f(True)", id="one-and-true"),
        pytest.param("f(1)", "f(1.0)", id="one-and-one-point-zero"),
        pytest.param("f('a', 'b')", "f('a b')", id="strings"),
        pytest.param("if a:\n  b\n  c", "if a:\n  b\nc", id="blocks"),
        pytest.param("if a: b\nelse: c", "if a:\n  b\n  c", id="else"),
        pytest.param("try: a\nexcept E: b", "try: a\nfinally: b", id="handlers"),
    ],
)
def test_normalising_keeps_programs_apart(one: str, other: str) -> None:
    assert normalised(one) != normalised(other)


@pytest.mark.parametrize(
    ("before", "after", "answer"),
    [
        pytest.param("a\nb\nc", "a\nB\nc", True, id="one-changed"),
        pytest.param("a\nif b:\n  c\nd", "a\nd", True, id="one-removed-with-its-block"),
        pytest.param("if a: b\nif c: b", "if a: b", True, id="second-of-two-alike"),
        pytest.param("if a: b\nif a: b", "if a: b", True, id="one-of-two-equal"),
        pytest.param("if a:\n  if b: c", "if a:\n  pass", True, id="only-one-of-a-block"),
        pytest.param("if a:\n  b\n  c", "if A:\n  b\n  c", True, id="header-changed"),
        pytest.param("a\nb\nc", "A\nb\nC", False, id="two-changed"),
        pytest.param("a\nb\nc", "c", False, id="two-removed"),
        pytest.param("a\nb", "a\nb\nc", False, id="one-added"),
        pytest.param("a", "a", False, id="none"),
    ],
)
def test_one_statement_is_told_from_none_and_two(before: str, after: str, answer: bool) -> None:
    one, other = normalised(before).split("\n"), normalised(after).split("\n")
    assert differ_in_one_statement(one, other) is answer
