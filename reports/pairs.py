"""All pairs of systems of one tier at exec@1: exact McNemar, Holm over the pairs, verdict.

Source: ExecRetrieval section 4.1, Table 5; Holm 1979.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from audits.decisions import PairEvidence, decide_pair
from benchmark import protocol
from benchmark.outcomes import RetrievalOutcome
from benchmark.stats.bootstrap import paired_difference
from benchmark.stats.holm import holm
from benchmark.stats.mcnemar import McNemar, mcnemar_exact
from reports.observations import Observation
from reports.records import PairSummary

Hits: TypeAlias = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Candidate:
    """One system that was tried on a tier of `of` queries, and what was observed of it."""

    tier: str
    system: str
    of: int
    scored: tuple[Observation, ...]

    def hits(self) -> dict[str, bool]:
        """Is rank 1 of the realised order a pass, by query id."""
        return {o.unit.query_id: o.outcome is RetrievalOutcome.HIT for o in self.scored}


@dataclass(frozen=True, slots=True)
class _Contest:
    """Two candidates over the queries observed for both: bool [n_common] each."""

    first: Candidate
    second: Candidate
    a: Hits
    b: Hits

    @property
    def missing(self) -> int:
        return self.first.of - len(self.a)


def compare_all(candidates: Sequence[Candidate]) -> tuple[PairSummary, ...]:
    """Every pair of `candidates`, all of one tier; their p-values are one Holm family."""
    contests = [_contest(first, second) for first, second in combinations(candidates, 2)]
    tests = [mcnemar_exact(contest.a, contest.b) for contest in contests]
    # A p that isn't known yet is at most 1, and Holm's adjusted values rise with each p.
    family = [
        1.0 if contest.missing else test.p_two_sided
        for contest, test in zip(contests, tests, strict=True)
    ]
    return tuple(
        _judged(contest, test, p)
        for contest, test, p in zip(contests, tests, holm(family).adjusted, strict=True)
    )


def _contest(first: Candidate, second: Candidate) -> _Contest:
    of_first, of_second = first.hits(), second.hits()
    common = sorted(of_first.keys() & of_second.keys())
    a = np.array([of_first[query_id] for query_id in common], dtype=np.bool_)
    b = np.array([of_second[query_id] for query_id in common], dtype=np.bool_)
    return _Contest(first, second, a, b)


def _judged(contest: _Contest, test: McNemar, p_adjusted: float) -> PairSummary:
    return PairSummary(
        tier=contest.first.tier,
        first=contest.first.system,
        second=contest.second.system,
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
    )
