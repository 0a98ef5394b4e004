"""The run itself, stage by stage: `pytest suites/repair/test_run.py --repair-run NAME`.

Source: falsification paper, Procedure 1. Each item does what its stage still lacks, for hours if
need be; the same command resumes it after any kind of end.
"""

import pytest

from benchmark import repair_protocol as protocol
from benchmark.repair_records import Sample
from fixtures.repair.fixture import RepairRun
from fixtures.repair.freeze import SUMS


def test_the_pool_has_eight_candidates_a_task(repair_run: RepairRun) -> None:
    sizes = {len(pool) for pool in repair_run.pools.values()}
    assert sizes == {protocol.POOL_CANDIDATES}


def test_at_most_sixty_dead_units_are_primary(repair_run: RepairRun) -> None:
    if repair_run.pool_only:
        pytest.skip("--pool-only: units are chosen when the arms begin")
    primary = [unit for unit in repair_run.units if unit.sample is Sample.PRIMARY]
    assert len(primary) <= protocol.DEAD_UNITS_PER_CELL_MAX


def test_every_arm_has_its_four_rounds_of_every_unit(repair_run: RepairRun) -> None:
    if repair_run.pool_only:
        pytest.skip("--pool-only: the arms are not run")
    repair_run.run_arms()
    assert repair_run.complete


def test_a_finished_run_is_frozen_once(repair_run: RepairRun, pytestconfig: pytest.Config) -> None:
    if repair_run.pool_only or not pytestconfig.getoption("--freeze"):
        pytest.skip("evidence is only written with --freeze, of a whole run")
    assert (repair_run.freeze() / SUMS).is_file()
