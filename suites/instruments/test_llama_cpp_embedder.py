"""The code model as an embedder: one vector a text, whatever else is embedded."""

import numpy as np
import pytest

from fixtures.embedders.dense import DenseSystem
from fixtures.embedders.llama_cpp import llama_cpp_system
from fixtures.embedders.local_specs import LlamaCppSpec
from fixtures.embedders.table import read_systems
from fixtures.errors import FixtureError
from fixtures.weights.pinned_file import PinnedFile, missing_file

(SPEC,) = (spec for spec in read_systems() if isinstance(spec, LlamaCppSpec))
TEXTS = (
    "def add(a, b):\n    return a + b\n",
    "def add(a, b):\n    return a - b\n",
    "def shout(text):\n    return text.upper() + '!'\n",
)


@pytest.fixture(scope="module")
def system() -> DenseSystem:
    weights = SPEC.weights
    pinned = PinnedFile(
        weights.file, weights.sha256, weights.variable, weights.hub, tuple(weights.parts.split())
    )
    absent = SPEC.missing or missing_file(pinned)
    if absent:
        pytest.skip(absent)
    return llama_cpp_system(SPEC)


def test_a_text_has_the_same_bits_alone_among_others_and_in_another_order(
    system: DenseSystem,
) -> None:
    together = system.embed_documents(TEXTS)
    backwards = system.embed_documents(TEXTS[::-1])[::-1]
    alone = np.vstack([system.embed_documents([text]) for text in TEXTS])
    assert together.tobytes() == backwards.tobytes() == alone.tobytes()
    assert together.shape == (3, 896)


def test_a_near_copy_is_nearer_than_another_function(system: DenseSystem) -> None:
    add, subtract, shout = system.embed_documents(TEXTS)
    assert add @ shout < add @ subtract < 1


def test_a_text_beyond_the_window_is_refused_not_cut(system: DenseSystem) -> None:
    long = "x " * SPEC.max_tokens
    assert system.truncated_documents([TEXTS[0], long]) == (1,)
    with pytest.raises(FixtureError, match="too large to process"):
        system.embed_documents([long])


def test_the_fingerprint_names_pooling_and_engine(system: DenseSystem) -> None:
    assert system.fingerprint["pooling"] == "mean"
    assert system.fingerprint["batch_size"] == "1"
    assert "xllamacpp" in system.fingerprint
