"""Frozen answers of a reranker: scores come out of them again without it, or they are refused."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from benchmark.ports import FloatMatrix
from fixtures.embedders.table import read_systems
from fixtures.errors import FixtureError
from fixtures.evidence.answers import FrozenAnswers, find_answers, freeze_answers
from fixtures.ledger_store import Ledger
from fixtures.progress import Reporter
from fixtures.rerankers.catalogue import RerankedSpec
from fixtures.rerankers.table import read_reranked
from fixtures.retrieval.reranked import Reranked, rerank_from, rerank_tier
from fixtures.retrieval.scored import Scored, score_tier
from suites.instruments.reranking_to_kill import FallingSystem, many_queries
from suites.instruments.test_reranked_run import ByTable

SILENT = Reporter(False)
TOP_K = 3
(SPEC,) = (each for each in read_reranked(read_systems()) if each.id == "bm25.medoid-tok")


class RisingSystem(FallingSystem):
    """The corpus in the opposite order."""

    def __init__(self) -> None:
        super().__init__("rising")

    def score(self, queries: Sequence[str], corpus: Sequence[str]) -> FloatMatrix:
        return -super().score(queries, corpus)


class Bench:
    """A reranked run, and its answers frozen below one folder."""

    def __init__(self, root: Path) -> None:
        self.root, self.ledger, self.tier = root, Ledger(root / "ledger"), many_queries()
        self.first = score_tier(FallingSystem(), self.tier, self.ledger, SILENT)
        reranker = ByTable([(1.0, 3.0, 2.0), None, (2.0, 2.0, 5.0)])
        self.run = rerank_tier(
            SPEC.id, self.first, self.tier, self.tier, reranker, TOP_K, self.ledger, SILENT
        )

    def freeze(self, spec: RerankedSpec = SPEC) -> FrozenAnswers:
        return freeze_answers(self.run, spec, self.tier, self.root, "so and so")

    def again(self, answers: FrozenAnswers, first: Scored | None = None) -> Reranked:
        return rerank_from(
            SPEC.id,
            first or self.first,
            self.tier,
            self.tier,
            answers.rows,
            TOP_K,
            Ledger(self.root / "empty"),
        )


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_scores_and_accounts_come_out_again_without_the_reranker(bench: Bench) -> None:
    bench.freeze()
    found = find_answers(bench.root, SPEC.id, bench.tier.name)
    assert found is not None
    again = bench.again(found)
    assert np.array_equal(again.matrix, bench.run.matrix)
    assert again.accounts == bench.run.accounts


def test_the_manifest_has_the_rerankers_fingerprint_and_the_sandbox(bench: Bench) -> None:
    manifest = bench.freeze().manifest
    assert manifest["fingerprint"]["reranker"] == "table"
    assert (manifest["contained"], manifest["n_queries"]) == ("so and so", 6)


def test_another_row_or_another_tier_does_not_fit(bench: Bench) -> None:
    answers = bench.freeze()
    assert answers.fit(SPEC, bench.tier)
    assert not answers.fit(replace(SPEC, reranker=replace(SPEC.reranker, top_k=5)), bench.tier)
    fewer = replace(bench.tier, queries=bench.tier.queries[1:])
    assert not answers.fit(SPEC, fewer)


def test_answers_about_other_candidates_are_refused_by_query(bench: Bench) -> None:
    answers = bench.freeze()
    other = score_tier(RisingSystem(), bench.tier, bench.ledger, SILENT)
    with pytest.raises(FixtureError, match=r"query \S+: the answer is about other candidates"):
        bench.again(answers, other)


def test_a_missing_answer_is_refused_by_query(bench: Bench) -> None:
    rows = bench.freeze().rows[:-1]
    last = bench.tier.queries[-1].query_id
    with pytest.raises(FixtureError, match=rf"{last}: the answer is about other candidates"):
        rerank_from(SPEC.id, bench.first, bench.tier, bench.tier, rows, TOP_K, bench.ledger)


def test_a_changed_answer_is_refused_with_both_hashes(bench: Bench) -> None:
    answers = bench.freeze()
    answers.path.write_text(answers.path.read_text().replace("3.0", "4.0", 1))
    with pytest.raises(FixtureError, match=rf"got SHA-256 \w{{64}}.*{answers.manifest['sha256']}"):
        bench.again(answers)


def test_answers_are_never_written_a_second_time(bench: Bench) -> None:
    path = bench.freeze().path
    before = path.read_bytes()
    with pytest.raises(FixtureError, match=r"frozen already.*never edited"):
        bench.freeze()
    assert path.read_bytes() == before


def test_what_was_never_frozen_is_not_found(tmp_path: Path) -> None:
    assert find_answers(tmp_path, SPEC.id, "core") is None
