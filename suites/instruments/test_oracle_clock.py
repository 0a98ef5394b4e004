"""The clocks of a job's boxes: read from outside, also where the kernel tells less."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from fixtures.oracle import limits
from fixtures.oracle.clock import BoxClock, JobClock
from fixtures.oracle.spawn import ZYGOTE

_CHURN: Final = """
import sys, threading, time
end = time.process_time() + 0.6
while time.process_time() < end:
    threads = [threading.Thread(target=sum, args=(range(2000),)) for _ in range(8)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
print(time.process_time(), flush=True)
sys.stdin.read()
"""


def test_threads_that_come_and_go_are_not_the_end_of_their_box() -> None:
    """A thread may end between the listing and the look at it; its box's clock runs on."""
    with subprocess.Popen(
        [sys.executable, "-I", "-c", _CHURN], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as box:
        assert box.stdout is not None
        assert box.stdin is not None
        pidfd = os.pidfd_open(box.pid)
        clock = JobClock([(pidfd, 0.0)], time.monotonic())
        os.set_blocking(box.stdout.fileno(), False)
        said = b""
        while not said:
            clock.sample()
            assert clock.threads > 0
            said = box.stdout.read() or b""
        clock.sample()
        os.close(pidfd)
        box.stdin.close()
    assert clock.cpu_s >= float(said)


def test_a_sleeper_is_idle_where_the_kernel_counts_no_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without schedstat no wait for a processor is known; a sleeper isn't runnable for that."""
    read_text = Path.read_text

    def without_schedstat(path: Path) -> str:
        if path.name == "schedstat":
            raise FileNotFoundError(path)
        return read_text(path)

    monkeypatch.setattr(Path, "read_text", without_schedstat)
    box = subprocess.Popen(["sleep", "60"])
    clock = BoxClock(box.pid, 0.0)
    deadline = time.monotonic() + 10
    try:
        while not clock.threads or clock.runnable or clock.cpu_s == 0.0:
            assert time.monotonic() < deadline
            clock.read()
        assert (clock.gone, clock.threads, clock.delay_s) == (False, 1, 0.0)
    finally:
        box.kill()
        box.wait()


def test_the_server_s_bound_counts_with_the_client_s_limits() -> None:
    """Two sides that can't import each other."""
    text = (ZYGOTE / "oracle_confine.py").read_text()
    stated = f"THREADS_MAX, SLOTS_A_PROCESSOR = {limits.THREADS_MAX}, {limits.SLOTS_PER_PROCESSOR}"
    assert stated in text.splitlines()
