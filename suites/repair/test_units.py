"""One item a unit and arm: UNLOCKED, PUBLIC or STUCK, read from a finished run's records; and one
a run, which has every invariant judge it: AUDITED or AUDIT-FAILURE.

Source: falsification paper, Definition 2, section 2.2.2. Without --repair-run the frozen runs are
reported; with it the named one, which is brought to its end first where it isn't there yet.
"""

from collections.abc import Callable
from functools import cache

import pytest

from audits.amendments.read import PLACE as AMENDMENTS
from audits.amendments.read import read_amendments
from audits.invariants.completeness import INVARIANT as COMPLETENESS
from audits.run_evidence import RunEvidence
from fixtures.repair.fixture import RepairRun
from reports.repair.from_run import observe_arm
from reports.repair.observations import RepairObservation, repair_from
from reports.repair.run_record import RunRecord, record_of, run_record_from
from suites.repair.repair_cases import RepairCase, cases, evidence_of, runs

LoadFinished = Callable[[str], RunEvidence]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(metafunc.config))
    if "run_name" in metafunc.fixturenames:
        metafunc.parametrize("run_name", runs(metafunc.config))


@pytest.fixture(scope="session")
def finished(pytestconfig: pytest.Config, request: pytest.FixtureRequest) -> LoadFinished:
    """The records of a run. One that is named and not complete is resumed, which asks a model."""

    @cache
    def load(run: str) -> RunEvidence:
        found = evidence_of(pytestconfig, run)
        if found is None or found.arms is None or COMPLETENESS.findings(found):
            under_way: RepairRun = request.getfixturevalue("repair_run")
            under_way.run_arms()
            found = evidence_of(pytestconfig, run)
        assert found is not None
        return found

    return load


def test_unlock(
    case: RepairCase,
    finished: LoadFinished,
    record_repair: Callable[[RepairObservation], None],
    request: pytest.FixtureRequest,
) -> None:
    run = finished(case.run)
    if case.place >= len(run.measured):
        pytest.skip(f"{case.run}: has {len(run.measured)} dead units, fewer than were asked for")
    observation = observe_arm(run, run.measured[case.place], case.arm)
    record_repair(observation)
    assert repair_from(request.node.user_properties) == observation


def test_audit(
    run_name: str,
    finished: LoadFinished,
    record_run: Callable[[RunRecord], None],
    request: pytest.FixtureRequest,
) -> None:
    begun = evidence_of(request.config, run_name)
    if begun is None or begun.arms is None:
        pytest.skip(f"{run_name}: no arm has begun")
    amendments = read_amendments(request.config.rootpath / AMENDMENTS)
    record = record_of(finished(run_name), amendments)
    record_run(record)
    assert run_record_from(request.node.user_properties) == record
