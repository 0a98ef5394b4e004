"""A hostile candidate earns no pass and leaves nothing; an honest one loses nothing."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmark.verdicts import Submission
from fixtures.oracle.client import ForkServerOracle
from suites.falsification.hostile_cases import CASES, HostileCase

COMM_CHARS = 15  # what the kernel keeps of a process's name
PATIENCE_S = 1.0  # in which a process that was killed may still be seen


@pytest.fixture(scope="module")
def strangers() -> Iterator[ForkServerOracle]:
    """One oracle for all cases, so that each also runs after all earlier ones."""
    with ForkServerOracle() as server:
        yield server


def released(oracle: ForkServerOracle, case: HostileCase) -> tuple[str, ...]:
    (verdict,) = oracle.verdicts([Submission(case.code, case.tests, case.limits)])
    return verdict.released


def alive(name: str) -> list[str]:
    """Processes of that name that are not dead."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            comm, _, rest = stat.read_text().partition("(")[2].rpartition(")")
        except OSError:  # it ended in the meantime
            continue
        if comm == name[:COMM_CHARS] and rest.split()[0] != "Z":
            found.append(stat.parent.name)
    return found


def left_running(name: str) -> list[str]:
    deadline = time.monotonic() + PATIENCE_S
    while (found := alive(name)) and time.monotonic() < deadline:
        time.sleep(0.05)
    return found


@pytest.mark.parametrize("case", CASES, ids=[f"hostile.{case.id}" for case in CASES])
def test_earns_what_it_deserves_and_leaves_nothing(
    strangers: ForkServerOracle, case: HostileCase
) -> None:
    if case.before is not None:
        first = released(strangers, case.before)
        assert case.before.allows(first), first
    got = released(strangers, case)
    assert case.allows(got), f"{case.reason}: got {got}"
    if case.leaves_no_process:
        assert left_running(case.leaves_no_process) == []
    if case.leaves_no_path:
        assert not Path(case.leaves_no_path).exists()


def test_hostile_catalogue_has_unique_ids_and_a_reason_each() -> None:
    ids = [case.id for case in CASES]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z0-9_.-]{1,60}", id_) for id_ in ids)
    assert all(case.reason and "\n" not in case.reason for case in CASES)
