"""What a report is written on, and its tables: nothing cut, a long name is folded."""

import io
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from rich.box import Box
from rich.console import Console
from rich.table import Table

from benchmark.stats.intervals import Interval

NO_VALUE: Final = "-"
NAME_WIDTH: Final = 16  # a system's name as the head of a column; longer ones are folded
GAP: Final = 2  # between columns: one blank of padding and rich's blank divider
_BLANK: Final = "    \n"
_RULE: Final = " -- \n"
_BOX: Final = Box(_BLANK * 2 + _RULE + _BLANK + _RULE + _BLANK * 3, ascii=True)


class Page(Protocol):
    """Where a report is written from top to bottom; `width` columns of text fit side by side."""

    @property
    def width(self) -> int: ...

    def title(self, text: str) -> None: ...

    def line(self, text: str) -> None: ...

    def table(self, table: Table) -> None: ...


class TextPage:
    """Text of `width` columns, written line by line, with ASCII rules."""

    def __init__(self, width: int, color: bool) -> None:
        self._width = width
        self._buffer = io.StringIO()
        self._console = Console(
            file=self._buffer,
            width=width,
            force_terminal=color,
            color_system="standard" if color else None,
            highlight=False,
            markup=False,
            emoji=False,
        )

    @property
    def width(self) -> int:
        return self._width

    def title(self, text: str) -> None:
        self._console.print(f"\n{text}", style="bold", soft_wrap=True)

    def line(self, text: str) -> None:
        self._console.print(text, soft_wrap=True)

    def table(self, table: Table) -> None:
        self._console.print(table)

    @property
    def text(self) -> str:
        """All of it, without the blanks that pad the lines."""
        return "".join(f"{line.rstrip()}\n" for line in self._buffer.getvalue().splitlines())


def new_table(columns: Sequence[str]) -> Table:
    """A table whose first column holds names and the others numbers; `\\n` breaks a head."""
    table = Table(box=_BOX, show_edge=False, padding=(0, GAP - 1, 0, 0), pad_edge=False)
    lines = max(column.count("\n") for column in columns)
    for place, column in enumerate(columns):
        table.add_column(
            "\n" * (lines - column.count("\n")) + column,
            justify="left" if place == 0 else "right",
            overflow="fold",
            no_wrap=place > 0 and len(column) <= NAME_WIDTH,
        )
    return table


def chunks(names: Sequence[str], width: int) -> Iterator[Sequence[str]]:
    """`names` in runs whose columns fit side by side in `width`; at least one a run."""
    start, used = 0, 0
    for place, name in enumerate(names):
        cost = min(len(name), NAME_WIDTH) + GAP
        if place > start and used + cost > width:
            yield names[start:place]
            start, used = place, 0
        used += cost
    if names:
        yield names[start:]


def number(value: float | None, form: str = ".3f") -> str:
    return NO_VALUE if value is None else f"{value:{form}}"


def percent(value: float | None) -> str:
    return NO_VALUE if value is None else f"{value:.1%}"


def interval(value: Interval, form: str = ".3f") -> str:
    """The estimate, and its limits on a line of their own."""
    if not value.n:
        return NO_VALUE
    return f"{value.estimate:{form}}\n[{value.low:{form}}, {value.high:{form}}]"
