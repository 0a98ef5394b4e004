"""The gates find exactly what their worked examples show.

Source: ExecRetrieval section 3.3 (five sequential gates).
"""

from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from benchmark.errors import BenchmarkError
from benchmark.gates.catalogue import ENTRY_GATES, TIER_GATES
from benchmark.gates.gate import Example, Gate
from benchmark.gates.worked import ENTRY, failing, verdict, with_query
from benchmark.outcomes import OutcomeKind
from benchmark.verdicts import Submission
from fixtures.oracle.client import ForkServerOracle

GATES: tuple[Gate[Any], ...] = (*ENTRY_GATES, *TIER_GATES)
CASES = [
    pytest.param(gate, example, id=f"{gate.id}-{example.id}")
    for gate in GATES
    for example in gate.examples
]
executing = pytest.mark.parametrize(
    "gate", [gate for gate in ENTRY_GATES if gate.executes], ids=lambda gate: gate.id
)


@pytest.mark.parametrize(("gate", "example"), CASES)
def test_a_gate_gives_exactly_the_findings_of_its_example(
    gate: Gate[Any], example: Example[Any]
) -> None:
    assert gate.check(example.subject) == example.findings


def test_the_catalogue_holds_the_five_gates_in_the_order_of_the_paper() -> None:
    assert [(gate.id, gate.executes) for gate in GATES] == [
        ("schema", False),
        ("ast_semantics", False),
        ("canonical_execution", True),
        ("distractor_execution", True),
        ("corpus_integrity", False),
    ]


def test_the_worked_verdicts_are_what_the_oracle_gives() -> None:
    submissions = [Submission(snippet.code, ENTRY.query.tests) for snippet in ENTRY.snippets]
    with ForkServerOracle() as oracle:
        found = [verdict.outcomes for verdict in oracle.verdicts(submissions)]
    assert found == [verdict.outcomes for verdict in ENTRY.verdicts]


def test_the_worked_entry_clears_every_gate() -> None:
    assert list(chain.from_iterable(gate.check(ENTRY) for gate in ENTRY_GATES)) == []


@executing
def test_an_executing_gate_refuses_an_entry_without_verdicts(gate: Gate[Any]) -> None:
    with pytest.raises(BenchmarkError, match=r"seats_left: not executed, got no verdicts"):
        gate.check(with_query())


@pytest.mark.parametrize(
    "verdicts",
    [
        pytest.param((failing(),) * 4, id="one_verdict_short"),
        pytest.param((*ENTRY.verdicts[:4], verdict(OutcomeKind.PASS)), id="outcomes_short"),
    ],
)
def test_verdicts_that_do_not_fit_the_entry_are_refused(verdicts: tuple[Any, ...]) -> None:
    with pytest.raises(BenchmarkError, match=r"verdicts don't fit.*expected \[7, 7, 7, 7, 7\]"):
        replace(ENTRY, verdicts=verdicts)


def test_a_gate_that_is_never_shown_at_work_is_refused() -> None:
    with pytest.raises(BenchmarkError, match="gate idle: not shown both cleared and at work"):
        Gate("idle", "", False, lambda _: (), (Example("only", ENTRY),))
