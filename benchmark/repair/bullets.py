"""The frozen list of generic requirements that stand in for facts.

Source: falsification paper, Appendix B (the first six, in its order); section 2.1.2 (no function
name, assert literal or task identifier in any of them). The reserve is ours: it fills up where a
word of the six happens to be an identifier of the task.
"""

from collections.abc import Iterable
from typing import Final

from benchmark.errors import BenchmarkError
from benchmark.repair.words import words_of

PUBLISHED: Final = (
    "the function returns a value of the documented return type",
    "the implementation handles the documented input domain",
    "the result is deterministic for the same inputs",
    "the function preserves the documented ordering requirements",
    "edge cases described by the task are handled explicitly",
    "the implementation follows the task's stated behavior",
)
RESERVE: Final = (
    "every requirement in the description is met",
    "unusual but permitted arguments are treated correctly",
    "nothing beyond what was asked for is done",
    "the solution works as its documentation says",
    "each documented condition is taken into account",
    "the code runs without raising unexpected errors",
)
GENERIC: Final = PUBLISHED + RESERVE


def placebo_bullets(count: int, forbidden: Iterable[str]) -> tuple[str, ...]:
    """The first `count` bullets without a forbidden word, in the list's order. Raises
    BenchmarkError where the list has too few."""
    words = frozenset(forbidden)
    free = [bullet for bullet in GENERIC if not words & words_of(bullet)]
    if len(free) < count:
        raise BenchmarkError(
            f"placebo bullets: too few are free of forbidden words, got {len(free)} of {count}; "
            "expected as many as there are facts; add a neutral one to the reserve"
        )
    return tuple(free[:count])
