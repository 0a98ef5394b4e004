"""The realised ranking: by score, ties by id, the same on every machine.

Source: ExecRetrieval section 5 ("the scoring engine's realized sort order").
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmark.errors import BenchmarkError
from benchmark.metrics.scores import Scores, float64_scores
from benchmark.metrics.ties import IntArray
from benchmark.stats.samples import FloatArray


@dataclass(frozen=True, slots=True, eq=False)
class RankedIds:
    """Corpus ids and the place of each in their sorted order: made once, used by every query."""

    ids: tuple[str, ...]
    places: IntArray


def rank_ids(ids: Sequence[str] | NDArray[Any]) -> RankedIds:
    """Sorts `ids` [n] by code point. Raises BenchmarkError for duplicates and non-strings."""
    plain = tuple(ids)
    strange = next((x for x in plain if not isinstance(x, str)), None)
    if strange is not None:
        raise BenchmarkError(
            f"ids: an id is not a string, got {strange!r}; expected str; convert ids once, on load"
        )
    by_id = sorted(range(len(plain)), key=plain.__getitem__)
    for before, after in pairwise(by_id):
        if plain[before] == plain[after]:
            raise BenchmarkError(
                f"ids: two items share an id, got {plain[after]!r} at {before} and {after}; "
                "expected unique ids; repair the corpus"
            )
    places = np.empty(len(plain), dtype=np.intp)
    places[by_id] = np.arange(len(plain))
    places.flags.writeable = False
    return RankedIds(plain, places)


def order(scores: Scores, ids: Sequence[str] | RankedIds) -> IntArray:
    """Item indices [n], best first: by (-score, id). `scores` [n], `ids` [n] or `rank_ids(ids)`.

    Raises BenchmarkError for duplicate ids, unequal lengths, and a non-finite score, by its id.
    """
    ranked = ids if isinstance(ids, RankedIds) else rank_ids(ids)
    exact = _one_score_an_id(scores, ranked)
    return np.lexsort((ranked.places, -exact))  # primary key last: -score, then id


def first_of_order(scores: Scores, ids: RankedIds, k: int) -> IntArray:
    """The first `k` of `order(scores, ids)`, or all; only what can be among them is sorted."""
    exact = _one_score_an_id(scores, ids)
    if not 0 < k < exact.size:
        return order(scores, ids)[:k]
    least = np.partition(exact, exact.size - k)[exact.size - k]  # the k-th best score
    among = np.flatnonzero(exact >= least)
    return among[np.lexsort((ids.places[among], -exact[among]))][:k]


def _one_score_an_id(scores: Scores, ranked: RankedIds) -> FloatArray:
    if np.shape(scores) != (len(ranked.ids),):
        raise BenchmarkError(
            f"order: scores and ids don't match, got shape {np.shape(scores)}; "
            f"expected ({len(ranked.ids)},); one score an id"
        )
    return float64_scores("order", scores, ranked.ids)
