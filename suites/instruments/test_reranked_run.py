"""A reranked system in the ledger: its order, its accounts, what it sees, and what a kill loses."""

import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmark import protocol
from benchmark.account import Account
from benchmark.metrics.ordering import order
from benchmark.ports import FloatMatrix
from benchmark.records import Query, Tier
from benchmark.sampling import sample_of
from fixtures.errors import FixtureError
from fixtures.ledger_store import Ledger
from fixtures.progress import Reporter
from fixtures.rerankers.answer import Answer
from fixtures.retrieval.reranked import Reranked, rerank_tier, sampled_tier
from fixtures.retrieval.scored import PARTIAL, Scored, score_tier
from suites.instruments.reranking_to_kill import (
    QUERIES,
    FallingSystem,
    LoggingReranker,
    many_queries,
    run,
)

SILENT = Reporter(False)


@dataclass
class ByTable:
    """Implements `AnsweringReranker` with fixed answers, and keeps what it was given."""

    answers: Sequence[Sequence[float] | None]
    given: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    reranker_id: str = "table"

    @property
    def fingerprint(self) -> dict[str, str]:
        return {"reranker": self.reranker_id, "answers": str(self.answers)}

    def answer(self, query: str, texts: Sequence[str]) -> Answer:
        scores = self.answers[len(self.given) % len(self.answers)]
        self.given.append((query, tuple(texts)))
        return Answer(None if scores is None else tuple(scores), Account(calls=2))

    def rerank(self, query: str, texts: Sequence[str]) -> Sequence[float]:
        raise NotImplementedError


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    return Ledger(tmp_path / "ledger")


@dataclass
class TiedSystem(FallingSystem):
    """The first three tie, then the next two, then the rest."""

    system_id: str = "tied"

    def score(self, queries: Sequence[str], corpus: Sequence[str]) -> FloatMatrix:
        return np.tile(np.array([2.0, 2, 2, 1, 1, 0, 0, 0]), (len(queries), 1))


def _rerank(
    reranker: Any, ledger: Ledger, top_k: int = 3, asked: Tier | None = None, tied: bool = False
) -> Reranked:
    tier = many_queries()
    first = score_tier(TiedSystem() if tied else FallingSystem(), tier, ledger, SILENT)
    return rerank_tier("s", first, tier, asked or tier, reranker, top_k, ledger, SILENT)


def _order(scored: Scored, row: int) -> list[int]:
    ids = [snippet.corpus_id for snippet in many_queries().corpus]
    return [int(place) for place in order(np.asarray(scored.matrix[row]), ids)]


def test_the_top_is_reordered_and_the_rest_stays(ledger: Ledger) -> None:
    scored = _rerank(ByTable([(1.0, 3.0, 2.0)]), ledger)
    assert scored.matrix.shape == (6, 8)
    assert _order(scored, 0) == [1, 2, 0, 3, 4, 5, 6, 7]


def test_the_reranker_is_given_the_texts_in_the_first_stages_order(ledger: Ledger) -> None:
    reranker = ByTable([(1.0, 3.0, 2.0)])
    _rerank(reranker, ledger)
    tier = many_queries()
    texts = tuple(snippet.code for snippet in tier.corpus[:3])
    assert reranker.given == [(query.text, texts) for query in tier.queries]


def test_where_no_order_is_given_the_first_stages_stays_with_its_ties(ledger: Ledger) -> None:
    scored = _rerank(ByTable([None]), ledger, top_k=4, tied=True)
    row = scored.matrix[0]
    assert row[0] == row[1] == row[2] > row[3]
    assert row[3] > row[4]  # they tied in the first stage; the cut is by id
    assert _order(scored, 0) == list(range(8))


def test_accounts_are_kept_by_query_with_the_time_taken(ledger: Ledger) -> None:
    accounts = _rerank(ByTable([(1.0, 3.0, 2.0)]), ledger).accounts
    assert accounts.keys() == {query.query_id for query in many_queries().queries}
    assert all(account.calls == 2 and account.seconds >= 0.0 for account in accounts.values())


def test_a_second_call_asks_nothing(ledger: Ledger) -> None:
    reranker = ByTable([(1.0, 3.0, 2.0)])
    first = _rerank(reranker, ledger)
    second = _rerank(reranker, ledger)
    assert len(reranker.given) == QUERIES
    assert first.folder == second.folder
    assert list((ledger.root / PARTIAL).glob("*.jsonl")) == []


def test_another_first_stage_top_k_or_reranker_is_another_run(ledger: Ledger) -> None:
    runs = [
        _rerank(ByTable([(1.0, 3.0, 2.0)]), ledger),
        _rerank(ByTable([(1.0, 3.0, 2.0)]), ledger, tied=True),
        _rerank(ByTable([(1.0, 3.0)]), ledger, top_k=2),
        _rerank(ByTable([(1.0, 2.0, 3.0)]), ledger),
    ]
    assert len({scored.folder for scored in runs}) == 4


@pytest.mark.parametrize("bad", [(1.0, 2.0), (1.0, float("nan"), 2.0)], ids=["few", "nan"])
def test_scores_that_do_not_fit_are_refused_by_query_and_not_stored(
    bad: tuple[float, ...], ledger: Ledger
) -> None:
    with pytest.raises(FixtureError, match=r"s: query q_1: "):
        _rerank(ByTable([(1.0, 2.0, 3.0), bad]), ledger)
    assert list(ledger.root.glob("reranked/*/scores.npy")) == []


def test_a_sample_is_the_preregistered_queries_over_the_whole_corpus(ledger: Ledger) -> None:
    tier = many_queries()
    asked = sampled_tier(tier, 2)
    ids = sample_of([q.query_id for q in tier.queries], 2, protocol.RERANK_SAMPLE_NAMESPACE)
    assert tuple(query.query_id for query in asked.queries) == ids
    assert asked.corpus == tier.corpus
    reranker = ByTable([(1.0, 3.0, 2.0)])
    scored = _rerank(reranker, ledger, asked=asked)
    assert scored.matrix.shape == (2, 8)
    assert [query for query, _texts in reranker.given] == list(ids)
    assert sampled_tier(tier, 0) is tier


class Poison:
    """Whatever is done with it is an error: what a reranked run must never touch."""

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"the run looked at {name} of a hidden field")

    def __iter__(self) -> Any:
        raise AssertionError("the run iterated a hidden field")

    def __len__(self) -> int:
        raise AssertionError("the run measured a hidden field")


def test_tests_labels_and_the_answer_are_never_touched(ledger: Ledger) -> None:
    """The same run with every hidden field replaced by an object that can't be looked at."""
    tier, hidden = many_queries(), Poison()
    queries = tuple(_poisoned_query(query, hidden) for query in tier.queries)
    blank = Tier(tier.name, queries, tier.corpus)
    for snippet in blank.corpus:
        object.__setattr__(snippet, "label", hidden)
        object.__setattr__(snippet, "bug_description", hidden)
        object.__setattr__(snippet, "bug_type", hidden)
    first = score_tier(FallingSystem(), blank, ledger, SILENT)
    reranker = ByTable([(1.0, 3.0, 2.0)])
    poisoned = rerank_tier("s", first, blank, blank, reranker, 3, ledger, SILENT)
    assert poisoned.folder == _rerank(ByTable([(1.0, 3.0, 2.0)]), ledger).folder


def _poisoned_query(query: Query, hidden: Any) -> Query:
    copy = replace(query)
    for name in ("tests", "canonical_id", "distractor_ids", "function_name"):
        object.__setattr__(copy, name, hidden)
    return copy


def _killed(root: Path, log: Path, queries: int, cwd: Path) -> int:
    command = [sys.executable, "-m", "suites.instruments.reranking_to_kill"]
    done = subprocess.run(
        [*command, str(root), str(log), str(queries)], cwd=cwd, capture_output=True, timeout=300
    )
    return done.returncode


def test_a_killed_run_asks_only_what_was_not_answered(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    root, log = tmp_path / "ledger", tmp_path / "log"
    assert _killed(root, log, 4, pytestconfig.rootpath) == -signal.SIGKILL
    assert log.read_text().split() == ["q_0", "q_1", "q_2", "q_3"]
    (partial,) = (root / PARTIAL).glob("*.jsonl")
    partial.write_bytes(partial.read_bytes()[:-9])  # the last line is torn
    resumed = run(Ledger(root), LoggingReranker(log))
    assert log.read_text().split()[4:] == ["q_3", "q_4", "q_5"]
    straight = run(Ledger(tmp_path / "other"), LoggingReranker(tmp_path / "log2"))
    assert np.array_equal(resumed.matrix, straight.matrix)
    assert list((root / PARTIAL).glob("*.jsonl")) == []
