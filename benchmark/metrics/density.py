"""exec@1 of one query when only d of its own paired distractors are left in the pool.

The paper removes "a subset of its own paired distractors, holding the rest of the corpus fixed":
a query's own, never another's. The value at d is the exact mean over all subsets of size d, and
over a uniformly random order of what ties at rank 1, so the full pool is the expected exec@1.

Source: ExecRetrieval section 5.3, Table 4; ties by the house rules.
"""

import math
from dataclasses import dataclass

import numpy as np

from benchmark.errors import BenchmarkError
from benchmark.metrics.scores import Scores
from benchmark.metrics.ties import RankedBlocks, rank_blocks
from benchmark.stats.samples import BoolArray, flags, whole_number


@dataclass(frozen=True, slots=True)
class Rivals:
    """What decides rank 1: the best of the unpaired entries, and the paired ones against it.

    The unpaired entries hold the canonical. `fixed` of them share the best unpaired score, and
    `passing` of those pass. The paired distractors score `above`, exactly `tied`, or `below` it.
    """

    passing: int
    fixed: int
    above: int
    tied: int
    below: int

    def __post_init__(self) -> None:
        counts = (self.passing, self.above, self.tied, self.below)
        if min(counts) < 0 or self.passing > self.fixed or self.fixed < 1:
            raise BenchmarkError(
                f"Rivals: are no counts, got {self}; expected 0 <= passing <= fixed, fixed >= 1 "
                "and no negative count; build it with rivals"
            )

    @property
    def paired(self) -> int:
        """How many distractors the query has."""
        return self.above + self.tied + self.below


def rivals(scores: Scores | RankedBlocks, passing: BoolArray, paired: BoolArray) -> Rivals:
    """The rivals for rank 1 of one query: `scores` [n] or its blocks, two disjoint bool [n].

    Raises BenchmarkError for bad scores or flags, and when every entry is a paired distractor.
    """
    blocks = rank_blocks(scores)
    buggy = flags("rivals paired", paired, n=blocks.n)
    passes = flags("rivals passing", passing, n=blocks.n)
    if buggy.all():
        raise BenchmarkError(
            f"rivals paired: leave no other entry, got {blocks.n} of {blocks.n} paired; expected "
            "the canonical beside them; check the ids of the query"
        )
    own, others = blocks.block_of[buggy], blocks.block_of[~buggy]
    best = others.min()
    at_best = (blocks.block_of == best) & ~buggy
    return Rivals(
        passing=int(np.count_nonzero(at_best & passes)),
        fixed=int(np.count_nonzero(at_best)),
        above=int(np.count_nonzero(own < best)),
        tied=int(np.count_nonzero(own == best)),
        below=int(np.count_nonzero(own > best)),
    )


def exec_at_1_with(found: Rivals, d: int) -> float:
    """Expected exec@1 in [0, 1] with `d` of the query's distractors left, all subsets alike.

    A query with fewer than `d` contributes the pool it has (Table 4). Raises for d < 0.
    """
    d = min(whole_number("density d", d, least=0), found.paired)
    if d == found.paired:  # the full pool: one subset, and the very division of exec_at_k
        return 0.0 if found.above else found.passing / (found.fixed + found.tied)
    # Table 4: mean over C(n, d) subsets; j of the tied ones are left, none of those above
    ways = (
        math.comb(found.tied, j) * math.comb(found.below, d - j) / (found.fixed + j)
        for j in range(min(d, found.tied) + 1)
    )
    return found.passing * math.fsum(ways) / math.comb(found.paired, d)
