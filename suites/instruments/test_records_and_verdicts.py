"""Records refuse what is not consistent; every outcome has its released string.

Source: ExecRetrieval section 3.1 (records), section 3.3 (released strings).
"""

import json
import re
from collections.abc import Callable

import pytest

from benchmark.errors import BenchmarkError
from benchmark.gates.worked import ENTRY, TIER, failing, verdict
from benchmark.outcomes import BugType, OutcomeKind
from benchmark.records import Label, Snippet, Task, Tier
from benchmark.verdicts import Integrity, Limits, Submission, TestOutcome, Verdict, sha256_text

STRING = re.compile(r"pass|FAIL|FAIL:\w+|TIMEOUT|ERROR:\w+")
RELEASED = {
    "pass": "pass",
    "wrong_output": "FAIL",
    "exception": "FAIL:KeyError",
    "cpu_limit": "TIMEOUT",
    "idle_limit": "TIMEOUT",
    "memory_limit": "ERROR:MemoryError",
    "output_limit": "ERROR:OutputLimit",
    "forbidden": "ERROR:Forbidden",
    "crash": "ERROR:Crash",
    "exited": "ERROR:Exited",
    "syntax_error": "ERROR:SyntaxError",
    "compile_limit": "ERROR:CompileLimit",
    "protocol": "ERROR:Protocol",
    "infra": "ERROR:Infrastructure",
}


@pytest.mark.parametrize("kind", OutcomeKind, ids=lambda kind: str(kind.value))
def test_every_kind_of_outcome_has_its_released_string(kind: OutcomeKind) -> None:
    released = TestOutcome(kind, "KeyError" if kind is OutcomeKind.EXCEPTION else "").released
    assert released == RELEASED[kind.value]
    assert STRING.fullmatch(released)


def test_an_exception_while_loading_is_an_error_not_a_failure() -> None:
    outcome = TestOutcome(OutcomeKind.EXCEPTION, "ImportError", at_load=True)
    assert outcome.released == "ERROR:ImportError"


@pytest.mark.parametrize("kind", OutcomeKind, ids=lambda kind: str(kind.value))
def test_only_a_pass_counts_as_passing(kind: OutcomeKind) -> None:
    found = verdict(OutcomeKind.PASS, kind)
    assert found.passes_all is (kind is OutcomeKind.PASS)
    assert found.failing == (() if kind is OutcomeKind.PASS else (1,))
    assert found.fails_by_wrong_output is (kind is OutcomeKind.WRONG_OUTPUT)
    assert found.is_infra is (kind is OutcomeKind.INFRA)


def test_an_empty_suite_passes_nothing() -> None:
    assert Verdict((), Integrity.SAME_INTERPRETER).passes_all is False


def test_failing_tests_and_released_strings_stand_in_the_order_of_the_suite() -> None:
    found = failing(2, 5)
    assert found.failing == (2, 5)
    assert found.released == ("pass", "pass", "FAIL", "pass", "pass", "FAIL", "pass")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(("a\nb",), ("a", "b"), id="split_text"),
        pytest.param(('a", "b',), ("a", "b"), id="quoted_text"),
        pytest.param(("a", "b"), ("b", "a"), id="order"),
        pytest.param((), ("",), id="empty"),
    ],
)
def test_no_two_suites_share_a_hash(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert Submission("", one).tests_sha256 != Submission("", other).tests_sha256


def test_a_suite_is_hashed_as_its_json_list() -> None:
    assert Submission("", ("a", "é")).tests_sha256 == sha256_text(json.dumps(["a", "é"]))


def test_a_text_with_a_lone_surrogate_has_a_hash_of_its_own() -> None:
    assert len({sha256_text("\ud800"), sha256_text("\ud801"), sha256_text("?")}) == 3


@pytest.mark.parametrize("limit", [0.0, -1.0, float("nan")])
def test_a_budget_that_no_suite_can_keep_is_refused(limit: float) -> None:
    with pytest.raises(BenchmarkError, match=rf"budget too small, got cpu_s={limit}"):
        Limits(cpu_s=limit)
    with pytest.raises(BenchmarkError, match=rf"budget too small, got .*idle_s={limit}"):
        Limits(idle_s=limit)


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "entry_id_with_a_slash": (
        lambda: Task("a/b", "b", "a", "", "", (), "tasks/b.py"),
        r"tasks/b\.py: bad entry id, got 'a/b'; expected .*; rename the task",
    ),
    "entry_id_too_long": (
        lambda: Task("a" * 81, "b", "a", "", "", (), "tasks/b.py"),
        "bad entry id, got 'aaa",
    ),
    "correct_with_a_bug_type": (
        lambda: Snippet("c_1", "a.b", "", Label.CORRECT, BugType.OFF_BY_ONE),
        "c_1: label and bug type disagree, got label=correct bug_type=off_by_one",
    ),
    "incorrect_without_a_bug_type": (
        lambda: Snippet("c_1", "a.b", "", Label.INCORRECT),
        "c_1: label and bug type disagree, got label=incorrect bug_type=None",
    ),
    "corpus_id_twice": (
        lambda: Tier("t", TIER.queries, (*TIER.corpus, ENTRY.canonical)),
        "tier t: duplicate corpus id, got c_0 more than once; expected each of 6 once",
    ),
    "entry_id_twice": (
        lambda: Tier("t", TIER.queries * 2, TIER.corpus),
        r"tier t: duplicate entry id, got collections\.seats_left more than once",
    ),
    "unknown_corpus_id": (
        lambda: TIER.snippet("c_7"),
        "tier worked: unknown corpus id, got 'c_7'; expected one of 5 entries",
    ),
    "unknown_entry": (
        lambda: TIER.query("a.b"),
        r"tier worked: unknown entry, got 'a\.b'; expected one of 1 entries",
    ),
}


@pytest.mark.parametrize(("make", "fault"), REFUSED.values(), ids=REFUSED.keys())
def test_a_record_that_is_not_consistent_is_refused(make: Callable[[], object], fault: str) -> None:
    with pytest.raises(BenchmarkError, match=fault):
        make()


def test_a_tier_finds_queries_and_snippets_by_id() -> None:
    query = TIER.query("collections.seats_left")
    assert TIER.snippet(query.canonical_id) is ENTRY.canonical
    assert TIER.distractors(query) == ENTRY.distractors
