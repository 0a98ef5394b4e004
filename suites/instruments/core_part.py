"""The first queries of the core tier with their families, as a bundle to run whole suites on."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from benchmark.corpus import release_files
from benchmark.corpus.plan import BUNDLE, CORE
from benchmark.records import Tier

MEASUREMENTS = "suites/retrieval/test_retrieval.py"


def core_part(queries: int) -> Tier:
    """`queries` queries and five snippets of each."""
    tier = release_files.read_tier(release_files.RELEASE, CORE)
    chosen = tier.queries[:queries]
    entries = {query.entry_id for query in chosen}
    corpus = tuple(snippet for snippet in tier.corpus if snippet.entry_id in entries)
    return replace(tier, queries=chosen, corpus=corpus)


def retrieval_command(folder: Path, bundle: Path, *options: str) -> list[str]:
    """pytest on the retrieval suite alone; ledger and reports go into `folder`."""
    own = ["--ledger", str(folder / "ledger"), "--report-dir", str(folder / "out")]
    tier = ["--tiers", BUNDLE, "--bundle", str(bundle)]
    start = [sys.executable, "-m", "pytest", MEASUREMENTS, "-p", "no:cacheprovider"]
    return [*start, *own, *tier, *options]


def environment(root: Path, **variables: str) -> dict[str, str]:
    """Ours, with the suite's rooms importable, no provider's key, and `variables`."""
    inherited = {name: text for name, text in os.environ.items() if not name.endswith("_API_KEY")}
    path = os.pathsep.join(filter(None, (variables.pop("path", ""), str(root))))
    return {**inherited, "PYTHONPATH": path, **variables}


def run_retrieval(
    root: Path, folder: Path, bundle: Path, options: Sequence[str], **variables: str
) -> subprocess.CompletedProcess[str]:
    """The finished run; `variables` as in `environment`."""
    return subprocess.run(
        retrieval_command(folder, bundle, *options),
        cwd=root,
        env=environment(root, **variables),
        capture_output=True,
        text=True,
        timeout=300,
    )
