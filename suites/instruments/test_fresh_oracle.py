"""What --fresh-oracle means for retrieval: executed anew, not scored anew."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Start = Callable[..., dict[str, Any]]


@pytest.fixture
def start(tmp_path: Path, pytestconfig: pytest.Config) -> Start:
    """Runs one retrieval item of BM25 on the core tier; its exported results."""

    def run(*options: str) -> dict[str, Any]:
        command = [sys.executable, "-m", "pytest", "suites/retrieval", "-p", "no:cacheprovider"]
        own = ["--ledger", str(tmp_path / "ledger"), "--report-dir", str(tmp_path / "out")]
        chosen = ["--live", "--tiers", "core", "--systems", "bm25", "-k", "box_overlap_area"]
        done = subprocess.run(
            [*command, *own, *chosen, *options],
            cwd=pytestconfig.rootpath,
            capture_output=True,
            text=True,
            timeout=900,
        )
        assert done.returncode == pytest.ExitCode.OK, done.stdout[-2_000:] + done.stderr[-2_000:]
        exported = (tmp_path / "out" / "results" / "core.bm25.json").read_text()
        document: dict[str, Any] = json.loads(exported)
        return document

    return run


def test_a_fresh_oracle_ignores_an_earlier_run_and_keeps_its_scores(
    start: Start, tmp_path: Path
) -> None:
    first = start()
    (results,) = tmp_path.glob("ledger/retrieval/*/results.json")
    (scores,) = tmp_path.glob("ledger/scores/*/scores.npy")
    made = scores.stat().st_mtime_ns
    results.write_text(results.read_text().replace('"model": "bm25"', '"model": "earlier"'))
    assert start()["model"] == "earlier"
    assert start("--fresh-oracle") == first
    assert scores.stat().st_mtime_ns == made
