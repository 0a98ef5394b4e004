"""The oracle by example: one candidate, the outcome it must get."""

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from benchmark.errors import BenchmarkError
from benchmark.outcomes import OutcomeKind
from benchmark.verdicts import Integrity, Limits, Origin, Submission
from fixtures.oracle.client import ForkServerOracle
from fixtures.oracle.job import Job
from fixtures.oracle.orders import Order
from fixtures.oracle.slots import Slots

QUICK = Limits(cpu_s=0.5, idle_s=0.5)


@pytest.fixture(scope="module")
def server() -> Iterator[ForkServerOracle]:
    with ForkServerOracle(shared_box=True) as oracle:
        yield oracle


INTEGRITY = {
    Origin.STRANGER: Integrity.SEPARATE_PROCESS,
    Origin.RELEASE: Integrity.SAME_INTERPRETER,
}

CASES = {
    "right_answer_is_pass": ("def f():\n    return 1\n", ["assert f() == 1"], ["pass"]),
    "wrong_answer_is_FAIL": ("def f():\n    return 2\n", ["assert f() == 1"], ["FAIL"]),
    "exception_in_call_is_FAIL_with_its_name": (
        "def f():\n    return 1 / 0\n",
        ["assert f() == 1"],
        ["FAIL:ZeroDivisionError"],
    ),
    "assert_inside_the_candidate_is_an_exception": (
        "def f(x):\n    assert x > 0\n",
        ["assert f(0) is None"],
        ["FAIL:AssertionError"],
    ),
    "missing_function_is_FAIL_NameError": ("x = 1\n", ["assert f() == 1"], ["FAIL:NameError"]),
    "exception_at_import_is_ERROR": (
        "import nothing_so_named\n",
        ["assert 1"],
        ["ERROR:ModuleNotFoundError"],
    ),
    "syntax_error_is_ERROR": ("def f(:\n", ["assert f()", "assert 1"], ["ERROR:SyntaxError"] * 2),
    "sys_exit_is_no_pass": (
        "import sys\ndef f():\n    sys.exit(0)\n",
        ["assert f()"],
        ["FAIL:SystemExit"],
    ),
    "os_exit_is_no_pass_and_ends_the_suite": (
        "import os\ndef f(n):\n    return n or os._exit(0)\n",
        ["assert f(1) == 1", "assert f(0) == 1", "assert f(2) == 2"],
        ["pass", "ERROR:Exited", "ERROR:Exited"],
    ),
    "crash_keeps_earlier_verdicts": (
        "import ctypes\ndef f(n):\n    return n or ctypes.string_at(0)\n",
        ["assert f(1) == 1", "assert f(0) == 1"],
        ["pass", "ERROR:Crash"],
    ),
    "two_GiB_of_memory_is_the_limit": (
        "def f():\n    return len([bytes(1 << 28) for _ in range(12)])\n",
        ["assert f() == 12"],
        ["ERROR:MemoryError"],
    ),
    "endless_loop_is_TIMEOUT": (
        "def f():\n    while True:\n        try:\n            pass\n"
        "        except BaseException:\n            pass\n",
        ["assert f()", "assert f()"],
        ["TIMEOUT", "TIMEOUT"],
    ),
    "sleep_is_TIMEOUT": (
        "import time\ndef f():\n    time.sleep(60)\n",
        ["assert f()"],
        ["TIMEOUT"],
    ),
    "script_section_does_not_run": (
        "def f():\n    return 3\nif __name__ == '__main__':\n    raise SystemExit\n",
        ["assert f() == 3"],
        ["pass"],
    ),
    "prints_and_threads_do_no_harm": (
        "import threading\nprint('loading')\ndef f():\n    threading.Thread(target=print).start()\n"
        "    print('x' * 10**6)\n    return 1\n",
        ["assert f() == 1"],
        ["pass"],
    ),
    "standard_input_is_empty": (
        "def f():\n    return input()\n",
        ["assert f()"],
        ["FAIL:EOFError"],
    ),
    "site_packages_are_hidden": ("import numpy\n", ["assert 1"], ["ERROR:ModuleNotFoundError"]),
    "a_file_stays_in_the_scratch_of_its_box": (
        "def f(mode):\n    with open('/tmp/oracle_probe', mode) as s:\n"
        "        return s.write('x' * 99)\n",
        ["assert f('w') == 99", "assert f('a') == 99"],
        ["pass", "pass"],
    ),
    "lone_surrogates_are_compared": (
        "def f():\n    return '\\ud800'\n",
        ["assert f() == '\\ud800'", "assert f() == 'x'"],
        ["pass", "FAIL"],
    ),
}


@pytest.mark.parametrize("origin", Origin)
@pytest.mark.parametrize("name", CASES)
def test_candidate_gets_the_outcome_it_must_get(
    name: str, origin: Origin, server: ForkServerOracle
) -> None:
    code, tests, expected = CASES[name]
    (verdict,) = server.verdicts([Submission(code, tuple(tests), QUICK, origin)])
    assert list(verdict.released) == expected
    assert verdict.integrity is INTEGRITY[origin]
    assert not Path("/tmp/oracle_probe").exists()


COUNTER = Submission(
    "seen = []\ndef f(x):\n    seen.append(x)\n    return seen\n",
    ("assert f(1) == [1]", "assert f(2) == [2]", "assert f(3) == [1, 2, 3]"),
)


def test_a_strangers_module_lives_for_its_suite(server: ForkServerOracle) -> None:
    (verdict,) = server.verdicts([COUNTER])
    assert verdict.released == ("pass", "FAIL", "pass")


def test_the_release_gets_a_fresh_module_a_test(server: ForkServerOracle) -> None:
    (verdict,) = server.verdicts([replace(COUNTER, origin=Origin.RELEASE)])
    assert verdict.released == ("pass", "pass", "FAIL")


def test_a_test_leaves_no_name_to_the_next(server: ForkServerOracle) -> None:
    (verdict,) = server.verdicts(
        [Submission("def f():\n    return 1\n", ("assert (x := f()) == 1", "assert x == 1"))]
    )
    assert verdict.released == ("pass", "FAIL:NameError")


def test_a_strangers_code_never_shares_a_box_whatever_surrounds_it(
    server: ForkServerOracle,
) -> None:
    code, tests = "def f():\n    return 1\n", ("assert f() == 1",)
    origins = [Origin.RELEASE, Origin.STRANGER, Origin.RELEASE, Origin.RELEASE]
    verdicts = server.verdicts(Submission(code, tests, origin=origin) for origin in origins)
    assert [v.integrity for v in verdicts] == [INTEGRITY[origin] for origin in origins]


def test_without_a_shared_box_the_release_is_judged_from_outside_too() -> None:
    with ForkServerOracle() as oracle:
        (verdict,) = oracle.verdicts([replace(COUNTER, origin=Origin.RELEASE)])
    assert verdict.integrity is Integrity.SEPARATE_PROCESS


DISTURBERS = {
    "replaces_a_builtin": "import builtins\nbuiltins.len = lambda x: 7\ndef f(x):\n    return 7\n",
    "patches_a_module": "import math\nmath.extra = 1\ndef f(x):\n    return 7\n",
    "leaves": "import os\ndef f(x):\n    os._exit(0)\n",
    "crashes": "import ctypes\ndef f(x):\n    ctypes.string_at(0)\n",
    "hangs": "def f(x):\n    while True:\n        pass\n",
}


@pytest.mark.parametrize("name", DISTURBERS)
def test_a_member_of_a_family_does_not_disturb_the_others(
    name: str, server: ForkServerOracle
) -> None:
    honest = "def f(x):\n    return len(x)\n"
    family = [honest, DISTURBERS[name], honest, honest]
    submissions = [
        Submission(code, ("assert f('ab') == 2",), QUICK, Origin.RELEASE) for code in family
    ]
    passing = [verdict.passes_all for verdict in server.verdicts(submissions)]
    assert passing == [True, False, True, True]


def test_verdicts_come_in_the_order_of_the_submissions(server: ForkServerOracle) -> None:
    slow = "def f(n):\n    return sum(range(10**6)) and n\n"
    fast = "def f(n):\n    return n\n"
    submissions = [
        Submission(slow if n % 5 == 0 else fast, (f"assert f({n}) == {n % 3}",)) for n in range(40)
    ]
    verdicts = list(server.verdicts(submissions))
    assert [v.passes_all for v in verdicts] == [n == n % 3 for n in range(40)]


def test_candidate_never_runs_in_this_process(server: ForkServerOracle) -> None:
    code = "import os\ndef f():\n    return [os.getpid(), os.getppid()]\n"
    (evaluated,) = server.evaluate(code, ["f()"])
    assert isinstance(evaluated.value, list)
    assert os.getpid() not in evaluated.value


def test_values_cross_with_exact_types(server: ForkServerOracle) -> None:
    code = "values = [1, True, 1.0, -0.0, 10**400, 'x', b'y', None, (1,), {2}, {3: [4]}, 1j]\n"
    (evaluated,) = server.evaluate(code, ["values"])
    expected = [1, True, 1.0, -0.0, 10**400, "x", b"y", None, (1,), {2}, {3: [4]}, 1j]
    assert repr(evaluated.value) == repr(expected)


def test_a_failing_expression_has_an_outcome_and_no_value(server: ForkServerOracle) -> None:
    good, bad = server.evaluate("def f(x):\n    return 1 / x\n", ["f(2)", "f(0)"])
    assert (good.value, bad.value, bad.outcome.released) == (0.5, None, "FAIL:ZeroDivisionError")


def test_a_killed_server_is_replaced_and_no_verdict_is_invented() -> None:
    code = "import os, signal\ndef f(path):\n    if not os.path.exists(path):\n        return 1\n"
    with ForkServerOracle(Slots(1)) as oracle:
        submissions = [Submission(code, ("assert f('/nowhere') == 1",)) for _ in range(6)]
        verdicts = oracle.verdicts(submissions)
        first = next(verdicts)
        os.kill(_server_pid(oracle), signal.SIGKILL)
        rest = list(verdicts)
    assert [verdict.passes_all for verdict in (first, *rest)] == [True] * 6


def test_a_candidate_cannot_kill_the_server() -> None:
    code = "import os, signal\ndef f():\n    os.kill(os.getppid(), signal.SIGKILL)\n    return 1\n"
    with ForkServerOracle(Slots(1)) as oracle:
        (verdict,) = oracle.verdicts([Submission(code, ("assert f() == 1",))])
    assert verdict.released in {("FAIL:PermissionError",), ("FAIL:ProcessLookupError",)}


def test_a_server_that_dies_twice_is_infra_and_not_the_candidate(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Submission("import time\ndef f():\n    time.sleep(60)\n", ("assert f()",))
    with ForkServerOracle(Slots(1)) as oracle:
        list(oracle.verdicts([COUNTER]))
        launch = oracle._fleet.launch

        def launch_and_kill(order: Order, *, strict: bool) -> Job:
            job = launch(order, strict=strict)
            os.kill(_server_pid(oracle), signal.SIGKILL)
            return job

        monkeypatch.setattr(oracle._fleet, "launch", launch_and_kill)
        (verdict,) = oracle.verdicts([slow])
    assert [outcome.kind for outcome in verdict.outcomes] == [OutcomeKind.INFRA]


def test_nothing_is_left_when_the_oracle_is_closed() -> None:
    sleeper = "import time\ndef f():\n    time.sleep(30)\n"
    oracle = ForkServerOracle(Slots(2))
    verdicts = oracle.verdicts([Submission(sleeper, ("assert f()",), QUICK)] * 2)
    next(verdicts)
    pid = _server_pid(oracle)
    verdicts.close()  # type: ignore[attr-defined]
    oracle.close()
    assert not Path(f"/proc/{pid}").exists()


def test_descriptors_stay_flat_over_many_suites(server: ForkServerOracle) -> None:
    def run() -> int:
        submissions = [Submission("def f():\n    return 1\n", ("assert f() == 1",))] * 50
        assert all(verdict.passes_all for verdict in server.verdicts(submissions))
        return len(os.listdir("/proc/self/fd"))

    run()
    assert run() >= run()


def test_a_budget_below_the_clock_is_refused() -> None:
    with pytest.raises(BenchmarkError, match=r"got cpu_s=0\.0 .* expected at least 0\.05 s"):
        Limits(cpu_s=0.0)


def _server_pid(oracle: ForkServerOracle) -> int:
    zygote = oracle._fleet._zygote
    assert zygote is not None
    return zygote.process.pid
