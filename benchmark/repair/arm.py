"""What an arm is: which parts of which trajectory its prompt shows.

Source: falsification paper section 2.1.2, Table 4 (five arms), 3.2 (the sixth), 4 (future arms).
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from benchmark.errors import BenchmarkError
from benchmark.records import ITEM_ID
from benchmark.repair_records import POOL_ARM


class Code(StrEnum):
    """What stands in the place of the previous solution."""

    NONE = "none"
    INCUMBENT = "incumbent"  # of the arm's trajectory
    PADDING = "padding"  # irrelevant code of its length and shape


class Bullets(StrEnum):
    """What stands in the place of the requirements."""

    NONE = "none"
    FACTS = "facts"  # violated public asserts of the incumbent
    PLACEBO = "placebo"  # as many generic ones


class Family(StrEnum):
    """Where the arm's outcomes may be used."""

    MAIN = "main"  # the preregistered five (Table 4)
    FOLLOW_UP = "follow-up"  # the deconfounding sixth (3.2)
    OUTSIDE = "outside"  # described, never part of a confirmatory family


@dataclass(frozen=True, slots=True)
class Arm:
    """One arm. `trajectory` is the arm whose candidates give the incumbent ("" where nothing of it
    is shown): an arm that follows another's is pinned to it, so that blocks can be equal.

    `same_code_as`, `same_constraint_as` and `same_count_as` name the arm whose block, or number of
    bullets, must be its own in every round. `example` is the prompt for the worked state of
    `benchmark.repair.worked`.
    """

    id: str
    order: int  # in which arms are asked and reported
    title: str
    source: str
    family: Family
    trajectory: str
    code: Code
    bullets: Bullets
    instruction: bool
    example: str
    same_code_as: str = ""
    same_constraint_as: str = ""
    same_count_as: str = ""

    def __post_init__(self) -> None:
        if not ITEM_ID.fullmatch(self.id) or self.id == POOL_ARM:
            raise BenchmarkError(
                f"Arm: bad id, got {self.id!r}; expected {ITEM_ID.pattern}, and not {POOL_ARM!r}; "
                "rename the arm"
            )
        shows = self.code is not Code.NONE or self.bullets is not Bullets.NONE
        if shows != bool(self.trajectory):
            raise BenchmarkError(
                f"Arm {self.id}: shows a trajectory or has none, got {self.trajectory!r} with code "
                f"{self.code} and bullets {self.bullets}; expected a trajectory where either is "
                "shown, and none otherwise; correct the record"
            )


BLIND: Final = ""  # the trajectory of an arm that sees none
