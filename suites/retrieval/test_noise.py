"""One item a (system, way): does the same system order the same pairs the same way again?

Source: ours; a gain of a system below its own noise floor is no gain.
"""

import pytest

from benchmark import protocol
from benchmark.corpus.plan import CORE
from fixtures.noise.fixture import LoadNoise
from fixtures.noise.run import ways_of
from fixtures.retrieval.fixture import SYSTEMS, TIER_NAMES
from reports.noise import noise_properties


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every way of every system of the run, on the core tier if it is in the run."""
    core = CORE in metafunc.config.stash[TIER_NAMES]
    cases = [(s.id, w) for s in metafunc.config.stash[SYSTEMS] for w in ways_of(s) if core]
    metafunc.parametrize(("system", "way"), cases, ids=[f"{s}-{w}" for s, w in cases])


def test_fewer_than_one_pair_in_two_hundred_changes_its_order(
    system: str, way: str, load_noise: LoadNoise, request: pytest.FixtureRequest
) -> None:
    flips = load_noise(system, CORE, way)
    request.node.user_properties.extend(noise_properties(system, CORE, way, flips))
    assert flips.share is not None
    assert flips.share <= protocol.NOISE_FLOOR_MAX, flips
