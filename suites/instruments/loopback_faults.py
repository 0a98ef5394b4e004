"""What a server of embeddings can do wrong, as data: a status, a body, or no answer at all."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

Rows = list[Any]


class Manner(Enum):
    """How the answer leaves."""

    ANSWER = "answer"  # with a status and a body
    HANG_UP = "hang_up"  # the connection closes without a byte
    SILENCE = "silence"  # nothing comes
    HALF = "half"  # the body ends in its middle
    NOISE = "noise"  # status 200 and a page of HTML


@dataclass(frozen=True, slots=True)
class Fault:
    """`spoil` changes rows of vectors, `places` the indices given with them."""

    manner: Manner = Manner.ANSWER
    status: int = 200
    spoil: Callable[[Rows], Rows] = list
    places: Callable[[Sequence[int]], Sequence[int]] = tuple


def status(code: int) -> Fault:
    return Fault(status=code)


def _last(value: object) -> Callable[[Rows], Rows]:
    """The last vector's second number is another."""
    return lambda rows: [*rows[:-1], [rows[-1][0], value, *rows[-1][2:]]]


def _turned(values: Sequence[Any]) -> list[Any]:
    """The last first, so that no place but, of an odd number, none stays."""
    return [values[-1], *values[:-1]]


NONE: Final = Fault()
SHORT: Final = Fault(spoil=lambda rows: rows[:-1], places=lambda places: places[:-1])
LONG: Final = Fault(
    spoil=lambda rows: [*rows, rows[0]], places=lambda places: [*places, len(places)]
)
PERMUTED: Final = Fault(spoil=_turned, places=_turned)  # indices tell, where there are any
DUPLICATED: Final = Fault(places=lambda places: [0] * len(places))
NAN: Final = Fault(spoil=_last(float("nan")))
INFINITE: Final = Fault(spoil=_last(float("inf")))
NULL: Final = Fault(spoil=_last(None))
NARROW: Final = Fault(spoil=lambda rows: [row[:-1] for row in rows])
ZERO: Final = Fault(spoil=lambda rows: [*rows[:-1], [0.0] * len(rows[-1])])
LENGTH: Final = Fault(spoil=lambda rows: [[2 * x for x in row] for row in rows])
HANG_UP: Final = Fault(Manner.HANG_UP)
SILENCE: Final = Fault(Manner.SILENCE)
HALF: Final = Fault(Manner.HALF)
NOISE: Final = Fault(Manner.NOISE)
