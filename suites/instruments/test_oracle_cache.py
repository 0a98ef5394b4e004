"""The execution cache: each pair once, nothing invented, nothing lost."""

import resource
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import pytest

from benchmark.outcomes import OutcomeKind
from benchmark.verdicts import (
    Evaluated,
    Integrity,
    Limits,
    Submission,
    TestOutcome,
    Verdict,
)
from fixtures.errors import FixtureError
from fixtures.ledger_store import Ledger
from fixtures.oracle import cached
from fixtures.oracle.cached import CachedOracle, key_of
from fixtures.progress import Reporter


class CountingOracle:
    """Says pass to everything, or infra, and remembers what it was asked."""

    def __init__(self, kind: OutcomeKind = OutcomeKind.PASS) -> None:
        self.kind = kind
        self.asked: list[str] = []

    def verdicts(self, submissions: Iterable[Submission]) -> Iterator[Verdict]:
        for submission in submissions:
            self.asked.append(submission.code)
            outcomes = (TestOutcome(self.kind),) * len(submission.tests)
            yield Verdict(outcomes, Integrity.SAME_INTERPRETER)

    def evaluate(self, code: str, expressions: Sequence[str]) -> tuple[Evaluated, ...]:
        raise NotImplementedError


def remembering(tmp_path: Path, oracle: CountingOracle) -> CachedOracle:
    return CachedOracle(oracle, Ledger(tmp_path), Reporter(enabled=False))


SUBMISSIONS = [Submission(f"x = {n}\n", ("assert x", "assert True")) for n in range(5)]


def test_a_pair_is_executed_once_over_two_processes_worth_of_oracles(tmp_path: Path) -> None:
    first, second = CountingOracle(), CountingOracle()
    before = list(remembering(tmp_path, first).verdicts(SUBMISSIONS))
    after = list(remembering(tmp_path, second).verdicts(SUBMISSIONS))
    assert (len(first.asked), len(second.asked), before) == (5, 0, after)


def test_a_pair_asked_for_twice_in_one_call_is_executed_once(tmp_path: Path) -> None:
    oracle = CountingOracle()
    verdicts = list(remembering(tmp_path, oracle).verdicts(SUBMISSIONS[:1] * 3))
    assert (len(oracle.asked), len(verdicts)) == (1, 3)


def test_infra_is_returned_and_never_stored(tmp_path: Path) -> None:
    (verdict,) = remembering(tmp_path, CountingOracle(OutcomeKind.INFRA)).verdicts(SUBMISSIONS[:1])
    again = CountingOracle()
    list(remembering(tmp_path, again).verdicts(SUBMISSIONS[:1]))
    assert verdict.is_infra
    assert len(again.asked) == 1


def test_a_torn_last_line_costs_that_verdict_only(tmp_path: Path) -> None:
    list(remembering(tmp_path, CountingOracle()).verdicts(SUBMISSIONS))
    log = tmp_path / cached.LOG
    log.write_bytes(log.read_bytes()[:-20])
    again = CountingOracle()
    list(remembering(tmp_path, again).verdicts(SUBMISSIONS))
    third = CountingOracle()
    list(remembering(tmp_path, third).verdicts(SUBMISSIONS))
    assert (again.asked, third.asked) == (["x = 4\n"], [])


def test_a_damaged_line_costs_that_verdict_only(tmp_path: Path) -> None:
    list(remembering(tmp_path, CountingOracle()).verdicts(SUBMISSIONS))
    log = tmp_path / cached.LOG
    lines = log.read_text().splitlines(keepends=True)
    log.write_text("".join([lines[0], '{"key": 3\n', "\x00\xff\n", *lines[2:]]), encoding="latin-1")
    again = CountingOracle()
    list(remembering(tmp_path, again).verdicts(SUBMISSIONS))
    assert again.asked == ["x = 1\n"]


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("code", Submission("x = 00\n", ("assert x", "assert True"))),
        ("tests", Submission("x = 0\n", ("assert x",))),
        ("limits", Submission("x = 0\n", ("assert x", "assert True"), Limits(cpu_s=1.0))),
    ],
)
def test_key_depends_on_code_tests_and_limits(name: str, other: Submission) -> None:
    assert key_of(SUBMISSIONS[0]) != key_of(other)


@pytest.mark.parametrize("constant", ["ORACLE_VERSION", "PYTHON_VERSION"])
def test_key_depends_on_the_versions(constant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = key_of(SUBMISSIONS[0])
    monkeypatch.setattr(cached, constant, "another")
    assert key_of(SUBMISSIONS[0]) != before


def test_every_kind_survives_the_log(tmp_path: Path) -> None:
    kinds = [kind for kind in OutcomeKind if kind is not OutcomeKind.INFRA]
    for kind in kinds:
        name = "ValueError" if kind is OutcomeKind.EXCEPTION else ""
        outcome = TestOutcome(kind, name, at_load=bool(name))
        row = cached._row("k", SUBMISSIONS[0], Verdict((outcome,), Integrity.SAME_INTERPRETER))
        assert cached._verdict(row) == Verdict((outcome,), Integrity.SAME_INTERPRETER)


@pytest.fixture
def no_room(tmp_path: Path) -> Iterator[Callable[[], None]]:
    """After the call, the log can grow by 20 bytes and no more: half a line."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def fill() -> None:
        size = (tmp_path / cached.LOG).stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 20, hard))

    yield fill
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_said_and_loses_no_earlier_verdict(
    tmp_path: Path, no_room: Callable[[], None]
) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    list(remembering(tmp_path, CountingOracle()).verdicts(SUBMISSIONS[:3]))
    no_room()
    with pytest.raises(FixtureError, match=r"can't be written, got .*--ledger PATH"):
        list(remembering(tmp_path, CountingOracle()).verdicts(SUBMISSIONS))
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert Ledger(tmp_path).log(cached.LOG).torn == 1
    again = CountingOracle()
    verdicts = list(remembering(tmp_path, again).verdicts(SUBMISSIONS))
    assert (len(verdicts), again.asked) == (5, ["x = 3\n", "x = 4\n"])


def test_an_unreadable_cache_is_said_before_anything_runs(tmp_path: Path) -> None:
    (tmp_path / cached.LOG).mkdir(parents=True)
    oracle = CountingOracle()
    with pytest.raises(FixtureError, match=r"unreadable, got .*remove it"):
        list(remembering(tmp_path, oracle).verdicts(SUBMISSIONS))
    assert oracle.asked == []
