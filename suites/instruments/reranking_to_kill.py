"""A reranker that writes down what it is asked and can die of SIGKILL in the middle of a run.

Run as a module: LEDGER LOG QUERIES reranks a tier and dies after QUERIES queries.
"""

import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from benchmark.ports import FloatMatrix
from benchmark.records import Label, Query, Snippet, Tier
from fixtures.ledger_store import Ledger
from fixtures.progress import Reporter
from fixtures.retrieval.reranked import Reranked, rerank_tier
from fixtures.retrieval.scored import score_tier

QUERIES: Final = 6
SNIPPETS: Final = 8
TOP_K: Final = 3


@dataclass
class LoggingReranker:
    """Implements `benchmark.ports.Reranker`: the last of the candidates first."""

    log: Path
    die_after: int | None = None
    reranker_id: str = "logging"
    asked: int = 0

    @property
    def fingerprint(self) -> dict[str, str]:
        return {"reranker": self.reranker_id}

    def rerank(self, query: str, texts: Sequence[str]) -> Sequence[float]:
        if self.asked == self.die_after:
            os.kill(os.getpid(), signal.SIGKILL)
        with open(self.log, "a", encoding="ascii") as stream:
            stream.write(f"{query}\n")
        self.asked += 1
        return [float(place) for place in range(len(texts))]


@dataclass
class FallingSystem:
    """Implements `RetrievalSystem`: the corpus in its own order."""

    system_id: str = "falling"

    @property
    def fingerprint(self) -> dict[str, str]:
        return {"system": self.system_id}

    def score(self, queries: Sequence[str], corpus: Sequence[str]) -> FloatMatrix:
        return np.tile(-np.arange(len(corpus), dtype=np.float64), (len(queries), 1))


def many_queries() -> Tier:
    """Six queries, each its own id as text, over eight snippets."""
    corpus = tuple(
        Snippet(f"c_{n}", f"e_{n}", f"def f():\n    return {n}", Label.CORRECT)
        for n in range(SNIPPETS)
    )
    queries = tuple(
        Query(f"q_{n}", f"e_{n}", "domain", "f", f"q_{n}", ("assert f() == 1",), f"c_{n}", ())
        for n in range(QUERIES)
    )
    return Tier("many", queries, corpus)


def run(ledger: Ledger, reranker: LoggingReranker) -> Reranked:
    tier, silent = many_queries(), Reporter(False)
    first = score_tier(FallingSystem(), tier, ledger, silent)
    return rerank_tier("falling.logging", first, tier, tier, reranker, TOP_K, ledger, silent)


if __name__ == "__main__":
    root, log, queries = sys.argv[1:]
    run(Ledger(Path(root)), LoggingReranker(Path(log), die_after=int(queries)))
