"""Each layer off by its flag: the statement says so, and what it stopped happens.

Some things are stopped by two layers; then both are off. The attacks on single layers are in
test_confinement.py; here they go through the whole oracle.
"""

import pytest

from benchmark.verdicts import Submission
from fixtures.oracle.client import ForkServerOracle
from fixtures.oracle.statement import LAYERS, statement

FORK = """
import os
def f():
    try:
        pid = os.fork()
    except OSError:
        return 'stopped'
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)
    return 'happened'
"""
READ = """
def f():
    try:
        return 'happened' if open('/etc/passwd').read() else 'stopped'
    except OSError:
        return 'stopped'
"""
FILL = """
def f():
    try:
        for n in range(3):
            with open(f'fill{n}', 'wb') as stream:
                stream.write(bytes(8 << 20))
    except OSError:
        return 'stopped'
    return 'happened'
"""
FIRST = """
import os
def f():
    return 'stopped' if os.getpid() == 1 else 'happened'
"""
NETWORK = """
import socket
def f():
    try:
        socket.create_connection(('127.0.0.1', 9), 1)
    except ConnectionRefusedError:
        return 'happened'
    except OSError:
        return 'stopped'
"""
MEMORY = """
import ctypes
def f():
    made = ctypes.CDLL(None).shmget(0x5eed, 4096, 0o1600)

    return 'stopped' if made < 0 else 'happened'
"""
ROOT = """
import os
def f():
    try:
        os.chroot('/')
    except OSError:
        return 'stopped'
    return 'happened'
"""

# id: (code, layers that must be off together for it to happen)
CASES = {
    "seccomp-fork": (FORK, {"seccomp"}),
    "landlock-mountns-read": (READ, {"landlock", "mountns"}),
    "mountns-fill": (FILL, {"mountns"}),
    "pidns-first": (FIRST, {"pidns"}),
    "netns-seccomp-landlock-connect": (NETWORK, {"netns", "seccomp", "landlock"}),
    "seccomp-shared-memory": (MEMORY, {"seccomp"}),
    "capabilities-seccomp-chroot": (ROOT, {"capabilities", "seccomp"}),
}


# A box that tries what no honest program does is killed: that, too, is being stopped.
STOPPED_OR_NOT: dict[tuple[str, ...], str] = {
    ("pass", "FAIL"): "stopped",
    ("ERROR:Forbidden", "ERROR:Forbidden"): "stopped",
    ("FAIL", "pass"): "happened",
}


def outcome(code: str, without: set[str]) -> str:
    with ForkServerOracle(without=frozenset(without)) as oracle:
        missing = set(oracle.layers["missing"])
        if missing > without:
            pytest.skip(f"this host lacks {', '.join(sorted(missing - without))}")
        tests = ("assert f() == 'stopped'", "assert f() == 'happened'")
        (verdict,) = oracle.verdicts([Submission(code, tests)])
    return STOPPED_OR_NOT[verdict.released]


@pytest.mark.parametrize("name", CASES)
def test_it_is_stopped_with_the_layer_and_happens_without(name: str) -> None:
    code, layers = CASES[name]
    assert (outcome(code, set()), outcome(code, layers)) == ("stopped", "happened")


@pytest.mark.parametrize("layer", sorted(LAYERS))
def test_statement_names_a_layer_that_is_off(layer: str) -> None:
    with ForkServerOracle() as whole, ForkServerOracle(without=frozenset({layer})) as part:
        if whole.layers["missing"]:
            pytest.skip(f"this host lacks {', '.join(whole.layers['missing'])}")
        assert layer in part.layers["missing"]
        assert statement(whole.layers, shared_box=False).endswith("missing nothing")
        assert layer in statement(part.layers, shared_box=False)
        (verdict,) = part.verdicts([Submission("def f():\n    return 1\n", ("assert f() == 1",))])
    assert verdict.passes_all
