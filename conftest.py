"""The guest list."""

pytest_plugins = (
    "fixtures.oracle.fixture",
    "fixtures.retrieval.fixture",
    "reports.plugin",
    "pytester",
)
