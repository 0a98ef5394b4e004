"""One item a (system, tier, query): HIT, DECEIVED or MISS."""

from collections.abc import Callable

import pytest

from fixtures.retrieval.cases import RetrievalCase, retrieval_cases
from fixtures.retrieval.fixture import SYSTEMS, TIER_NAMES, LoadRun
from reports.observations import Observation, Unit, from_properties, observe


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    systems = [spec.id for spec in metafunc.config.stash[SYSTEMS]]
    tiers = metafunc.config.stash[TIER_NAMES]
    cases = [_parameter(case) for case in retrieval_cases(systems, tiers)]
    metafunc.parametrize("case", cases)


def _parameter(case: RetrievalCase) -> object:
    mark = pytest.mark.unit(
        system=case.system, tier=case.tier, query_id=case.entry.query_id, of=case.of
    )
    return pytest.param(case, id=case.id, marks=mark)


def test_rank_one(
    case: RetrievalCase,
    load_run: LoadRun,
    sandbox_statement: str,
    record_observation: Callable[[Observation], None],
    request: pytest.FixtureRequest,
) -> None:
    run = load_run(case.system, case.tier)
    unit = Unit(case.system, case.tier, case.entry.query_id, case.of)
    observation = observe(run.ranked(run.tier.query(case.entry.entry_id)), unit, sandbox_statement)
    record_observation(observation)
    assert from_properties(request.node.user_properties) == observation
