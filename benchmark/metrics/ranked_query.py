"""All per-query metrics of one system on one query, from scores and the set that passes.

Source: ExecRetrieval section 4.1 (three metric families), 5.2 (rank 1), 5.5 (deception).
"""

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from benchmark import protocol
from benchmark.errors import BenchmarkError
from benchmark.metrics.deception import deception
from benchmark.metrics.exec_at_k import exec_at_k
from benchmark.metrics.execution_precision import execution_precision_at_k
from benchmark.metrics.ndcg import canonical_ndcg_at_k
from benchmark.metrics.ordering import order, rank_ids
from benchmark.metrics.rank_one import RankOne, rank_one
from benchmark.metrics.ties import TieEnvelope, rank_blocks
from benchmark.outcomes import BugType, RetrievalOutcome
from benchmark.records import Query, Tier
from benchmark.stats.samples import BoolArray, FloatArray


@dataclass(frozen=True, slots=True)
class PairedDeception:
    """One (query, paired distractor) triple: at least as high as the canonical, or higher.

    Triples of legacy bug types are left out, as in the paper (section 5.5).
    """

    corpus_id: str
    bug_type: BugType
    deceived: bool
    strict: bool


@dataclass(frozen=True, slots=True)
class RankedQuery:
    """One measurement. Envelopes are in the order of `protocol.KS`."""

    query: Query
    rank_one: RankOne
    first_corpus_id: str
    exec_at: tuple[TieEnvelope, ...]
    precision_at: tuple[TieEnvelope, ...]
    ndcg_at: tuple[TieEnvelope, ...]
    paired: tuple[PairedDeception, ...]
    gap: float
    top: tuple[int, ...]  # corpus indices of the realised order, best first, as many as max(KS)

    @property
    def outcome(self) -> RetrievalOutcome:
        return self.rank_one.outcome


class TierIndex:
    """A tier's corpus by position: made once, used for every query of a system."""

    def __init__(self, tier: Tier) -> None:
        self.tier = tier
        self.ids = tuple(snippet.corpus_id for snippet in tier.corpus)
        self._places = {corpus_id: place for place, corpus_id in enumerate(self.ids)}
        self._ranked_ids = rank_ids(self.ids)

    def place(self, corpus_id: str) -> int:
        """Position of an entry. Raises BenchmarkError for an id that is not in the corpus."""
        return self._places[self.tier.snippet(corpus_id).corpus_id]

    def mask(self, corpus_ids: Collection[str]) -> BoolArray:
        """Boolean [n_corpus]: which entries are in `corpus_ids`."""
        mask = np.zeros(len(self.ids), dtype=np.bool_)
        mask[[self.place(corpus_id) for corpus_id in corpus_ids]] = True
        return mask

    def top(self, scores: FloatArray) -> tuple[int, ...]:
        """Positions of the realised order of `scores` [n_corpus], best first, max(KS) at most."""
        return tuple(map(int, order(scores, self._ranked_ids)[: max(protocol.KS)]))


def rank_query(
    index: TierIndex, query: Query, scores: FloatArray, passing_ids: Collection[str]
) -> RankedQuery:
    """Metrics of `scores` [n_corpus] for `query`, given which corpus entries pass its tests.

    Raises BenchmarkError for scores that are not finite or not one an entry, for unknown ids, and
    for a paired distractor that passes or is labelled correct.
    """
    _refuse_passing_distractor(query, passing_ids)
    top = index.top(scores)
    blocks = rank_blocks(scores)
    passing, paired = index.mask(passing_ids), index.mask(query.distractor_ids)
    canonical = index.place(query.canonical_id)
    distractors = [index.place(corpus_id) for corpus_id in query.distractor_ids]
    deceit = deception(scores[canonical], scores[distractors])
    return RankedQuery(
        query=query,
        rank_one=rank_one(blocks, top[0], passing, paired),
        first_corpus_id=index.ids[top[0]],
        exec_at=tuple(exec_at_k(blocks, passing, k) for k in protocol.KS),
        precision_at=tuple(execution_precision_at_k(blocks, passing, k) for k in protocol.KS),
        ndcg_at=tuple(canonical_ndcg_at_k(blocks, canonical, k) for k in protocol.KS),
        paired=tuple(
            PairedDeception(corpus_id, _bug_type(index.tier, corpus_id), deceived, strict)
            for corpus_id, deceived, strict in zip(
                query.distractor_ids, deceit.deceived, deceit.strict, strict=True
            )
            if _bug_type(index.tier, corpus_id) is not BugType.LEGACY
        ),
        gap=deceit.gap,
        top=top,
    )


def _refuse_passing_distractor(query: Query, passing_ids: Collection[str]) -> None:
    for corpus_id in query.distractor_ids:
        if corpus_id in passing_ids:
            raise BenchmarkError(
                f"{query.query_id}: a paired distractor passes all tests, got {corpus_id!r}; "
                "expected each to fail one; run the distractor_execution gate"
            )


def _bug_type(tier: Tier, corpus_id: str) -> BugType:
    bug_type = tier.snippet(corpus_id).bug_type
    if bug_type is None:
        raise BenchmarkError(
            f"tier {tier.name}: a paired distractor is labelled correct, got {corpus_id!r}; "
            "expected a bug type; run the schema gate"
        )
    return bug_type
