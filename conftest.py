"""The guest list."""

pytest_plugins = (
    "fixtures.oracle.fixture",
    "fixtures.gates.fixture",
    "fixtures.rerankers.fixture",
    "fixtures.evidence.fixture",
    "fixtures.retrieval.fixture",
    "fixtures.noise.fixture",
    "reports.plugin",
    "pytester",
)
