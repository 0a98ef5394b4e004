"""The distractors of a task differ as much as its mutants allow, by seed alone.

Source: ExecRetrieval section 3.1 (four distractors a canonical).
"""

from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmark.errors import BenchmarkError
from benchmark.mutation.choose import Candidate, choose
from benchmark.mutation.edit import Edit
from benchmark.mutation.mutant import Mutant
from benchmark.outcomes import MECHANICAL, BugType
from benchmark.protocol import DISTRACTORS_PER_TASK

TYPES = MECHANICAL


def candidate(
    position: int, bug_type: BugType, failing: tuple[int, ...] = (0,), line: int | None = None
) -> Candidate:
    edit = Edit(position, position + 1, "1", "2")
    code = "1" * position + "2"
    return Candidate(Mutant("int_literal", bug_type, edit, code, line or position + 1), failing)


@st.composite
def candidate_lists(draw: st.DrawFn) -> list[Candidate]:
    failing = st.sets(st.integers(0, 2), min_size=1).map(lambda found: tuple(sorted(found)))
    kinds = st.tuples(st.sampled_from(TYPES), failing, st.integers(1, 5))
    return [
        candidate(position, bug_type, tests, line)
        for position, (bug_type, tests, line) in enumerate(
            draw(st.lists(kinds, min_size=DISTRACTORS_PER_TASK, max_size=12))
        )
    ]


@settings(deadline=None)
@given(candidates=candidate_lists(), seed=st.text(max_size=3))
def test_the_choice_has_as_many_bug_types_as_possible(
    candidates: list[Candidate], seed: str
) -> None:
    available = {entry.mutant.bug_type for entry in candidates}
    chosen = choose(candidates, seed=seed)
    assert len(set(chosen)) == DISTRACTORS_PER_TASK
    assert len({entry.mutant.bug_type for entry in chosen}) == min(
        DISTRACTORS_PER_TASK, len(available)
    )


@settings(deadline=None)
@given(candidates=candidate_lists(), seed=st.text(max_size=3))
def test_not_all_fail_the_same_tests_where_one_could_differ(
    candidates: list[Candidate], seed: str
) -> None:
    possible = len({entry.failing for entry in candidates}) > 1
    chosen = choose(candidates, seed=seed)
    assert (len({entry.failing for entry in chosen}) > 1) == possible


@settings(deadline=None)
@given(data=st.data(), candidates=candidate_lists())
def test_the_order_of_the_candidates_does_not_matter(
    data: st.DataObject, candidates: list[Candidate]
) -> None:
    shuffled = data.draw(st.permutations(candidates))
    assert choose(shuffled, seed="task") == choose(candidates, seed="task")


def test_the_choice_stands_in_the_order_of_the_source() -> None:
    chosen = choose(
        [candidate(p, t) for p, t in zip(range(12), cycle(TYPES), strict=False)], seed="s"
    )
    positions = [entry.mutant.edit.start for entry in chosen]
    assert positions == sorted(positions)


def test_another_seed_gives_another_choice() -> None:
    candidates = [candidate(p, t) for p, t in zip(range(24), cycle(TYPES), strict=False)]
    assert len({choose(candidates, seed=f"task-{number}") for number in range(8)}) > 1


def test_distinct_failing_sets_come_before_distinct_lines() -> None:
    same_set = candidate(1, BugType.OFF_BY_ONE, (0,), line=2)
    same_line = candidate(2, BugType.OFF_BY_ONE, (1,), line=1)
    first = candidate(0, BugType.SWAP_ARGUMENTS, (0,), line=1)
    for seed in "abcdefgh":
        assert choose([first, same_set, same_line], 2, seed=seed) == (first, same_line)


def test_a_new_line_is_preferred_where_all_else_is_equal() -> None:
    first = candidate(0, BugType.SWAP_ARGUMENTS, (0,), line=1)
    same_line = candidate(1, BugType.OFF_BY_ONE, (1,), line=1)
    new_line = candidate(2, BugType.OFF_BY_ONE, (1,), line=2)
    usage = {BugType.OFF_BY_ONE: 1}
    for seed in "abcdefgh":
        assert choose([first, same_line, new_line], 2, seed=seed, usage=usage) == (first, new_line)


def test_bug_types_that_other_tasks_used_least_are_preferred() -> None:
    candidates = [candidate(p, t, (p,)) for p, t in zip(range(12), cycle(TYPES), strict=False)]
    usage = dict(zip(TYPES, (9, 0, 9, 1, 2, 3), strict=True))
    chosen = choose(candidates, seed="task", usage=usage)
    assert {entry.mutant.bug_type for entry in chosen} == {TYPES[n] for n in (1, 3, 4, 5)}


def test_usage_balances_the_bug_types_over_many_tasks() -> None:
    candidates = [candidate(p, t, (p,)) for p, t in zip(range(20), cycle(TYPES), strict=False)]
    usage = dict.fromkeys(TYPES, 0)
    for number in range(30):
        for entry in choose(candidates, seed=f"task-{number}", usage=usage):
            usage[entry.mutant.bug_type] += 1
    assert set(usage.values()) == {30 * DISTRACTORS_PER_TASK // len(TYPES)}


def test_too_few_candidates_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="got 3; expected at least 4"):
        choose([candidate(p, BugType.OFF_BY_ONE) for p in range(3)], seed="task")


def test_a_mutant_that_comes_twice_is_refused() -> None:
    with pytest.raises(BenchmarkError, match="comes twice"):
        choose([candidate(1, BugType.OFF_BY_ONE)] * 4, seed="task")


@pytest.mark.parametrize(
    "failing",
    [
        pytest.param((), id="none"),
        pytest.param((-1,), id="negative"),
        pytest.param((1, 0), id="descending"),
        pytest.param((1, 1), id="repeated"),
    ],
)
def test_a_candidate_needs_ascending_failing_tests(failing: tuple[int, ...]) -> None:
    with pytest.raises(BenchmarkError, match="bad failing tests"):
        candidate(0, BugType.OFF_BY_ONE, failing)
