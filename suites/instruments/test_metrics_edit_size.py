"""Edit size: hand-counted characters, and a plain dynamic programme as the second opinion."""

import pytest

from benchmark.corpus import release_files
from benchmark.errors import BenchmarkError
from benchmark.metrics.edit_size import BUCKETS, bucket, edit_size


def plain_levenshtein(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (x != y))
    return row[-1]


@pytest.mark.parametrize(
    ("canonical", "variant", "size"),
    [
        ("a < b", "a <= b", 1),
        ("a < b", "a > b", 1),
        ("range(n)", "range(n - 1)", 4),
        ("f(left, right)", "f(right, left)", 8),
        ("    if not x:\n        return 0\n    y", "    y", 31),
        ("same", "same", 0),
    ],
    ids=["added", "replaced", "longer", "swapped", "removed", "same"],
)
def test_it_is_the_number_of_characters_in_a_shortest_diff(
    canonical: str, variant: str, size: int
) -> None:
    assert edit_size(canonical, variant) == plain_levenshtein(canonical, variant)
    assert edit_size(canonical, variant) == size


def test_the_median_edit_of_the_core_tier_is_small_as_published() -> None:
    tier = release_files.read_tier(release_files.folder_of("core"), "core")
    sizes = sorted(
        edit_size(tier.snippet(query.canonical_id).code, snippet.code)
        for query in tier.queries
        for snippet in tier.distractors(query)
    )
    assert sizes[0] >= 1
    assert sizes[len(sizes) // 2] <= 4


@pytest.mark.parametrize(
    ("size", "name"),
    [(1, "1"), (2, "2-5"), (5, "2-5"), (6, "6-20"), (20, "6-20"), (21, "21+")],
    ids=["1", "2", "5", "6", "20", "21"],
)
def test_a_bucket_holds_both_its_bounds(size: int, name: str) -> None:
    assert bucket(size) == name
    assert name in BUCKETS


def test_no_edit_has_no_bucket() -> None:
    with pytest.raises(BenchmarkError, match="edit size: is no edit, got 0"):
        bucket(0)
