"""Systems as a user would bring them, and factories that break the contract."""

from collections.abc import Sequence

import numpy as np

from benchmark.ports import FloatMatrix


class SharedWords:
    """Implements `benchmark.ports.RetrievalSystem`: words that a query and a text share."""

    system_id = "shared-words"
    fingerprint = {"system": "shared-words", "version": "1"}  # noqa: RUF012

    def score(self, queries: Sequence[str], corpus: Sequence[str]) -> FloatMatrix:
        words = [set(text.lower().split()) for text in corpus]
        rows = [[len(set(query.lower().split()) & own) for own in words] for query in queries]
        return np.array(rows, dtype=np.float64)


def shared_words() -> SharedWords:
    return SharedWords()


def nothing() -> None:
    return None


def bad_id() -> SharedWords:
    system = SharedWords()
    system.system_id = "shared words"
    return system


def taken_id() -> SharedWords:
    system = SharedWords()
    system.system_id = "bm25"
    return system


def no_fingerprint() -> SharedWords:
    system = SharedWords()
    system.fingerprint = {}
    return system


def failing() -> SharedWords:
    raise RuntimeError("no weights here")
