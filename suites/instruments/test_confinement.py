"""Containment by example: what a box must not do, and the layers that each stop it alone."""

import functools
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import pytest

from suites.instruments.confinement_attacks import (
    ATTACKS,
    DEADLY,
    HONEST,
    LAYERS,
    NONE,
    SYSTEM_CALL,
    USERS,
    Attack,
)

ROOT: Final = Path(__file__).parents[2]
ZYGOTE: Final = ROOT / "fixtures/oracle/zygote"
DRIVER: Final = Path(__file__).parent / "confinement_driver.py"
SYSTEM_PYTHON: Final = "/usr/bin/python3"
FLAGS: Final = ("-s", "-S", "-P", "-B")
NOBODY: Final = 65534


def command(user: str) -> list[str]:
    """How to start an interpreter as root or as an ordinary user; skips where that can't be."""
    is_root = os.geteuid() == 0
    if is_root == (user == "root"):
        return [sys.executable, *FLAGS, str(DRIVER)]
    if not is_root:
        pytest.skip("this user is not root")
    if shutil.which("setpriv") is None or not Path(SYSTEM_PYTHON).exists():
        pytest.skip("root becomes nobody with setpriv and a Python that nobody may read")
    become = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    if subprocess.run([*become, "test", "-r", str(DRIVER)], check=False).returncode:
        pytest.skip("nobody may not read this checkout")
    return [*become, SYSTEM_PYTHON, *FLAGS, str(DRIVER)]


def start(user: str, order: dict[str, Any]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*command(user), json.dumps({"role": "candidate", "programs": {}, **order})],
        env={"PYTHONPATH": str(ZYGOTE), "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        cwd="/",
    )


def drive(user: str, **order: Any) -> dict[str, Any]:
    """The driver's answer."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as outside:
        os.chmod(outside, 0o777)
        process = start(user, {"without": [], "outside": outside, **order})
        said, _ = process.communicate(timeout=900)
    assert process.returncode == 0
    answer: dict[str, Any] = json.loads(said)
    return answer


@functools.cache
def attacked(user: str, without: frozenset[str]) -> dict[str, Any]:
    """The answer for each attack that asks for this setting; one server runs them all."""
    programs = {
        attack.id: attack.program
        for attack in ATTACKS
        if without in {attack.setting(guard) for guard in (*attack.guards, None)}
    }
    return drive(user, without=sorted(without), programs=programs)


@functools.cache
def host(user: str) -> dict[str, Any]:
    """The statement with every layer wanted."""
    said: dict[str, Any] = drive(user)["statement"]
    return said


def skip_without(user: str, layer: str, landlock_abi: int = 1) -> None:
    said = host(user)
    if layer in said["missing"]:
        pytest.skip(f"this host lacks {layer}")
    if layer == "landlock" and said["landlock_abi"] < landlock_abi:
        pytest.skip(f"Landlock is older than ABI {landlock_abi}")


PAIRS: Final = [
    pytest.param(user, attack, guard, id=f"{attack.id}-{guard}-{user}")
    for attack in ATTACKS
    for user in attack.users
    for guard in sorted(attack.guards)
]
ALONE: Final = [
    pytest.param(user, attack, id=f"{attack.id}-{user}")
    for attack in ATTACKS
    for user in attack.users
]


@pytest.mark.parametrize(("user", "attack", "guard"), PAIRS)
def test_each_guard_alone_stops_the_attack(user: str, attack: Attack, guard: str) -> None:
    skip_without(user, guard, attack.landlock_abi)
    assert attacked(user, attack.setting(guard))["results"][attack.id] != "allowed"


@pytest.mark.parametrize(("user", "attack"), ALONE)
def test_the_attack_succeeds_without_its_guards(user: str, attack: Attack) -> None:
    assert attacked(user, attack.setting(None))["results"][attack.id] == "allowed"


@pytest.mark.parametrize("user", USERS)
def test_with_every_layer_no_attack_succeeds(user: str) -> None:
    if host(user)["missing"]:
        pytest.skip(f"this host lacks {host(user)['missing']}")
    answer = drive(user, programs={a.id: a.program for a in ATTACKS})["results"]
    assert [attack for attack, how in answer.items() if how == "allowed"] == []


@pytest.mark.parametrize("role", ["candidate", "judge"])
@pytest.mark.parametrize("user", USERS)
def test_calls_that_no_honest_program_makes_are_death(user: str, role: str) -> None:
    skip_without(user, "seccomp")
    programs = {
        name: SYSTEM_CALL.format(arguments=f"'{name}', {arguments}")
        for name, arguments in DEADLY.items()
    }
    answer = drive(user, role=role, programs=programs)["results"]
    assert answer == dict.fromkeys(DEADLY, "killed SIGSYS")


@pytest.mark.parametrize("user", USERS)
def test_the_judge_may_neither_fork_nor_connect_nor_mount(user: str) -> None:
    skip_without(user, "seccomp")
    wanted = {"fork", "exec", "tcp", "udp", "abstract_socket", "mount", "kill_another"}
    programs = {a.id: a.program for a in ATTACKS if a.id in wanted}
    answer = drive(user, role="judge", programs=programs)["results"]
    assert set(answer) == wanted
    assert "allowed" not in answer.values()


@pytest.mark.parametrize("without", [NONE, frozenset(LAYERS)], ids=["all_layers", "no_layer"])
@pytest.mark.parametrize("user", USERS)
def test_honest_programs_work(user: str, without: frozenset[str]) -> None:
    answer = drive(user, without=sorted(without), programs=HONEST)["results"]
    assert answer == dict.fromkeys(HONEST, "allowed")


@pytest.mark.parametrize("user", USERS)
def test_every_module_that_imports_outside_imports_in_a_box(user: str) -> None:
    assert drive(user, imports=True)["results"]["imports"] == "set()"
    without_root = drive(user, imports=True, without=["mountns"])
    assert without_root["results"]["imports"] == "set()"


LEAVE: Final = "import os\nopen(os.environ['TMPDIR'] + '/marker', 'w').write('x')"
FIND: Final = "import os\nassert os.listdir('.') == os.listdir(os.environ['TMPDIR']) == []"
LITTER: Final = """
import os
for _ in range(1200):  # deeper than the recursion limit, longer than a path may be
    os.mkdir('dddd')
    os.chdir('dddd')
os.mkdir('locked')
open('locked/x', 'w').close()
os.chmod('locked', 0)
os.chmod('.', 0)
os.chdir(os.environ['TMPDIR'])
os.mkdir(b'\\xff\\n')
os.symlink('/', 'link')
os.chmod('.', 0)
"""


@pytest.mark.parametrize("without", [NONE, frozenset({"mountns"}), frozenset(LAYERS)], ids=len)
@pytest.mark.parametrize("user", USERS)
def test_a_scratch_is_fresh_and_leaves_nothing_behind(user: str, without: frozenset[str]) -> None:
    programs = {"leave": LEAVE, "find": FIND, "litter": LITTER, "find_again": FIND}
    answer = drive(user, without=sorted(without), programs=programs)
    assert answer["results"] == dict.fromkeys(programs, "allowed")
    assert bool(answer["base"]) == ("mountns" in answer["statement"]["missing"])
    assert not answer["base"] or not Path(answer["base"]).exists()


@pytest.mark.parametrize("without", [NONE, frozenset({"pidns"}), frozenset({"mountns"})], ids=len)
@pytest.mark.parametrize("user", USERS)
def test_the_boxes_die_with_the_server(user: str, without: frozenset[str]) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as outside:
        os.chmod(outside, 0o777)
        order = {"without": sorted(without), "outside": outside, "hang": True}
        with start(user, order) as process:
            assert process.stdout is not None
            base = json.loads(process.stdout.readline())["base"]
            process.send_signal(signal.SIGKILL)
            assert process.stdout.read() == b""  # its end is that of the last process that has it
    drive(user, without=sorted(without))
    assert not base or not Path(base).exists(), "the next server clears a dead one's folder away"


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("user", USERS)
def test_a_layer_switched_off_is_named_in_the_statement(user: str, layer: str) -> None:
    said = attacked(user, frozenset({layer}))["statement"]
    assert layer in said["missing"]
    assert set(host(user)["missing"]) <= set(said["missing"])
    assert (said["uid_drop"], said["memory"]) == (False, "rlimit")


@pytest.mark.parametrize("user", USERS)
def test_the_kernel_bounds_the_processes_of_all_boxes_together(user: str) -> None:
    """Threads are processes to the kernel, and a look at the clocks may come too late."""
    bound = host(user)["processes_max"]
    if not bound:
        pytest.skip("before Linux 6.14, or /proc/sys is read-only: threads are only watched")
    program = f"""
import threading, time
threading.stack_size(32768)
for _ in range({bound} + 300):  # as many ids are given out once
    threading.Thread(target=time.sleep, args=(9,), daemon=True).start()
"""
    assert drive(user, programs={"many": program})["results"]["many"] != "allowed"
    unbound = drive(user, programs={"many": program}, without=["pidns"])
    assert unbound["statement"]["processes_max"] == 0
    assert unbound["results"]["many"] == "allowed"


F_SET_RW_HINT: Final = 1036  # which `fcntl` doesn't name
TRACES: Final = {
    "file": "open('left', 'w').close()",
    "removed_file": "open('left', 'w').close(); os.unlink('left')",
    "file_below": "os.mkdir('left'); open('left/file', 'w').close()",
    "link": "os.symlink('/dev/null', 'left')",
    "no_access": "os.chmod('.', 0)",
    "attribute": "os.setxattr('.', 'user.left', b'x')",
    "time": "os.utime('.', (1, 1))",
    "much": "open('left', 'wb').write(bytes(1 << 22))",
    "hint": "import fcntl, struct\n"
    "try: fcntl.fcntl(os.open('.', os.O_RDONLY), F_SET_RW_HINT, struct.pack('Q', 4))\n"
    "except OSError: pass",
    "nameless_file": "os.close(os.open('.', os.O_TMPFILE | os.O_RDWR))",
    "lock": "import fcntl\nfcntl.flock(os.open('.', os.O_RDONLY), fcntl.LOCK_EX)",
}
LOOK: Final = """
import os
said = f"{sorted(os.listdir('.'))} {oct(os.stat('.').st_mode)} {os.listxattr('.')} "
said += f"{os.statvfs('.').f_bfree} {os.stat('.').st_mtime > 2} {os.getcwd()} "
open('own', 'w').close()
said += str(os.stat('own').st_ino)
"""


@pytest.mark.parametrize("trace", TRACES)
@pytest.mark.parametrize("user", USERS)
def test_a_box_leaves_nothing_to_the_next(user: str, trace: str) -> None:
    """Whatever a box does to its scratch, the next one's is as the first one's."""
    leave = f"import os\nF_SET_RW_HINT = {F_SET_RW_HINT}\n{TRACES[trace]}"
    said = drive(user, programs={"before": LOOK, "leave": leave, "after": LOOK})["results"]
    if trace != "attribute":  # some kernels have none on a tmpfs
        assert said["leave"] == "allowed"
    assert said["before"] == said["after"]


NOT_OURS: Final = {
    "mode_of_a_device": "import os\nos.chmod('/dev/null', 0o666)",
    "time_of_a_device": "import os\nos.utime('/dev/null')",
    "watch_on_the_library": "import fcntl, os\n"
    "fcntl.fcntl(os.open(os.path.dirname(os.__file__), os.O_RDONLY), fcntl.F_NOTIFY, 1)",
    "hint_at_the_library": "import fcntl, os, struct\n"
    "fcntl.fcntl(os.open(os.__file__, os.O_RDONLY), F_SET_RW_HINT, struct.pack('Q', 0))",
    "asynchronous_io": "import ctypes, os\n"
    "number, place = {'x86_64': 206, 'aarch64': 0}[os.uname().machine], ctypes.c_ulong()\n"
    "assert ctypes.CDLL(None).syscall(number, 8, ctypes.byref(place)) == 0",
}


@pytest.mark.parametrize("user", USERS)
def test_a_box_changes_and_watches_nothing_that_others_share(user: str) -> None:
    """Root owns the devices and the library; a mode or a hint outlives the box that left it."""
    for layer in ("mountns", "seccomp"):
        skip_without(user, layer)
    programs = {n: f"F_SET_RW_HINT = {F_SET_RW_HINT}\n{p}" for n, p in NOT_OURS.items()}
    programs["write"] = "open('/dev/null', 'w').write('x')"
    results = drive(user, programs=programs)["results"]
    assert results.pop("write") == "allowed"
    assert [name for name, result in results.items() if result == "allowed"] == []
