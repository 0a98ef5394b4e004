"""Rerankers of one tier against their first stage and placebos, query by query the same ones.

Source: ExecRetrieval section 4.1 (exact McNemar, paired bootstrap); Holm 1979; the topology audit
of the design (placebos).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from audits.decisions import PairEvidence, decide_pair
from audits.rerank_decision import RerankEvidence, RerankVerdict, decide_rerank
from benchmark import protocol
from benchmark.account import Account
from benchmark.stats.bootstrap import paired_difference
from benchmark.stats.holm import holm
from benchmark.stats.mcnemar import McNemar, mcnemar_exact
from benchmark.stats.samples import BoolArray
from reports.pairs import Candidate
from reports.rerank_note import RerankNote
from reports.rerank_records import RerankComparison, RerankSummary


@dataclass(frozen=True, slots=True)
class _Contest:
    """A reranker and another system over the queries observed for both: bool [n] each."""

    other: str
    is_placebo: bool
    a: BoolArray
    b: BoolArray
    test: McNemar
    missing: int
    other_account: Account | None


def note_of(candidate: Candidate) -> RerankNote | None:
    """The note of a reranked system's first observation; None for any other system."""
    return candidate.scored[0].rerank if candidate.scored else None


def summarise_reranked(candidates: Sequence[Candidate]) -> tuple[RerankSummary, ...]:
    """Every reranked system among `candidates`, which are all systems tried on one tier."""
    by_id = {candidate.system: candidate for candidate in candidates}
    notes = {c.system: note for c in candidates if (note := note_of(c)) is not None}
    contests = {
        system: [
            _contest(by_id[system], other, by_id.get(other), is_placebo=place > 0)
            for place, other in enumerate((note.first_stage, *note.placebos))
            if note.placebos
        ]
        for system, note in notes.items()
    }
    pairs = [(system, contest) for system in contests for contest in contests[system]]
    family = [1.0 if contest.missing else contest.test.p_two_sided for _s, contest in pairs]
    judged: dict[str, list[RerankComparison]] = {system: [] for system in notes}
    for (system, contest), p in zip(pairs, holm(family).adjusted if pairs else (), strict=True):
        judged[system].append(_judged(contest, p))
    return tuple(_summary(by_id[s], notes[s], tuple(judged[s])) for s in notes)


def _contest(
    reranked: Candidate, other_id: str, other: Candidate | None, *, is_placebo: bool
) -> _Contest:
    mine = reranked.hits()
    theirs: Mapping[str, bool] = other.hits() if other is not None else {}
    common = sorted(mine.keys() & theirs.keys())
    a = np.array([mine[query_id] for query_id in common], dtype=np.bool_)
    b = np.array([theirs[query_id] for query_id in common], dtype=np.bool_)
    return _Contest(
        other=other_id,
        is_placebo=is_placebo,
        a=a,
        b=b,
        test=mcnemar_exact(a, b),
        missing=reranked.of - len(common),
        other_account=_account(other, set(common)) if other and is_placebo else None,
    )


def _account(candidate: Candidate, query_ids: set[str]) -> Account:
    own = [o.rerank.account for o in candidate.scored if o.rerank and o.unit.query_id in query_ids]
    return sum(own, start=Account())


def _judged(contest: _Contest, p_adjusted: float) -> RerankComparison:
    test = contest.test
    return RerankComparison(
        other=contest.other,
        is_placebo=contest.is_placebo,
        hits=int(contest.a.sum()),
        other_hits=int(contest.b.sum()),
        test=test,
        p_adjusted=None if contest.missing else p_adjusted,
        difference=paired_difference(
            contest.a,
            contest.b,
            replicates=protocol.BOOTSTRAP_REPLICATES,
            level=protocol.CONFIDENCE_LEVEL,
            rng=np.random.default_rng(protocol.BOOTSTRAP_SEED),
        ),
        verdict=decide_pair(PairEvidence(test.b, test.c, p_adjusted, contest.missing)),
        missing=contest.missing,
        other_account=contest.other_account,
    )


def _summary(
    candidate: Candidate, note: RerankNote, comparisons: tuple[RerankComparison, ...]
) -> RerankSummary:
    return RerankSummary(
        tier=candidate.tier,
        system=candidate.system,
        first_stage=note.first_stage,
        top_k=note.top_k,
        of=candidate.of,
        of_tier=note.of_tier,
        scored=len(candidate.scored),
        hits=sum(candidate.hits().values()),
        account=_account(candidate, set(candidate.hits())),
        comparisons=comparisons,
        verdict=_verdict(candidate.tier, comparisons),
    )


def _verdict(tier: str, comparisons: Sequence[RerankComparison]) -> RerankVerdict | None:
    if not comparisons:
        return None
    first_stage, *placebos = (comparison.verdict for comparison in comparisons)
    return decide_rerank(RerankEvidence(tier, first_stage, tuple(placebos)))
