"""Decentred and stacked families: what they promise about edits, hubs and lines.

Source: the topology audit of the design; ExecRetrieval Appendix G.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest

from benchmark import protocol
from benchmark.construction.decentre import canonical_is_hub, decentre, elsewhere
from benchmark.construction.stack import stack
from benchmark.construction.trial import Fate, Trial, tried
from benchmark.construction.verify import Verified
from benchmark.errors import BenchmarkError
from benchmark.gates.worked import NAME, TESTS, failing
from benchmark.metrics import topology
from benchmark.mutation.choose import Candidate
from benchmark.mutation.compose import compose, line_disjoint, lines_of
from benchmark.mutation.propose import propose
from benchmark.records import Task
from benchmark.verdicts import Evaluated, Submission, Verdict

LONG = (
    "def seats_left(total, taken, spare=1):\n"
    "    if taken > total:\n"
    "        return 0\n"
    "    free = total - taken\n"
    "    if free < spare:\n"
    "        free = free + 2\n"
    "    count = 3\n"
    "    while count > 1 and free > 7:\n"
    "        free = free - count\n"
    "        count = count - 1\n"
    "    return free * 2\n"
)
TASK = Task("collections.seats_left", NAME, "collections", "How many?", LONG, TESTS, "tasks/a.py")
MUTANTS = propose(LONG)
ENTRY = Verified(
    TASK,
    tuple(Candidate(mutant, (n % 5,)) for n, mutant in enumerate(MUTANTS)),
    len(MUTANTS),
    (),
    0,
    0,
)


class HashingOracle:
    """Every text but the canonical fails one or two tests, which depend on the text."""

    def verdicts(self, submissions: Iterable[Submission]) -> Iterator[Verdict]:
        for submission in submissions:
            digit = int(submission.code_sha256[:6], 16)
            yield failing(digit % 7, (digit // 7) % 7) if submission.code != LONG else failing()

    def evaluate(self, code: str, expressions: Sequence[str]) -> tuple[Evaluated, ...]:
        raise NotImplementedError


ORACLE = HashingOracle()


def entries(count: int) -> list[Verified]:
    return [
        replace(ENTRY, task=replace(TASK, entry_id=f"collections.task_{number}"))
        for number in range(count)
    ]


def test_the_hub_is_the_canonical_one_time_in_five() -> None:
    hits = sum(canonical_is_hub(f"validation.name_{number}") for number in range(5000))
    assert binomtest(hits, 5000, 1 / 5).pvalue > 0.01


def test_a_family_around_a_buggy_hub_is_one_edit_from_it_and_the_canonical_is_a_leaf() -> None:
    entry = next(e for e in entries(20) if not canonical_is_hub(e.task.entry_id))
    hub, *leaves = decentre(entry, ORACLE, ORACLE, {})
    assert (hub.hub, [leaf.hub for leaf in leaves]) == (True, [False] * 3)
    assert hub.mutants[0].edit.apply(LONG) == hub.code
    for leaf in leaves:
        assert leaf.mutants[0] == hub.mutants[0]
        assert leaf.mutants[1].edit.apply(hub.code) == leaf.code
        assert elsewhere(*leaf.mutants)
    codes = [LONG, hub.code, *(leaf.code for leaf in leaves)]
    distances = topology.edit_distances(codes, topology.tokens)
    assert topology.medoid_share(distances, 1) == 1.0


def test_a_family_around_the_canonical_is_a_star_like_the_published_ones() -> None:
    entry = next(e for e in entries(40) if canonical_is_hub(e.task.entry_id))
    family = decentre(entry, ORACLE, ORACLE, {})
    assert [len(variant.mutants) for variant in family] == [1] * 4
    assert not any(variant.hub for variant in family)


def test_a_task_without_a_usable_hub_has_no_family() -> None:
    entry = next(e for e in entries(20) if not canonical_is_hub(e.task.entry_id))
    assert decentre(replace(entry, candidates=()), ORACLE, ORACLE, {}) == ()


def test_stacked_distractors_have_two_to_four_edits_on_different_lines() -> None:
    for entry in entries(5):
        family = stack(entry, ORACLE, ORACLE)
        counts = {len(variant.mutants) for variant in family}
        assert len(family) == 4
        assert counts == set(protocol.STACKED_EDITS)
        for variant in family:
            assert line_disjoint(variant.mutants)
            assert compose(LONG, variant.mutants) == variant.code
        assert len({variant.code for variant in family}) == 4


def test_a_task_whose_edits_share_a_line_has_no_stacked_family() -> None:
    one_line = [c for c in ENTRY.candidates if c.mutant.line == ENTRY.candidates[0].mutant.line]
    assert stack(replace(ENTRY, candidates=tuple(one_line)), ORACLE, ORACLE) == ()


@given(st.sets(st.integers(0, len(MUTANTS) - 1), min_size=2, max_size=4))
def test_composing_is_applying_each_edit_whatever_the_order(places: set[int]) -> None:
    chosen = [MUTANTS[place] for place in sorted(places)]
    if not line_disjoint(chosen):
        with pytest.raises(BenchmarkError, match="edits share a line"):
            compose(LONG, chosen)
        return
    text = compose(LONG, chosen)
    assert text == compose(LONG, chosen[::-1])
    kept = set(range(1, LONG.count("\n") + 1)) - {n for m in chosen for n in lines_of(m)}
    lines, before = text.splitlines(), LONG.splitlines()
    assert [before[n - 1] for n in sorted(kept) if before[n - 1] not in lines] == []


def test_a_text_that_is_not_usable_says_why() -> None:
    class Fixed(HashingOracle):
        def verdicts(self, submissions: Iterable[Submission]) -> Iterator[Verdict]:
            return (failing() for _ in submissions)

    assert tried(TASK, [LONG], Fixed(), ORACLE) == (Trial(Fate.SURVIVED, ()),)


def test_medoid_draws_among_ties() -> None:
    star = np.array([[0, 1, 1], [1, 0, 2], [1, 2, 0]], dtype=np.float64)
    equal = np.ones((4, 4)) - np.eye(4)
    assert [topology.medoid_share(star, place) for place in range(3)] == [1.0, 0.0, 0.0]
    assert [topology.medoid_share(equal, place) for place in range(4)] == [0.25] * 4


def test_each_view_sees_one_edit_as_near_and_two_as_farther() -> None:
    one = ENTRY.candidates[0].mutant.code
    other = ENTRY.candidates[-1].mutant.code
    for view in topology.VIEWS.values():
        near = topology.edit_distances([LONG, one, other], view)
        assert 0 < near[0, 1] <= near[1, 2]
        assert near[0, 2] <= near[1, 2]
