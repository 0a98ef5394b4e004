"""Whatever is killed: nothing is left, the next run works, no verdict is lost or invented."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from benchmark.verdicts import Origin, Submission
from fixtures.ledger_store import Ledger
from fixtures.oracle.cached import LOG
from fixtures.oracle.client import ForkServerOracle
from fixtures.oracle.slots import Slots

GRACE_S = 2.0
DRIVER = [sys.executable, "-m", "suites.instruments.oracle_to_kill"]
GOOD = Submission("def f():\n    return 1\n", ("assert f() == 1",))


def parents() -> dict[int, int]:
    """Parent of each live process of this machine; zombies are not alive."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            except OSError:
                continue
            if state != "Z":
                found[int(folder.name)] = int(parent)
    return found


def descendants(pid: int) -> set[int]:
    tree, found = parents(), {pid}
    while more := {child for child, parent in tree.items() if parent in found} - found:
        found |= more
    return found - {pid}


def await_gone(pids: set[int]) -> set[int]:
    """Those still alive after the grace period."""
    deadline = time.monotonic() + GRACE_S
    while (alive := pids & parents().keys()) and time.monotonic() < deadline:
        time.sleep(0.05)
    return alive


@pytest.fixture
def busy() -> Iterator[tuple[subprocess.Popen[str], set[int]]]:
    """A process with suites under way, and all processes below it."""
    # Tests started in the background of a shell ignore SIGINT, and children inherit that.
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    process = subprocess.Popen(
        [*DRIVER, "plain"], stdout=subprocess.PIPE, text=True, preexec_fn=heed
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "under way\n"
    time.sleep(0.5)  # until the sleepers run
    yield process, descendants(process.pid)
    process.kill()
    process.wait()
    process.stdout.close()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_a_killed_client_leaves_no_process(
    number: signal.Signals, busy: tuple[subprocess.Popen[str], set[int]]
) -> None:
    process, below = busy
    assert len(below) >= 4  # waiter, server, a candidate, a judge
    process.send_signal(number)
    process.wait(timeout=20)
    assert await_gone(below) == set()


def test_a_killed_server_leaves_no_box_and_the_client_goes_on(
    busy: tuple[subprocess.Popen[str], set[int]],
) -> None:
    process, below = busy
    (waiter,) = (pid for pid, parent in parents().items() if parent == process.pid)
    os.kill(waiter, signal.SIGKILL)
    assert await_gone(below) == set()
    assert process.poll() is None
    assert process.wait(timeout=60) == 0


def test_no_folder_and_no_mount_is_left(
    busy: tuple[subprocess.Popen[str], set[int]],
) -> None:
    process, below = busy
    before = Path("/proc/self/mounts").read_text()
    process.kill()
    process.wait()
    assert await_gone(below) == set()
    assert Path("/proc/self/mounts").read_text() == before


def test_a_killed_run_keeps_what_it_wrote_and_the_next_executes_the_rest(tmp_path: Path) -> None:
    process = subprocess.Popen([*DRIVER, str(tmp_path)], stdout=subprocess.DEVNULL)
    log = tmp_path / LOG
    deadline = time.monotonic() + 30
    while (not log.exists() or log.stat().st_size == 0) and time.monotonic() < deadline:
        time.sleep(0.01)
    process.kill()
    process.wait()
    rows = Ledger(tmp_path).log(LOG).rows
    assert rows
    assert {tuple(row["outcomes"]) for row in rows} == {("pass",)}
    assert len({row["key"] for row in rows}) == len(rows)


def test_a_killed_judge_is_replaced_and_its_suite_runs_again() -> None:
    with ForkServerOracle(Slots(1)) as oracle:
        list(oracle.verdicts([GOOD]))
        for pid in descendants(os.getpid()):
            if not any(parent == pid for parent in parents().values()):  # a leaf: the idle judge
                os.kill(pid, signal.SIGKILL)
        verdicts = list(oracle.verdicts([GOOD] * 3))
    assert [verdict.passes_all for verdict in verdicts] == [True] * 3


def test_slots_bound_the_machine_whatever_the_number_of_clients(tmp_path: Path) -> None:
    first, second = Slots(2, tmp_path), Slots(2, tmp_path)
    held = [first.take(), second.take()]
    assert all(held)
    assert (first.take(), second.take()) == (None, None)
    held[0].release()  # type: ignore[union-attr]
    assert second.take() is not None


def test_nobody_starts_while_somebody_runs_alone(tmp_path: Path) -> None:
    first, second = Slots(2, tmp_path), Slots(2, tmp_path)
    with first.alone():
        assert second.take() is None
    assert second.take() is not None


JUDGE_DESCRIPTORS = 6  # four of its own, and two that the server holds of it


@dataclass(frozen=True, slots=True)
class Sizes:
    """What the client, the server and the judges on its bench hold.

    How many judges there are depends on how many suites ever overlapped, so they count apart.
    """

    resident_bytes: int
    descriptors: int
    judges: int

    @classmethod
    def now(cls, others: set[int]) -> "Sizes":
        started = set(descendants(os.getpid())) - others
        pids = [os.getpid(), *started]
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
        judges = (
            len(started) - 3
        )  # the others: the server, the parent of its namespace, the compiler
        return cls(
            pages * os.sysconf("SC_PAGE_SIZE"),
            sum(len(os.listdir(f"/proc/{pid}/fd")) for pid in pids) - judges * JUDGE_DESCRIPTORS,
            judges,
        )


def test_memory_and_descriptors_stay_flat_over_two_thousand_suites() -> None:
    def run(oracle: ForkServerOracle, count: int) -> None:
        for place, verdict in enumerate(
            oracle.verdicts(
                Submission(f"def f():\n    return {n}\n", (f"assert f() == {n}",), origin=origin)
                for n in range(count)
                for origin in Origin
            )
        ):
            assert verdict.passes_all, place

    others = set(descendants(os.getpid()))
    with ForkServerOracle(Slots(2), shared_box=True) as oracle:
        run(oracle, 250)
        before = Sizes.now(others)
        run(oracle, 1000)
        after = Sizes.now(others)
    assert 1 <= after.judges <= 2
    assert after.descriptors <= before.descriptors + 2
    assert after.resident_bytes <= before.resident_bytes * 1.25
