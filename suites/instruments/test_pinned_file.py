"""One weights file by its hash: from a variable, a package, pieces of it, or Ollama's store."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from fixtures.errors import FixtureError
from fixtures.weights.pinned_file import PinnedFile, locate_file, missing_file

DATA = bytes(range(256)) * 64
SHA256 = hashlib.sha256(DATA).hexdigest()
NAME = "model.gguf"


def pinned(*carriers: str, sha256: str = SHA256) -> PinnedFile:
    return PinnedFile(NAME, sha256, "PINNED_MODEL_PATH", "nobody/nothing", carriers)


@pytest.fixture(autouse=True)
def _nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("OLLAMA_MODELS", str(tmp_path / "ollama"))
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    monkeypatch.delenv("PINNED_MODEL_PATH", raising=False)


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Installs distributions that carry one file each and can't be imported."""

    def installed(**carried: bytes) -> None:
        site = tmp_path / "site"
        for name, data in carried.items():
            (site / name).mkdir(parents=True)
            (site / name / "__init__.py").write_text("raise SystemExit('imported')\n")
            (site / name / "part.bin").write_bytes(data)
            info = site / f"{name}-1.0.dist-info"
            info.mkdir()
            (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
            (info / "RECORD").write_text(f"{name}/__init__.py,,\n{name}/part.bin,,\n")
        monkeypatch.syspath_prepend(site)

    return installed


def test_pieces_are_joined_in_the_order_named(install: Callable[..., None], tmp_path: Path) -> None:
    install(piece_b=DATA[:5_000], piece_a=DATA[5_000:])
    found = locate_file(pinned("piece-b", "piece-a"))
    assert found.read_bytes() == DATA
    assert tmp_path / "cache" in found.parents


def test_pieces_in_another_order_are_refused_by_both_hashes_and_leave_nothing(
    install: Callable[..., None], tmp_path: Path
) -> None:
    install(piece_b=DATA[:5_000], piece_a=DATA[5_000:])
    wrong = hashlib.sha256(DATA[5_000:] + DATA[:5_000]).hexdigest()
    with pytest.raises(FixtureError, match=f"got SHA-256 {wrong}; expected {SHA256}"):
        locate_file(pinned("piece-a", "piece-b"))
    assert not [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]


def test_a_second_call_reads_what_the_first_joined(install: Callable[..., None]) -> None:
    install(piece_a=DATA[:5_000], piece_b=DATA[5_000:])
    asked = pinned("piece-a", "piece-b")
    before = locate_file(asked).stat()
    after = locate_file(asked).stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_a_joined_file_that_was_changed_is_refused(install: Callable[..., None]) -> None:
    install(piece_a=DATA[:5_000], piece_b=DATA[5_000:])
    asked = pinned("piece-a", "piece-b")
    locate_file(asked).write_bytes(DATA[:-1])
    with pytest.raises(FixtureError, match="other weights"):
        locate_file(asked)


def test_a_whole_file_is_read_where_its_package_has_it(
    install: Callable[..., None], tmp_path: Path
) -> None:
    install(whole=DATA)
    assert locate_file(pinned("whole")) == tmp_path / "site" / "whole" / "part.bin"
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize("named", ["file", "folder"])
def test_a_variable_names_the_file_or_its_folder(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / NAME
    path.write_bytes(DATA)
    monkeypatch.setenv("PINNED_MODEL_PATH", str(path if named == "file" else tmp_path))
    assert locate_file(pinned()) == path


def test_a_variable_that_names_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINNED_MODEL_PATH", "/nowhere")
    with pytest.raises(FixtureError, match="PINNED_MODEL_PATH: no file there, got '/nowhere'"):
        locate_file(pinned())


def test_ollamas_store_has_it_by_its_hash(tmp_path: Path) -> None:
    blob = tmp_path / "ollama" / "blobs" / f"sha256-{SHA256}"
    blob.parent.mkdir(parents=True)
    blob.write_bytes(DATA)
    assert locate_file(pinned()) == blob
    assert missing_file(pinned()) == ""


def test_a_missing_piece_is_a_missing_file_with_its_remedy(install: Callable[..., None]) -> None:
    install(piece_a=DATA[:5_000])
    asked = pinned("piece-a", "piece-b")
    assert "pip install piece-a piece-b" in missing_file(asked)
    with pytest.raises(FixtureError, match=r"not found.*PINNED_MODEL_PATH.*piece-a piece-b"):
        locate_file(asked)
