"""Folds stacked edits against single ones: deception at one to four edits, by the same queries.

Matched as in the paper: only queries whose distractors cover every number of edits, a mean within
each query first, then over queries (and, in the last row, over systems before that).

Source: ExecRetrieval Appendix G, Table 9.
"""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final

import numpy as np

from benchmark import protocol
from benchmark.corpus.plan import CORE, STACKED
from benchmark.stats.samples import FloatArray
from reports.analysis_records import StackedLevel, StackingSummary
from reports.means import mean_intervals
from reports.observations import Observation
from reports.pairs import Candidate

LEVELS: Final = (1, *protocol.STACKED_EDITS)
MEAN: Final = "mean of systems"

Shares = dict[str, list[float]]  # by entry id: the deceived share at each of LEVELS


def summarise_stacking(candidates: Sequence[Candidate]) -> tuple[StackingSummary, ...]:
    """A row a system observed on the single-edit and the stacked tier, and their mean.

    The mean is over queries that are matched for all of them.
    """
    tiers = {(c.tier, c.system): c.scored for c in candidates if c.scored}
    systems = [s for tier, s in tiers if tier == CORE and (STACKED, s) in tiers]
    both = {s: _both(tiers[CORE, s], tiers[STACKED, s]) for s in systems}
    matched = {s: _matched(pairs) for s, pairs in both.items()}
    rows = [_row(s, [s], len(both[s]), matched[s]) for s in systems]
    if len(systems) > 1:
        common = set.intersection(*(set(shares) for shares in matched.values()))
        mean = {
            entry: [
                fmean(level) for level in zip(*(matched[s][entry] for s in systems), strict=True)
            ]
            for entry in sorted(common)
        }
        rows.append(_row(MEAN, systems, min(map(len, both.values())), mean))
    return tuple(rows)


def _both(
    single: Sequence[Observation], stacked: Sequence[Observation]
) -> dict[str, tuple[Observation, Observation]]:
    of_stacked = {o.entry_id: o for o in stacked}
    return {o.entry_id: (o, of_stacked[o.entry_id]) for o in single if o.entry_id in of_stacked}


def _matched(both: Mapping[str, tuple[Observation, Observation]]) -> Shares:
    shares: Shares = {}
    for entry, pair in sorted(both.items()):
        levels: dict[int, list[bool]] = {level: [] for level in LEVELS}
        for distractor in (p for o in pair for p in o.paired):
            levels.setdefault(distractor.edits, []).append(distractor.deceived)
        if all(levels.values()):
            shares[entry] = [fmean(levels[level]) for level in LEVELS]
    return shares


def _row(system: str, systems: Sequence[str], of: int, shares: Shares) -> StackingSummary:
    values: FloatArray = np.array(list(shares.values()), dtype=np.float64).reshape(-1, len(LEVELS))
    means = mean_intervals(values.T.tolist())
    changes = mean_intervals((values - values[:, :1]).T.tolist())
    return StackingSummary(
        system=system,
        systems=tuple(systems),
        single_tier=CORE,
        stacked_tier=STACKED,
        matched=len(shares),
        of=of,
        levels=tuple(
            StackedLevel(edits, mean, change)
            for edits, mean, change in zip(LEVELS, means, changes, strict=True)
        ),
    )
