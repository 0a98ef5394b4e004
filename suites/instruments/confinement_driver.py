"""A stand-in for the fork server: enters the layers and tells how programs fare in boxes.

Reads {without, role, outside, programs} as JSON from its first argument and writes {statement,
results} as JSON. A result is "allowed" when the program ran to its end, or what stopped it.
Standard library only, and started like the fork server: any interpreter, any user.
"""

import contextlib
import ctypes
import glob
import importlib
import json
import os
import select
import signal
import socket
import sys
import sysconfig
import time
import warnings
from collections.abc import Callable
from typing import Any, NoReturn

import oracle_confine

SHM_KEY_BASE = 0x0C0F_0000
IPC_CREAT, IPC_RMID = 0o1000, 0
EOF_AFTER_END_S = 0.5
ENTRANCES = {
    "candidate": oracle_confine.enter_candidate,
    "judge": oracle_confine.enter_judge,
}


def main() -> None:
    """Set the bait out, enter the server's layers, run every program in a box of its own."""
    order = json.loads(sys.argv[1])
    out = os.dup(1)
    facts = bait(order["outside"])
    importable = imports_without_layers() if order.get("imports") else ""
    probed = oracle_confine.probe(frozenset(order["without"]))
    plan = oracle_confine.enter_server(probed)
    if plan.base is not None:
        with open(os.path.join(plan.base.path, "sibling"), "w") as stream:
            stream.write("another box's file")
    facts["base"] = plan.base.path if plan.base else ""
    if order.get("hang"):
        hang(plan, out, facts)
    results = {
        name: run_box(plan, order["role"], program, facts)
        for name, program in order["programs"].items()
    }
    if importable:
        results["imports"] = str(set(importable.split()) - set(imports_in_a_box(plan).split()))
    oracle_confine.leave_server(plan)
    answer = {
        "statement": oracle_confine.statement(plan),
        "results": results,
        "base": facts["base"],
    }
    os.write(out, json.dumps(answer).encode())
    os._exit(0)  # the victim leaves at the end of its pipe


def bait(outside: str) -> dict[str, Any]:
    """Things of the host that a box must not reach; each is reachable without the layers."""
    tcp = socket.create_server(("127.0.0.1", 0))
    udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    udp.bind(("127.0.0.1", 0))
    abstract = f"\0oracle-bait-{os.getpid()}"
    path = os.path.join(outside, f"socket-{os.getpid()}")
    keep: list[socket.socket] = [tcp, udp]
    for address in (abstract, path):
        keep.append(socket.socket(socket.AF_UNIX))
        keep[-1].bind(address)
        keep[-1].listen()
    shm_key = SHM_KEY_BASE | (os.getpid() & 0xFFFF)
    return {
        "keep": keep,
        "tcp": tcp.getsockname(),
        "udp": udp.getsockname(),
        "abstract": abstract,
        "socket_file": path,
        "shm_key": shm_key,
        "victim": start_victim(shm_key),
        "server": os.getpid(),
        "outside": outside,
        "project_file": __file__,
        "package_file": a_package_file(),
        "hostname": os.uname().nodename,
    }


def a_package_file() -> str:
    """Some file of this interpreter's own site-packages, or of the distribution's."""
    stdlib = sysconfig.get_path("stdlib")
    for folder in (f"{stdlib}/site-packages", "/usr/lib/python3/dist-packages"):
        for path in sorted(glob.glob(f"{folder}/*.py") + glob.glob(f"{folder}/*/*.py")):
            return path
    return __file__


def start_victim(shm_key: int) -> int:
    """A process of the same user that owns shared memory and lives as long as this one."""
    hold, held = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(held)
        libc = ctypes.CDLL(None)
        shared = libc.shmget(shm_key, 4096, IPC_CREAT | 0o666)
        os.write(os.open(os.devnull, os.O_WRONLY), os.read(hold, 1))
        libc.shmctl(shared, IPC_RMID, None)
        os._exit(0)
    os.close(hold)
    os.set_inheritable(held, False)
    time.sleep(0.05)  # for the shared memory to be there
    return pid


def hang(plan: oracle_confine.Plan, out: int, facts: dict[str, Any]) -> None:
    """One sleeping box, whose end is seen at the end of the output."""
    pid = oracle_confine.box_fork(plan)
    if pid == 0:
        try:
            oracle_confine.enter_candidate(plan)
            os.write(out, json.dumps({"base": facts["base"]}).encode() + b"\n")
            time.sleep(60)
        finally:
            os._exit(70)
    os.close(out)
    os.close(1)
    os.waitpid(pid, 0)


def run_box(plan: oracle_confine.Plan, role: str, program: str, facts: dict[str, Any]) -> str:
    """ "allowed", or what stopped the program, or "killed NAME"."""
    read, write = os.pipe()
    pid = oracle_confine.box_fork(plan)
    if pid == 0:
        answer(write, lambda: attempt(program, facts), ENTRANCES[role], plan)
    os.close(write)
    _pid, status = os.waitpid(pid, 0)
    oracle_confine.box_ended(plan, pid)
    ready, _, _ = select.select([read], [], [], EOF_AFTER_END_S)
    said = os.read(read, 1 << 16).decode() if ready else ""
    gone = bool(select.select([read], [], [], EOF_AFTER_END_S)[0])
    os.close(read)
    if os.WIFSIGNALED(status):
        return f"killed {signal.Signals(os.WTERMSIG(status)).name}"
    if status:
        return f"exit status {os.waitstatus_to_exitcode(status)}"
    if said == "left a child":
        return "the child died" if gone else "allowed"
    return said or "allowed"  # nothing said and status 0: another program took its place


def attempt(program: str, facts: dict[str, Any]) -> str:
    """Run it; a program may leave its own account in `said`."""
    namespace = {"facts": facts}
    try:
        exec(program, namespace)
    except BaseException as error:
        return f"{type(error).__name__}: {error}"
    return str(namespace.get("said", "allowed"))


def imports_without_layers() -> str:
    """What can be imported in a fork without any layer."""
    read, write = os.pipe()
    if os.fork() == 0:
        answer(write, import_everything)
    text = read_to_end(read, write)
    os.wait()
    return text


def imports_in_a_box(plan: oracle_confine.Plan) -> str:
    """What can be imported in a candidate's box."""
    read, write = os.pipe()
    pid = oracle_confine.box_fork(plan)
    if pid == 0:
        answer(write, import_everything, oracle_confine.enter_candidate, plan)
    text = read_to_end(read, write)
    os.waitpid(pid, 0)
    oracle_confine.box_ended(plan, pid)
    return text


def read_to_end(read: int, write: int) -> str:
    os.close(write)
    with open(read) as stream:
        return stream.read()


def answer(write: int, function: Callable[[], str], *entrance: Any) -> NoReturn:
    """Pass the entrance, a function and its argument; then leave with what `function` returns."""
    status = 70
    try:
        if entrance:
            entrance[0](entrance[1])
        os.write(write, function().encode())
        status = 0
    finally:
        os._exit(status)


def import_everything() -> str:
    """Names of the standard library's modules that can be imported here."""
    found = []
    warnings.simplefilter("ignore")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    for name in sorted(sys.stdlib_module_names - {"antigravity", "__main__"}):
        with contextlib.suppress(Exception):
            importlib.import_module(name)
            found.append(name)
    return " ".join(found)


if __name__ == "__main__":
    main()
