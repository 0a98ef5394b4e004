"""Folds a tier over all systems that were observed on the whole of it.

Source: ExecRetrieval section 5.5, Figure 5 (triples over systems); Appendix C (a query's number of
solvers, mean exec@1 by domain); Appendix G.
"""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median

from benchmark.outcomes import MECHANICAL
from reports.analysis_records import Rate, SolvedSummary, TierSummary
from reports.edit_sizes import summarise_edit_size
from reports.observations import Observation
from reports.pairs import Candidate


def summarise_tier(candidates: Sequence[Candidate]) -> TierSummary:
    """The tier of `candidates`, all of one; those that are not complete are named and left out."""
    whole = [c for c in candidates if len(c.scored) == c.of]
    runs = [c.scored for c in whole]
    return TierSummary(
        tier=candidates[0].tier,
        solved=_solved(whole, [c.system for c in candidates if c not in whole]),
        by_bug_type=_by_bug_type(runs),
        edit_size=summarise_edit_size(runs),
    )


def _solved(whole: Sequence[Candidate], left_out: Sequence[str]) -> SolvedSummary:
    solvers = [
        sum(o.first_pass == 1 for o in same)
        for same in zip(*(c.scored for c in whole), strict=True)
    ]
    counts = Counter(solvers)
    return SolvedSummary(
        systems=tuple(c.system for c in whole),
        left_out=tuple(left_out),
        queries=tuple(counts[m] for m in range(len(whole) + 1)),
        median=float(median(solvers)) if solvers else 0.0,
        by_domain=_by_domain([o for c in whole for o in c.scored]),
    )


def _by_domain(observations: Sequence[Observation]) -> tuple[tuple[str, float], ...]:
    domains: dict[str, list[float]] = {}
    for o in observations:
        domains.setdefault(o.domain, []).append(o.exec_at[0].expected)
    return tuple((name, fmean(domains[name])) for name in sorted(domains))


def _by_bug_type(runs: Sequence[Sequence[Observation]]) -> tuple[Rate, ...]:
    hits, triples = Counter[str](), Counter[str]()
    for pair in (p for run in runs for o in run for p in o.paired):
        hits[pair.bug_type] += pair.deceived
        triples[pair.bug_type] += 1
    return tuple(Rate(b.value, hits[b], triples[b]) for b in MECHANICAL if triples[b])
