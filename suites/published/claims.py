"""One recomputation against what is printed, and the rule that compares them.

Source: the house rules for the published suite. No tolerance: the printed precision decides, half
a unit in the last place, with the rounding of the inputs carried through (`cells`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from suites.published.cells import Cell, Number, as_cell
from suites.published.figures import Figure, Span

Answer: TypeAlias = Cell | Number | str
Printed: TypeAlias = Figure | Span | str


class Rule(StrEnum):
    """How the recomputed cell must lie to the printed one; bounds hold for all of the cell."""

    ROUNDS_TO = "rounds to"  # some value of the recomputed cell prints so; words are equal
    INSIDE = "is inside"
    AT_MOST = "is at most"
    AT_LEAST = "is at least"
    BELOW = "is below"
    ABOVE = "is above"


@dataclass(frozen=True, slots=True)
class Claim:
    """`place` prints `printed`; `recomputed` gives it from other figures.

    `misfit` says why a figure does not follow: its item is then a strict expected failure.
    """

    id: str
    place: str
    recomputed: Callable[[], Answer]
    printed: Printed
    rule: Rule = Rule.ROUNDS_TO
    misfit: str = ""

    def holds(self) -> bool:
        """True when the recomputed answer lies to the printed figure as the rule says."""
        answer = self.recomputed()
        if isinstance(answer, str) or isinstance(self.printed, str):
            return answer == self.printed
        return _lies(self.rule, as_cell(answer), self.printed.cell)

    def sentence(self) -> str:
        """What was recomputed, the rule, and what is printed where."""
        answer = self.recomputed()
        shown = answer if isinstance(answer, str) else _shown(as_cell(answer))
        printed = self.printed if isinstance(self.printed, str) else self.printed.text
        return f"{self.place}: {shown} {self.rule} {printed}"


def _lies(rule: Rule, answer: Cell, printed: Cell) -> bool:
    match rule:
        case Rule.ROUNDS_TO:
            return answer.overlaps(printed)
        case Rule.INSIDE:
            return printed.low <= answer.low and answer.high <= printed.high
        case Rule.AT_MOST:
            return answer.high <= printed.high
        case Rule.AT_LEAST:
            return answer.low >= printed.low
        case Rule.BELOW:
            return answer.high < printed.low
        case Rule.ABOVE:
            return answer.low > printed.high


def _shown(cell: Cell) -> str:
    low, high = float(cell.low), float(cell.high)
    return f"{low:.8g}" if low == high else f"[{low:.8g}, {high:.8g}]"
