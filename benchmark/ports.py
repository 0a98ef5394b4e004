"""The ports that the fixtures room implements.

Each port is a Protocol: nothing here runs code, opens a file or talks to a model.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from benchmark.verdicts import Evaluated, Submission, Verdict

FloatMatrix = NDArray[np.float64]


class Oracle(Protocol):
    """Executes candidates. The judge may live in another interpreter than the candidate."""

    def verdicts(self, submissions: Iterable[Submission]) -> Iterator[Verdict]:
        """One verdict a submission, in the order given. Infra is a kind, never an exception."""
        ...

    def evaluate(self, code: str, expressions: Sequence[str]) -> tuple[Evaluated, ...]:
        """Values of `expressions` in the namespace of `code`, as plain data only."""
        ...


@runtime_checkable
class RetrievalSystem(Protocol):
    """Anything that scores every corpus text for every query."""

    @property
    def system_id(self) -> str: ...

    @property
    def fingerprint(self) -> dict[str, str]:
        """What the scores depend on besides the texts: model, weights, library versions."""
        ...

    def score(self, queries: Sequence[str], corpus: Sequence[str]) -> FloatMatrix:
        """Scores [n_queries, n_corpus], float64, higher is better, all finite."""
        ...


@runtime_checkable
class Embedder(Protocol):
    """A model that turns texts into unit vectors, float32 [n, dimension], in the order given."""

    @property
    def system_id(self) -> str: ...

    @property
    def fingerprint(self) -> dict[str, str]:
        """What the vectors depend on besides the texts."""
        ...

    def embed_queries(self, texts: Sequence[str]) -> NDArray[np.float32]: ...

    def embed_documents(self, texts: Sequence[str]) -> NDArray[np.float32]: ...

    def truncated_queries(self, texts: Sequence[str]) -> tuple[int, ...]:
        """Indices of the texts whose end the model doesn't see."""
        ...

    def truncated_documents(self, texts: Sequence[str]) -> tuple[int, ...]: ...
