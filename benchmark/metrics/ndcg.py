"""Canonical-ID nDCG@k: how near the top is the one snippet that is the query's canonical?

Source: ExecRetrieval section 4.1; Järvelin and Kekäläinen 2002. One relevant id with gain 1, so
the ideal DCG is 1 and nDCG is the discount at its rank. Identity, not execution.
"""

import math

from benchmark.errors import BenchmarkError
from benchmark.metrics.scores import Scores
from benchmark.metrics.ties import RankedBlocks, TieEnvelope, rank_blocks
from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import whole_number


def canonical_ndcg_at_k(scores: Scores | RankedBlocks, canonical_index: int, k: int) -> TieEnvelope:
    """nDCG@k of one query: `scores` [n] or its blocks, the canonical's index in [0, n).

    Expected is the mean over a uniformly random order of the canonical's tied block. k > n is
    undefined. Raises BenchmarkError for k < 1, bad scores, or an index outside the corpus.
    """
    blocks = rank_blocks(scores)
    k = whole_number("k", k, least=1)
    index = whole_number("canonical_index", canonical_index, least=0)
    if k > blocks.n:
        return TieEnvelope.undefined(Degenerate.UNDEFINED_K_EXCEEDS_N)
    if index >= blocks.n:
        raise BenchmarkError(
            f"canonical_index: is not in the corpus, got {index}; "
            f"expected 0 <= index < {blocks.n}; look the canonical id up in this corpus"
        )
    block = blocks.block_of[index]
    above, last = int(blocks.starts[block]), int(blocks.starts[block + 1])
    gains = math.fsum(_gain(rank, k) for rank in range(above + 1, min(last, k) + 1))
    return TieEnvelope(
        pessimistic=_gain(last, k),
        expected=gains / (last - above),
        optimistic=_gain(above + 1, k),
    )


def _gain(rank: int, k: int) -> float:
    return 1.0 / math.log2(1 + rank) if rank <= k else 0.0  # nDCG@k, 4.1: 1 / log2(1 + rank)
