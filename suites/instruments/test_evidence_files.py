"""Frozen runs on a small tier: what is written, what comes back, and what is refused."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from benchmark.ports import Embedder, FloatMatrix, RetrievalSystem
from benchmark.records import Tier
from fixtures.errors import FixtureError
from fixtures.evidence.freeze import freeze
from fixtures.evidence.frozen import Evidence, find, least_cosine, scores_digest
from fixtures.ledger_store import Ledger
from fixtures.oracle.client import ForkServerOracle
from fixtures.oracle.slots import Slots
from fixtures.progress import Reporter
from fixtures.retrieval.run import PASSING, RESULTS, RetrievalRun, execute_top, records_digest
from fixtures.retrieval.scored import Scored, score_tier
from suites.instruments.small_tier import small_tier

ABOUT = {"fingerprint": {"system": "hashed"}, "similarity": "cosine", "contained": "so and so"}
Vectors = NDArray[np.float32]


@dataclass
class HashedEmbedder:
    """Directions from the hash of a text; `nudge` moves the last bits, as another batch would."""

    nudge: float = 0.0
    system_id: str = "hashed"

    @property
    def fingerprint(self) -> dict[str, str]:
        return {"system": self.system_id, "nudge": str(self.nudge)}

    def embed_queries(self, texts: Sequence[str]) -> Vectors:
        return np.stack([self._vector(text) for text in texts])

    def embed_documents(self, texts: Sequence[str]) -> Vectors:
        return np.stack([self._vector(text) for text in texts])

    def truncated_queries(self, texts: Sequence[str]) -> tuple[int, ...]:
        return ()

    def truncated_documents(self, texts: Sequence[str]) -> tuple[int, ...]:
        return (1,)

    def _vector(self, text: str) -> Vectors:
        bits = np.frombuffer(hashlib.sha256(text.encode()).digest(), np.uint8)
        vector = bits.astype(np.float32) - 127.5 + np.float32(self.nudge)
        return np.asarray(vector / np.linalg.norm(vector), np.float32)


class TiedSystem:
    """No vectors; many equal scores."""

    system_id = "tied"
    fingerprint: dict[str, str] = {"system": "tied"}  # noqa: RUF012 - the port's, a plain value

    def score(self, queries: Sequence[str], corpus: Sequence[str]) -> FloatMatrix:
        return np.array([[float(len(text) % 3) for text in corpus] for _query in queries])


@pytest.fixture(scope="module")
def oracle() -> Iterator[ForkServerOracle]:
    with ForkServerOracle(Slots(2)) as server:
        yield server


def other_tier() -> Tier:
    """The same texts under another name, so that each is in two tiers."""
    return replace(small_tier(), name="other")


@dataclass
class Bench:
    """Runs and freezes below one folder."""

    root: Path
    oracle: ForkServerOracle

    @property
    def ledger(self) -> Ledger:
        return Ledger(self.root / "ledger")

    def run(self, system: RetrievalSystem | Embedder, tier: Tier) -> RetrievalRun:
        return self.execute(score_tier(system, tier, self.ledger, Reporter(enabled=False)), tier)

    def execute(self, scored: Scored, tier: Tier) -> RetrievalRun:
        return execute_top(scored, tier, self.oracle, self.ledger)

    def freeze(self, *runs: RetrievalRun, about: dict[str, Any] = ABOUT) -> Evidence:
        return freeze(runs, about, self.root / "evidence", self.ledger, self.execute)


@pytest.fixture
def bench(tmp_path: Path, oracle: ForkServerOracle) -> Bench:
    return Bench(tmp_path, oracle)


def read_again(bench: Bench, evidence: Evidence) -> RetrievalRun:
    """The run of the small tier from the file alone, in a ledger that has nothing."""
    found = find(bench.root / "evidence", evidence.system_id)
    assert found is not None
    return found.run(small_tier(), Ledger(bench.root / "empty"))


@pytest.mark.parametrize("system", [HashedEmbedder(), TiedSystem()], ids=["dense", "lexical"])
def test_every_query_ranks_as_in_the_run_that_was_frozen(
    bench: Bench, system: RetrievalSystem | Embedder
) -> None:
    run = bench.run(system, small_tier())
    again = read_again(bench, bench.freeze(run))
    for query in small_tier().queries:
        assert again.ranked(query) == run.ranked(query)
    for name in (PASSING, RESULTS):
        assert (again.folder / name).read_bytes() == (run.folder / name).read_bytes()


def test_a_text_of_two_tiers_has_one_vector_and_both_tiers_one_score(bench: Bench) -> None:
    first = bench.run(HashedEmbedder(), small_tier())
    second = bench.run(HashedEmbedder(nudge=1e-4), other_tier())
    assert scores_digest(np.asarray(first.scored.matrix)) != scores_digest(
        np.asarray(second.scored.matrix)
    )
    evidence = bench.freeze(first, second)
    assert len(evidence.arrays["documents"]) == len(small_tier().corpus)
    assert len({tier["scores"] for tier in evidence.manifest["tiers"].values()}) == 1


def test_the_manifest_says_what_was_cut_and_how_code_was_contained(bench: Bench) -> None:
    manifest = bench.freeze(bench.run(HashedEmbedder(), small_tier())).manifest
    assert manifest["tiers"]["small"]["notes"]["truncated_corpus"] == ["c_1"]
    assert manifest["contained"] == "so and so"


def test_evidence_is_never_written_a_second_time(bench: Bench) -> None:
    run = bench.run(HashedEmbedder(), small_tier())
    before = bench.freeze(run).path.read_bytes()
    with pytest.raises(FixtureError, match=r"frozen already.*never edited"):
        bench.freeze(run)
    assert (bench.root / "evidence" / "hashed.npz").read_bytes() == before


def test_one_changed_bit_of_the_file_is_refused_with_both_hashes(bench: Bench) -> None:
    evidence = bench.freeze(bench.run(HashedEmbedder(), small_tier()))
    data = bytearray(evidence.path.read_bytes())
    data[len(data) // 2] ^= 1
    evidence.path.write_bytes(data)
    with pytest.raises(FixtureError, match=rf"got SHA-256 \w{{64}}.*{evidence.manifest['sha256']}"):
        read_again(bench, evidence)


def test_scores_that_round_otherwise_are_refused(bench: Bench) -> None:
    evidence = bench.freeze(bench.run(HashedEmbedder(), small_tier()))
    path = bench.root / "evidence" / "hashed.json"
    manifest = json.loads(path.read_text())
    manifest["tiers"]["small"]["scores"] = "0" * 64
    path.write_text(json.dumps(manifest))
    with pytest.raises(FixtureError, match=r"other scores than the frozen ones.*--live"):
        read_again(bench, evidence)


def test_a_changed_test_is_another_tier(bench: Bench) -> None:
    evidence = bench.freeze(bench.run(HashedEmbedder(), small_tier()))
    tier = small_tier()
    first = replace(tier.queries[0], tests=(*tier.queries[0].tests, "assert keep_within(1, 0, 9)"))
    changed = replace(tier, queries=(first, *tier.queries[1:]))
    assert evidence.covers("small", records_digest(tier))
    assert not evidence.covers("small", records_digest(changed))
    assert not evidence.covers("core", records_digest(tier))


@pytest.mark.parametrize(
    ("text", "message"),
    [("{", "unreadable"), ("[]", "unreadable"), ('{"schema": "0"}', "other schema, got '0'")],
    ids=["half_a_file", "a_list", "another_schema"],
)
def test_a_manifest_that_is_none_is_refused_by_its_path(
    tmp_path: Path, text: str, message: str
) -> None:
    (tmp_path / "hashed.json").write_text(text)
    with pytest.raises(FixtureError, match=rf"hashed\.json: {message}"):
        find(tmp_path, "hashed")


def test_a_system_without_evidence_has_none(tmp_path: Path) -> None:
    assert find(tmp_path, "hashed") is None


def test_the_least_cosine_names_the_row_that_moved() -> None:
    frozen = np.eye(3, dtype=np.float32)
    live = frozen.copy()
    live[1] = np.array([0.0, 0.6, 0.8])
    cosine, row = least_cosine(live, frozen)
    assert (round(cosine, 6), row) == (0.6, 1)
