"""Two arms on the same units: how many only one unlocks, by cell and pooled.

Source: falsification paper, section 2.2.1 (b01, b10; "pooled n, b01 and b10 equal to the sums of
the per-cell tables"), Definition 1 (the immutable key). Keys are whole: by bare task keys the units
of several models collapse into one, the bug of the paper's discovery stage (appendix A, ii).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from benchmark.errors import BenchmarkError


@dataclass(frozen=True, slots=True, order=True)
class UnitId:
    """The immutable key <benchmark | model | task> of a task-cell unit."""

    benchmark: str
    model: str
    task: str

    @property
    def cell(self) -> str:
        """The benchmark-model pair."""
        return f"{self.benchmark}|{self.model}"

    def __str__(self) -> str:
        return f"{self.cell}|{self.task}"


@dataclass(frozen=True, slots=True)
class Discordant:
    """Of `n` units both arms unlock `both`, the favored alone b01, the reference alone b10."""

    cell: str
    n: int
    favored: int  # b01
    reverse: int  # b10
    both: int

    @property
    def net(self) -> int:
        """b01 - b10, which is also the difference of the arms' unlocks."""
        return self.favored - self.reverse


POOLED = "pooled"
Unlocks = Mapping[UnitId, bool]


def discordant(favored: Unlocks, reference: Unlocks, cell: str = POOLED) -> Discordant:
    """The table over the units that both arms have. Units of one arm only are not paired."""
    shared = favored.keys() & reference.keys()
    pairs = [(favored[unit], reference[unit]) for unit in shared]
    return Discordant(
        cell=cell,
        n=len(pairs),
        favored=pairs.count((True, False)),
        reverse=pairs.count((False, True)),
        both=pairs.count((True, True)),
    )


def by_cell(favored: Unlocks, reference: Unlocks) -> tuple[Discordant, ...]:
    """One table a cell, in the order of the cells' names."""
    cells = sorted({unit.cell for unit in favored.keys() & reference.keys()})
    return tuple(
        discordant({u: v for u, v in favored.items() if u.cell == cell}, reference, cell)
        for cell in cells
    )


def refuse_unpooled(pooled: Discordant, cells: Iterable[Discordant]) -> None:
    """Raises BenchmarkError unless the pooled table is exactly the sum of the cells'."""
    tables = tuple(cells)
    for name in ("n", "favored", "reverse", "both"):
        total, found = sum(getattr(table, name) for table in tables), getattr(pooled, name)
        if total != found:
            raise BenchmarkError(
                f"pooled {name}: is not the sum of its cells, got {found} and {total}; expected "
                "one number; look for units that share a key"
            )
