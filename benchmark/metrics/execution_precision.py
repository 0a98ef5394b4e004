"""execution_precision@k: which fraction of the top k snippets passes all tests of the query?

Source: ExecRetrieval section 4.1; ties by the house rules for statistics.
"""

from benchmark.metrics.scores import Scores
from benchmark.metrics.ties import RankedBlocks, TieEnvelope, border
from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import BoolArray


def execution_precision_at_k(
    scores: Scores | RankedBlocks, passing: BoolArray, k: int
) -> TieEnvelope:
    """execution_precision@k of one query: `scores` [n] or its blocks, `passing` bool [n].

    Expected is the mean over a uniformly random order of each tied block. k > n is undefined.
    Raises BenchmarkError for k < 1, bad scores, or `passing` of another shape or type.
    """
    cut = border(scores, passing, k)
    if cut is None:
        return TieEnvelope.undefined(Degenerate.UNDEFINED_K_EXCEEDS_N)
    failing = cut.size - cut.flagged_inside
    sure = cut.flagged_above
    return TieEnvelope(
        pessimistic=(sure + max(0, cut.slots - failing)) / k,
        # execp@k, 4.1: (passing above + slots * passing / size) / k, one division of whole numbers
        expected=(sure * cut.size + cut.slots * cut.flagged_inside) / (k * cut.size),
        optimistic=(sure + min(cut.slots, cut.flagged_inside)) / k,
    )
