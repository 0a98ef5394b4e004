"""Chunks of vectors: what is refused, and that a killed run goes on where it stopped."""

import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from fixtures.errors import FixtureError
from fixtures.ledger_store import Ledger
from fixtures.progress import Reporter
from fixtures.retrieval.scored import PARTIAL, score_tier
from fixtures.retrieval.vectors import CHUNK_TEXTS, ChunkFolder
from suites.instruments.embedding_to_kill import CORPUS_TEXTS, LoggingEmbedder, long_tier

Vectors = NDArray[np.float32]


def _silent(_done: int, _total: int) -> None:
    pass


def _embed(folder: Path, vectors: Vectors) -> Vectors:
    def embed_documents(texts: Sequence[str]) -> Vectors:
        return vectors

    ids = ["c_0", "c_1", "c_2"]
    return ChunkFolder(folder).embed(embed_documents, ids, ["a", "b", "c"], _silent)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_another_number_of_vectors_than_texts_is_refused(count: int, tmp_path: Path) -> None:
    with pytest.raises(
        FixtureError, match=rf"c_0 to c_2: not one a text, got shape \({count}, 2\)"
    ):
        _embed(tmp_path, np.ones((count, 2), np.float32))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("bad", [np.nan, np.inf, 0.0], ids=["nan", "infinite", "zero"])
def test_a_vector_without_direction_is_refused_by_id_and_not_stored(
    bad: float, tmp_path: Path
) -> None:
    vectors = np.ones((3, 2), np.float32)
    vectors[1] = bad
    with pytest.raises(FixtureError, match="vector of c_1: no direction"):
        _embed(tmp_path, vectors)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "damage", [b"", b"\x93NUMPY", b"not an array"], ids=["empty", "torn", "text"]
)
def test_a_damaged_chunk_is_embedded_again(damage: bytes, tmp_path: Path) -> None:
    good = np.ones((3, 2), np.float32)
    _embed(tmp_path, good)
    (chunk,) = tmp_path.iterdir()
    chunk.write_bytes(damage)
    assert (_embed(tmp_path, good) == good).all()


def test_vectors_of_many_chunks_stand_in_the_order_of_the_texts(tmp_path: Path) -> None:
    texts = [str(i + 1) for i in range(2 * CHUNK_TEXTS + 3)]

    def embed_documents(own: Sequence[str]) -> Vectors:
        return np.array([[float(text)] for text in own], dtype=np.float32)

    moves: list[tuple[int, int]] = []
    vectors = ChunkFolder(tmp_path).embed(
        embed_documents, texts, texts, lambda done, total: moves.append((done, total))
    )
    assert [str(int(v)) for v in vectors[:, 0]] == texts
    assert moves == [(n, len(texts)) for n in (CHUNK_TEXTS, 2 * CHUNK_TEXTS, len(texts))]


def _killed_run(ledger: Path, log: Path, texts: int, root: Path) -> int:
    """Exit code of a process that is killed inside the embedding, after `texts` texts."""
    command = [sys.executable, "-m", "suites.instruments.embedding_to_kill"]
    run = subprocess.run(
        [*command, str(ledger), str(log), str(texts)], cwd=root, capture_output=True, timeout=60
    )
    return run.returncode


def test_a_run_killed_in_the_third_chunk_embeds_only_that_chunk_again(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    root, log = tmp_path / "ledger", tmp_path / "log"
    killed_after = 1 + 2 * CHUNK_TEXTS + 5  # the query, two chunks, five texts of the third
    assert _killed_run(root, log, killed_after, pytestconfig.rootpath) == -signal.SIGKILL
    before = log.read_text().split()
    assert len(before) == killed_after
    assert len(list(root.glob(f"{PARTIAL}/*/*.npy"))) == 3
    assert list(root.glob("scores/*/scores.npy")) == []

    embedder = LoggingEmbedder(log, die_after=None)
    tier, ledger = long_tier(), Ledger(root)
    scored = score_tier(embedder, tier, ledger, Reporter(False))
    again = log.read_text().split()[len(before) :]
    assert again == [s.corpus_id for s in tier.corpus[2 * CHUNK_TEXTS :]]
    assert len(again) == CORPUS_TEXTS - 2 * CHUNK_TEXTS
    assert list((root / PARTIAL).iterdir()) == []

    straight = score_tier(
        LoggingEmbedder(tmp_path / "other", die_after=None),
        tier,
        Ledger(tmp_path / "straight"),
        Reporter(False),
    )
    for path in sorted(straight.folder.iterdir()):
        assert (scored.folder / path.name).read_bytes() == path.read_bytes()


def test_a_finished_run_embeds_nothing_and_notes_what_was_cut(tmp_path: Path) -> None:
    log = tmp_path / "log"
    embedder, tier = LoggingEmbedder(log, die_after=None), long_tier()
    ledger = Ledger(tmp_path / "ledger")
    first = score_tier(embedder, tier, ledger, Reporter(False))
    embedded = log.read_text()
    assert score_tier(embedder, tier, ledger, Reporter(False)).folder == first.folder
    assert log.read_text() == embedded
    assert '"truncated_corpus": [\n  "c_000"\n ]' in (first.folder / "notes.json").read_text()
