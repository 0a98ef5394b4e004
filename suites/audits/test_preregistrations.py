"""Frozen plans are readable, their powers are right, and amendments name the plan they amend."""

from pathlib import Path

import pytest

from audits.amendments.read import PLACE as AMENDMENTS
from audits.amendments.read import read_amendments
from audits.preregistration.read import PLACE, read_preregistration
from benchmark import repair_protocol as protocol
from benchmark.stats.power import conditional_power

ROOT = Path(__file__).parents[2]
PLANS = sorted((ROOT / PLACE).glob("*.toml"))


@pytest.fixture(params=PLANS, ids=[path.stem for path in PLANS])
def plan_path(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def test_powers_are_the_exact_conditional_ones(plan_path: Path) -> None:
    plan = read_preregistration(plan_path).preregistration
    assert plan.power_alpha == pytest.approx(protocol.FIRST_STEP_ALPHA, rel=1e-15)
    for row in plan.power:
        exact = conditional_power(row.discordant, row.favorable, alpha=plan.power_alpha)
        assert (row.critical if row.critical >= 0 else None) == exact.critical
        assert row.power == pytest.approx(exact.power, abs=5e-5)


def test_rules_are_the_paper_s(plan_path: Path) -> None:
    plan = read_preregistration(plan_path).preregistration
    assert (plan.rules.alpha, plan.rules.share_level) == (
        protocol.FAMILY_ALPHA,
        protocol.SHARE_LEVEL,
    )
    assert (plan.rules.harm_share_max, plan.rules.rescue_share) == (
        protocol.HARM_SHARE_MAX,
        float(protocol.MATERIAL_RESCUE_SHARE),
    )
    assert (plan.rules.cell_guard_net, plan.rules.cell_guard_alpha) == (
        protocol.CELL_GUARD_NET,
        protocol.CELL_GUARD_ALPHA,
    )
    assert (plan.decoding.rounds, plan.decoding.temperature) == (
        protocol.ROUNDS,
        protocol.TEMPERATURE,
    )
    assert plan.population.pool_candidates == protocol.POOL_CANDIDATES
    assert plan.benchmark.hidden_tests_max == protocol.HIDDEN_TESTS_MAX


def test_every_amendment_names_a_plan_by_its_digest() -> None:
    digests = {path.stem: read_preregistration(path).sha256 for path in PLANS}
    for amendment in read_amendments(ROOT / AMENDMENTS):
        assert digests.get(amendment.amends) == amendment.preregistration_sha256
