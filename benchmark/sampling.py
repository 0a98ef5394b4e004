"""Seeds derived from texts, and samples of ids that anyone can draw again.

Source: the house rules for statistics (a sample is fixed before its outcomes are seen).
"""

import hashlib
from collections.abc import Iterable
from typing import Final

from benchmark.errors import BenchmarkError

_SEED_BYTES: Final = 8


def seed_of(namespace: str, *texts: str) -> int:
    """A seed in [0, 2^64) that depends on every text and its place; equal on every machine."""
    return int.from_bytes(_hash(namespace, *texts)[:_SEED_BYTES], "big")


def sample_of(ids: Iterable[str], size: int, namespace: str) -> tuple[str, ...]:
    """The `size` ids with the least hash under `namespace`, sorted; all where there are fewer.

    Whether an id is drawn depends on the other ids only through how many are below it, so a
    smaller sample is part of a larger one. Raises BenchmarkError for a size below 1 and for an id
    that is there twice.
    """
    pool = list(ids)
    if size < 1:
        raise BenchmarkError(f"sample size: got {size}; expected at least 1")
    if len(set(pool)) != len(pool):
        raise BenchmarkError(
            f"sample ids: some are there twice, got {len(pool)} ids, {len(set(pool))} of them "
            "distinct; expected each once"
        )
    drawn = sorted(pool, key=lambda one: (_hash(namespace, one), one))[:size]
    return tuple(sorted(drawn))


def _hash(namespace: str, *texts: str) -> bytes:
    """SHA-256 over the parts, each with its length, so that no two lists run together."""
    total = hashlib.sha256()
    for part in (namespace, *texts):
        data = part.encode("utf-8", "surrogatepass")
        total.update(len(data).to_bytes(_SEED_BYTES, "big") + data)
    return total.digest()
