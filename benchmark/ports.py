"""The ports that the fixtures room implements.

Each port is a Protocol: nothing here runs code, opens a file or talks to a model.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
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

    def truncated_queries(self, texts: Sequence[str]) -> tuple[int, ...] | None:
        """Indices of the texts whose end the model doesn't see; None where nobody can tell, as
        the model's own tokenizer isn't to be had."""
        ...

    def truncated_documents(self, texts: Sequence[str]) -> tuple[int, ...] | None: ...


@runtime_checkable
class Compared(Protocol):
    """An embedder that says how its vectors compare; the others' compare by cosine."""

    @property
    def similarity(self) -> str:
        """`cosine`, or `dot` for vectors of any length."""
        ...


class Reranker(Protocol):
    """Orders what a first stage put on top. Never sees tests, labels or verdicts."""

    @property
    def reranker_id(self) -> str: ...

    @property
    def fingerprint(self) -> dict[str, str]:
        """What the scores depend on besides the texts: model, prompt, seeds, library versions."""
        ...

    def rerank(self, query: str, texts: Sequence[str]) -> Sequence[float]:
        """One finite score a text, in the order given; higher is better, equal is a tie."""
        ...


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """One turn; `role` is system, user or assistant."""

    role: str
    content: str


@dataclass(frozen=True, slots=True)
class Sampling:
    """How an answer is drawn. Temperature 0 is greedy."""

    max_tokens: int
    temperature: float
    seed: int
    stop: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Generation:
    """One answer. `prompt_tokens` is what the model was really given: less than what was sent
    means truncation, which adapters refuse."""

    text: str
    prompt_tokens: int
    completion_tokens: int
    finish_reason: str  # stop or length
    wall_s: float


class LanguageModel(Protocol):
    """A frozen chat model. A fault of its backend is an exception of the fixtures room, never an
    empty answer."""

    @property
    def model_id(self) -> str: ...

    @property
    def fingerprint(self) -> dict[str, str]:
        """What answers depend on: digest of the weights, context size, slots, library versions."""
        ...

    @property
    def context_tokens(self) -> int: ...

    def count_tokens(self, messages: Sequence[ChatMessage]) -> int:
        """Tokens of the prompt as the model's own chat template renders it."""
        ...

    def generate(self, messages: Sequence[ChatMessage], sampling: Sampling) -> Generation: ...


@dataclass(frozen=True, slots=True)
class ChatRequest:
    """One prompt and how its answer is drawn."""

    messages: tuple[ChatMessage, ...]
    sampling: Sampling


@dataclass(frozen=True, slots=True)
class Completion:
    """What became of request number `place` of several: its answer, or the fault instead of one."""

    place: int
    generation: Generation | None
    fault: Exception | None = None


@runtime_checkable
class ConcurrentModel(Protocol):
    """A language model that answers several requests at once, on a fixed number of slots.

    With more than one slot the same seed can give other text than alone, as neighbours change how
    numbers are rounded; so `slots` is part of the fingerprint.
    """

    @property
    def slots(self) -> int: ...

    def generate_many(self, requests: Sequence[ChatRequest]) -> Iterator[Completion]:
        """A completion a request, as they come, so that none waits for a longer one. After a fault
        nothing more is begun, and what was begun is still told."""
        ...


@runtime_checkable
class ScoringModel(Protocol):
    """A language model that also says how likely a text is after another."""

    def log_likelihood(self, context: str, continuation: str) -> float:
        """Natural log of P(continuation | context) over all its tokens; raw text, no template."""
        ...
