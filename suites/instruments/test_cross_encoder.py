"""The cross-encoder adapter, on a tiny random model that is built here: no network."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fixtures.errors import FixtureError
from fixtures.rerankers.catalogue import RerankerSpec
from fixtures.rerankers.cross_encoder import VARIABLE, CrossEncoderReranker
from fixtures.rerankers.make import cross_encoder_folder

TEXTS = ("def f(a): return a", "def g(b): return b + 1", "x = 1", "def f(a): return a")
WORDS = (
    *("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "def", "return", "f", "g", "a", "b", "x"),
    *("add", "one", "(", ")", ":", "+", "=", "1", "."),
)


def _build(folder: Path, labels: int = 1, seed: int = 0) -> Path:
    """A BERT of one layer with random weights, saved as sentence-transformers reads it."""
    pytest.importorskip("sentence_transformers")
    import torch
    from transformers import BertConfig, BertForSequenceClassification, BertTokenizer

    folder.mkdir()
    (folder / "vocab.txt").write_text("\n".join(WORDS) + "\n", encoding="utf-8")
    torch.manual_seed(seed)
    config: Any = BertConfig(
        vocab_size=len(WORDS),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=16,
        max_position_embeddings=64,
    )
    config.num_labels = labels
    BertForSequenceClassification(config).save_pretrained(folder)
    BertTokenizer(str(folder / "vocab.txt")).save_pretrained(folder)
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _build(tmp_path_factory.mktemp("models") / "tiny")


def test_scores_are_the_models_logits_of_query_and_code(folder: Path) -> None:
    """Against the model called by hand, one pair at a time."""
    import torch
    from transformers import AutoModelForSequenceClassification, AutoTokenizer

    model = AutoModelForSequenceClassification.from_pretrained(folder)
    tokenizer = AutoTokenizer.from_pretrained(folder)
    with torch.no_grad():
        expected = [
            float(model(**tokenizer("add one", text, return_tensors="pt")).logits) for text in TEXTS
        ]
    found = CrossEncoderReranker("tiny", folder).rerank("add one", TEXTS)
    assert np.allclose(found, expected, atol=1e-5)
    assert len(set(found[:3])) == 3
    assert found[0] == found[3]


def test_the_query_is_read(folder: Path) -> None:
    reranker = CrossEncoderReranker("tiny", folder)
    assert list(reranker.rerank("add one", TEXTS)) != list(reranker.rerank("x", TEXTS))


def test_the_account_counts_one_call_a_candidate(folder: Path) -> None:
    assert CrossEncoderReranker("tiny", folder).answer("x", TEXTS).account.calls == 4


def test_other_weights_are_another_fingerprint(folder: Path, tmp_path: Path) -> None:
    other = _build(tmp_path / "other", seed=1)
    first, second = (CrossEncoderReranker("tiny", f).fingerprint for f in (folder, other))
    assert first["weights"] != second["weights"]
    assert {k: v for k, v in first.items() if k != "weights"} == {
        k: v for k, v in second.items() if k != "weights"
    }


def test_a_model_with_two_labels_is_refused(tmp_path: Path) -> None:
    wide = CrossEncoderReranker("wide", _build(tmp_path / "wide", labels=2))
    with pytest.raises(FixtureError, match=r"got shape \(2, 2\); expected \(2,\)"):
        wide.rerank("x", TEXTS[:2])


def test_a_folder_without_weights_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FixtureError, match=r"no weights, got none of model\.safetensors"):
        _ = CrossEncoderReranker("empty", tmp_path).fingerprint


def _row(model: str) -> RerankerSpec:
    return RerankerSpec("tiny", "cross-encoder", "Tiny", ("bm25",), 10, model=model)


def test_a_model_is_found_by_path_or_by_the_variable(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert cross_encoder_folder(_row(str(folder))) == folder
    monkeypatch.setenv(VARIABLE, str(folder))
    assert cross_encoder_folder(_row("nobody/nothing")) == folder


def test_a_model_that_is_not_here_is_a_sentence_that_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    with pytest.raises(FixtureError, match=r"got 'nobody/nothing'.*hf download nobody/nothing"):
        cross_encoder_folder(_row("nobody/nothing"))
