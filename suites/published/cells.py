"""Interval arithmetic over rounding cells, in exact fractions.

Source: Moore 1966, "Interval Analysis". A printed 0.331 may stand for anything in [0.3305, 0.3315];
what is computed from it is an interval too. Each input is used once in an expression, so that the
result is no wider than the inputs' rounding makes it.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

Number: TypeAlias = int | float | Fraction


@dataclass(frozen=True, slots=True)
class Cell:
    """All values in [low, high]."""

    low: Fraction
    high: Fraction

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError(f"Cell: is empty, got [{self.low}, {self.high}]; expected low <= high")

    @property
    def width(self) -> Fraction:
        """0 for an exact value."""
        return self.high - self.low

    def __add__(self, other: "Cell | Number") -> "Cell":
        right = as_cell(other)
        return Cell(self.low + right.low, self.high + right.high)

    def __sub__(self, other: "Cell | Number") -> "Cell":
        right = as_cell(other)
        return Cell(self.low - right.high, self.high - right.low)

    def __rsub__(self, other: Number) -> "Cell":
        return as_cell(other) - self

    def __mul__(self, other: "Cell | Number") -> "Cell":
        right = as_cell(other)
        return hull(*(a * b for a in (self.low, self.high) for b in (right.low, right.high)))

    def __truediv__(self, other: "Cell | Number") -> "Cell":
        right = as_cell(other)
        if right.low <= 0 <= right.high:
            raise ZeroDivisionError(f"Cell: the divisor holds 0, got {right}; expected one sign")
        return self * Cell(1 / right.high, 1 / right.low)

    def overlaps(self, other: "Cell") -> bool:
        """True when some value is in both; ends belong to a cell, so a tie rounds either way."""
        return self.low <= other.high and other.low <= self.high


def as_cell(value: Cell | Number) -> Cell:
    """An exact number as the cell that holds it alone."""
    return value if isinstance(value, Cell) else Cell(Fraction(value), Fraction(value))


def hull(*values: Number) -> Cell:
    """The smallest cell that holds all `values`."""
    exact = [Fraction(value) for value in values]
    return Cell(min(exact), max(exact))
