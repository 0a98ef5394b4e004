"""Are verdicts the same on a busy machine? `python -m suites.instruments.bench_load`.

Runs suites, some of two CPU seconds, on a quiet machine; then again by many processes at once
beside spinning ones, and compares verdict by verdict.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from rich.console import Console

from benchmark.corpus import release_files
from benchmark.corpus.plan import CORE

SPIN = "while True:\n    pass\n"
HEAVY = """
import time
def f(n):
    started = time.process_time()
    while time.process_time() - started < 2:
        pass
    return n
"""
DRIVER = [sys.executable, "-m", "suites.falsification.unprivileged"]
Pair = tuple[str, list[str]]


def pairs(count: int, heavy: int) -> list[Pair]:
    """`count` suites of the release, every so often one that needs two CPU seconds."""
    tier = release_files.read_tier(release_files.RELEASE, CORE)
    light: list[Pair] = [
        (tier.snippet(corpus_id).code, list(query.tests))
        for query in tier.queries
        for corpus_id in (query.canonical_id, *query.distractor_ids)
    ]
    chosen = [light[n % len(light)] for n in range(count - heavy)]
    step = max(1, len(chosen) // heavy)
    for number in range(heavy):
        expected = number if number % 2 else -1  # half of them are wrong
        chosen.insert(number * (step + 1), (HEAVY, [f"assert f({number}) == {expected}"]))
    return chosen


def verdicts(asked: Sequence[Pair]) -> list[list[str]]:
    """Verdicts from an oracle in a process of its own."""
    done = subprocess.run(
        DRIVER, input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    found: list[list[str]] = json.loads(done.stdout)["outcomes"]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--suites", type=int, default=500)
    parser.add_argument("--heavy", type=int, default=20)
    parser.add_argument("--workers", type=int, default=32)
    parser.add_argument("--spinners", type=int, default=24)
    chosen = parser.parse_args()
    console = Console()
    asked = pairs(chosen.suites, chosen.heavy)
    started = time.monotonic()
    quiet = verdicts(asked)
    console.print(f"quiet, one process: {len(quiet)} suites in {time.monotonic() - started:.0f} s")
    spinners = [
        subprocess.Popen([sys.executable, "-c", SPIN], start_new_session=True)
        for _spinner in range(chosen.spinners)
    ]
    try:
        started = time.monotonic()
        shares = [asked[place :: chosen.workers] for place in range(chosen.workers)]
        with ThreadPoolExecutor(chosen.workers) as pool:
            busy_shares = list(pool.map(verdicts, shares))
        console.print(
            f"{chosen.workers} processes beside {chosen.spinners} spinning ones on "
            f"{len(os.sched_getaffinity(0))} processors: {time.monotonic() - started:.0f} s"
        )
    finally:
        for spinner in spinners:
            spinner.kill()
            spinner.wait()
    quiet_shares = [quiet[place :: chosen.workers] for place in range(chosen.workers)]
    differing = sum(
        a != b
        for quiet_share, busy_share in zip(quiet_shares, busy_shares, strict=True)
        for a, b in zip(quiet_share, busy_share, strict=True)
    )
    console.print(f"different verdicts: {differing} of {len(asked)}")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
