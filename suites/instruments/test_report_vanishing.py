"""Nothing vanishes: what can't cross from a worker, dies or is dropped makes the run red.

Source: pytest-xdist issue 843.
"""

import pytest

from suites.instruments.inner_runs import (
    MEASUREMENTS,
    WORKERS,
    junit_cases,
    properties_of,
    run,
    summary_of,
)

BOTH = pytest.mark.parametrize("mode", [(), WORKERS], ids=["plain", "n-2"])

CANNOT_CROSS = r"""
import enum
import sys
from decimal import Decimal
from pathlib import Path

import numpy as np
import pytest

class Color(str, enum.Enum):
    RED = "red"

class Hostile:
    def __str__(self):
        raise RuntimeError("no text")

def test_surrogate_in_the_message():
    assert "\ud800" == "x"

def test_surrogate_in_the_output():
    print("\udfff")
    sys.stderr.write("\udfff")
    assert False, "seen"

@pytest.mark.parametrize("value", [np.float64(0.5), np.int64(3), Path("a/b"), Decimal("0.10"),
    Color.RED, Hostile(), object, {"k": {np.float32(1.0)}}, np.array([1, 2]), "\ud800"],
    ids=["float64", "int64", "path", "decimal", "enum", "hostile", "class", "nested", "array",
    "surrogate"])
def test_property(value, request):
    request.node.user_properties.append(("x", value))
    assert 0

def test_skip():
    pytest.skip("\ud800")

def test_good():
    pass
"""

VALUES = {
    "float64": "0.5",
    "int64": "3",
    "path": "a/b",
    "decimal": "0.10",
    "enum": "red",
    "class": "<builtins.type>",
    "nested": "{'k': [1.0]}",
    "array": "[1, 2]",
    "surrogate": "\\ud800",
}


@BOTH
def test_a_surrogate_and_an_odd_property_leave_the_failure_in_terminal_junit_and_exit_code(
    pytester: pytest.Pytester, mode: tuple[str, ...]
) -> None:
    pytester.makepyfile(CANNOT_CROSS)
    result = run(pytester, "-rA", *mode)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(failed=12, skipped=1, passed=1)
    cases = junit_cases(pytester)
    assert len(cases) == 14
    assert sum(case.find("failure") is not None for case in cases.values()) == 12
    for name in ("test_surrogate_in_the_message", "test_surrogate_in_the_output"):
        assert any(line.startswith("FAILED") and name in line for line in result.outlines)
    found = {name: properties_of(cases[f"test_property[{name}]"]) for name in VALUES}
    assert found == {name: [("x", value)] for name, value in VALUES.items()}
    assert "Hostile>" in properties_of(cases["test_property[hostile]"])[0][1]
    assert summary_of(pytester)["items"] == {
        "selected": 14,
        "passed": 1,
        "failed": 12,
        "skipped": 1,
        "lost": 0,
    }


@BOTH
def test_junit_stays_well_formed_with_control_characters_in_names_and_values(
    pytester: pytest.Pytester, mode: tuple[str, ...]
) -> None:
    pytester.makepyfile(
        r"""
        import pytest

        @pytest.mark.parametrize("text", ["\x00\x1b[1m\ud800\ufffe<&>\"'"], ids=["odd"])
        def test_odd(text, request):
            request.node.user_properties += [("value", text), (text, "name"), (3, "number")]
            print(text)
            assert not text, text
        """
    )
    result = run(pytester, *mode)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    text = (pytester.path / "junit.xml").read_text(encoding="utf-8")
    assert text.startswith('<?xml version="1.0" encoding="utf-8"?>')
    named = dict(properties_of(junit_cases(pytester)["test_odd[odd]"]))
    assert named["\\x00\\x1b[1m\\ud800\\ufffe<&>\"'"] == "name"
    assert named["3"] == "number"
    assert "value" in named


def test_a_worker_that_dies_is_a_failed_item_infra_for_its_unit_and_exit_1(
    pytester: pytest.Pytester,
) -> None:
    pytester.makepyfile(
        MEASUREMENTS.replace("import pytest\n", "import os\nimport pytest\n", 1)
        + '    if made.unit.query_id == "q2":\n        os._exit(0)\n'
    )
    result = run(pytester, *WORKERS)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=3, failed=1)
    result.stdout.fnmatch_lines(["*crashed while running*test_unit?q2?*"])
    report = summary_of(pytester)
    assert report["items"]["lost"] == 0
    (row,) = report["summary"]["systems"]
    assert row["infra_queries"] == ["q2"]
    assert row["counts"]["scored"] == 3


DROPPER = """
from reports.collector import Collector

take = Collector.take

def pytest_sessionstart(session):
    def leaky(self, item_id, phase, outcome, properties):
        if not ("q2" in item_id and phase in {phases!r}):
            take(self, item_id, phase, outcome, properties)
    Collector.take = leaky

def pytest_unconfigure(config):
    Collector.take = take
"""


@pytest.mark.parametrize(
    "phases",
    [("setup", "call", "teardown"), ("call", "teardown"), ("teardown",)],
    ids=["all_phases", "call_and_teardown", "teardown"],
)
def test_an_item_whose_end_never_arrived_makes_the_run_red_and_is_named(
    pytester: pytest.Pytester, phases: tuple[str, ...]
) -> None:
    pytester.makepyfile(MEASUREMENTS)
    pytester.makeconftest(DROPPER.format(phases=phases))
    result = run(pytester)
    result.assert_outcomes(passed=4)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(
        [
            "bm25 partial: 3 of 4 queries; verdicts withheld",
            "1 selected items never reported their end: *test_unit?q2?; the run is not complete",
        ]
    )
    assert summary_of(pytester)["items"]["lost"] == 1


def test_an_item_that_a_worker_swallows_makes_the_run_red_and_is_named(
    pytester: pytest.Pytester,
) -> None:
    pytester.makepyfile(MEASUREMENTS)
    pytester.makeconftest(
        """
        import pytest

        @pytest.hookimpl(tryfirst=True)
        def pytest_runtest_protocol(item):
            return True if "q3" in item.nodeid else None
        """
    )
    result = run(pytester, *WORKERS)
    result.assert_outcomes(passed=3)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["1 selected items never reported their end: *test_unit?q3?*"])
