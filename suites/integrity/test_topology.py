"""Does the shape of a family give the canonical away to a picker that never reads the query?

Source: the topology audit of the design. The published families (and the core tier) are stars
around the canonical, so there the answer is yes; in the decentred tier it must be no.
"""

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np
import pytest

from benchmark import protocol
from benchmark.corpus.plan import CORE, DECENTRED
from benchmark.metrics.topology import (
    VIEWS,
    Distances,
    cosine_distances,
    edit_distances,
    medoid_share,
)
from benchmark.records import Tier
from benchmark.stats.bootstrap import bootstrap_means
from benchmark.stats.intervals import Interval
from fixtures.embedders.catalogue import LEXICAL
from fixtures.retrieval.fixture import SYSTEMS
from fixtures.retrieval.scored import Scored

LoadTier = Callable[[str], Tier]
LoadScored = Callable[[str, str], Scored]
CHANCE: Final = 1 / (protocol.DISTRACTORS_PER_TASK + 1)


@pytest.fixture
def share(load_tier: LoadTier, load_scored: LoadScored) -> Callable[[str, str], Interval]:
    """exec@1 inside the families of a tier, of a picker of medoids, with its interval."""

    def of(picker: str, tier_name: str) -> Interval:
        tier = load_tier(tier_name)
        families = (
            _by_edits(tier, picker)
            if picker in VIEWS
            else _by_embedding(tier, load_scored(picker, tier_name))
        )
        hits = np.array([[medoid_share(distances, 0)] for distances in families])
        return bootstrap_means(
            hits,
            replicates=protocol.BOOTSTRAP_REPLICATES,
            level=protocol.CONFIDENCE_LEVEL,
            rng=np.random.default_rng(protocol.BOOTSTRAP_SEED),
        )[0]

    return of


def _by_edits(tier: Tier, view: str) -> Iterator[Distances]:
    """Distances within each family, its canonical first."""
    for query in tier.queries:
        ids = (query.canonical_id, *query.distractor_ids)
        yield edit_distances([tier.snippet(i).code for i in ids], VIEWS[view])


def _by_embedding(tier: Tier, scored: Scored) -> Iterator[Distances]:
    _queries, corpus = scored.vectors
    rows = {snippet.corpus_id: row for row, snippet in enumerate(tier.corpus)}
    for query in tier.queries:
        ids = (query.canonical_id, *query.distractor_ids)
        yield cosine_distances(corpus[[rows[i] for i in ids]])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A picker for each view of the text, and for each dense system of the run."""
    dense = [spec.id for spec in metafunc.config.stash[SYSTEMS] if spec.kind != LEXICAL]
    metafunc.parametrize("picker", [*VIEWS, *dense])


def test_on_the_decentred_tier_a_query_blind_medoid_is_at_chance(
    picker: str,
    share: Callable[[str, str], Interval],
    request: pytest.FixtureRequest,
) -> None:
    found = share(picker, DECENTRED)
    request.node.user_properties.append(("exec@1", str(found)))
    assert found.low <= CHANCE <= found.high, found


def test_on_the_core_tier_the_audit_sees_the_star_around_the_canonical(
    picker: str,
    share: Callable[[str, str], Interval],
    request: pytest.FixtureRequest,
) -> None:
    """A property of the published design, and the proof that the audit could fail."""
    found = share(picker, CORE)
    request.node.user_properties.append(("exec@1", str(found)))
    assert found.low > CHANCE, found
