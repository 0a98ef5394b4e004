"""Runs of pytest inside a test, with the reporter alone, plain and with workers."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from defusedxml import ElementTree

WORKERS: Final = ("-n", "2")
MODES: Final[tuple[tuple[str, ...], ...]] = ((), ("-n", "0"), WORKERS)

MEASUREMENTS: Final = """
import pytest
from suites.instruments.observed import ABOVE, BELOW, TIED, DECEIVED, HIT, MISS, observed

MADE = (
    observed("q1", HIT, of=4),
    observed("q2", DECEIVED, of=4, paired=(ABOVE, ABOVE, TIED, BELOW)),
    observed("q3", MISS, of=4, gap=-1 / 3, block_size=2),
    observed("q4", HIT, of=4, domain="date_time"),
)

def unit(made):
    u = made.unit
    mark = pytest.mark.unit(system=u.system, tier=u.tier, query_id=u.query_id, of=u.of)
    return pytest.param(made, id=u.query_id, marks=mark)

@pytest.mark.parametrize("made", [unit(made) for made in MADE])
def test_unit(made, record_observation):
    record_observation(made)
"""


def run(pytester: pytest.Pytester, *options: str) -> pytest.RunResult:
    """One inner run in this process, warnings as errors; its workers are processes."""
    return pytester.runpytest_inprocess(
        *("-p", "reports.plugin", "-p", "no:cacheprovider", "-W", "error"),
        *("--strict-markers", "--junitxml=junit.xml"),
        *options,
    )


def summary_file(pytester: pytest.Pytester) -> Path:
    return pytester.path / "reports" / "out" / "summary.json"


def summary_of(pytester: pytest.Pytester) -> dict[str, Any]:
    """summary.json, refusing what strict JSON has not."""
    text = summary_file(pytester).read_text(encoding="utf-8")
    parsed: dict[str, Any] = json.loads(text, parse_constant=_refuse)
    return parsed


def _refuse(constant: str) -> None:
    raise ValueError(f"summary.json: is not strict JSON, got {constant}; expected null")


def junit_cases(pytester: pytest.Pytester) -> dict[str, Any]:
    """The testcase elements of the JUnit file by name, read by a strict parser."""
    cases = list(ElementTree.parse(pytester.path / "junit.xml").iter("testcase"))
    by_name = {str(case.get("name")): case for case in cases}
    assert len(by_name) == len(cases), "a testcase is there twice"
    return by_name


def properties_of(case: Any) -> list[tuple[str, str]]:
    """Name and value of each property, in order; there is at most one set of them."""
    sets = case.findall("properties")
    assert len(sets) <= 1, "a testcase has several sets of properties"
    return [(p.get("name"), p.get("value")) for s in sets for p in s.findall("property")]
