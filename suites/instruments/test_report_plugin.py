"""The reporter in inner runs: the same words, files and numbers with and without workers."""

import pytest

from suites.instruments.inner_runs import (
    MEASUREMENTS,
    MODES,
    WORKERS,
    junit_cases,
    properties_of,
    run,
    summary_file,
    summary_of,
)

BOTH = pytest.mark.parametrize("mode", [(), WORKERS], ids=["plain", "n-2"])


def test_all_modes_write_the_same_bytes_and_the_same_properties(
    pytester: pytest.Pytester,
) -> None:
    pytester.makepyfile(MEASUREMENTS)
    summaries, properties = [], []
    for mode in (*MODES, ()):
        result = run(pytester, *mode)
        result.assert_outcomes(passed=4)
        assert result.ret == pytest.ExitCode.OK
        summaries.append(summary_file(pytester).read_bytes())
        cases = junit_cases(pytester)
        properties.append({name: properties_of(case) for name, case in sorted(cases.items())})
    assert len(set(summaries)) == 1
    assert all(found == properties[0] for found in properties)
    names = [name for name, _value in properties[0]["test_unit[q1]"]]
    assert len(set(names)) == len(names)
    assert names[:5] == ["kind", "system", "tier", "query_id", "of"]


@BOTH
def test_the_observation_is_the_status_word_and_the_item_passes(
    pytester: pytest.Pytester, mode: tuple[str, ...]
) -> None:
    pytester.makepyfile(MEASUREMENTS)
    result = run(pytester, "-v", *mode)
    result.assert_outcomes(passed=4)
    for query, word in (("q1", "HIT"), ("q2", "DECEIVED"), ("q3", "MISS"), ("q4", "HIT")):
        lines = [line for line in result.outlines if f"[{query}]" in line and word in line]
        assert lines, (query, word)


def test_the_letters_are_H_D_and_m(pytester: pytest.Pytester) -> None:  # noqa: N802
    pytester.makepyfile(MEASUREMENTS)
    assert any(line.startswith("HDmH") for line in run(pytester, "-q").outlines)


def test_a_check_item_that_records_an_outcome_keeps_its_dot(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        def test_check(request):
            request.node.user_properties.append(("outcome", "HIT"))
        """
    )
    assert any(line.startswith(". ") for line in run(pytester, "-q").outlines)


@BOTH
def test_setup_failures_are_infra_skips_are_missing_and_both_are_listed(
    pytester: pytest.Pytester, mode: tuple[str, ...]
) -> None:
    pytester.makepyfile(
        MEASUREMENTS
        + """
@pytest.fixture(autouse=True)
def trouble(request):
    name = request.node.name
    if "q2" in name:
        raise RuntimeError("no model")
    if "q3" in name:
        pytest.skip("not installed")
    yield
    assert "q4" not in name, "teardown"
"""
    )
    result = run(pytester, *mode)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    (row,) = summary_of(pytester)["summary"]["systems"]
    assert row["counts"] == {
        "scored": 1,
        "infra": 2,
        "of": 4,
        "missing": 1,
        "complete": False,
    }
    assert (row["infra_queries"], row["skipped_queries"]) == (["q2", "q4"], ["q3"])
    result.stdout.fnmatch_lines(["bm25 partial: 1 of 4 queries; verdicts withheld"])


def test_a_measurement_that_passes_without_an_observation_is_infra_and_the_run_red(
    pytester: pytest.Pytester,
) -> None:
    pytester.makepyfile(MEASUREMENTS.replace("record_observation(made)", "pass"))
    result = run(pytester)
    result.assert_outcomes(passed=4)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*q1]: passed without an observation*record_observation"])
    assert summary_of(pytester)["summary"]["systems"][0]["counts"]["infra"] == 4


def test_a_garbled_payload_makes_the_run_red_and_names_the_item(
    pytester: pytest.Pytester,
) -> None:
    pytester.makepyfile(
        MEASUREMENTS.replace("(made, record_observation):", "(made, record_observation, request):")
        + '    request.node.user_properties.append(("paired", "[[1]]"))\n'
    )
    result = run(pytester)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*test_unit?q1?: observation of q1: garbled, got ValueError*"])


def test_two_measurements_of_a_unit_that_differ_make_the_run_red(
    pytester: pytest.Pytester,
) -> None:
    pytester.makepyfile(MEASUREMENTS.replace('observed("q2", DECEIVED', 'observed("q1", DECEIVED'))
    result = run(pytester)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["observations of core bm25 q1: two that differ*"])


@BOTH
def test_a_report_that_arrives_twice_counts_once(
    pytester: pytest.Pytester, mode: tuple[str, ...]
) -> None:
    pytester.makepyfile(MEASUREMENTS)
    run(pytester)
    once = summary_file(pytester).read_bytes()
    pytester.makeconftest(
        """
        import pytest

        again = []

        def pytest_runtest_logreport(report):
            again.append(report)

        @pytest.hookimpl(tryfirst=True)
        def pytest_sessionfinish(session):
            if not hasattr(session.config, "workerinput"):
                hooks = session.config.pluginmanager.getplugin("execretrieval-controller")
                for report in reversed(again):
                    hooks.pytest_runtest_logreport(report)
        """
    )
    assert run(pytester, *mode).ret == pytest.ExitCode.OK
    assert summary_file(pytester).read_bytes() == once


def test_a_unit_marker_that_is_none_is_a_usage_error_naming_the_item(
    pytester: pytest.Pytester,
) -> None:
    pytester.makepyfile(
        """
        import pytest

        @pytest.mark.unit(system="bm25", tier="core")
        def test_unit():
            pass
        """
    )
    result = run(pytester)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*unit marker of *test_unit*query_id*"])


def test_a_report_dir_that_cannot_be_written_makes_the_run_red(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(MEASUREMENTS)
    (pytester.path / "taken").write_text("a file")
    result = run(pytester, "--report-dir", "taken")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["--report-dir: can't be written, got *taken*"])
    assert not summary_file(pytester).exists()


def test_the_report_is_one_html_file_too_when_asked_for(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(MEASUREMENTS)
    run(pytester, "--html-report", "pages/report.html")
    text = (pytester.path / "pages" / "report.html").read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "4 of 4 items passed" in text
    (pytester.path / "taken").write_text("a file")
    result = run(pytester, "--html-report", "taken/report.html")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["--html-report: can't be written, got *taken*"])
