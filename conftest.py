"""The guest list."""

pytest_plugins = (
    "fixtures.oracle.fixture",
    "fixtures.gates.fixture",
    "fixtures.rerankers.fixture",
    "fixtures.retrieval.fixture",
    "reports.plugin",
    "pytester",
)
