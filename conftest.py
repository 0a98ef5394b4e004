"""The guest list."""

pytest_plugins = (
    "fixtures.oracle.fixture",
    "fixtures.gates.fixture",
    "fixtures.evidence.fixture",
    "fixtures.rerankers.fixture",
    "fixtures.retrieval.fixture",
    "fixtures.noise.fixture",
    "fixtures.repair.fixture",
    "reports.plugin",
    "pytester",
)
