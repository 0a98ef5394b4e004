"""The reporter: hooks, options and one fixture; each hook calls one method.

Works the same plain, with `-n 0` and with `-n 2`: workers attach plain properties to their items,
the controller collects, folds and renders.

Source: pytest, "Writing hook functions"; pytest-xdist, "Identifying workers" (`workerinput`).
"""

import shutil
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

import pytest

from reports import as_html, as_json, plots, terminal
from reports.collector import Collector
from reports.errors import ReportError
from reports.observations import (
    Observation,
    Unit,
    clean_properties,
    status_word,
    to_properties,
    unit_properties,
)
from reports.plain import plain
from reports.repair.observations import (
    RepairObservation,
    repair_properties,
    repair_status,
    repair_unit_of,
    repair_unit_properties,
)
from reports.repair.run_record import RunRecord, audit_word, run_properties
from reports.run_report import RunReport, report_on
from reports.thresholds import Threshold, parse_threshold, refuse_unknown

COLLECTOR = pytest.StashKey[Collector]()
THRESHOLDS = pytest.StashKey[tuple[Threshold, ...]]()
REPORT = pytest.StashKey[RunReport]()
OUT = "reports/out"
GATE_HELP = (
    "turn the run red unless it holds: [SYSTEM:[TIER:]]METRIC OP VALUE, e.g. 'exec@1>=0.3'; "
    "may be given several times; a partial run holds nothing"
)
RETRIEVAL_LETTERS = {"HIT": "H", "DECEIVED": "D", "MISS": "m"}
REPAIR_LETTERS = {"UNLOCKED": "U", "PUBLIC": "p", "STUCK": "s"}
AUDIT_LETTERS = {"AUDITED": "A", "AUDITED-IN-PART": "a", "AUDIT-FAILURE": "!"}
LETTERS = {**RETRIEVAL_LETTERS, **REPAIR_LETTERS, **AUDIT_LETTERS}
MARKERS = (
    "unit(system, tier, query_id, of): what an item measures",
    "repair_unit(unit): the unit and arm that a repair item measures",
)


class Questions:
    """Hooks that this plugin asks of others, so that it needs none of their imports.

    Implement them with `@pytest.hookimpl(optionalhook=True)`; unanswered, a name in a `--gate` is
    only refused at the end of the run.
    """

    def pytest_measured_systems(self, config: pytest.Config) -> Sequence[str]:
        """Ids of the systems that this run measures."""
        raise NotImplementedError

    def pytest_measured_tiers(self, config: pytest.Config) -> Sequence[str]:
        """Names of the tiers that this run measures on."""
        raise NotImplementedError


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    pluginmanager.add_hookspecs(Questions)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("execretrieval")
    group.addoption("--gate", action="append", default=[], metavar="RULE", help=GATE_HELP)
    group.addoption("--report-dir", metavar="PATH", default=OUT, help=f"default: {OUT}")
    group.addoption("--html-report", metavar="PATH", default="", help="the report as one HTML file")
    group.addoption("--plots", action="store_true", help="SVG figures into PATH/plots")


@pytest.hookimpl(trylast=True)  # after those who answer Questions are configured
def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    config.stash[COLLECTOR] = Collector()
    config.stash[THRESHOLDS] = _thresholds(config)
    if not hasattr(config, "workerinput"):  # the process that reports: no xdist worker
        config.pluginmanager.register(ControllerHooks(config), "execretrieval-controller")


def _thresholds(config: pytest.Config) -> tuple[Threshold, ...]:
    ask = config.hook
    try:
        thresholds = tuple(parse_threshold(text) for text in config.getoption("--gate"))
        refuse_unknown(
            thresholds,
            [name for names in ask.pytest_measured_systems(config=config) for name in names],
            [name for names in ask.pytest_measured_tiers(config=config) for name in names],
        )
    except ReportError as error:
        raise pytest.UsageError(str(error)) from error
    return thresholds


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for marker in item.iter_markers("unit"):
            item.user_properties.extend(unit_properties(_unit(item, marker)))
        for marker in item.iter_markers("repair_unit"):
            item.user_properties.extend(repair_unit_properties(marker.args[0]))


def _unit(item: pytest.Item, marker: pytest.Mark) -> Unit:
    try:
        return Unit(*marker.args, **marker.kwargs)
    except (TypeError, ReportError) as error:
        raise pytest.UsageError(f"unit marker of {item.nodeid}: {error}") from error


def pytest_collection_finish(session: pytest.Session) -> None:
    session.config.stash[COLLECTOR].expect(item.nodeid for item in session.items)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(node: Any, ids: list[str]) -> None:
    node.config.stash[COLLECTOR].expect(ids)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Plain properties in every process, so that JUnit says the same with and without workers."""
    report = yield
    report.user_properties = clean_properties(report.user_properties)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_report_to_serializable() -> Generator[None, Any, Any]:
    return plain((yield))


def pytest_report_teststatus(
    report: pytest.CollectReport | pytest.TestReport,
) -> tuple[str, str, str] | None:
    if report.when != "call" or not report.passed:
        return None
    properties = getattr(report, "user_properties", ())
    word = status_word(properties) or repair_status(properties) or audit_word(properties)
    return ("passed", LETTERS[word], word) if word else None


@pytest.fixture
def record_observation(request: pytest.FixtureRequest) -> Callable[[Observation], None]:
    """Attach an observation to the item: what makes a measurement item valid.

    pytest's `record_property` would warn, and so fail the item, when a JUnit file is asked for.
    """

    def record(observation: Observation) -> None:
        request.node.user_properties.extend(to_properties(observation))

    return record


@pytest.fixture
def record_repair(request: pytest.FixtureRequest) -> Callable[[RepairObservation], None]:
    """The same for a repair item; one that was collected before its unit was known gets it now."""

    def record(observation: RepairObservation) -> None:
        said = request.node.user_properties
        if repair_unit_of(said) is None:
            said.extend(repair_unit_properties(observation.unit))
        said.extend(repair_properties(observation))

    return record


@pytest.fixture
def record_run(request: pytest.FixtureRequest) -> Callable[[RunRecord], None]:
    """The same for what is said of a repair run as a whole, on one item a run."""
    return lambda record: request.node.user_properties.extend(run_properties(record))


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
        option = self._config.option
        if option.collectonly or option.setuponly or option.setupplan:
            return
        thresholds = self._config.stash[THRESHOLDS]
        report = report_on(self._collector.harvest(), thresholds, _stopped(session))
        report = self._written(report)
        self._config.stash[REPORT] = report
        if report.is_red:
            session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        report = self._config.stash.get(REPORT, None)
        if report is not None:
            width = shutil.get_terminal_size().columns
            terminalreporter.write(terminal.render(report, width, terminalreporter.hasmarkup))

    def _written(self, report: RunReport) -> RunReport:
        """The report, with a complaint when its file can't be written, and a note on figures."""
        folder = self._config.rootpath / self._config.getoption("--report-dir")
        try:
            if self._collector.items:
                as_json.write_report(folder / "summary.json", report)
        except ReportError as error:
            report = report.with_complaint(str(error))
        if self._config.getoption("--plots"):
            report = report.with_note(plots.try_plots(folder / "plots", report.summary))
        return self._as_page(report, folder)

    def _as_page(self, report: RunReport, folder: Path) -> RunReport:
        """The report once more as one HTML file, where --html-report asks for it."""
        name = self._config.getoption("--html-report")
        if not name:
            return report
        try:
            as_html.write_page(self._config.rootpath / name, report, folder / "plots")
        except ReportError as error:
            return report.with_complaint(str(error))
        return report


def _stopped(session: pytest.Session) -> bool:
    """Was the run ended early on purpose: -x, --maxfail, Ctrl-C?"""
    interrupted = session.exitstatus == pytest.ExitCode.INTERRUPTED
    return bool(session.shouldstop or session.shouldfail or interrupted)
