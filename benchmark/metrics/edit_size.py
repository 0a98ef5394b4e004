"""How large the edit is that separates a distractor from its canonical.

The paper counts "the number of characters spanned by the non-equal regions of a character-level
diff"; its diff is not named. Here the diff is a shortest one (insert, delete, replace), which makes
the size the Levenshtein distance: the same whichever of the shortest diffs is taken.

Source: ExecRetrieval Appendix G; its buckets run from "1" to "21+", the bounds between are ours.
"""

from typing import Final

from rapidfuzz.distance import Levenshtein

from benchmark import protocol
from benchmark.errors import BenchmarkError

BUCKETS: Final = tuple(
    str(low) if low == high else f"{low}-{high}" if high else f"{low}+"
    for low, high in protocol.EDIT_SIZE_BUCKETS
)


def edit_size(canonical: str, variant: str) -> int:
    """Characters in the non-equal regions of a shortest character diff; 0 for equal texts."""
    return int(Levenshtein.distance(canonical, variant))


def bucket(size: int) -> str:
    """The name, of BUCKETS, that `size` characters fall in. Raises BenchmarkError for size < 1."""
    for name, (low, high) in zip(BUCKETS, protocol.EDIT_SIZE_BUCKETS, strict=True):
        if low <= size <= (high or size):
            return name
    raise BenchmarkError(
        f"edit size: is no edit, got {size}; expected 1 or more characters; compare a distractor "
        "with its own canonical"
    )
