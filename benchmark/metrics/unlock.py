"""When an arm first unlocks a unit, and how many public unlocks are true ones.

Source: falsification paper, Definition 2, section 3.1, Table 7 (first true-unlock round,
public-to-true conversion).
"""

import math
from dataclasses import dataclass

import numpy as np

from benchmark.errors import BenchmarkError
from benchmark.stats.reasons import Degenerate
from benchmark.stats.samples import BoolArray, flags


@dataclass(frozen=True, slots=True)
class UnlockRounds:
    """Units by the round of their first unlock: `first` [rounds], and those `never` unlocked."""

    first: tuple[int, ...]
    never: int

    @property
    def unlocked(self) -> int:
        """Units with at least one unlocking candidate."""
        return sum(self.first)


@dataclass(frozen=True, slots=True)
class Conversion:
    """Of `public` units that pass the public tier, `true` pass the hidden tier too; in [0, 1]."""

    true: int
    public: int
    share: float
    reason: Degenerate


def first_unlock_rounds(passes: BoolArray) -> UnlockRounds:
    """Counts of units by first passing round: `passes` bool [n_units, n_rounds].

    Raises BenchmarkError for another type or number of axes.
    """
    if not isinstance(passes, np.ndarray) or passes.dtype != np.bool_ or passes.ndim != 2:
        raise BenchmarkError(
            f"first_unlock_rounds passes: are not rounds of units, got {_described(passes)}; "
            "expected a bool array [n_units, n_rounds]; one row a unit, rounds in order"
        )
    before = np.logical_or.accumulate(passes, axis=1)
    first = passes.copy()
    first[:, 1:] &= ~before[:, :-1]
    counts = tuple(int(count) for count in first.sum(axis=0))
    return UnlockRounds(counts, len(passes) - sum(counts))


def public_to_true(public: BoolArray, true: BoolArray) -> Conversion:
    """The conversion of an arm: two bool [n_units]; no public unlock has no share and the reason.

    Raises BenchmarkError for other types or lengths, and for a true unlock that is no public one:
    a true unlock passes both tiers, so that is a broken ruler.
    """
    n = int(np.size(public))
    passed = flags("public_to_true public", public, n=n)
    both = flags("public_to_true true", true, n=n)
    if (both & ~passed).any():
        raise BenchmarkError(
            f"public_to_true: a true unlock is no public one, got unit "
            f"{int(np.argmax(both & ~passed))}; expected true to imply public; score both tiers"
        )
    unlocked, seen = int(both.sum()), int(passed.sum())
    if seen == 0:
        return Conversion(0, 0, math.nan, Degenerate.EMPTY_SAMPLE)
    return Conversion(unlocked, seen, unlocked / seen, Degenerate.NONE)


def _described(values: object) -> str:
    dtype, shape = getattr(values, "dtype", None), getattr(values, "shape", None)
    return type(values).__name__ if dtype is None else f"dtype {dtype}, shape {shape}"
