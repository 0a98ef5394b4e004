"""What stands at rank 1: a snippet that passes, a paired buggy variant, or something else.

Source: ExecRetrieval section 5.2, Table 3 (what rank-1 misses are); ties by the house rules.
"""

from dataclasses import dataclass

import numpy as np

from benchmark.errors import BenchmarkError
from benchmark.metrics.scores import Scores
from benchmark.metrics.ties import RankedBlocks, rank_blocks
from benchmark.outcomes import RetrievalOutcome
from benchmark.stats.samples import BoolArray, flags, whole_number


@dataclass(frozen=True, slots=True)
class RankOne:
    """The realised outcome, and the expected shares over the block tied at rank 1 (sum 1)."""

    outcome: RetrievalOutcome
    hit_share: float
    paired_share: float
    other_share: float
    block_size: int  # 1 is no tie


def rank_one(
    scores: Scores | RankedBlocks, order_first_index: int, passing: BoolArray, paired: BoolArray
) -> RankOne:
    """Rank 1 of one query: `scores` [n] or its blocks, `order(scores, ids)[0]`, two bool [n].

    Raises BenchmarkError for an index that is not in the top block (no items included), for flags
    of another shape or type, and for a paired variant that passes: that is a broken ruler.
    """
    blocks = rank_blocks(scores)
    first = whole_number("order_first_index", order_first_index, least=0)
    passes = flags("rank_one passing", passing, n=blocks.n)
    buggy = flags("rank_one paired", paired, n=blocks.n)
    _refuse_passing_variant(passes, buggy)
    if first >= blocks.n or blocks.block_of[first] != 0:
        raise BenchmarkError(
            f"order_first_index: does not stand at rank 1, got {first} of {blocks.n} items; "
            "expected an item of the top block; pass order(scores, ids)[0] of the same scores"
        )
    top = blocks.block_of == 0
    size, hits, pairs = (int(np.count_nonzero(x)) for x in (top, top & passes, top & buggy))
    return RankOne(
        outcome=_outcome(bool(passes[first]), bool(buggy[first])),
        hit_share=hits / size,  # expected exec@1
        paired_share=pairs / size,  # Table 3, numerator
        other_share=(size - hits - pairs) / size,
        block_size=size,
    )


def _outcome(passes: bool, buggy: bool) -> RetrievalOutcome:
    if passes:
        return RetrievalOutcome.HIT
    return RetrievalOutcome.DECEIVED if buggy else RetrievalOutcome.MISS


def _refuse_passing_variant(passes: BoolArray, buggy: BoolArray) -> None:
    both = passes & buggy
    if both.any():
        raise BenchmarkError(
            f"rank_one: a paired buggy variant passes, got item {int(np.argmax(both))}; "
            "expected each variant to fail a test; run the distractor_execution gate"
        )
