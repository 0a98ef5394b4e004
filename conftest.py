"""The guest list."""

pytest_plugins = (
    "fixtures.oracle.fixture",
    "fixtures.gates.fixture",
    "fixtures.rerankers.fixture",
    "fixtures.evidence.fixture",
    "fixtures.retrieval.fixture",
    "fixtures.noise.fixture",
    "fixtures.repair.fixture",
    "reports.plugin",
    "pytester",
)
