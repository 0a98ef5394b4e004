"""The clocks of a job's boxes: what is read from outside agrees with what a box says it used."""

import os
import subprocess
import sys
import time
from typing import Final

from fixtures.oracle.clock import JobClock

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
