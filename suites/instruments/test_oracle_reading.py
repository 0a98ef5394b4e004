"""A suite is read once, by the client; its judge must know of each test what it would read itself.

Source: house rules for the oracle (a warm server, the same verdict).
"""

import importlib
import subprocess
import sys
from collections.abc import Iterator

import pytest

from benchmark.verdicts import Submission
from fixtures.oracle.client import ForkServerOracle

reading = importlib.import_module("fixtures.oracle.zygote.oracle_reading")
ABOVE = reading.TEXT_CHARACTERS_MAX

TESTS = {
    "a_plain_call": "assert f(1, x={'a': {3, 1, 2}}) == [1.5, None]",
    "two_calls": "assert f(1) == f(2)",
    "a_module": "import math\nassert f(math.pi) > math.e",
    "a_reflective_test": "assert getattr(f(1), 'real') == 1",
    "a_test_that_writes": "import os\nos.environ['A'] = str(f(1))",
    "a_context_manager": "with pytest.raises(ValueError):\n    f(-1)",
    "a_nested_scope": "assert [g(lambda: h(x)) for x in range(3)]",
    "a_lone_surrogate": "assert f('\\ud800') == '\\udfff'",
}
FACTS = ("call", "reflective", "leaves_no_trace", "names")


@pytest.fixture(scope="module")
def server() -> Iterator[ForkServerOracle]:
    with ForkServerOracle() as oracle:
        yield oracle


@pytest.mark.parametrize("test", TESTS.values(), ids=TESTS)
def test_what_is_packed_is_what_a_judge_reads_by_itself(test: str) -> None:
    (packed,) = reading.unpacked(reading.packed([test]))
    alone = reading.Reading(test)
    assert packed._read is not None
    assert packed.code.co_code == alone.code.co_code
    assert [getattr(packed, fact) for fact in FACTS] == [getattr(alone, fact) for fact in FACTS]


@pytest.mark.parametrize(
    "test", ["assert f(", "assert f(1) == " + "1 + " * ABOVE + "1"], ids=["broken", "long"]
)
def test_what_the_client_does_not_read_is_left_to_the_judge(test: str) -> None:
    (packed,) = reading.unpacked(reading.packed([test]))
    assert packed._read is None
    assert packed.text == test


def test_a_long_test_and_a_broken_one_get_their_own_outcomes(server: ForkServerOracle) -> None:
    long = f"assert f(2) == len({'x' * ABOVE!r})"
    tests = ("assert f(1) == 1", long, "assert f(", "assert f(3) == 3")
    (verdict,) = server.verdicts([Submission("def f(x):\n    return x\n", tests)])
    assert verdict.released == ("pass", "FAIL", "FAIL:SyntaxError", "pass")


def test_asserts_count_where_the_client_runs_optimised() -> None:
    program = (
        "import importlib\n"
        "reading = importlib.import_module('fixtures.oracle.zygote.oracle_reading')\n"
        "(test,) = reading.unpacked(reading.packed(['assert f(1) == 2']))\n"
        "try:\n"
        "    exec(test.code, {'f': lambda x: x})\n"
        "except AssertionError:\n"
        "    print('counts')\n"
    )
    command = [sys.executable, "-O", "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "counts\n"


def test_a_warning_in_a_test_is_no_error_of_the_client(server: ForkServerOracle) -> None:
    (verdict,) = server.verdicts([Submission("def f(x):\n    return x\n", ("assert f(1) is 1",))])
    assert verdict.released == ("pass",)
