"""exec@k: does at least one of the top k snippets pass all tests of the query?

Source: ExecRetrieval section 4.1; ties by the house rules for statistics.
"""

import math

from benchmark.metrics.scores import Scores
from benchmark.metrics.ties import RankedBlocks, TieEnvelope, border
from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import BoolArray


def exec_at_k(scores: Scores | RankedBlocks, passing: BoolArray, k: int) -> TieEnvelope:
    """exec@k of one query: `scores` [n] or its blocks, `passing` bool [n].

    Expected is the probability over a uniformly random order of each tied block. k > n is
    undefined. Raises BenchmarkError for k < 1, bad scores, or `passing` of another shape or type.
    """
    cut = border(scores, passing, k)
    if cut is None:
        return TieEnvelope.undefined(Degenerate.UNDEFINED_K_EXCEEDS_N)
    if cut.flagged_above > 0:
        return TieEnvelope(1.0, 1.0, 1.0)
    failing = cut.size - cut.flagged_inside
    ways = math.comb(cut.size, cut.slots)
    hits = ways - math.comb(failing, cut.slots)
    return TieEnvelope(
        pessimistic=float(cut.slots > failing),
        expected=hits / ways,  # exec@k, 4.1: 1 - C(size - passing, slots) / C(size, slots)
        optimistic=float(cut.flagged_inside > 0),
    )
