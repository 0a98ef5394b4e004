"""The preregistered sample: anyone can draw it again, and it is the same everywhere."""

import hashlib
import json

import pytest

from benchmark import protocol
from benchmark.corpus.plan import CORE, DECENTRED, read_plan
from benchmark.errors import BenchmarkError
from benchmark.sampling import sample_of, seed_of

# SHA-256 of the JSON list of the sample's ids: fixed before any reranker ran on it.
FROZEN = "1292d9cb852d8cd750aa0474038f9abf688f7bb2030015e0f8138a947e38b44d"
IDS = tuple(f"q_{number:04}" for number in range(50))


def _by_hand(one: str) -> str:
    """SHA-256 over the lengths (8 bytes, big-endian) and bytes of namespace and id."""
    parts = [protocol.RERANK_SAMPLE_NAMESPACE.encode(), one.encode()]
    return hashlib.sha256(b"".join(len(p).to_bytes(8, "big") + p for p in parts)).hexdigest()


def test_the_sample_is_what_a_hand_made_sort_by_hash_gives() -> None:
    expected = sorted(sorted(IDS, key=_by_hand)[:7])
    assert list(sample_of(IDS, 7, protocol.RERANK_SAMPLE_NAMESPACE)) == expected


def test_the_order_of_the_ids_does_not_matter_and_a_smaller_sample_is_inside() -> None:
    large = sample_of(IDS, 20, "n")
    assert sample_of(IDS[::-1], 20, "n") == large
    assert set(sample_of(IDS, 5, "n")) < set(large)
    assert sample_of(IDS, 20, "other") != large


def test_fewer_ids_than_the_size_are_all_taken() -> None:
    assert sample_of(IDS, 100, "n") == IDS


def test_both_tiers_have_the_same_two_hundred_queries_and_they_are_frozen() -> None:
    samples = [
        sample_of(
            [entry.query_id for entry in read_plan(tier).entries],
            protocol.RERANK_SAMPLE_QUERIES,
            protocol.RERANK_SAMPLE_NAMESPACE,
        )
        for tier in (CORE, DECENTRED)
    ]
    assert samples[0] == samples[1]
    assert len(samples[0]) == 200
    digest = hashlib.sha256(json.dumps(samples[0]).encode()).hexdigest()
    assert digest == FROZEN


def test_a_size_below_one_and_an_id_twice_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="got 0; expected at least 1"):
        sample_of(IDS, 0, "n")
    with pytest.raises(BenchmarkError, match="there twice"):
        sample_of(("a", "a"), 1, "n")


def test_a_seed_depends_on_each_text_and_on_where_one_ends() -> None:
    seeds = {seed_of("n", "ab", "c"), seed_of("n", "a", "bc"), seed_of("n", "abc"), seed_of("na")}
    assert len(seeds) == 4
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert seed_of("n", "ab", "c") == seed_of("n", "ab", "c")
