"""A tier is assembled the same every time, its ids tell nothing, its bug types are balanced.

Source: ExecRetrieval section 3.1 (four distractors), Table 2 (balance over bug types).
"""

from collections import Counter
from dataclasses import replace

import pytest
from scipy.stats import chisquare

from benchmark.construction.assemble import assemble, choose_all
from benchmark.construction.evalplus import apart
from benchmark.construction.verify import Verified
from benchmark.gates.corpus_integrity import check_corpus_integrity
from benchmark.gates.worked import CODE, NAME, TESTS
from benchmark.mutation.choose import Candidate
from benchmark.mutation.propose import propose
from benchmark.outcomes import BugType
from benchmark.records import Label, Task, Tier

CANDIDATES = tuple(Candidate(mutant, (n % 7,)) for n, mutant in enumerate(propose(CODE)))
TASK = Task("collections.seats_left", NAME, "collections", "How many?", CODE, TESTS, "a.py")


def verified(number: int, candidates: tuple[Candidate, ...] = CANDIDATES) -> Verified:
    task = replace(
        TASK,
        entry_id=f"collections.task_{number:03d}",
        function_name=f"task_{number:03d}",
        query=f"Question {number}?",
    )
    return Verified(task, candidates, len(candidates), (), 0, 0)


@pytest.fixture(scope="module")
def tier() -> Tier:
    return assemble("synthetic", choose_all(map(verified, range(500)))).tier


def ranks_of_canonicals(tier: Tier) -> list[int]:
    """Place of each canonical among the five ids of its entry."""
    return [
        sorted((query.canonical_id, *query.distractor_ids)).index(query.canonical_id)
        for query in tier.queries
    ]


def test_the_rank_of_the_canonical_among_its_five_ids_is_uniform(tier: Tier) -> None:
    counts = [ranks_of_canonicals(tier).count(rank) for rank in range(5)]
    assert sum(counts) == 500
    assert chisquare(counts).pvalue > 0.01


def test_neighbours_in_the_corpus_are_not_of_one_entry(tier: Tier) -> None:
    pairs = zip(tier.corpus, tier.corpus[1:], strict=False)
    together = sum(one.entry_id == other.entry_id for one, other in pairs)
    assert together < 15  # 4 expected by chance, 2000 if ids went by entry


def test_each_entry_has_one_canonical_and_four_distractors_as_its_query_says(tier: Tier) -> None:
    assert check_corpus_integrity(tier) == ()
    assert {len(query.distractor_ids) for query in tier.queries} == {4}
    labels = Counter(snippet.label for snippet in tier.corpus)
    assert labels == {Label.CORRECT: 500, Label.INCORRECT: 2000}


def test_queries_and_corpus_stand_in_the_order_of_their_ids(tier: Tier) -> None:
    for ids in (
        [query.query_id for query in tier.queries],
        [query.entry_id for query in tier.queries],
        [snippet.corpus_id for snippet in tier.corpus],
    ):
        assert ids == sorted(set(ids))


def test_the_order_of_the_input_does_not_change_ids() -> None:
    chosen = choose_all(map(verified, range(20)))
    assert assemble("t", chosen[::-1]).tier == assemble("t", chosen).tier


def test_another_tier_name_gives_other_ids() -> None:
    chosen = choose_all(map(verified, range(20)))
    one, other = (ranks_of_canonicals(assemble(name, chosen).tier) for name in ("t", "u"))
    assert one != other


def test_the_distractors_of_a_task_differ_from_each_other_and_from_the_canonical(
    tier: Tier,
) -> None:
    for query in tier.queries:
        codes = [CODE, *(snippet.code for snippet in tier.distractors(query))]
        assert len(set(codes)) == 5


def test_bug_types_are_used_about_equally_often(tier: Tier) -> None:
    usage = Counter(snippet.bug_type for snippet in tier.corpus if snippet.bug_type)
    possible = {candidate.mutant.bug_type for candidate in CANDIDATES}
    assert usage.keys() == possible
    assert max(usage.values()) - min(usage.values()) <= len(tier.queries) / 10


def test_a_rare_bug_type_is_preferred_as_the_tier_grows() -> None:
    """Only the first tasks can give a swap; the later ones have all other types."""
    swap = BugType.SWAP_ARGUMENTS
    others = tuple(c for c in CANDIDATES if c.mutant.bug_type is not swap)
    chosen = choose_all([*(verified(n, others) for n in range(5)), verified(5)])
    assert swap in {variant.bug_type for variant in chosen[-1].distractors}


def test_edits_are_kept_by_corpus_id() -> None:
    assembled = assemble("t", choose_all([verified(1)]))
    assert list(assembled.edits) == sorted(assembled.tier.queries[0].distractor_ids)
    for corpus_id, variant in assembled.edits.items():
        assert assembled.tier.snippet(corpus_id).code == variant.code == variant.mutants[0].code


SAME = tuple(Candidate(candidate.mutant, (1, 2)) for candidate in CANDIDATES)
SHORT = {
    "three_candidates": (
        Verified(TASK, CANDIDATES[:3], 9, (CANDIDATES[0].mutant,), 2, 3),
        "3 usable mutants of 9 proposed (1 pass all tests, 2 fail by no wrong output or run too "
        "long, 3 depend on set order)",
    ),
    "four_that_differ": (Verified(TASK, CANDIDATES[:4], 4, (), 0, 0), ""),
}


@pytest.mark.parametrize(("entry", "reason"), SHORT.values(), ids=SHORT.keys())
def test_a_task_without_four_candidates_is_passed_by_with_its_reason(
    entry: Verified, reason: str
) -> None:
    assert entry.too_few == reason
    assert len(choose_all([entry])) == (0 if reason else 1)


def test_candidates_that_all_fail_the_same_tests_are_called_indistinct() -> None:
    entry = Verified(TASK, SAME, len(SAME), (), 0, 0)
    assert entry.indistinct == f"all {len(SAME)} usable mutants fail the same tests"
    assert Verified(TASK, CANDIDATES[:4], 4, (), 0, 0).indistinct == ""


def test_one_distractor_of_the_four_fails_other_tests_where_any_candidate_does() -> None:
    entry = verified(0, (*SAME[:-1], CANDIDATES[-1]))
    (chosen,) = choose_all([entry])
    assert len({candidate.failing for candidate in chosen.distractors}) == 2


TAKEN = {
    "function name": {"function_name": "task_000"},
    "query": {"query": "QUESTION 0?"},
}


@pytest.mark.parametrize(("what", "change"), TAKEN.items(), ids=["function_name", "query"])
def test_a_name_and_a_query_go_to_the_first_task_that_can_have_them(
    what: str, change: dict[str, str]
) -> None:
    short = replace(verified(0), candidates=())
    first, second = (
        replace(one, task=replace(one.task, **change))  # type: ignore[arg-type]
        for one in (verified(1), verified(2))
    )
    kept, left_out = apart([short, first, second])
    assert kept == [first]
    assert [(one.entry_id, one.reason) for one in left_out] == [
        ("collections.task_000", short.too_few),
        ("collections.task_002", f"{what} already used by collections.task_001"),
    ]
