"""What a box must not do, with the layers that each stop it; and what it must still do."""

from dataclasses import dataclass
from typing import Final

USERS: Final = ("root", "ordinary")
NONE: Final[frozenset[str]] = frozenset()
LAYERS: Final = (
    *("userns", "mountns", "netns", "ipcns", "utsns", "pidns"),
    *("landlock", "seccomp", "capabilities", "undumpable"),
)


@dataclass(frozen=True, slots=True)
class Attack:
    """`program` must be stopped by each of `guards` alone, and succeed without all of them."""

    id: str
    guards: frozenset[str]
    program: str
    users: tuple[str, ...] = USERS
    also_without: frozenset[str] = NONE  # layers off throughout, that hide the one in question
    landlock_abi: int = 1  # the first that stops it

    def setting(self, guard: str | None) -> frozenset[str]:
        """Layers to switch off for `guard` to stand alone; with None nothing guards."""
        return self.also_without | self.guards - {guard or ""}


def guards(text: str) -> frozenset[str]:
    return frozenset(text.split())


_CONNECT: Final = "import socket\ns = socket.socket(socket.{family})\ns.connect(facts['{bait}'])\n"
SYSTEM_CALL: Final = "import oracle_syscalls\noracle_syscalls.call({arguments})\n"

ATTACKS: Final = (
    Attack("read_passwd", guards("mountns landlock"), "open('/etc/passwd').read()"),
    Attack("read_project", guards("mountns landlock"), "open(facts['project_file']).read()"),
    Attack("read_site_packages", guards("mountns landlock"), "open(facts['package_file']).read()"),
    Attack("read_sibling_scratch", guards("mountns landlock"), "open('../sibling').read()"),
    Attack("write_outside", guards("mountns landlock"), "open(facts['outside'] + '/x', 'w')"),
    Attack(
        "change_the_library",
        guards("mountns landlock"),
        "import os\nopen(os.__file__, 'r+').close()",
        users=("root",),  # anyone else is stopped by the file's mode
    ),
    Attack("list_processes", guards("mountns landlock"), "import os\nos.listdir('/proc/1')"),
    Attack(
        "fill_the_disk",
        guards("mountns"),
        "with open('x', 'wb') as s:\n    for _ in range(17): s.write(bytes(1 << 20))",
    ),
    Attack(
        "fill_the_inode_table",
        guards("mountns"),
        "for i in range(4097): open(str(i), 'w').close()",
    ),
    Attack(
        "kill_another",
        guards("pidns landlock seccomp"),
        "import os\nos.kill(facts['victim'], 0)",
        landlock_abi=6,
    ),
    Attack(
        "own_signals_of_another",
        guards("pidns seccomp"),
        "import fcntl, os\nfcntl.fcntl(os.pipe()[0], fcntl.F_SETOWN, facts['victim'])",
    ),
    Attack(
        "limit_another",
        guards("pidns seccomp"),
        "import resource\nresource.prlimit(facts['victim'], resource.RLIMIT_NOFILE)",
    ),
    Attack(
        "read_memory",
        guards("landlock userns"),
        "open(f'/proc/{facts[\"victim\"]}/mem', 'rb')",
        users=("ordinary",),  # who has no mount namespace without a user namespace
        also_without=guards("mountns"),
    ),
    Attack(
        "read_memory_as_root",
        guards("mountns landlock userns capabilities"),
        "open(f'/proc/{facts[\"victim\"]}/mem', 'rb')",
        users=("root",),
    ),
    Attack(
        "read_the_servers_memory",
        guards("landlock undumpable"),
        "open(f'/proc/{facts[\"server\"]}/mem', 'rb')",
        users=("ordinary",),
        also_without=guards("userns mountns netns ipcns utsns pidns"),
    ),
    Attack(
        "tcp",
        guards("netns landlock seccomp"),
        _CONNECT.format(family="AF_INET", bait="tcp"),
        landlock_abi=4,
    ),
    Attack(
        "udp",
        guards("netns seccomp"),
        "import socket\nsocket.socket(type=socket.SOCK_DGRAM).sendto(b'x', facts['udp'])",
    ),
    Attack(
        "abstract_socket",
        guards("netns landlock seccomp"),
        _CONNECT.format(family="AF_UNIX", bait="abstract"),
        landlock_abi=6,
    ),
    Attack(
        "socket_file",
        guards("mountns seccomp"),
        _CONNECT.format(family="AF_UNIX", bait="socket_file"),
    ),
    Attack(
        "datagrams_to_any_socket_file",
        guards("seccomp"),
        "import socket\nsocket.socketpair(type=socket.SOCK_DGRAM)",
    ),
    Attack(
        "shared_memory",
        guards("ipcns seccomp"),
        "import ctypes\nassert ctypes.CDLL(None).shmget(facts['shm_key'], 1, 0) >= 0",
    ),
    Attack(
        "learn_the_hosts_name",
        guards("utsns"),
        "import os\nassert os.uname()[1] == facts['hostname']",
    ),
    Attack("fork", guards("seccomp"), "import os\nif os.fork() == 0: os._exit(0)"),
    Attack(
        "leave_a_child_behind",
        guards("pidns seccomp"),
        "import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(1.5)\n"
        "    os._exit(0)\nsaid = 'left a child'",
    ),
    Attack(
        "exec",
        guards("mountns landlock seccomp"),
        "import os\nos.execv('/bin/true', ['true'])",
    ),
    Attack("memory_file", guards("seccomp"), "import os\nos.memfd_create('x')"),
    Attack("be_nice", guards("seccomp"), "import os\nos.nice(1)"),
    Attack(
        "mount",
        guards("landlock seccomp capabilities"),
        "import os, oracle_syscalls\noracle_syscalls.mount('x', os.getcwd(), 'tmpfs', 0)",
    ),
    Attack(
        "unshare",
        guards("seccomp"),
        SYSTEM_CALL.format(arguments="'unshare', 0x10000000"),
    ),
)
DEADLY: Final = {
    "ptrace": "0, 0, 0, 0",
    "process_vm_readv": "1, 0, 0, 0, 0, 0",
    "bpf": "0, 0, 0",
    "userfaultfd": "0",
    "io_uring_setup": "1, 0",
    "perf_event_open": "0, 0, 0, 0, 0",
    "keyctl": "0, 0, 0, 0, 0",
    "unshare": "0",
    "setns": "0, 0",
    "mount": "0, 0, 0, 0, 0",
    "fsopen": "0, 0",
    "chroot": "b'/'",
    "personality": "0xffffffff",
    "reboot": "0, 0, 0, 0",
    "settimeofday": "0, 0",
}
HONEST: Final = {
    "threads": """
import threading
threads = [threading.Thread(target=sum, args=([1],)) for _ in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
""",
    "thread_pool": """
from concurrent.futures import ThreadPoolExecutor
with ThreadPoolExecutor(4) as pool:
    assert list(pool.map(abs, [-1, 2])) == [1, 2]
""",
    "sleep": "import time\ntime.sleep(0.01)",
    "asyncio": """
import asyncio
async def f():
    await asyncio.gather(asyncio.sleep(0.01), asyncio.sleep(0.01))
    return await asyncio.to_thread(lambda: 3)
assert asyncio.run(f()) == 3
""",
    "polling": """
import os, select
r, w = os.pipe()
os.write(w, b'x')
poll, epoll = select.poll(), select.epoll()
poll.register(r)
epoll.register(r)
assert select.select([r], [], [], 0)[0] and poll.poll() and epoll.poll()
""",
    "socket_pair": """
import socket
a, b = socket.socketpair()
a.send(b'x')
assert b.recv(1) == b'x'
""",
    "mmap_and_memory": """
import mmap
m = mmap.mmap(-1, 1 << 20)
m[5] = 1
assert len(bytes(200 << 20))
""",
    "signals": """
import os, signal, threading, time
seen = []
signal.signal(signal.SIGALRM, lambda *a: seen.append(1))
signal.setitimer(signal.ITIMER_REAL, 0.01)
time.sleep(0.1)
os.kill(os.getpid(), signal.SIGALRM)
signal.raise_signal(signal.SIGALRM)
signal.pthread_kill(threading.get_ident(), signal.SIGALRM)
assert len(seen) == 4
""",
    "temporary_files": """
import os, tempfile
with tempfile.NamedTemporaryFile('w+') as s:
    s.write('x')
with tempfile.TemporaryDirectory() as d:
    os.makedirs(d + '/a/b')
    os.rename(d + '/a/b', d + '/c')
open('relative', 'w').write('x')
os.symlink('relative', 'link')
assert open('link').read() == 'x'
""",
    "sqlite": """
import sqlite3
database = sqlite3.connect('x.db')
database.execute('create table t (a)')
database.commit()
""",
    "time_zone": """
import os, zoneinfo
if os.path.isdir('/usr/share/zoneinfo'):
    zoneinfo.ZoneInfo('Europe/Oslo')
""",
    "chance_and_null": """
import random, secrets, uuid
secrets.token_hex(), uuid.uuid4(), random.SystemRandom().random()
open('/dev/null', 'w').write('x')
assert open('/dev/urandom', 'rb').read(4)
""",
    "limits": "import resource\nresource.setrlimit(resource.RLIMIT_CORE, (0, 0))",
    "lazy_imports": "import csv, ctypes, decimal, fractions, lzma, ssl, statistics, xml.etree",
}
