"""The registry of tasks: what is to be written, deduplicated before any code.

Source: ExecRetrieval section 3.2 (phase one: name, query and domain, 100 a domain, deduplicated;
whoever writes an implementation can't choose the task).
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np
import yaml
from numpy.typing import NDArray

from benchmark import protocol
from benchmark.corpus.task_folder import TASKS
from benchmark.errors import BenchmarkError

REGISTRY: Final = TASKS / "registry.yaml"
LEVELS: Final = (1, 2, 3)
R = TypeVar("R", "Idea", "Decision")


@dataclass(frozen=True, slots=True)
class Idea:
    """One task to write. `level` 1 is a few lines of logic, 3 a small algorithm."""

    name: str
    domain: str
    level: int
    idea: str

    def __post_init__(self) -> None:
        if self.domain not in protocol.DOMAINS:
            raise BenchmarkError(
                f"{self.name}: unknown domain, got {self.domain!r}; expected one of "
                f"{', '.join(protocol.DOMAINS)}; correct the entry"
            )
        if not self.name.isidentifier() or self.level not in LEVELS or not self.idea.strip():
            raise BenchmarkError(
                f"{self.name}: malformed entry, got name {self.name!r}, level {self.level!r}, idea "
                f"{self.idea!r}; expected an identifier, a level of {LEVELS}, a text; correct it"
            )


@dataclass(frozen=True, slots=True)
class Decision:
    """Why two texts that read alike both stay. `second` may be an entry of another tier."""

    first: str
    second: str
    similarity: float
    decision: str

    @property
    def pair(self) -> frozenset[str]:
        return frozenset((self.first, self.second))


@dataclass(frozen=True, slots=True)
class Registry:
    """Ideas by domain and name; decisions on alike ideas, alike queries, and EvalPlus queries."""

    ideas: tuple[Idea, ...]
    alike_ideas: tuple[Decision, ...]
    alike_queries: tuple[Decision, ...]
    like_evalplus: tuple[Decision, ...]

    def __post_init__(self) -> None:
        twice = sorted(n for n, c in Counter(idea.name for idea in self.ideas).items() if c > 1)
        if twice:
            raise BenchmarkError(
                f"registry: duplicate names, got {', '.join(twice[:5])} more than once; expected "
                "each once over all domains; rename or drop one"
            )


@dataclass(frozen=True, slots=True)
class Pair:
    """Two names whose texts have this cosine."""

    first: str
    second: str
    similarity: float


def read_registry(path: Path = REGISTRY) -> Registry:
    """The registry in `path`. Raises BenchmarkError naming file, entry and remedy."""
    try:
        document = yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader)
        return Registry(
            ideas=tuple(_record(Idea, row) for row in document["tasks"]),
            alike_ideas=tuple(_record(Decision, row) for row in document["alike_ideas"]),
            alike_queries=tuple(_record(Decision, row) for row in document["alike_queries"]),
            like_evalplus=tuple(_record(Decision, row) for row in document["like_evalplus"]),
        )
    except (OSError, ValueError, KeyError, TypeError, yaml.YAMLError) as error:
        raise BenchmarkError(
            f"{path}: malformed registry, got {' '.join(str(error).split())}; expected `tasks`, "
            "`alike_ideas`, `alike_queries` and `like_evalplus`; restore it from git"
        ) from error


def alike(names: Sequence[str], vectors: NDArray[np.float32], above: float) -> Iterator[Pair]:
    """Pairs of `names` whose unit vectors [n, dimension] have a cosine above `above`."""
    cosines = vectors @ vectors.T
    for i, j in np.argwhere(np.triu(cosines, k=1) > above):
        yield Pair(names[i], names[j], float(cosines[i, j]))


def undecided(pairs: Iterator[Pair], decisions: Sequence[Decision]) -> tuple[Pair, ...]:
    """The pairs without a decision, most alike first."""
    decided = {decision.pair for decision in decisions}
    left = [pair for pair in pairs if frozenset((pair.first, pair.second)) not in decided]
    return tuple(sorted(left, key=lambda pair: (-pair.similarity, pair.first, pair.second)))


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """The safe loader, in C where it is built: a thousand entries take a second otherwise."""


def _record(kind: type[R], row: Mapping[str, Any]) -> R:
    return kind(**{field.name: row[field.name] for field in fields(kind)})
