"""A process that keeps an oracle busy until it is killed: `python -m ... LEDGER`.

Prints one line when suites are under way. Run by test_oracle_kills.py.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from benchmark.verdicts import Submission
from fixtures.ledger_store import Ledger
from fixtures.oracle.cached import CachedOracle
from fixtures.oracle.client import ForkServerOracle
from fixtures.progress import Reporter

SLEEPER = "import time\ndef f():\n    time.sleep(4)\n    return 1\n"


def submissions() -> Iterator[Submission]:
    for number in range(600):
        yield Submission(f"def f():\n    return {number}\n", (f"assert f() == {number}",))
    sys.stdout.write("under way\n")
    sys.stdout.flush()
    for number in range(8):
        yield Submission(SLEEPER + f"# {number}\n", ("assert f() == 1",))


def main() -> None:
    with ForkServerOracle() as server:
        if sys.argv[1] == "plain":
            list(server.verdicts(submissions()))
        else:
            oracle = CachedOracle(server, Ledger(Path(sys.argv[1])), Reporter(enabled=False))
            asked = list(submissions())
            list(oracle.verdicts(asked))


if __name__ == "__main__":
    main()
