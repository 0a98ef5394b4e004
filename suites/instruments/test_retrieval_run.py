"""A whole run on a small tier, with the real oracle and a system that is no model."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmark.metrics.ranked_query import TierIndex
from benchmark.outcomes import OutcomeKind, RetrievalOutcome
from benchmark.ports import FloatMatrix, Oracle
from benchmark.records import Tier
from benchmark.verdicts import Evaluated, Integrity, Submission, TestOutcome, Verdict
from fixtures.errors import FixtureError
from fixtures.ledger_store import Ledger
from fixtures.oracle.client import ForkServerOracle
from fixtures.oracle.slots import Slots
from fixtures.progress import Reporter
from fixtures.retrieval.run import RESULTS, RetrievalRun, execute_top
from fixtures.retrieval.scored import score_tier
from suites.instruments.small_tier import KEEP, small_tier

ORDER = ("c_0", "c_2", "c_1", "c_3", "c_5", "c_7", "c_4", "c_6", "c_8", "c_9")
SCORES = {corpus_id: 1.0 - rank / 10 for rank, corpus_id in enumerate(ORDER)}


@dataclass
class FixedSystem:
    """Gives each query the same scores, and counts how often it was asked."""

    scores: dict[str, float] = field(default_factory=lambda: dict(SCORES))
    rows: int = 2
    calls: int = 0
    system_id: str = "fixed"
    version: str = "1"

    @property
    def fingerprint(self) -> dict[str, str]:
        return {"system": self.system_id, "version": self.version}

    def score(self, queries: Sequence[str], corpus: Sequence[str]) -> FloatMatrix:
        self.calls += 1
        return np.array([[self.scores[name] for name in sorted(self.scores)]] * self.rows)


@dataclass
class CountingOracle:
    """Passes submissions on and keeps them."""

    inner: Oracle
    seen: list[Submission] = field(default_factory=list)

    def verdicts(self, submissions: Iterable[Submission]) -> Iterator[Verdict]:
        wanted = list(submissions)
        self.seen += wanted
        return self.inner.verdicts(wanted)

    def evaluate(self, code: str, expressions: Sequence[str]) -> tuple[Evaluated, ...]:
        raise NotImplementedError


@pytest.fixture(scope="module")
def server() -> Iterator[ForkServerOracle]:
    with ForkServerOracle(Slots(2)) as oracle:
        yield oracle


@pytest.fixture
def oracle(server: ForkServerOracle) -> CountingOracle:
    return CountingOracle(server)


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    return Ledger(tmp_path / "ledger")


def _run(
    system: FixedSystem, oracle: Oracle, ledger: Ledger, tier: Tier | None = None
) -> RetrievalRun:
    tier = tier or small_tier()
    return execute_top(score_tier(system, tier, ledger, Reporter(False)), tier, oracle, ledger)


def _results(run: RetrievalRun) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((run.folder / RESULTS).read_text())
    return document


def test_results_have_the_released_fields_and_no_other(
    oracle: CountingOracle, ledger: Ledger
) -> None:
    document = _results(_run(FixedSystem(), oracle, ledger))
    assert list(document) == ["model", "n_queries", "n_corpus", "ks", "metrics", "per_query"]
    assert (document["model"], document["n_queries"], document["n_corpus"]) == ("fixed", 2, 10)
    assert document["ks"] == [1, 3, 5, 10]
    assert list(document["metrics"]) == [
        *("exec@1", "exec@3", "exec@5", "exec@10"),
        *(f"execution_precision@{k}" for k in (1, 3, 5, 10)),
        *("ndcg@1", "ndcg@3", "ndcg@5", "ndcg@10"),
    ]
    for row in document["per_query"]:
        assert list(row) == ["query_id", "correct_corpus_ids", "top_results"]
        for entry in row["top_results"]:
            assert list(entry) == [
                *("rank", "corpus_id", "label", "bug_type", "similarity"),
                *("passes_all_tests", "test_results"),
            ]


def test_results_hold_the_top_ten_with_what_execution_said(
    oracle: CountingOracle, ledger: Ledger
) -> None:
    first = _results(_run(FixedSystem(), oracle, ledger))["per_query"][0]
    assert (first["query_id"], first["correct_corpus_ids"]) == ("q_0", ["c_2"])
    top = first["top_results"]
    assert [(entry["rank"], entry["corpus_id"]) for entry in top] == list(enumerate(ORDER, 1))
    assert top[0] == {
        "rank": 1,
        "corpus_id": "c_0",
        "label": "incorrect",
        "bug_type": "wrong_comparison",
        "similarity": 1.0,
        "passes_all_tests": False,
        "test_results": ["FAIL", "FAIL", "FAIL"],
    }
    assert (top[1]["label"], top[1]["bug_type"]) == ("correct", None)
    assert (top[1]["passes_all_tests"], top[1]["test_results"]) == (True, ["pass"] * 3)
    assert top[3]["test_results"] == ["FAIL:NameError"] * 3  # of the other entry


def test_results_hold_the_metrics_of_the_ranking(oracle: CountingOracle, ledger: Ledger) -> None:
    metrics = _results(_run(FixedSystem(), oracle, ledger))["metrics"]
    assert [metrics[f"exec@{k}"] for k in (1, 3, 5, 10)] == [0.0, 0.5, 1.0, 1.0]


def test_each_canonical_is_found_passing_and_nothing_else(
    oracle: CountingOracle, ledger: Ledger
) -> None:
    assert _run(FixedSystem(), oracle, ledger).passing == {"q_0": ["c_2"], "q_1": ["c_3"]}


def test_a_run_ranks_each_query_by_its_scores(oracle: CountingOracle, ledger: Ledger) -> None:
    run = _run(FixedSystem(), oracle, ledger)
    outcomes = [run.ranked(query).outcome for query in run.tier.queries]
    assert outcomes == [RetrievalOutcome.DECEIVED, RetrievalOutcome.MISS]


def test_what_binds_the_name_below_the_top_ten_is_executed_too(
    oracle: CountingOracle, ledger: Ledger
) -> None:
    tier = small_tier()
    second = replace(tier.corpus[2], corpus_id="c_x", code=f"# another\n{KEEP}")
    unrelated = replace(tier.corpus[2], corpus_id="c_y", code="def elsewhere():\n    return 0\n")
    wide = Tier("wide", tier.queries, (*tier.corpus, second, unrelated))
    run = _run(FixedSystem({**SCORES, "c_x": -1.0, "c_y": -2.0}), oracle, ledger, wide)
    assert run.passing["q_0"] == ["c_2", "c_x"]
    places = [TierIndex(wide).ids[place] for place in run.ranked(wide.queries[0]).top]
    assert "c_x" not in places
    assert not any("elsewhere" in submission.code for submission in oracle.seen)


def test_a_second_call_neither_scores_nor_executes(oracle: CountingOracle, ledger: Ledger) -> None:
    system = FixedSystem()
    first = _run(system, oracle, ledger)
    executed = len(oracle.seen)
    second = _run(system, oracle, ledger)
    assert (system.calls, len(oracle.seen)) == (1, executed)
    assert second.folder == first.folder
    assert np.array_equal(second.scored.matrix, first.scored.matrix)


@pytest.mark.parametrize("changed", ["query", "code", "version"])
def test_a_changed_text_or_version_is_scored_as_another_run(
    changed: str, oracle: CountingOracle, ledger: Ledger
) -> None:
    system, tier = FixedSystem(), small_tier()
    before = _run(system, oracle, ledger)
    queries, corpus = tier.queries, tier.corpus
    if changed == "query":
        queries = (replace(queries[0], text=f"{queries[0].text} "), *queries[1:])
    elif changed == "code":
        corpus = (replace(corpus[0], code=f"{corpus[0].code}\n"), *corpus[1:])
    else:
        system.version = "2"
    after = _run(system, oracle, ledger, Tier("small", queries, corpus))
    assert system.calls == 2
    assert after.scored.folder != before.scored.folder
    assert after.folder != before.folder


@pytest.mark.parametrize("changed", ["tests", "label"])
def test_changed_tests_or_labels_are_executed_anew_and_not_scored_again(
    changed: str, oracle: CountingOracle, ledger: Ledger
) -> None:
    system, tier = FixedSystem(), small_tier()
    before = _run(system, oracle, ledger)
    queries, corpus = tier.queries, tier.corpus
    if changed == "tests":
        queries = (replace(queries[0], tests=queries[0].tests[::-1]), *queries[1:])
    else:
        corpus = (replace(corpus[0], bug_description="another"), *corpus[1:])
    after = _run(system, oracle, ledger, Tier("small", queries, corpus))
    assert system.calls == 1
    assert after.scored.folder == before.scored.folder
    assert after.folder != before.folder


def test_a_corpus_smaller_than_k_has_null_for_the_undefined_metric(
    oracle: CountingOracle, ledger: Ledger
) -> None:
    tier = small_tier()
    keep = tuple(s for s in tier.corpus if s.entry_id == "keep")
    few = Tier("few", tier.queries[:1], keep)
    system = FixedSystem({s.corpus_id: SCORES[s.corpus_id] for s in keep}, rows=1)
    metrics = _results(_run(system, oracle, ledger, few))["metrics"]
    assert (metrics["exec@5"], metrics["exec@10"]) == (1.0, None)


@pytest.mark.parametrize("bad", [float("nan"), float("inf"), float("-inf")])
def test_a_score_that_is_not_finite_is_refused_by_query_and_corpus_id(
    bad: float, oracle: CountingOracle, ledger: Ledger
) -> None:
    with pytest.raises(FixtureError) as caught:
        _run(FixedSystem({**SCORES, "c_4": bad}), oracle, ledger)
    assert [
        part for part in ("fixed", "q_0", "c_4", str(bad)) if part not in str(caught.value)
    ] == []
    assert oracle.seen == []


def test_a_refused_run_leaves_no_run_folder_and_is_made_when_mended(
    oracle: CountingOracle, ledger: Ledger
) -> None:
    with pytest.raises(FixtureError):
        _run(FixedSystem({**SCORES, "c_4": float("nan")}), oracle, ledger)
    assert _run(FixedSystem(), oracle, ledger).passing["q_0"] == ["c_2"]


@pytest.mark.parametrize("rows", [1, 3])
def test_scores_that_are_not_one_a_query_are_refused(
    rows: int, oracle: CountingOracle, ledger: Ledger
) -> None:
    with pytest.raises(FixtureError, match=rf"got shape \({rows}, 10\); expected \(2, 10\)"):
        _run(FixedSystem(rows=rows), oracle, ledger)


class BrokenOracle:
    """Fails on our side, always."""

    def verdicts(self, submissions: Iterable[Submission]) -> Iterator[Verdict]:
        for submission in submissions:
            outcomes = (TestOutcome(OutcomeKind.INFRA),) * len(submission.tests)
            yield Verdict(outcomes, Integrity.SAME_INTERPRETER)

    def evaluate(self, code: str, expressions: Sequence[str]) -> tuple[Evaluated, ...]:
        raise NotImplementedError


def test_a_failure_of_ours_is_an_error_that_is_not_stored(
    oracle: CountingOracle, ledger: Ledger
) -> None:
    with pytest.raises(FixtureError, match="oracle: failed twice on c_0 for q_0, got no verdict"):
        _run(FixedSystem(), BrokenOracle(), ledger)
    assert _run(FixedSystem(), oracle, ledger).passing["q_0"] == ["c_2"]
