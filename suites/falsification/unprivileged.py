"""Runs suites as whoever starts it: JSON [[code, tests], ...] in, {layers, outcomes} out.

Standard library and our oracle only, so that a bare interpreter can run it.
"""

import json
import sys

from benchmark.verdicts import Submission
from fixtures.oracle.client import ForkServerOracle


def main() -> None:
    asked = [Submission(code, tuple(tests)) for code, tests in json.load(sys.stdin)]
    with ForkServerOracle() as oracle:
        outcomes = [list(verdict.released) for verdict in oracle.verdicts(asked)]
        json.dump({"layers": oracle.layers, "outcomes": outcomes}, sys.stdout)


if __name__ == "__main__":
    main()
