"""A ranking as blocks of equal score, where rank k cuts a block, and the envelope over its orders.

Source: the house rules for statistics; where items tie, the tie rule decides the score.
"""

import math
from dataclasses import dataclass
from typing import Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from benchmark.errors import BenchmarkError
from benchmark.metrics.scores import Scores, float64_scores
from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import BoolArray, flags, whole_number

IntArray: TypeAlias = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class TieEnvelope:
    """A metric in [0, 1] under the worst, a uniformly random, and the best order of tied items.

    Undefined is three NaN and a reason; `bootstrap_means` refuses NaN, so it can't be averaged in.
    """

    pessimistic: float
    expected: float
    optimistic: float
    reason: Degenerate = Degenerate.NONE

    def __post_init__(self) -> None:
        triple = (self.pessimistic, self.expected, self.optimistic)
        if self.reason is Degenerate.NONE:
            valid = 0.0 <= self.pessimistic <= self.expected <= self.optimistic <= 1.0
        else:
            valid = all(map(math.isnan, triple))
        if not valid:
            raise BenchmarkError(
                f"TieEnvelope: is out of order, got {triple} with reason {self.reason}; "
                "expected 0 <= pessimistic <= expected <= optimistic <= 1, or NaN with a reason; "
                "build it with a metric function"
            )

    @classmethod
    def undefined(cls, reason: Degenerate) -> Self:
        """No value, and why."""
        return cls(math.nan, math.nan, math.nan, reason)


@dataclass(frozen=True, slots=True, eq=False)
class RankedBlocks:
    """One query's ranking, best first, as blocks of exactly equal score.

    `block_of` [n]: the block of each item, 0 is the top. `starts` [n_blocks + 1]: how many items
    stand above each block; the last entry is n. Read-only arrays.
    """

    block_of: IntArray
    starts: IntArray

    def __post_init__(self) -> None:
        sizes = np.diff(self.starts)
        if self.starts[0] != 0 or self.starts[-1] != self.block_of.size or (sizes < 1).any():
            raise BenchmarkError(
                f"RankedBlocks: blocks don't cover the items, got sizes {sizes.tolist()}; "
                f"expected positive sizes that sum to {self.block_of.size}; use rank_blocks"
            )
        self.block_of.flags.writeable = False
        self.starts.flags.writeable = False

    @property
    def n(self) -> int:
        """How many items are ranked."""
        return int(self.block_of.size)

    @property
    def sizes(self) -> IntArray:
        """Items in each block [n_blocks]."""
        return np.diff(self.starts)

    def counts(self, flagged: BoolArray) -> IntArray:
        """Items of the set `flagged` [n] in each block [n_blocks]."""
        inside = self.block_of[flags("RankedBlocks.counts flagged", flagged, n=self.n)]
        return np.bincount(inside, minlength=self.starts.size - 1)


@dataclass(frozen=True, slots=True)
class Border:
    """The block that rank k falls in: `slots` of its `size` items are in the top k."""

    above: int  # items in the blocks above it
    size: int
    slots: int  # 1 <= slots <= size; slots = size when k cuts nothing
    flagged_above: int
    flagged_inside: int


def rank_blocks(scores: Scores | RankedBlocks) -> RankedBlocks:
    """Sorts `scores` [n] once, for all metrics of a query; blocks already ranked pass through.

    Raises BenchmarkError as `float64_scores`. No scores is a ranking without blocks.
    """
    if isinstance(scores, RankedBlocks):
        return scores
    exact = float64_scores("rank_blocks", scores)
    descending = np.argsort(-exact)
    ranked = exact[descending]
    first_of_block = np.ones(ranked.size, dtype=np.bool_)
    first_of_block[1:] = ranked[1:] != ranked[:-1]  # a tie is exact equality
    block_of = np.empty(ranked.size, dtype=np.intp)
    block_of[descending] = np.cumsum(first_of_block) - 1
    return RankedBlocks(block_of, np.append(np.flatnonzero(first_of_block), ranked.size))


def border(scores: Scores | RankedBlocks, flagged: BoolArray, k: int) -> Border | None:
    """Where rank `k` falls, and how many of `flagged` [n] are above and inside; None if k > n.

    Raises BenchmarkError for k < 1, for bad scores, and unless `flagged` is boolean [n].
    """
    blocks = rank_blocks(scores)
    k = whole_number("k", k, least=1)
    inside = blocks.block_of[flags("flagged items", flagged, n=blocks.n)]
    if k > blocks.n:
        return None
    at = int(np.searchsorted(blocks.starts, k)) - 1
    above, below = int(blocks.starts[at]), int(blocks.starts[at + 1])
    return Border(
        above=above,
        size=below - above,
        slots=k - above,
        flagged_above=int(np.count_nonzero(inside < at)),
        flagged_inside=int(np.count_nonzero(inside == at)),
    )
