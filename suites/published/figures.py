"""A printed figure: where it stands, what is printed, and the values that print so.

Source: the house rules for the published suite.
"""

import re
from dataclasses import dataclass
from fractions import Fraction

from suites.published.cells import Cell

PRINTED = re.compile(
    r"(?P<sign>[+-]?)(?P<digits>[\d,]+(\.(?P<decimals>\d+))?)(e(?P<power>-?\d+))?%?"
)


@dataclass(frozen=True, slots=True)
class Figure:
    """`text` as printed ("86,135", "44.3%", "+0.002", "2.7e-5"), at `place` of its paper.

    A rounded figure stands for half a unit of its last place on both sides, a count for itself.
    """

    place: str
    text: str
    rounded: bool

    def __post_init__(self) -> None:
        if PRINTED.fullmatch(self.text) is None:
            raise ValueError(
                f"Figure {self.place}: is no number, got {self.text!r}; expected digits with an "
                "optional sign, decimals, power and percent sign; write it as the paper prints it"
            )

    @property
    def decimals(self) -> int:
        """How many decimals are printed."""
        found = PRINTED.fullmatch(self.text)
        return len(found["decimals"] or "") if found else 0

    @property
    def unit(self) -> Fraction:
        """One unit of the last printed place; a percent sign scales to a rate."""
        return Fraction(1, 10**self.decimals) * self._scale()

    @property
    def value(self) -> Fraction:
        """What is printed, exactly; rates in [0, 1]."""
        plain = self.text.replace(",", "").rstrip("%").split("e")[0]
        return Fraction(plain) * self._scale()

    @property
    def cell(self) -> Cell:
        """All values that print so: within half a unit in the last place; a count is itself."""
        half = self.unit / 2 if self.rounded else Fraction(0)
        return Cell(self.value - half, self.value + half)

    def _scale(self) -> Fraction:
        power = self.text.partition("e")[2]
        percent = Fraction(1, 100) if self.text.endswith("%") else Fraction(1)
        return percent * Fraction(10) ** int(power or 0)


@dataclass(frozen=True, slots=True)
class Span:
    """A printed range, such as 27-49%: from the cell of `low` to the cell of `high`."""

    low: Figure
    high: Figure

    @property
    def text(self) -> str:
        """As printed."""
        return f"{self.low.text} to {self.high.text}"

    @property
    def cell(self) -> Cell:
        """All values that are in the range, its ends rounded outwards."""
        return Cell(self.low.cell.low, self.high.cell.high)


def count(place: str, text: str) -> Figure:
    """A figure that is exact as printed."""
    return Figure(place, text, rounded=False)


def rounded(place: str, text: str) -> Figure:
    """A figure that is printed to its last place."""
    return Figure(place, text, rounded=True)


def span(place: str, low: str, high: str) -> Span:
    """A range of rounded figures."""
    return Span(rounded(place, low), rounded(place, high))
