"""All per-query metrics of one system on one query, from scores and the set that passes.

Source: ExecRetrieval section 4.1 (three metric families), 5.2 (rank 1), 5.3 (density), 5.4 and 5.5
(gap and deception, over mechanical distractors), Appendix G (edit size).
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from benchmark import protocol
from benchmark.errors import BenchmarkError
from benchmark.metrics.deception import Deception, deception
from benchmark.metrics.density import Rivals, rivals
from benchmark.metrics.edit_size import edit_size
from benchmark.metrics.exec_at_k import exec_at_k
from benchmark.metrics.execution_precision import execution_precision_at_k
from benchmark.metrics.ndcg import canonical_ndcg_at_k
from benchmark.metrics.ordering import first_of_order, rank_ids
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
    size: int  # characters of its edit (Appendix G)
    edits: int  # 1, or more in the decentred and stacked tiers


@dataclass(frozen=True, slots=True)
class RankedQuery:
    """One measurement. Envelopes are in the order of `protocol.KS`."""

    query: Query
    rank_one: RankOne
    first_corpus_id: str
    exec_at: tuple[TieEnvelope, ...]
    precision_at: tuple[TieEnvelope, ...]
    ndcg_at: tuple[TieEnvelope, ...]
    first_pass: int | None  # rank of the first passing snippet in `top`, from 1
    rivals: Rivals
    paired: tuple[PairedDeception, ...]
    code_length: int  # characters of the canonical
    canonical_score: float
    gap: float  # canonical_score minus that of the best of `paired`; NaN without
    top: tuple[int, ...]  # corpus indices of the realised order, best first, as many as max(KS)

    @property
    def outcome(self) -> RetrievalOutcome:
        return self.rank_one.outcome


class TierIndex:
    """A tier's corpus by position: made once, used for every query of a system."""

    def __init__(self, tier: Tier, edit_counts: Mapping[str, int] | None = None) -> None:
        """`edit_counts`: how many edits a distractor has, by corpus id; one where not listed."""
        self.tier = tier
        self._edit_counts = edit_counts or {}
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
        return tuple(map(int, first_of_order(scores, self._ranked_ids, max(protocol.KS))))

    def edits(self, corpus_id: str) -> int:
        """How many edits separate a distractor from its canonical."""
        return self._edit_counts.get(corpus_id, 1)


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
    mechanical = [i for i in query.distractor_ids if _bug_type(index.tier, i) is not BugType.LEGACY]
    deceit = deception(scores[canonical], scores[[index.place(i) for i in mechanical]])
    return RankedQuery(
        query=query,
        rank_one=rank_one(blocks, top[0], passing, paired),
        first_corpus_id=index.ids[top[0]],
        exec_at=tuple(exec_at_k(blocks, passing, k) for k in protocol.KS),
        precision_at=tuple(execution_precision_at_k(blocks, passing, k) for k in protocol.KS),
        ndcg_at=tuple(canonical_ndcg_at_k(blocks, canonical, k) for k in protocol.KS),
        first_pass=next((rank for rank, place in enumerate(top, 1) if passing[place]), None),
        rivals=rivals(blocks, passing, paired),
        paired=_paired(index, query, mechanical, deceit),
        code_length=len(index.tier.snippet(query.canonical_id).code),
        canonical_score=float(scores[canonical]),
        gap=deceit.gap,
        top=top,
    )


def _paired(
    index: TierIndex, query: Query, mechanical: Sequence[str], deceit: Deception
) -> tuple[PairedDeception, ...]:
    code = index.tier.snippet(query.canonical_id).code
    return tuple(
        PairedDeception(
            corpus_id=corpus_id,
            bug_type=_bug_type(index.tier, corpus_id),
            deceived=deceived,
            strict=strict,
            size=edit_size(code, index.tier.snippet(corpus_id).code),
            edits=index.edits(corpus_id),
        )
        for corpus_id, deceived, strict in zip(
            mechanical, deceit.deceived, deceit.strict, strict=True
        )
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
