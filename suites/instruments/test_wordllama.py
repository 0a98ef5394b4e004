"""The real WordLlama: one unit vector a text, the same every time, nearer to what it is about."""

import numpy as np
import pytest

from fixtures.embedders.dense import DenseSystem
from fixtures.embedders.local_specs import WordLlamaSpec
from fixtures.embedders.table import read_systems
from fixtures.embedders.wordllama import wordllama_system
from fixtures.errors import FixtureError

SPEC = next(spec for spec in read_systems() if isinstance(spec, WordLlamaSpec))
CODE = [
    "def area(points):\n    return polygon_area(points)\n",
    "def parse_date(text):\n    return datetime.strptime(text, '%Y-%m-%d')\n",
]


@pytest.fixture(scope="module")
def system() -> DenseSystem:
    if SPEC.missing:
        pytest.skip(SPEC.missing)
    return wordllama_system(SPEC)


def test_a_query_is_nearer_to_the_code_it_is_about(system: DenseSystem) -> None:
    queries = system.embed_queries(["area of a polygon", "parse a date from text"])
    cosines = queries @ system.embed_documents(CODE).T
    assert cosines.shape == (2, 2)
    assert cosines[0, 0] > cosines[0, 1]
    assert cosines[1, 1] > cosines[1, 0]


def test_vectors_are_the_same_again_and_whatever_else_is_in_the_batch(system: DenseSystem) -> None:
    alone = np.vstack([system.embed_documents([text]) for text in CODE])
    together = system.embed_documents(CODE)
    assert np.array_equal(together, system.embed_documents(CODE))
    assert np.allclose(alone, together, atol=1e-6)


def test_nothing_is_cut_off_and_an_empty_text_is_refused(system: DenseSystem) -> None:
    assert system.truncated_documents(["word " * 5_000]) == ()
    with pytest.raises(FixtureError, match="document 0 is empty"):
        system.embed_documents([" "])
