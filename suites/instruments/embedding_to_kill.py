"""An embedder that writes down what it embeds and can die of SIGKILL in the middle of a chunk.

Run as a module: LEDGER LOG TEXTS scores a tier and dies after TEXTS texts.
"""

import hashlib
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmark.records import Label, Query, Snippet, Tier
from fixtures.ledger_store import Ledger
from fixtures.progress import Reporter
from fixtures.retrieval.scored import score_tier

Vectors = NDArray[np.float32]
CORPUS_TEXTS: Final = 300  # three chunks
DIMENSION: Final = 8


@dataclass
class LoggingEmbedder:
    """Implements `benchmark.ports.Embedder`: a text's vector are bytes of its hash."""

    log: Path
    die_after: int | None
    system_id: str = "logging"
    embedded: int = 0

    @property
    def fingerprint(self) -> dict[str, str]:
        return {"system": self.system_id}

    def embed_queries(self, texts: Sequence[str]) -> Vectors:
        return self._embed(texts)

    def embed_documents(self, texts: Sequence[str]) -> Vectors:
        return self._embed(texts)

    def truncated_queries(self, texts: Sequence[str]) -> tuple[int, ...]:
        return ()

    def truncated_documents(self, texts: Sequence[str]) -> tuple[int, ...]:
        return (0,)

    def _embed(self, texts: Sequence[str]) -> Vectors:
        rows = []
        for text in texts:
            if self.embedded == self.die_after:
                os.kill(os.getpid(), signal.SIGKILL)
            with open(self.log, "a", encoding="ascii") as stream:
                stream.write(f"{text.split()[-1]}\n")
            self.embedded += 1
            digest = hashlib.sha256(text.encode()).digest()[:DIMENSION]
            rows.append([1.0 + byte for byte in digest])
        return np.array(rows, dtype=np.float32)


def long_tier() -> Tier:
    """One query and 300 snippets; the last word of a text is its id."""
    ids = [f"c_{number:03}" for number in range(CORPUS_TEXTS)]
    corpus = tuple(
        Snippet(i, "entry", f"def f():\n    return 1  # {i}", Label.CORRECT) for i in ids
    )
    query = Query(
        "q_0", "entry", "domain", "f", "Return one. q_0", ("assert f() == 1",), ids[0], ()
    )
    return Tier("long", (query,), corpus)


if __name__ == "__main__":
    ledger, log, texts = sys.argv[1:]
    embedder = LoggingEmbedder(Path(log), die_after=int(texts))
    score_tier(embedder, long_tier(), Ledger(Path(ledger)), Reporter(False))
