"""Sweeps over whole tiers: nothing is right by accident, nothing stands twice.

Source: ExecRetrieval section 3.3, the two integrity sweeps.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from benchmark import jsonl
from benchmark.corpus import release_files
from benchmark.corpus.plan import AUTHORED, CORE, EVALPLUS, TIERS, read_plan
from benchmark.gates.entry import Entry
from benchmark.gates.name_sweep import binders
from benchmark.mutation.normalise import normalised
from benchmark.records import Tier
from benchmark.verdicts import Origin, Submission
from fixtures.gates.cases import EntryCase, entry_cases
from fixtures.once import once
from fixtures.oracle.cached import CachedOracle
from fixtures.retrieval.fixture import TIER_NAMES

LoadTier = Callable[[str], Tier]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    tiers = metafunc.config.stash[TIER_NAMES]
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", entry_cases(tiers), ids=lambda case: case.id)
    if "tier" in metafunc.fixturenames:
        metafunc.parametrize("tier", tiers)


def test_no_distractor_passes_all_tests_of_its_query(
    case: EntryCase, load_executed: Callable[[str, str], Entry]
) -> None:
    entry = load_executed(case.tier, case.entry.entry_id)
    passing = [
        snippet.corpus_id
        for snippet, verdict in zip(entry.snippets, entry.verdicts, strict=True)
        if verdict.passes_all
    ]
    assert passing == [case.entry.canonical_id]


@pytest.fixture(scope="session")
def foreign_binders(load_tier: LoadTier) -> Callable[[str], dict[str, list[str]]]:
    """By tier: for each entry, corpus items of other entries that bind its function name."""

    def sweep(tier_name: str) -> dict[str, list[str]]:
        tier = load_tier(tier_name)
        bound = binders(tier)
        return {
            query.entry_id: sorted(
                corpus_id
                for corpus_id in bound[query.function_name]
                if tier.snippet(corpus_id).entry_id != query.entry_id
            )
            for query in tier.queries
        }

    return once(sweep)


def test_no_snippet_of_another_entry_passes(
    case: EntryCase,
    load_tier: LoadTier,
    foreign_binders: Callable[[str], dict[str, list[str]]],
    oracle: CachedOracle,
) -> None:
    tier = load_tier(case.tier)
    query = tier.query(case.entry.entry_id)
    foreign = foreign_binders(case.tier)[query.entry_id]
    verdicts = oracle.verdicts(
        Submission(tier.snippet(i).code, query.tests, origin=Origin.of(tier)) for i in foreign
    )
    assert [i for i, verdict in zip(foreign, verdicts, strict=True) if verdict.passes_all] == []


def test_no_two_corpus_entries_are_equal_after_normalising(tier: str, load_tier: LoadTier) -> None:
    counts = Counter(normalised(snippet.code) for snippet in load_tier(tier).corpus)
    assert [text for text, count in counts.items() if count > 1] == []


def test_corpus_ids_do_not_tell_canonicals(tier: str, load_tier: LoadTier) -> None:
    """The canonical's place among its five ids is near uniform: within 4 standard errors."""
    loaded = load_tier(tier)
    ranks = [
        sorted((query.canonical_id, *query.distractor_ids)).index(query.canonical_id)
        for query in loaded.queries
    ]
    n, share = len(ranks), 1 / 5
    allowed = 4 * (share * (1 - share) / n) ** 0.5
    assert max(abs(ranks.count(rank) / n - share) for rank in range(5)) < allowed


@pytest.mark.parametrize("name", TIERS)
def test_released_files_have_their_released_hashes(name: str) -> None:
    assert release_files.check_sums(release_files.folder_of(name)) == ()


@pytest.mark.parametrize("name", AUTHORED)
def test_released_execution_cache_holds_what_the_oracle_says(
    name: str, load_tier: LoadTier, oracle: CachedOracle
) -> None:
    rows = jsonl.read(release_files.folder_of(name) / release_files.CACHE)
    released = {(row["code_sha256"], row["tests_sha256"]): tuple(row["outcomes"]) for row in rows}
    tier = load_tier(name)
    submissions = [
        Submission(tier.snippet(corpus_id).code, query.tests, origin=Origin.RELEASE)
        for query in tier.queries
        for corpus_id in (query.canonical_id, *query.distractor_ids)
    ]
    found = {
        (s.code_sha256, s.tests_sha256): verdict.released
        for s, verdict in zip(submissions, oracle.verdicts(submissions), strict=True)
    }
    assert found == released


def test_core_and_evalplus_share_no_function_name() -> None:
    core = {entry.entry_id.rpartition(".")[2] for entry in read_plan(CORE).entries}
    evalplus = {entry.entry_id.rpartition(".")[2] for entry in read_plan(EVALPLUS).entries}
    assert core & evalplus == set()
