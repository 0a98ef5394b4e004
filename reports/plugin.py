"""The reporter: hooks and options only; each hook calls one method.

Works the same plain, with `-n 0` and with `-n 2`: workers attach plain properties to their items,
the controller collects, folds and renders.
"""

from collections.abc import Generator
from typing import Any

import pytest

from reports import as_json, terminal
from reports.collector import Collector
from reports.errors import ReportError
from reports.observations import Unit, unit_properties
from reports.plain import plain
from reports.summary import Summary
from reports.thresholds import Threshold, ThresholdResult, apply_thresholds, parse_threshold

COLLECTOR = pytest.StashKey[Collector]()
THRESHOLDS = pytest.StashKey[tuple[Threshold, ...]]()
RESULT = pytest.StashKey[tuple[Summary, tuple[ThresholdResult, ...]]]()
LETTERS = {"HIT": "H", "DECEIVED": "D", "MISS": "m"}


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("execretrieval")
    group.addoption(
        "--gate",
        action="append",
        default=[],
        metavar="RULE",
        help="turn the run red unless it holds: [SYSTEM:[TIER:]]METRIC OP VALUE, "
        "e.g. 'exec@1>=0.3'; may be given several times",
    )
    group.addoption(
        "--report-dir", metavar="PATH", default="reports/out", help="default: reports/out"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "unit(system, tier, query_id, of): what an item measures")
    config.stash[COLLECTOR] = Collector()
    try:
        rules = tuple(parse_threshold(text) for text in config.getoption("--gate"))
    except ReportError as error:
        raise pytest.UsageError(str(error)) from error
    config.stash[THRESHOLDS] = rules
    if not hasattr(config, "workerinput"):  # the process that reports: no xdist worker
        config.pluginmanager.register(ControllerHooks(config), "execretrieval-controller")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for marker in item.iter_markers("unit"):
            item.user_properties.extend(unit_properties(Unit(**marker.kwargs)))


def pytest_collection_finish(session: pytest.Session) -> None:
    session.config.stash[COLLECTOR].expect(item.nodeid for item in session.items)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(node: Any, ids: list[str]) -> None:
    node.config.stash[COLLECTOR].expect(ids)


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, Any, Any]:
    return plain((yield))


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    outcome = dict(getattr(report, "user_properties", ())).get("outcome")
    if report.when != "call" or not report.passed or outcome not in LETTERS:
        return None
    return "passed", LETTERS[str(outcome)], str(outcome)


class ControllerHooks:
    """What only the reporting process does; an object, as these hooks are not given the config."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._collector = config.stash[COLLECTOR]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._collector.take(
            report.nodeid, str(report.when), report.outcome, list(report.user_properties)
        )

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self._config.option.collectonly:
            return
        summary = self._collector.fold()
        results = apply_thresholds(self._config.stash[THRESHOLDS], summary)
        self._config.stash[RESULT] = summary, results
        if self._collector.lost or not all(result.holds for result in results):
            session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED
        if self._collector.outcomes:
            path = self._config.rootpath / self._config.getoption("--report-dir") / "summary.json"
            as_json.write_summary(path, summary, results, self._collector.counts())

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if RESULT not in self._config.stash:
            return
        summary, results = self._config.stash[RESULT]
        writer = terminalreporter
        writer.write(terminal.render(summary, writer._tw.fullwidth, writer.hasmarkup))
        writer.write(terminal.render_thresholds(results))
        if self._collector.lost:
            writer.write_line(self._collector.lost_sentence(), red=True)
