"""The registry of tasks: a thousand, each once, nothing that reads alike without a decision.

Source: ExecRetrieval section 3.2 (phase one: 100 triples a domain, deduplicated).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
import pytest

from benchmark import protocol
from benchmark.corpus.plan import CORE, EVALPLUS
from benchmark.corpus.registry import Decision, Pair, Registry, alike, read_registry, undecided
from benchmark.corpus.review import read_reviews
from benchmark.corpus.task_folder import task_paths
from benchmark.records import Tier
from fixtures.embedders.vectors_checked import Vectors

TASKS_PER_DOMAIN: Final = 100
ALIKE: Final = 0.85  # pairs above are decided one by one
SAME: Final = 0.95  # no two queries above: one could be answered by the other's function
LIKE_EVALPLUS: Final = 0.9
SYSTEM: Final = "minilm"


@pytest.fixture(scope="module")
def registry() -> Registry:
    return read_registry()


@pytest.fixture(scope="module")
def core_queries(
    load_tier: Callable[[str], Tier], embed_texts: Callable[[str, Sequence[str]], Vectors]
) -> tuple[list[str], Vectors]:
    """Function names and query vectors of the core tier."""
    queries = load_tier(CORE).queries
    vectors = embed_texts(SYSTEM, [query.text for query in queries])
    return [query.function_name for query in queries], vectors


def test_each_domain_has_a_hundred_ideas(registry: Registry) -> None:
    counts = Counter(idea.domain for idea in registry.ideas)
    assert counts == dict.fromkeys(protocol.DOMAINS, TASKS_PER_DOMAIN)


def test_the_task_files_are_those_of_the_registry(registry: Registry) -> None:
    ideas = {f"{idea.domain}/{idea.name}" for idea in registry.ideas}
    assert {f"{path.parent.name}/{path.stem}" for path in task_paths()} == ideas


def test_every_task_has_had_its_second_reading(registry: Registry) -> None:
    reviewed = [review.task for review in read_reviews()]
    assert sorted(reviewed) == sorted(f"{idea.domain}.{idea.name}" for idea in registry.ideas)


def test_ideas_that_read_alike_are_decided(
    registry: Registry, embed_texts: Callable[[str, Sequence[str]], Vectors]
) -> None:
    names = [idea.name for idea in registry.ideas]
    vectors = embed_texts(SYSTEM, [idea.idea for idea in registry.ideas])
    assert undecided(alike(names, vectors, ALIKE), registry.alike_ideas) == ()


def test_queries_that_read_alike_are_decided(
    registry: Registry, core_queries: tuple[list[str], Vectors]
) -> None:
    assert undecided(alike(*core_queries, ALIKE), registry.alike_queries) == ()


def test_no_two_queries_ask_the_same(core_queries: tuple[list[str], Vectors]) -> None:
    assert list(alike(*core_queries, SAME)) == []


def test_no_query_is_one_of_evalplus(
    registry: Registry,
    core_queries: tuple[list[str], Vectors],
    load_tier: Callable[[str], Tier],
    embed_texts: Callable[[str, Sequence[str]], Vectors],
) -> None:
    """Pairs above the border are decided; function names are compared in `test_sweeps`."""
    queries = load_tier(EVALPLUS).queries
    theirs = [query.entry_id for query in queries]
    names, vectors = core_queries
    cosines = vectors @ embed_texts(SYSTEM, [query.text for query in queries]).T
    pairs = (
        Pair(names[i], theirs[j], float(cosines[i, j]))
        for i, j in np.argwhere(cosines > LIKE_EVALPLUS)
    )
    assert undecided(pairs, registry.like_evalplus) == ()


def test_decisions_say_why(registry: Registry) -> None:
    decisions: list[Decision] = [
        *registry.alike_ideas,
        *registry.alike_queries,
        *registry.like_evalplus,
    ]
    assert [d for d in decisions if len(d.decision.split()) < 4 or not 0 < d.similarity <= 1] == []
