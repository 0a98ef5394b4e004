"""Ways out of the box, into the machine, or into the next suite."""

import os
from typing import Final

from suites.falsification.hostile_case import (
    ANY_FAILURE,
    LATE,
    PASS,
    QUICK,
    WRONG,
    HostileCase,
    same,
)

_REFUSED: Final = frozenset({"pass", "ERROR:Forbidden"})
_STDLIB: Final = os.path.dirname(os.__file__)
_KERNEL = """
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
def f():
    return 'done' if libc.%s >= 0 else 'refused'
"""


def _kernel(name: str, call: str, reason: str) -> HostileCase:
    tests = ("assert f() == 'refused'",)
    return HostileCase(name, "kernel", reason, _KERNEL % call, tests, same(1, _REFUSED))


CONTAINMENT: Final = (
    _kernel("kernel.user_namespace", "unshare(0x10000000)", "a user namespace gives capabilities"),
    _kernel("kernel.ptrace", "ptrace(16, 1, 0, 0)", "tracing another process is taking it over"),
    HostileCase(
        "kernel.sockets",
        "kernel",
        "no family of sockets but a connected pair of streams",
        "import socket\ndef f():\n    got = []\n    for family in (1, 2, 10, 16, 17, 38, 40):\n"
        "        for kind in (1, 2, 3, 5):\n"
        "            try: socket.socket(family, kind); got.append((family, kind))\n"
        "            except OSError: pass\n"
        "    try: socket.socketpair(1, 2); got.append('pair')\n"
        "    except OSError: pass\n    return got\n",
        ("assert f() == []",),
        same(1, _REFUSED),
    ),
    HostileCase(
        "process.spawned",
        "process",
        "no way of starting a process works, so none is left",
        "import os, subprocess, multiprocessing\ndef f():\n    got = []\n"
        "    for name, start in [\n"
        "        ('spawn', lambda: os.posix_spawn('/bin/sleep', ['hostile_spawn', '9'], {})),\n"
        "        ('run', lambda: subprocess.Popen(['hostile_spawn', '9'], "
        "executable='/bin/sleep')),\n"
        "        ('pty', lambda: os.forkpty()), ('fork', lambda: os.fork()),\n"
        "        ('worker', lambda: multiprocessing.Process(target=print).start()),\n"
        "    ]:\n        try: start(); got.append(name)\n        except OSError: pass\n"
        "    return got\n",
        ("assert f() == []",),
        same(1, _REFUSED),
        leaves_no_process="hostile_spawn",
    ),
    HostileCase(
        "process.threads",
        "process",
        "threads are processes to the kernel: ten thousand of them starve the machine",
        "import threading, time\nthreading.stack_size(32768)\ndef f(n):\n    try:\n"
        "        for i in range(n):\n"
        "            threading.Thread(target=time.sleep, args=(9,), daemon=True).start()\n"
        "    except Exception: pass\n    return threading.active_count()\n",
        ("assert f(30000) < 1500",),
        same(1, PASS | LATE),
    ),
    HostileCase(
        "process.descriptors",
        "process",
        "every descriptor can hold kernel memory that no address space limit counts",
        "import os\ndef f(n):\n    count = 0\n    try:\n"
        "        for _ in range(n): os.pipe(); count += 2\n    except OSError: pass\n"
        "    return count\n",
        ("assert f(5000) < 2000",),
        same(1, PASS),
    ),
    HostileCase(
        "process.own_cpu_limit",
        "process",
        "a limit that the candidate sets itself kills it as its own failure, never as ours",
        "import resource\nresource.setrlimit(resource.RLIMIT_CPU, (1, 1))\n"
        "def f():\n    while True: pass\n",
        ("assert f() == 1",),
        same(1, ANY_FAILURE),
    ),
    HostileCase(
        "process.kills_itself",
        "process",
        "whatever signal a candidate sends itself is its own failure, or nothing",
        "import os\ndef f(n):\n    os.kill(os.getpid(), n)\n    return n\n",
        ("assert f(9) == 0", "assert f(19) == 0", "assert f(6) == 0"),
        same(3, ANY_FAILURE),
        limits=QUICK,
    ),
    HostileCase(
        "files.standard_library",
        "files",
        "the standard library can't be written, linked from, renamed or truncated",
        "import os\ndef f():\n    base = os.path.dirname(os.__file__)\n    got = []\n"
        "    for name, act in [\n"
        "        ('make', lambda: open(base + '/hostile_left.py', 'w')),\n"
        "        ('open', lambda: open(os.__file__, 'r+')),\n"
        "        ('cut', lambda: os.truncate(os.__file__, 0)),\n"
        "        ('move', lambda: os.rename(os.__file__, base + '/hostile_left.py')),\n"
        "        ('link', lambda: os.link(os.__file__, 'link')),\n"
        "        ('mode', lambda: os.chmod(os.__file__, 0o777)),\n"
        "        ('date', lambda: os.utime(os.__file__, (0, 0))),\n    ]:\n"
        "        try: act(); got.append(name)\n        except OSError: pass\n    return got\n",
        ("assert f() == []",),
        same(1, PASS),
        leaves_no_path=f"{_STDLIB}/hostile_left.py",
    ),
    HostileCase(
        "files.project_unseen",
        "files",
        "what sys.path and sys.argv name is not there to be read",
        "import os, sys\ndef f():\n    seen = []\n"
        "    for path in {*sys.argv, *sys.path, *getattr(sys, 'orig_argv', [])}:\n"
        "        for up in (path, os.path.dirname(path)):\n"
        "            try: seen += [n for n in os.listdir(up) if 'oracle' in n or 'suites' in n]\n"
        "            except OSError: pass\n    return seen\n",
        ("assert f() == []",),
        same(1, PASS),
    ),
    HostileCase(
        "files.disk_filled",
        "files",
        "the scratch ends long before the disk does, and many files as well as large ones",
        "import os\ndef f():\n    total = 0\n    try:\n        for i in range(400):\n"
        "            with open(f'{i}', 'wb') as s: total += s.write(bytes(1 << 18))\n"
        "    except OSError: pass\n    return total\n"
        "def g():\n    n = 0\n    try:\n"
        "        for n in range(30000): os.close(os.open(f'e{n}', 65))\n"
        "    except OSError: pass\n    return n\n",
        ("assert f() < 64 << 20", "assert g() < 29999"),
        same(2, PASS),
    ),
    HostileCase(
        "files.deep_tree",
        "files",
        "a tree too deep to be named is left, and goes with the box",
        "import os\ndef f():\n    for _ in range(1500):\n        os.mkdir('d' * 100)\n"
        "        os.chdir('d' * 100)\n    os.chmod('.', 0)\n    return 1\n",
        ("assert f() == 1",),
        same(1, PASS),
    ),
)


def _after(test: str, code: str = "def f():\n    return 1\n") -> HostileCase:
    return HostileCase("first", "state", "runs first", code, (test,), same(1, PASS))


STATE: Final = (
    HostileCase(
        "state.of_an_earlier_candidate",
        "state",
        "files, environment and modules of one suite are gone in the next",
        "import os, sys, tempfile\ndef f():\n    return [\n"
        "        os.path.exists(os.path.join(tempfile.gettempdir(), 'left_here')),\n"
        "        os.path.exists('left_here'), 'LEFT_HERE' in os.environ, 'left_here' in "
        "sys.modules]\n",
        ("assert f() == [False] * 4",),
        same(1, PASS),
        before=_after(
            "assert f() == 1",
            "import os, sys, tempfile\n"
            "for p in ('left_here', tempfile.gettempdir() + '/left_here'):\n"
            "    open(p, 'w').close()\nos.environ['LEFT_HERE'] = '1'\n"
            "sys.modules['left_here'] = os\n"
            "def f():\n    return 1\n",
        ),
    ),
    HostileCase(
        "state.of_an_earlier_judge",
        "state",
        "what one suite's tests patch in a module, the next suite's tests don't meet",
        "def f():\n    return 5.0\n",
        ("import math\nassert math.isclose(f(), 1.0)",),
        same(1, WRONG),
        before=_after("import math\nmath.isclose = lambda *a, **k: True\nassert f() == 1"),
    ),
    HostileCase(
        "state.decimal_rounding",
        "state",
        "the decimal context, too, is each suite's own",
        "def f(x):\n    return x\n",
        (
            "from decimal import Decimal as D\nassert round(D('1.21') * 1, 1) == f(D('1.2'))\n"
            "assert D(1) / D(3) < D('0.33333333333333333333333333335')",
        ),
        same(1, PASS),
        before=_after(
            "import decimal\ndecimal.getcontext().rounding = decimal.ROUND_UP\n"
            "decimal.getcontext().traps[decimal.Inexact] = False\nassert f() == 1"
        ),
    ),
)
