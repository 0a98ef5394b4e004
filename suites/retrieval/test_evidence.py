"""Frozen runs: the file is the one its manifest names, its scores come out bit by bit, and with
--live the model gives its vectors again.

Source: ExecRetrieval Appendix D (released embeddings).
"""

from collections.abc import Callable
from dataclasses import asdict

import numpy as np
import pytest

from benchmark.corpus.plan import CORE
from benchmark.ports import Compared
from benchmark.records import Tier
from fixtures.embedders.catalogue import COSINE, SystemSpec
from fixtures.embedders.kinds import make_system
from fixtures.evidence.answers import FOLDER, find_answers, freeze_answers
from fixtures.evidence.fixture import FindEvidence, retrieval_evidence
from fixtures.evidence.freeze import freeze
from fixtures.evidence.frozen import (
    LIVE_COSINE_MIN,
    PLACE,
    Evidence,
    find,
    least_cosine,
    scores_digest,
)
from fixtures.ledger_store import Ledger
from fixtures.noise.fixture import LoadNoise
from fixtures.noise.run import ways_of
from fixtures.oracle.cached import CachedOracle
from fixtures.rerankers.catalogue import RerankedSpec
from fixtures.rerankers.fixture import RERANKED
from fixtures.retrieval.fixture import SYSTEMS, TIER_NAMES, LoadRun, LoadTier
from fixtures.retrieval.reranked import Reranked
from fixtures.retrieval.run import RetrievalRun, execute_top, records_digest
from fixtures.retrieval.scored import Scored

LIVE_SCORE_MAX = 1e-9  # of systems without vectors: how far a frozen score may be from a live one


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "frozen_system" in metafunc.fixturenames:
        here = metafunc.config.rootpath / PLACE
        metafunc.parametrize("frozen_system", sorted(path.stem for path in here.glob("*.json")))
    if "frozen_answer" in metafunc.fixturenames:
        here = metafunc.config.rootpath / PLACE / FOLDER
        metafunc.parametrize("frozen_answer", sorted(path.stem for path in here.glob("*.json")))
    if "spec" in metafunc.fixturenames:
        specs: tuple[SystemSpec, ...] = metafunc.config.stash[SYSTEMS]
        metafunc.parametrize("spec", specs, ids=[spec.id for spec in specs])
    if "reranked" in metafunc.fixturenames:
        chosen: tuple[RerankedSpec, ...] = metafunc.config.stash[RERANKED]
        metafunc.parametrize("reranked", chosen, ids=[each.id for each in chosen])
    if "tier_name" in metafunc.fixturenames:
        tiers: tuple[str, ...] = metafunc.config.stash[TIER_NAMES]
        metafunc.parametrize("tier_name", tiers)


@pytest.fixture
def live(pytestconfig: pytest.Config) -> None:
    if not pytestconfig.getoption("--live"):
        pytest.skip("asks the model itself; only with --live")


@pytest.fixture
def freezing(pytestconfig: pytest.Config) -> None:
    if not pytestconfig.getoption("--freeze"):
        pytest.skip("writes evidence; only with --freeze")


@pytest.fixture
def evidence(spec: SystemSpec, tier_name: str, find_evidence: FindEvidence) -> Evidence:
    found = find_evidence(spec.id, tier_name)
    if found is None:
        pytest.skip(f"{spec.id} on {tier_name}: not frozen; pytest suites/retrieval --freeze")
    return found


def test_the_file_is_the_one_that_its_manifest_names(
    frozen_system: str, pytestconfig: pytest.Config
) -> None:
    found = find(pytestconfig.rootpath / PLACE, frozen_system)
    assert found is not None
    assert found.arrays  # refuses another hash
    assert found.manifest["system"] == frozen_system


def test_answers_are_the_ones_that_their_manifest_names(
    frozen_answer: str, pytestconfig: pytest.Config
) -> None:
    system, tier = frozen_answer.rsplit(".", 1)
    found = find_answers(pytestconfig.rootpath / PLACE, system, tier)
    assert found is not None
    assert len(found.rows) == found.manifest["n_queries"]  # refuses another hash


def test_scores_from_the_frozen_file_are_the_frozen_scores(
    evidence: Evidence, tier_name: str, load_run: LoadRun, spec: SystemSpec
) -> None:
    run = load_run(spec.id, tier_name)
    expected = evidence.manifest["tiers"][tier_name]["scores"]
    assert scores_digest(np.asarray(run.scored.matrix)) == expected or _is_live(run.scored)


def _is_live(scored: Scored) -> bool:
    return scored.folder.parent.name != "frozen-scores"


@pytest.mark.usefixtures("live")
def test_the_model_gives_the_frozen_vectors_again(
    evidence: Evidence,
    tier_name: str,
    load_tier: LoadTier,
    load_scored: Callable[[str, str], Scored],
    spec: SystemSpec,
) -> None:
    tier, live = load_tier(tier_name), load_scored(spec.id, tier_name)
    frozen = evidence.vectors(tier)
    if frozen is None:
        kept = evidence.kept(tier)
        assert np.abs(np.asarray(live.matrix)[kept.rows, kept.columns] - kept.values).max() <= (
            LIVE_SCORE_MAX
        )
        return
    for ours, theirs in zip(live.vectors, frozen, strict=True):
        cosine, row = least_cosine(np.asarray(ours), theirs)
        assert cosine >= LIVE_COSINE_MIN, f"row {row}"


@pytest.mark.usefixtures("freezing")
def test_freeze(
    spec: SystemSpec,
    load_run: LoadRun,
    load_noise: LoadNoise,
    oracle: CachedOracle,
    ledger: Ledger,
    verdict_ledger: Ledger,
    sandbox_statement: str,
    pytestconfig: pytest.Config,
) -> None:
    """Writes the evidence of a system where it is asked for and there is none."""
    folder = retrieval_evidence(pytestconfig)
    if find(folder, spec.id) is not None:
        pytest.skip(f"{spec.id}: frozen already, and never written again")
    tiers: tuple[str, ...] = pytestconfig.stash[TIER_NAMES]
    if CORE not in tiers:
        pytest.skip(f"{spec.id}: the noise floor is of the core tier; freeze it with the others")
    runs = [load_run(spec.id, tier_name) for tier_name in tiers]
    system = make_system(spec)
    about = {
        "fingerprint": system.fingerprint,
        "similarity": system.similarity if isinstance(system, Compared) else COSINE,
        "contained": sandbox_statement,
        "noise": {CORE: {way: asdict(load_noise(spec.id, CORE, way)) for way in ways_of(spec)}},
    }

    def execute(scored: Scored, tier: Tier) -> RetrievalRun:
        return execute_top(scored, tier, oracle, verdict_ledger)

    made = freeze(runs, about, folder, ledger, execute)
    for run in runs:
        assert made.covers(run.tier.name, records_digest(run.tier))


@pytest.mark.usefixtures("freezing")
def test_freeze_answers(
    reranked: RerankedSpec,
    tier_name: str,
    load_run: LoadRun,
    sandbox_statement: str,
    pytestconfig: pytest.Config,
) -> None:
    """Writes a reranker's answers where that is asked for and there are none."""
    folder = retrieval_evidence(pytestconfig)
    if find_answers(folder, reranked.id, tier_name) is not None:
        pytest.skip(f"{reranked.id} on {tier_name}: frozen already, and never written again")
    run = load_run(reranked.id, tier_name)
    assert isinstance(run.scored, Reranked)
    made = freeze_answers(run.scored, reranked, run.tier, folder, sandbox_statement)
    assert made.fit(reranked, run.tier)
