"""The real suite gives the same bytes however many workers there are, and embeds once."""

import hashlib
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from benchmark.corpus import release_files
from benchmark.corpus.plan import BUNDLE, CORE
from benchmark.records import Tier
from fixtures.embedders.catalogue import select_systems
from fixtures.embedders.table import read_systems
from suites.instruments.core_part import MEASUREMENTS

WORKERS = {"plain": (), "two": ("-n", "2"), "thirty_two": ("-n", "32")}
KINDS = ("scores", "retrieval")
QUERIES = 30
SYSTEMS = select_systems([], read_systems())


@pytest.fixture(scope="module")
def folders(
    tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config
) -> Mapping[str, Path]:
    """By name of the run: a folder with its fresh `ledger` and its `out`."""
    for spec in SYSTEMS:
        if spec.missing:
            pytest.skip(spec.missing)
    bundle = tmp_path_factory.mktemp("bundle")
    release_files.write_tier(bundle, _part(release_files.read_tier(release_files.RELEASE, CORE)))
    made = {}
    for name, options in WORKERS.items():
        folder = made[name] = tmp_path_factory.mktemp(name)
        command = [sys.executable, "-m", "pytest", MEASUREMENTS, "--tiers", BUNDLE]
        own = ["--ledger", str(folder / "ledger"), "--report-dir", str(folder / "out")]
        run = subprocess.run(
            [*command, *own, "--bundle", str(bundle), "-p", "no:cacheprovider", *options],
            cwd=pytestconfig.rootpath,
            capture_output=True,
            text=True,
            timeout=600,
        )
        assert run.returncode == pytest.ExitCode.OK, run.stdout[-2_000:] + run.stderr[-2_000:]
    return made


def _part(tier: Tier) -> Tier:
    """The first queries of a tier with their families alone."""
    queries = tier.queries[:QUERIES]
    entries = {query.entry_id for query in queries}
    corpus = tuple(snippet for snippet in tier.corpus if snippet.entry_id in entries)
    return replace(tier, queries=queries, corpus=corpus)


def _hashes(folder: Path) -> dict[str, str]:
    """SHA-256 by path of every file of the runs and of the report."""
    places = [*(folder / "ledger" / kind for kind in KINDS), folder / "out"]
    files = [path for place in places for path in place.rglob("*") if path.is_file()]
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(files)
    }


def test_plain_two_and_32_workers_leave_the_same_bytes(folders: Mapping[str, Path]) -> None:
    plain, *others = (_hashes(folder) for folder in folders.values())
    assert others == [plain] * 2


def test_each_system_is_scored_and_executed_once(folders: Mapping[str, Path]) -> None:
    for folder in folders.values():
        counts = [len(list((folder / "ledger" / kind).iterdir())) for kind in KINDS]
        assert counts == [len(SYSTEMS)] * 2
        partial = folder / "ledger" / "partial"
        assert not partial.exists() or list(partial.iterdir()) == []


def test_the_report_holds_results_of_each_system_and_the_summary(
    folders: Mapping[str, Path],
) -> None:
    expected = ["summary.json", *(f"results/{BUNDLE}.{spec.id}.json" for spec in SYSTEMS)]
    for folder in folders.values():
        found = {str(p.relative_to(folder / "out")) for p in (folder / "out").rglob("*.json")}
        assert found >= set(expected)
