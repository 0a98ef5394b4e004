"""Execution-grounded reranking: how inputs are drawn, what is compared, and who judges."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from benchmark.outcomes import OutcomeKind
from benchmark.ports import Oracle
from benchmark.verdicts import Evaluated, Submission, TestOutcome, Verdict
from fixtures.oracle.client import ForkServerOracle
from fixtures.oracle.slots import Slots
from fixtures.rerankers.execution import literals
from fixtures.rerankers.execution.behaviour import AT_ONCE, Behaviours, Outcome, observe, shown
from fixtures.rerankers.execution.draws import expressions
from fixtures.rerankers.execution.questions import judge_by_model
from fixtures.rerankers.execution.reranker import ExecutionReranker, ModelJudge
from fixtures.rerankers.execution.rules import judge_by_rules
from fixtures.rerankers.execution.shapes import Shape, guesses
from fixtures.rerankers.execution.signature import families, public_function
from suites.instruments.scripted_model import ScriptedModel
from suites.instruments.small_tier import small_tier

SAFE = """\
def mean(values):
    if not values:
        return None
    return sum(values) / len(values)
"""
BARE = "def mean(values):\n    return sum(values) / len(values)\n"
OFF = SAFE.replace("len(values)", "(len(values) + 1)")
OTHER = "def shout(text):\n    return text.upper()\n"
QUERY = "The mean of some numbers, None for an empty list."


@dataclass
class Recording:
    """Passes evaluations on, keeps them, and refuses to judge tests."""

    inner: Oracle
    seen: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)

    def verdicts(self, submissions: Iterable[Submission]) -> Iterator[Verdict]:
        raise AssertionError("a reranker asked for a verdict on tests")

    def evaluate(self, code: str, expressions: Sequence[str]) -> tuple[Evaluated, ...]:
        self.seen.append((code, tuple(expressions)))
        return self.inner.evaluate(code, expressions)


@pytest.fixture(scope="module")
def server() -> Iterator[ForkServerOracle]:
    with ForkServerOracle(Slots(2)) as oracle:
        yield oracle


@pytest.fixture
def oracle(server: ForkServerOracle) -> Recording:
    return Recording(server)


def _best(scores: Sequence[float]) -> list[int]:
    return [place for place, score in enumerate(scores) if score == max(scores)]


def test_the_public_function_is_the_last_one_without_underscore() -> None:
    function = public_function("def a(x): ...\ndef b(y: int, z=3): ...\ndef _c(): ...\n")
    assert function is not None
    assert function.call_key == ("b", 2)
    assert [(p.name, p.annotation, p.default) for p in function.parameters] == [
        ("y", "int", ""),
        ("z", "", "3"),
    ]


@pytest.mark.parametrize(
    "code",
    ["def f(:", "x = 1", "def f(*a): ...", "def f(*, a): ..."],
    ids=["broken", "no_function", "star", "keyword_only"],
)
def test_text_without_a_plain_function_has_none(code: str) -> None:
    assert public_function(code) is None


def test_families_are_candidates_that_are_called_alike_in_the_order_given() -> None:
    found = families([SAFE, OTHER, BARE, "not python", "also not"])
    assert [family.places for family in found] == [(0, 2), (1,), (3,), (4,)]


def test_a_query_states_numbers_texts_and_constants() -> None:
    stated = literals.in_query(
        'Give "n/a" or None below -3, three times 2.5; it\'s x2 and `ok`, not 7th.'
    )
    assert stated.whole == (-3, 3)
    assert stated.real == (2.5,)
    assert stated.texts == ("n/a", "ok")
    assert stated.constants == ("None",)


@pytest.mark.parametrize(
    ("code", "shape"),
    [
        ("def f(a: list[str]): ...", Shape("list", (Shape("str"),))),
        ("def f(a: dict[str, int]): ...", Shape("dict", (Shape("str"), Shape("int")))),
        ("def f(a=True): ...", Shape("bool")),
        ("def f(a):\n    return a.split()", Shape("str")),
        ("def f(a):\n    return a == 'on' or a == 'off'", Shape("str", (), ("on", "off"))),
        ("def f(a):\n    return a // 2", Shape("int")),
        (
            "def f(a):\n    return [x for x, y in a if y.upper() > x]",
            Shape("list", (Shape("tuple", (Shape("int"), Shape("str"))),)),
        ),
        (
            "def f(a):\n    for k, v in a.items():\n        k.strip()",
            Shape("dict", (Shape("str"), Shape("int"))),
        ),
        ("def f(a):\n    x, y = a\n    return x", Shape("tuple", (Shape("int"), Shape("int")))),
        ("def f(words): ...", Shape("list", (Shape("str"),))),
    ],
    ids=[
        "list",
        "dict",
        "bool",
        "split",
        "compared",
        "halved",
        "pairs",
        "items",
        "unpacked",
        "plural",
    ],
)
def test_a_parameters_shape_is_guessed_from_annotation_default_use_and_name(
    code: str, shape: Shape
) -> None:
    function = public_function(code)
    assert function is not None
    assert guesses(function, function.parameters[0])[0] == shape


def test_draws_are_calls_of_literals_equal_for_equal_seeds() -> None:
    function = public_function("def f(a, b: str = 'x'):\n    return a % 7, b\n")
    assert function is not None
    drawn = expressions(function, "Below 40 it differs.", 60, seed=5)
    assert drawn == expressions(function, "Below 40 it differs.", 60, seed=5)
    assert drawn != expressions(function, "Below 40 it differs.", 60, seed=6)
    assert len(set(drawn)) == len(drawn) > 30
    given = set()
    for call in drawn:
        node = ast.parse(call, mode="eval").body
        assert isinstance(node, ast.Call)
        given.add(len(node.args))
        values = [ast.literal_eval(argument) for argument in node.args]
        assert all(value is not None for value in values)
    assert given == {1, 2}


def test_numbers_of_query_and_code_and_their_neighbours_are_drawn() -> None:
    function = public_function("def f(a: int):\n    return a > 300\n")
    assert function is not None
    drawn = " ".join(expressions(function, "At 100 it stops.", 400, seed=1))
    assert [f"f({n})" for n in (99, 100, 101, 299, 300, 301) if f"f({n})" not in drawn] == []


@pytest.mark.parametrize(
    ("first", "second", "equal"),
    [
        ({1, 2}, {2, 1}, True),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, True),
        (2.0, 2, True),
        ([1], (1,), False),
        ("1", 1, False),
        ([1, 2], [2, 1], False),
    ],
)
def test_values_are_shown_alike_when_they_are_equal(
    first: object, second: object, equal: bool
) -> None:
    assert (shown(first) == shown(second)) is equal


def test_inputs_on_which_none_gives_a_value_are_dropped(oracle: Recording) -> None:
    found = observe(oracle, [SAFE, BARE], ["mean([2, 4])", "mean(3)", "mean([])"])
    assert found.inputs == ("mean([2, 4])", "mean([])")
    assert [[o.text for o in row] for row in found.outcomes] == [
        ["3", "None"],
        ["3", "raises ZeroDivisionError"],
    ]
    assert found.executions == 6


def test_an_endless_candidate_has_outcomes_and_no_value(oracle: Recording) -> None:
    endless = "def mean(values):\n    while True: pass\n"
    found = observe(oracle, [SAFE, endless], ["mean([1])"])
    assert [row[0].returned for row in found.outcomes] == [True, False]


class Endless:
    """Says that some codes spend their time, on any input, and the others return 1."""

    def __init__(self, *codes: str) -> None:
        self.codes, self.asked = codes, 0

    def verdicts(self, submissions: Iterable[Submission]) -> Iterator[Verdict]:
        raise AssertionError("a reranker asked for a verdict on tests")

    def evaluate(self, code: str, expressions: Sequence[str]) -> tuple[Evaluated, ...]:
        self.asked += 1
        kind = OutcomeKind.CPU_LIMIT if code in self.codes else OutcomeKind.PASS
        return (Evaluated(TestOutcome(kind), 1),) * len(expressions)


def test_an_endless_candidate_is_run_on_one_chunk_of_inputs_only() -> None:
    oracle, inputs = Endless("b"), [f"f({n})" for n in range(3 * AT_ONCE)]
    found = observe(oracle, ["a", "b"], inputs)
    assert oracle.asked == 3 + 1
    assert len(found.inputs) == 3 * AT_ONCE
    assert {outcome.text for outcome in found.outcomes[1]} == {"cpu_limit"}
    assert found.executions == 4 * AT_ONCE


def test_inputs_on_which_two_candidates_are_endless_are_dropped() -> None:
    oracle, inputs = Endless("b", "c"), [f"f({n})" for n in range(2 * AT_ONCE)]
    found = observe(oracle, ["a", "b", "c", "d"], inputs)
    assert found.inputs == tuple(inputs[AT_ONCE:])
    assert oracle.asked == 3 + 2  # a, b, c on the first chunk; a, d on the second


def _table(*rows: Sequence[object]) -> Behaviours:
    """Values returned, or exceptions as strings that begin with `!`."""
    outcomes = tuple(
        tuple(
            Outcome(False, f"raises {v[1:]}")
            if isinstance(v, str) and v.startswith("!")
            else Outcome(True, shown(v), v)
            for v in row
        )
        for row in rows
    )
    inputs = tuple(f"f({n})" for n in range(len(rows[0])))
    return Behaviours(inputs, outcomes, executions=0)


def test_the_rules_add_promise_stated_values_and_agreement() -> None:
    scores = judge_by_rules(
        "Say None for nothing.", _table([1, None], [1, "!ZeroDivisionError"], [2, None])
    )
    # promise 1, 1/2, 1; stated 1, 0, 1; agreement (1/2 + 1/2)/2, (1/2 + 0)/2, (0 + 1/2)/2
    assert scores == (2.5, 0.75, 2.25)


def test_where_the_query_speaks_of_errors_raising_costs_nothing() -> None:
    scores = judge_by_rules("Raise a ValueError when empty.", _table([1, "!ValueError"], [1, 5]))
    assert scores is not None
    assert scores[0] == scores[1]


def test_without_a_value_there_is_no_order() -> None:
    assert judge_by_rules("x", Behaviours((), ((), ()), 9)) is None


def test_the_model_is_asked_where_outcomes_split_and_never_sees_code() -> None:
    model = ScriptedModel(lambda p: next(line[1] for line in p.splitlines() if "None" in line[4:]))
    behaviours = _table([1, None], [1, "!ZeroDivisionError"], [1, 0])
    judged = judge_by_model(model, "Mean, or nothing.", behaviours, questions=3, max_tokens=4)
    assert judged.votes == (1.0, 0.0, 0.0)
    assert judged.account.asked == 1  # the first input splits nobody
    assert "f(1)" in model.prompts[0]
    assert "def " not in model.prompts[0]


def test_unread_judgements_give_no_votes_and_are_counted() -> None:
    judged = judge_by_model(
        ScriptedModel(lambda p: "none"), "x", _table([1], [2]), questions=3, max_tokens=4
    )
    assert (judged.votes, judged.account.unparsed) == (None, 1)


def test_the_reranker_lifts_what_works_in_its_family_and_keeps_families_in_place(
    oracle: Recording,
) -> None:
    reranker = ExecutionReranker("exec", oracle, "v", 32)
    answer = reranker.answer(QUERY, [OTHER, BARE, OFF, SAFE])
    assert answer.scores is not None
    assert _best(answer.scores) == [0]  # a family of its own, first in the first stage
    assert _best(answer.scores[1:]) == [2]
    assert answer.account.executions == sum(len(calls) for _code, calls in oracle.seen)


def test_with_a_judge_the_models_votes_order_the_family(oracle: Recording) -> None:
    def nothing(prompt: str) -> str:
        lines = [line for line in prompt.splitlines() if line.startswith("[")]
        return next((line[1] for line in lines if line[4:] == "None"), "?")

    judge = ModelJudge(ScriptedModel(nothing), questions=48, max_tokens=4)
    answer = ExecutionReranker("exec", oracle, "v", 32, judge).answer(QUERY, [BARE, SAFE])
    assert answer.scores is not None
    assert _best(answer.scores) == [1]
    assert answer.account.calls > 0


def test_the_run_is_the_same_again_and_another_query_draws_other_inputs(
    oracle: Recording,
) -> None:
    reranker = ExecutionReranker("exec", oracle, "v", 16)
    first = reranker.answer(QUERY, [SAFE, BARE])
    seen = list(oracle.seen)
    oracle.seen.clear()
    assert reranker.answer(QUERY, [SAFE, BARE]) == first
    assert oracle.seen == seen
    oracle.seen.clear()
    reranker.answer("Another query.", [SAFE, BARE])
    assert oracle.seen != seen


def test_no_hidden_test_reaches_the_oracle_or_the_reranker(oracle: Recording) -> None:
    """By construction: the port has two texts, the oracle that is handed in has no verdicts, and
    the package names neither tests nor labels nor submissions."""
    tier = small_tier()
    query = tier.queries[0]
    codes = [snippet.code for snippet in tier.corpus if snippet.entry_id == query.entry_id]
    ExecutionReranker("exec", oracle, "v", 16).answer(query.text, codes)
    evaluated = {call for _code, calls in oracle.seen for call in calls}
    assert evaluated
    assert {code for code, _calls in oracle.seen} == set(codes)
    assert all("assert" not in call for call in evaluated)
    hidden = {"tests", "test_suite", "corpus_id", "canonical_id", "distractor_ids", "verdicts"}
    hidden |= {"Submission", "Tier", "Query", "Snippet", "Label", "bug_type", "bug_description"}
    folder = Path(__file__).parents[2] / "fixtures" / "rerankers"
    adapters = [path for path in folder.rglob("*.py") if path.name != "fixture.py"]
    for path in adapters:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        names |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        names |= {
            alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom | ast.Import)
            for alias in node.names
        }
        assert names & hidden == set(), path.name
