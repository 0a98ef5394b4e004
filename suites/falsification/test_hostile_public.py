"""A file of hostile candidates and honest controls that others wrote: each gets what it must get.

The file is not part of the project: HOSTILE_CASES names it. Its lines are {id, code, tests,
expected: [[outcome or prefix, ...], ...], must_not: [{kind, ...}], run_after?}.
"""

import json
import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from benchmark.errors import BenchmarkError
from benchmark.verdicts import Submission
from fixtures.oracle.client import ForkServerOracle

VARIABLE = "HOSTILE_CASES"
CANARY = Path("/tmp/hostile_canary")  # where the cases try to write

Case = dict[str, Any]


def read_cases() -> tuple[Case, ...]:
    """The cases of the file, in its order; none where the variable is not set."""
    path = os.environ.get(VARIABLE)
    if not path:
        return ()
    try:
        lines = Path(path).read_text(encoding="utf-8").splitlines()
        return tuple(json.loads(line) for line in lines if line.strip())
    except (OSError, ValueError) as error:
        raise BenchmarkError(
            f"{VARIABLE}: unreadable, got {path!r}: {error}; expected JSON lines; "
            "correct or unset it"
        ) from error


CASES = read_cases()
BY_ID = {case["id"]: case for case in CASES}


@pytest.fixture(scope="module")
def oracle() -> Iterator[ForkServerOracle]:
    with ForkServerOracle() as server:
        yield server


@contextmanager
def watched(case: Case) -> Iterator[list[str]]:
    """What the case did that it must not, after the block."""
    violations: list[str] = []
    with ExitStack() as stack:
        listeners = []
        for forbidden in case["must_not"]:
            if forbidden["kind"] == "path_exists":
                Path(forbidden["path"]).unlink(missing_ok=True)  # another run's
            if forbidden["kind"] == "tcp_connect":
                listener = stack.enter_context(
                    socket.create_server(("127.0.0.1", forbidden["port"]))
                )
                listener.setblocking(False)
                listeners.append(listener)
        yield violations
        for listener in listeners:
            try:
                listener.accept()[0].close()
                violations.append("connected")
            except BlockingIOError:
                pass
    for forbidden in case["must_not"]:
        if forbidden["kind"] == "path_exists":
            time.sleep(forbidden.get("after_s", 0))
            if Path(forbidden["path"]).exists():
                violations.append(f"left {forbidden['path']}")
        elif forbidden["kind"] == "process_alive" and alive(forbidden["marker"]):
            violations.append(f"left a process {forbidden['marker']}")


def alive(marker: str) -> bool:
    """True when a process that is no zombie calls itself `marker`."""
    for folder in Path("/proc").iterdir():
        try:
            if (folder / "comm").read_text().strip() == marker[:15]:
                state = (folder / "stat").read_text().rpartition(")")[2].split()[0]
                if state != "Z":
                    return True
        except OSError:
            continue
    return False


def matches(allowed: list[str] | str, outcome: str) -> bool:
    """True when `outcome` is one of the allowed ones, or begins with an allowed word."""
    words = [allowed] if isinstance(allowed, str) else allowed
    return any(outcome == word or outcome.partition(":")[0] == word for word in words)


@pytest.mark.skipif(not CASES, reason=f"no file of hostile cases: set {VARIABLE} to one")
def test_hostile_cases_are_there() -> None:
    assert len(BY_ID) == len(CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"hostile-{case['id']}")
def test_hostile_case_gets_the_outcome_it_must_get(case: Case, oracle: ForkServerOracle) -> None:
    CANARY.mkdir(mode=0o777, exist_ok=True)
    before = [BY_ID[case["run_after"]]] if "run_after" in case else []
    submissions = [Submission(c["code"], tuple(c["tests"])) for c in (*before, case)]
    with watched(case) as violations:
        verdict = list(oracle.verdicts(submissions))[-1]
    assert violations == []
    assert len(verdict.released) == len(case["expected"])
    for allowed, outcome in zip(case["expected"], verdict.released, strict=True):
        assert matches(allowed, outcome), verdict.released
