"""What the separate-process path does ahead of time changes no verdict: calls asked together, code
compiled beside the box."""

import os
import signal
from collections.abc import Iterator

import pytest

from benchmark.verdicts import Limits, Submission
from fixtures.oracle.client import ForkServerOracle
from suites.instruments.test_oracle_kills import descendants

COUNTER = "n = 0\ndef f(x=0, *, step=1):\n    global n\n    n += step\n    return n\n"
ENDS = "import os\ndef f(x):\n    return x if x != 2 else {}\n"
LONG = "x" * 9_000
LONG_TEXT = "def f():\n    return 1\n" + "".join(
    f"def g{n}(a):\n    return a + {n}\n" for n in range(2_000)
)

CASES = {
    "state_lasts_in_the_order_of_the_tests": (
        COUNTER,
        [f"assert f() == {n}" for n in (1, 2, 3)],
        ["pass"] * 3,
    ),
    "keywords_and_positions_arrive": (
        COUNTER,
        ["assert f(5, step=4) == 4", "assert f(x=1) == 5", "assert not f(step=-5)"],
        ["pass"] * 3,
    ),
    "a_test_that_must_wait_keeps_its_place": (
        COUNTER,
        ["assert f() == 1", "assert f() + f() == 5", "assert f() == 4", "assert f() == 5"],
        ["pass"] * 4,
    ),
    "a_call_that_raises_fails_alone": (
        "def f(x):\n    return 6 // x\n",
        ["assert f(1) == 6", "assert f(0) == 6", "assert f(3) == 2", "assert f(2) == 4"],
        ["pass", "FAIL:ZeroDivisionError", "pass", "FAIL"],
    ),
    "an_exit_leaves_what_was_answered_before": (
        ENDS.format("os._exit(0)"),
        ["assert f(1) == 1", "assert f(2) == 2", "assert f(3) == 3"],
        ["pass", "ERROR:Exited", "ERROR:Exited"],
    ),
    "a_crash_leaves_what_was_answered_before": (
        ENDS.format("os.abort()"),
        ["assert f(1) == 1", "assert f(2) == 2", "assert f(3) == 3"],
        ["pass", "ERROR:Crash", "ERROR:Crash"],
    ),
    "a_hang_leaves_what_was_answered_before": (
        ENDS.format("exec('while True: pass')"),
        ["assert f(1) == 1", "assert f(2) == 2", "assert f(3) == 3"],
        ["pass", "TIMEOUT", "TIMEOUT"],
    ),
    "arguments_too_long_to_be_asked_together": (
        "def f(text, n):\n    return len(text) + n\n",
        [f"assert f({LONG!r}, {n}) == {9_000 + n}" for n in range(5)],
        ["pass"] * 5,
    ),
    "every_constant_arrives_as_what_it_is": (
        "def f(x):\n    return [type(i).__name__ for i in x]\n",
        [
            "assert f((1, 2.5, 'é', b'a', None, True, 1j)) == "
            "['int', 'float', 'str', 'bytes', 'NoneType', 'bool', 'complex']",
            "assert f([[], (), {}, {1}, -0.0, 10**9]) == "
            "['list', 'tuple', 'dict', 'set', 'float', 'int']",
            "assert f([[], (), {}, {1}, -0.0, 99999999999999999999]) == "
            "['list', 'tuple', 'dict', 'set', 'float', 'int']",
        ],
        ["pass"] * 3,
    ),
    "each_call_gets_arguments_of_its_own": (
        "def f(x):\n    x.append(1)\n    return len(x)\n",
        ["assert f([]) == 1", "assert f([ ]) == 1", "assert f([0]) == 2"],
        ["pass"] * 3,
    ),
    "a_name_that_is_no_function_is_asked_for_in_its_turn": (
        "f = 3\ndef g():\n    return 1\n",
        ["assert g() == 1", "assert f() == 1", "assert g() == 1"],
        ["pass", "FAIL:TypeError", "pass"],
    ),
    "the_truth_of_an_object_is_asked_in_its_turn": (
        "class Box:\n    def __init__(self, n):\n        self.n = n\n"
        "    def __bool__(self):\n        return self.n > 1\n"
        "def f(n):\n    return Box(n)\n",
        ["assert f(2)", "assert f(3)", "assert not f(1)", "assert f(0)"],
        ["pass", "pass", "pass", "FAIL"],
    ),
    "a_function_that_a_test_left_behind_may_be_called_later": (
        "kept = []\ndef keep(g):\n    kept.append(g)\ndef fire(n):\n    return kept[0](n)\n",
        [
            "assert keep(lambda n: n + 1) is None",
            "assert fire(3) == 4",
            "assert fire(4) == 5",
            "assert fire(5) == 7",
        ],
        ["pass", "pass", "pass", "FAIL"],
    ),
    "code_too_long_for_the_compiler_is_compiled_in_its_box": (
        LONG_TEXT,
        ["assert f() == 1", "assert g7(3) == 10"],
        ["pass", "pass"],
    ),
    "code_that_does_not_compile_is_said_so": (
        "def f(:\n",
        ["assert f() == 1"],
        ["ERROR:SyntaxError"],
    ),
    "code_nested_too_deep_hits_the_compile_limit": (
        "x = " + "-" * 20_000 + "1\n",
        ["assert x == 1"],
        ["ERROR:CompileLimit"],
    ),
    "a_null_byte_is_no_source": ("x = '\0'\n", ["assert x == 1"], ["ERROR:SyntaxError"]),
}


@pytest.fixture(scope="module")
def server() -> Iterator[ForkServerOracle]:
    with ForkServerOracle() as oracle:
        yield oracle


@pytest.mark.parametrize(("code", "tests", "outcomes"), CASES.values(), ids=CASES.keys())
def test_what_is_done_ahead_changes_no_verdict(
    server: ForkServerOracle, code: str, tests: list[str], outcomes: list[str]
) -> None:
    limits = Limits(cpu_s=1.0, idle_s=1.0)
    (verdict,) = server.verdicts([Submission(code, tuple(tests), limits)])
    assert list(verdict.released) == outcomes


def test_workers_that_were_killed_are_replaced(server: ForkServerOracle) -> None:
    """Judges and the compiler outlive suites; killed between two, they cost none its verdict."""
    pairs = [Submission("def f():\n    return 1\n", ("assert f() == 1",))] * 8
    others = set(descendants(os.getpid()))
    with ForkServerOracle() as oracle:
        assert all(verdict.passes_all for verdict in oracle.verdicts(pairs))
        waiter, fork_server, *workers = sorted(set(descendants(os.getpid())) - others)
        assert len(workers) >= 2
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        assert all(verdict.passes_all for verdict in oracle.verdicts(pairs))
        assert {waiter, fork_server} <= set(descendants(os.getpid()))
