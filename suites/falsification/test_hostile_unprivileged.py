"""The same hostile cases for an ordinary user: started by root as `nobody`, else as we are."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from suites.falsification.test_hostile_public import BY_ID, CASES, Case, matches

ROOT = Path(__file__).parents[2]
NOBODY = 65534
SYSTEM_PYTHON = Path("/usr/bin/python3")  # ours may lie where an ordinary user can't read it
AS_NOBODY = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
DRIVER = ["-m", "suites.falsification.unprivileged"]


def start_as_nobody(arguments: list[str], text: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*AS_NOBODY, str(SYSTEM_PYTHON), *arguments],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", "PATH": os.environ["PATH"]},
    )


def unavailable_reason() -> str:
    """Empty when we can become nobody and run our code then; else why not."""
    if os.getuid() != 0:
        return "not root: the other hostile items ran as an ordinary user already"
    if not shutil.which("setpriv") or not SYSTEM_PYTHON.exists():
        return "no setpriv or no system Python to run as nobody"
    trial = start_as_nobody(["-c", "import fixtures.oracle.client"], "")
    if trial.returncode:
        return f"nobody can't run our code here: {trial.stderr.strip().splitlines()[-1]}"
    return ""


@pytest.fixture(scope="session")
def said() -> dict[str, Any]:
    """What the oracle said as nobody, all cases in one run."""
    reason = unavailable_reason() if CASES else "no file of hostile cases"
    if reason:
        pytest.skip(reason)
    asked = [[case["code"], case["tests"]] for case in CASES]
    done = start_as_nobody(DRIVER, json.dumps(asked))
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_nobody_has_the_layers_that_root_has(said: dict[str, Any]) -> None:
    assert said["layers"]["missing"] == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"hostile-nobody-{case['id']}")
def test_hostile_case_as_nobody_gets_the_outcome_it_must_get(
    case: Case, said: dict[str, Any]
) -> None:
    outcomes = said["outcomes"][list(BY_ID).index(case["id"])]
    assert len(outcomes) == len(case["expected"])
    for allowed, outcome in zip(case["expected"], outcomes, strict=True):
        assert matches(allowed, outcome), outcomes
