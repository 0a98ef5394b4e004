"""Query-blind placebos: hand-worked medoids, and what they find in the families of the release."""

from typing import Final

import numpy as np
import pytest

from benchmark import protocol
from benchmark.corpus import release_files
from benchmark.corpus.plan import CORE, DECENTRED
from benchmark.errors import BenchmarkError
from benchmark.metrics.placebos import (
    TEXT_VIEWS,
    medoid_scores,
    text_medoid_scores,
    vector_medoid_scores,
)

CENTRE: Final = "def f(a, b):\n    return a + b\n"
LEFT: Final = CENTRE.replace("a + b", "a - b")
RIGHT: Final = CENTRE.replace("(a, b)", "(a, c)")
OTHER: Final = "class Box:\n    pass\n"
SAMPLE: Final = 60


def best(scores: tuple[float, ...]) -> list[int]:
    return [i for i, score in enumerate(scores) if score == max(scores)]


def test_the_medoid_of_the_cluster_of_rank_1_comes_first_and_the_rest_keeps_its_order() -> None:
    distances = np.array(
        [
            [0.0, 0.3, 0.9, 0.1, 0.8],
            [0.3, 0.0, 0.9, 0.2, 0.8],
            [0.9, 0.9, 0.0, 0.9, 0.1],
            [0.1, 0.2, 0.9, 0.0, 0.8],
            [0.8, 0.8, 0.1, 0.8, 0.0],
        ]
    )
    scores = medoid_scores(distances, 0.5)
    assert sorted(range(5), key=lambda i: -scores[i]) == [3, 0, 1, 2, 4]
    assert scores[3] == pytest.approx(-0.1)
    assert scores[0] == pytest.approx(-0.4 / 3)


@pytest.mark.parametrize("view", TEXT_VIEWS)
def test_of_three_near_copies_the_middle_one_is_the_medoid(view: str) -> None:
    assert best(text_medoid_scores(view, [LEFT, OTHER, RIGHT, CENTRE])) == [3]


@pytest.mark.parametrize("view", TEXT_VIEWS)
def test_equally_central_near_copies_tie(view: str) -> None:
    assert best(text_medoid_scores(view, [LEFT, CENTRE, OTHER])) == [0, 1]


@pytest.mark.parametrize("view", TEXT_VIEWS)
def test_a_text_that_is_not_python_is_nobodys_near_copy(view: str) -> None:
    broken = CENTRE + "("
    scores = text_medoid_scores(view, [CENTRE, broken, LEFT])
    assert best(scores) == [0, 2]
    assert scores[1] < scores[2]
    assert best(text_medoid_scores(view, [broken, CENTRE, LEFT])) == [0]


def test_vectors_have_near_copies_above_cosine_nine_tenths_only() -> None:
    angles = np.arccos([1.0, 0.97, 0.91, 0.89])
    vectors = np.stack([np.cos(angles), np.sin(angles)], axis=1).astype(np.float32)
    scores = vector_medoid_scores(vectors)
    assert best(scores) == [1]
    assert min(scores) == scores[3]


def test_no_text_has_no_score_and_one_text_is_its_own_medoid() -> None:
    assert text_medoid_scores("tokens", []) == ()
    assert text_medoid_scores("tokens", [CENTRE]) == (0.0,)


def test_an_unknown_view_is_refused() -> None:
    with pytest.raises(BenchmarkError, match="text_medoid_scores view: unknown, got 'lines'"):
        text_medoid_scores("lines", [CENTRE])


@pytest.mark.parametrize("view", TEXT_VIEWS)
@pytest.mark.parametrize(("tier", "finds"), [(CORE, True), (DECENTRED, False)])
def test_it_finds_the_working_function_of_core_families_and_not_of_decentred_ones(
    view: str, tier: str, finds: bool
) -> None:
    """Rank 1 is a buggy variant, so that the first stage has shown nothing."""
    loaded = release_files.read_tier(release_files.folder_of(tier), tier)
    shares = []
    for query in loaded.queries[:SAMPLE]:
        ids = (*query.distractor_ids, query.canonical_id)
        top = best(text_medoid_scores(view, [loaded.snippet(i).code for i in ids]))
        shares.append((4 in top) / len(top))
    chance = 1 / (protocol.DISTRACTORS_PER_TASK + 1)
    assert np.mean(shares) > 0.9 if finds else abs(np.mean(shares) - chance) < 0.15
