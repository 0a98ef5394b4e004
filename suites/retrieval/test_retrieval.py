"""One item a (system, tier, query): HIT, DECEIVED or MISS."""

from collections.abc import Callable

import pytest

from fixtures.rerankers.fixture import RERANKED
from fixtures.retrieval.cases import RetrievalCase, retrieval_cases
from fixtures.retrieval.fixture import SYSTEMS, TIER_NAMES, LoadRun, LoadTier
from fixtures.retrieval.reranked import Reranked
from fixtures.retrieval.run import RetrievalRun
from reports.observations import Observation, Unit, from_properties, observe
from reports.rerank_note import RerankNote


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    systems = [spec.id for spec in metafunc.config.stash[SYSTEMS]]
    reranked = {spec.id: spec.sample for spec in metafunc.config.stash[RERANKED]}
    tiers = metafunc.config.stash[TIER_NAMES]
    cases = [_parameter(case) for case in retrieval_cases([*systems, *reranked], tiers, reranked)]
    metafunc.parametrize("case", cases)


def _parameter(case: RetrievalCase) -> object:
    mark = pytest.mark.unit(
        system=case.system, tier=case.tier, query_id=case.entry.query_id, of=case.of
    )
    return pytest.param(case, id=case.id, marks=mark)


@pytest.fixture(scope="session")
def note_of(
    pytestconfig: pytest.Config, load_tier: LoadTier
) -> Callable[[RetrievalCase, RetrievalRun], RerankNote | None]:
    """What a reranked system is compared with and what a query cost; None for any other."""
    specs = {spec.id: spec for spec in pytestconfig.stash[RERANKED]}

    def note(case: RetrievalCase, run: RetrievalRun) -> RerankNote | None:
        if not isinstance(run.scored, Reranked):
            return None
        spec = specs[case.system]
        return RerankNote(
            first_stage=spec.first.id,
            placebos=spec.placebo_ids,
            top_k=spec.reranker.top_k,
            of_tier=len(load_tier(case.tier).queries),
            account=run.scored.accounts[case.entry.query_id],
        )

    return note


def test_rank_one(
    case: RetrievalCase,
    load_run: LoadRun,
    note_of: Callable[[RetrievalCase, RetrievalRun], RerankNote | None],
    sandbox_statement: str,
    record_observation: Callable[[Observation], None],
    request: pytest.FixtureRequest,
) -> None:
    run = load_run(case.system, case.tier)
    unit = Unit(case.system, case.tier, case.entry.query_id, case.of)
    ranked = run.ranked(run.tier.query(case.entry.entry_id))
    observation = observe(ranked, unit, sandbox_statement, note_of(case, run))
    record_observation(observation)
    assert from_properties(request.node.user_properties) == observation
