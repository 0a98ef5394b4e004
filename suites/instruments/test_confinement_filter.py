"""The system-call filter decides as its lists say, on both machines, run by a toy BPF machine."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

ZYGOTE: Final = Path(__file__).parents[2] / "fixtures/oracle/zygote"
MACHINES: Final = {"x86_64": 0xC000_003E, "aarch64": 0xC000_00B7}
ALLOW, EPERM, ENOSYS, KILL = 0x7FFF_0000, 0x5_0001, 0x5_0026, 0x8000_0000
PID: Final = 7
DUMP: Final = """
import json, oracle_seccomp, oracle_syscall_numbers
print(json.dumps({
    "refused": oracle_seccomp.REFUSED, "killed": oracle_seccomp.KILLED,
    "conditional": list(oracle_seccomp.CONDITIONAL), "newest": oracle_syscall_numbers.NEWEST,
    "machines": {
        machine: [oracle_seccomp.program(machine), oracle_syscall_numbers.numbers(machine)]
        for machine in ("x86_64", "aarch64")
    },
}))
"""


@pytest.fixture(scope="module")
def dump() -> dict[str, Any]:
    said = subprocess.run(
        [sys.executable, "-s", "-S", "-P", "-B", "-c", DUMP],
        env={**os.environ, "PYTHONPATH": str(ZYGOTE)},
        capture_output=True,
        check=True,
    ).stdout
    loaded: dict[str, Any] = json.loads(said)
    return loaded


def decide(program: list[list[int]], number: int, architecture: int, *arguments: int) -> int:
    """What classic BPF answers for one call; an argument is 64 bits wide."""
    data = {0: number, 4: architecture}
    for index, argument in enumerate((*arguments, *[0] * (6 - len(arguments)))):
        data[16 + 8 * index], data[20 + 8 * index] = argument & 0xFFFF_FFFF, argument >> 32
    place = accumulator = 0
    while True:
        code, if_true, if_false, constant = program[place]
        constant = PID if constant == -1 else constant
        place += 1
        if code == 0x06:
            return constant
        if code == 0x20:
            accumulator = data[constant]
        elif code == 0x54:
            accumulator &= constant
        elif code == 0x05:
            place += constant
        else:
            tests = {
                0x15: accumulator == constant,
                0x35: accumulator >= constant,
                0x45: accumulator & constant != 0,
            }
            place += if_true if tests[code] else if_false


@pytest.mark.parametrize("machine", MACHINES)
def test_every_number_gets_the_answer_of_its_list(machine: str, dump: dict[str, Any]) -> None:
    program, numbers = dump["machines"][machine]
    names = {number: name for name, number in numbers.items()}
    for number in range(dump["newest"] + 50):
        name = names.get(number, "")
        if name in dump["conditional"]:
            continue
        expected = (
            ENOSYS
            if number > dump["newest"]
            else KILL
            if name in dump["killed"]
            else EPERM
            if name in dump["refused"]
            else ALLOW
        )
        assert decide(program, number, MACHINES[machine]) == expected, (number, name)


@pytest.mark.parametrize("machine", MACHINES)
def test_a_foreign_architecture_is_death(machine: str, dump: dict[str, Any]) -> None:
    program, numbers = dump["machines"][machine]
    i386, x32 = 0x4000_0003, 0x4000_0000
    assert decide(program, numbers["clone"], i386, 0x1_0000) == KILL
    as_x32 = decide(program, x32 | numbers["clone"], MACHINES[machine], 0x1_0000)
    assert as_x32 == (KILL if machine == "x86_64" else ENOSYS)


CONDITIONS: Final = {
    "clone_of_a_process_is_refused": ("clone", (17,), EPERM),
    "clone_of_a_thread_is_allowed": ("clone", (0x3D_0F00,), ALLOW),
    "clone3_is_unknown": ("clone3", (0,), ENOSYS),
    "io_setup_is_unknown": ("io_setup", (8,), ENOSYS),
    "kill_of_self_is_allowed": ("kill", (PID, 9), ALLOW),
    "kill_of_all_is_refused": ("kill", (0xFFFF_FFFF, 9), EPERM),
    "kill_of_the_group_is_refused": ("kill", (0, 9), EPERM),
    "tgkill_of_own_thread_is_allowed": ("tgkill", (PID, PID + 1, 9), ALLOW),
    "tgkill_of_another_is_refused": ("tgkill", (PID + 1, PID + 1, 9), EPERM),
    "own_limits_are_allowed": ("prlimit64", (0,), ALLOW),
    "limits_of_another_are_refused": ("prlimit64", (PID + 1,), EPERM),
    "fcntl_lock_is_allowed": ("fcntl", (3, 6), ALLOW),
    "fcntl_owner_is_refused": ("fcntl", (3, 8), EPERM),
    "fcntl_watch_is_refused": ("fcntl", (3, 1026), EPERM),
    "fcntl_hint_is_refused": ("fcntl", (3, 1036), EPERM),
    "terminal_injection_is_refused": ("ioctl", (0, 0x5412), EPERM),
    "terminal_size_is_allowed": ("ioctl", (0, 0x5413), ALLOW),
    "thread_name_is_allowed": ("prctl", (15,), ALLOW),
    "death_signal_stays": ("prctl", (1, 0), EPERM),
    "stream_pair_is_allowed": ("socketpair", (1, 0x8_0001), ALLOW),
    "packet_pair_is_allowed": ("socketpair", (1, 5), ALLOW),
    "datagram_pair_is_refused": ("socketpair", (1, 2), EPERM),
    "raw_pair_is_refused": ("socketpair", (1, 3), EPERM),
    "internet_pair_is_refused": ("socketpair", (2, 1), EPERM),
    "send_is_allowed": ("sendto", (3, 0, 0, 0, 0), ALLOW),
    "send_to_an_address_is_refused": ("sendto", (3, 0, 0, 0, 0x1000), EPERM),
    "send_to_a_high_address_is_refused": ("sendto", (3, 0, 0, 0, 1 << 32), EPERM),
}


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("name", CONDITIONS)
def test_an_argument_decides(machine: str, name: str, dump: dict[str, Any]) -> None:
    call, arguments, expected = CONDITIONS[name]
    program, numbers = dump["machines"][machine]
    assert decide(program, numbers[call], MACHINES[machine], *arguments) == expected


def test_every_listed_name_has_a_number_somewhere(dump: dict[str, Any]) -> None:
    known = {name for _program, numbers in dump["machines"].values() for name in numbers}
    assert {*dump["refused"], *dump["killed"], *dump["conditional"]} <= known
