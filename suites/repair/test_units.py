"""One item a unit and arm: UNLOCKED, PUBLIC or STUCK, read from a finished run's records; and one
a run, which has every invariant judge it: AUDITED or AUDIT-FAILURE.

Source: falsification paper, Definition 2, section 2.2.2. Without --repair-run the frozen runs are
reported; with it the named one, which is brought to its end first where it isn't there yet. With
`--as-is` it is only read: units and arms that lack a round are skipped, and no verdict is given.
"""

from collections.abc import Callable
from functools import cache

import pytest

from audits.amendments.read import PLACE as AMENDMENTS
from audits.amendments.read import read_amendments
from audits.invariants.completeness import INVARIANT as COMPLETENESS
from audits.invariants.completeness import missing
from audits.run_evidence import RunEvidence
from fixtures.repair.fixture import RepairRun
from reports.repair.from_run import observe_arm
from reports.repair.observations import RepairObservation, repair_from
from reports.repair.run_record import RunRecord, record_of, run_record_from
from reports.repair.run_state import Pair, open_pairs, state_of, unclaimed
from suites.repair.repair_cases import RepairCase, cases, evidence_of, may_be_open, runs

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
        if found is not None and pytestconfig.getoption("--as-is"):
            return found
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
    unit, open_ = run.measured[case.place], frozenset[Pair]()
    if may_be_open(request.config, run):
        open_ = open_pairs(run)
    if (unit.task, case.arm) in open_:
        pytest.skip(f"{case.run}: under way, a round of {unit.task} under {case.arm} is to come")
    observation = observe_arm(run, unit, case.arm)
    if open_:
        observation = unclaimed(observation, state_of(run))
    record_repair(observation)
    assert repair_from(request.node.user_properties) == observation


def test_audit(
    run_name: str,
    finished: LoadFinished,
    record_run: Callable[[RunRecord], None],
    request: pytest.FixtureRequest,
) -> None:
    run = evidence_of(request.config, run_name)
    if run is None:
        pytest.skip(f"{run_name}: has not begun; suites/repair/test_run.py begins it")
    if run.arms is not None:
        run = finished(run_name)
    amendments = read_amendments(request.config.rootpath / AMENDMENTS)
    under_way = may_be_open(request.config, run) and any(missing(run))
    record = record_of(run, amendments, under_way=under_way)
    record_run(record)
    assert run_record_from(request.node.user_properties) == record
