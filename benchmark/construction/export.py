"""Exports a frozen tier for other tools: `python -m benchmark.construction.export TIER FOLDER`.

The folder gets the layout of BEIR: corpus, queries, qrels. Source: `benchmark.corpus.beir`.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from benchmark.corpus import plan, release_files
from benchmark.corpus.beir import write_beir
from benchmark.errors import BenchmarkError


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status 0 when the files were written, 2 with the reason when not."""
    parser = argparse.ArgumentParser(prog="python -m benchmark.construction.export")
    parser.add_argument("tier", choices=plan.AUTHORED)
    parser.add_argument("folder", type=Path)
    chosen = parser.parse_args(arguments)
    console = Console(stderr=True, soft_wrap=True)
    try:
        tier = release_files.read_tier(release_files.folder_of(chosen.tier), chosen.tier)
        write_beir(chosen.folder, tier)
    except BenchmarkError as error:
        console.print(str(error), style="red")
        return 2
    console.print(f"{chosen.folder}: {len(tier.queries)} queries, {len(tier.corpus)} documents")
    return 0


if __name__ == "__main__":
    sys.exit(main())
