"""What the analyses of a report say: numbers for renderers, each with its unit and source.

Rates are in [0, 1]; None is "no value". As in `records`.
"""

from dataclasses import dataclass

from benchmark.stats.intervals import Interval
from benchmark.stats.spearman import Spearman


@dataclass(frozen=True, slots=True)
class Rate:
    """`hits` of `n`, counted over what the field that holds it says."""

    name: str
    hits: int
    n: int

    @property
    def value(self) -> float | None:
        return self.hits / self.n if self.n else None


@dataclass(frozen=True, slots=True)
class DensitySummary:
    """exec@1 with d of each query's own distractors in the pool, d = 0, 1, ... (Table 4).

    The mean over queries of the exact expectation over subsets and tied orders; the last level is
    the whole pool, and equals exec@1 of the leaderboard.
    """

    levels: tuple[Interval, ...]

    @property
    def one_clone_drop(self) -> float | None:
        """How much of exec@1 without near-clones one of them takes: 1 - level 1 / level 0."""
        none, one = self.levels[0].estimate, self.levels[1].estimate
        return 1.0 - one / none if none > 0.0 else None


@dataclass(frozen=True, slots=True)
class Histogram:
    """`counts` [n] of values between `edges` [n + 1]; the outer bins hold all beyond them."""

    edges: tuple[float, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GapSummary:
    """The canonical's score minus that of its best distractor, in the unit of scores (Figure 4).

    Over queries with distractors: `below` + `tied` + `above` of them.
    """

    mean: Interval
    quantiles: tuple[float, ...]  # at GAP_QUANTILES; empty without queries
    below: int  # the canonical is below its best distractor
    tied: int
    above: int
    histogram: Histogram  # zero is an edge: ties are in the bin to its right
    canonical: Histogram  # scores of the canonicals
    best_distractor: Histogram  # of the best distractors, same edges


@dataclass(frozen=True, slots=True)
class EditSizeSummary:
    """Deception by characters edited (Appendix G), over (query, distractor) pairs."""

    buckets: tuple[Rate, ...]  # at least as high, by size; buckets without a pair are left out
    absolute: Spearman  # characters edited against deceived
    relative: Spearman  # share of the canonical's characters against deceived


@dataclass(frozen=True, slots=True)
class SolvedSummary:
    """How many systems solve a query at rank 1, by the realised order (Appendix C).

    `queries[m]` are solved by exactly m of `systems`; only systems with the whole tier count.
    """

    systems: tuple[str, ...]
    left_out: tuple[str, ...]  # not observed on every query
    queries: tuple[int, ...]
    median: float
    by_domain: tuple[tuple[str, float], ...]  # mean exec@1, expected, over systems and queries


@dataclass(frozen=True, slots=True)
class TierSummary:
    """What is said of a tier over all systems that were observed on the whole of it."""

    tier: str
    solved: SolvedSummary
    by_bug_type: tuple[Rate, ...]  # deceived, over (query, distractor, system) triples (Figure 5)
    edit_size: EditSizeSummary  # a pair's deception is its share of deceived systems (Appendix G)


@dataclass(frozen=True, slots=True)
class StackedLevel:
    """Deception of distractors with `edits` edits; one edit is the single-edit tier.

    Mean over the matched queries of their mean over such distractors; `change` is against one
    edit, by the same queries.
    """

    edits: int
    deception: Interval
    change: Interval


@dataclass(frozen=True, slots=True)
class StackingSummary:
    """One system on both tiers (Table 9), over the queries with distractors at every level.

    `system` is "mean of systems" in the row that averages each query over `systems` first.
    """

    system: str
    systems: tuple[str, ...]
    single_tier: str
    stacked_tier: str
    matched: int
    of: int  # queries observed on both tiers
    levels: tuple[StackedLevel, ...]


@dataclass(frozen=True, slots=True)
class NoiseFloor:
    """One system run again in another way, on (canonical, distractor) pairs of one tier.

    `way`: again, each text in a batch of its own, vectors stored as float16. `share` is the share
    of pairs that changed sides; `loosened` were tied one time only, and count apart.
    """

    system: str
    tier: str
    way: str
    pairs: int
    flipped: int
    loosened: int
    shift: float  # largest change of a score difference
    share: float
