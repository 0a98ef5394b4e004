"""Which mutants may be distractors: wrong output, in time, whatever the order of sets.

Source: ExecRetrieval section 3.3, gates 3 and 4.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

import pytest

from benchmark.construction.trial import PROPOSAL_LIMITS
from benchmark.construction.verify import verify
from benchmark.errors import BenchmarkError
from benchmark.gates.worked import CODE, NAME, TESTS, failing
from benchmark.mutation.propose import propose
from benchmark.outcomes import OutcomeKind
from benchmark.records import Task
from benchmark.verdicts import Evaluated, Limits, Submission, Verdict

TASK = Task("collections.seats_left", NAME, "collections", "How many?", CODE, TESTS, "tasks/a.py")
MUTANTS = propose(CODE)
PLACES = {code: place for place, code in enumerate([CODE, *(mutant.code for mutant in MUTANTS)])}
Judge = Callable[[int], Verdict]


class ScriptedOracle:
    """Judges the canonical as place 0 and the mutants as 1, 2, ...; keeps what it was asked."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.asked = judge, list[Submission]()

    def verdicts(self, submissions: Iterable[Submission]) -> Iterator[Verdict]:
        for submission in submissions:
            self.asked.append(submission)
            yield self.judge(PLACES[submission.code])

    def evaluate(self, code: str, expressions: Sequence[str]) -> tuple[Evaluated, ...]:
        raise NotImplementedError


def judged(*, by_place: dict[int, Verdict] | None = None) -> Judge:
    """The canonical passes, each mutant fails its own test, but for the verdicts given."""
    verdicts = by_place or {}
    return lambda place: verdicts.get(place, failing((place - 1) % 7) if place else failing())


def run(first: Judge, second: Judge | None = None) -> tuple[int, int, int, int]:
    """Counts of candidates, survived, crashed, unstable."""
    found = verify(TASK, ScriptedOracle(first), ScriptedOracle(second or first))
    assert found.proposed == len(MUTANTS)
    return len(found.candidates), len(found.survivors), found.crashed, found.unstable


N = len(MUTANTS)
SLOW = Verdict(
    (*failing(0).outcomes[:6], *failing(6, kind=OutcomeKind.CPU_LIMIT).outcomes[6:]),
    failing().integrity,
)
COUNTS = {
    "wrong_output_is_a_candidate": (failing(3), (N, 0, 0, 0)),
    "passing_all_survives": (failing(), (N - 1, 1, 0, 0)),
    "raising_only_is_a_crash": (failing(1, kind=OutcomeKind.EXCEPTION), (N - 1, 0, 1, 0)),
    "slow_only_is_a_crash": (failing(1, kind=OutcomeKind.CPU_LIMIT), (N - 1, 0, 1, 0)),
    "slow_beside_wrong_output_is_a_crash": (SLOW, (N - 1, 0, 1, 0)),
}


@pytest.mark.parametrize(("verdict", "counts"), COUNTS.values(), ids=COUNTS.keys())
def test_a_mutant_is_sorted_by_its_verdict(
    verdict: Verdict, counts: tuple[int, int, int, int]
) -> None:
    assert run(judged(by_place={2: verdict})) == counts


def test_a_mutant_that_depends_on_the_order_of_sets_is_unstable() -> None:
    assert run(judged(), judged(by_place={1: failing(0, 6)})) == (N - 1, 0, 0, 1)


def test_candidates_keep_the_order_of_proposal_and_the_tests_they_fail() -> None:
    found = verify(TASK, ScriptedOracle(judged()), ScriptedOracle(judged()))
    assert [candidate.mutant for candidate in found.candidates] == list(MUTANTS)
    assert [candidate.failing for candidate in found.candidates] == [(n % 7,) for n in range(N)]


def test_the_canonical_has_the_full_budget_and_mutants_a_small_one() -> None:
    oracle = ScriptedOracle(judged())
    verify(TASK, oracle, oracle)
    limits = {(submission.code == CODE, submission.limits) for submission in oracle.asked}
    assert limits == {(True, Limits()), (False, PROPOSAL_LIMITS)}


def test_what_is_not_usable_is_not_run_a_second_time() -> None:
    second = ScriptedOracle(judged())
    verify(TASK, ScriptedOracle(judged(by_place={2: failing()})), second)
    assert MUTANTS[1].code not in {submission.code for submission in second.asked}
    assert len(second.asked) == N


@pytest.mark.parametrize("second", [False, True], ids=["first_order", "second_order"])
def test_a_canonical_that_fails_is_refused_with_place_test_and_outcome(second: bool) -> None:
    good, bad = judged(), judged(by_place={0: failing(2)})
    fault = r"tasks/a\.py: test 3 does not hold, got FAIL for `assert seats_left\(9, 9\) == 0`"
    with pytest.raises(BenchmarkError, match=fault):
        run(*((good, bad) if second else (bad, good)))


def test_a_failure_of_the_oracle_is_no_verdict() -> None:
    with pytest.raises(BenchmarkError, match=r"tasks/a\.py: the oracle failed twice"):
        run(judged(by_place={1: failing(0, kind=OutcomeKind.INFRA)}))
