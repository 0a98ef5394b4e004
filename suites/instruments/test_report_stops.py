"""Runs that end early, select nothing or only look: their exit codes and sentences are kept."""

import pytest

from suites.instruments.inner_runs import MEASUREMENTS, WORKERS, run, summary_file, summary_of

FIRST_FAILS = MEASUREMENTS + '    assert made.unit.query_id != "q1"\n'


@pytest.mark.parametrize(
    ("mode", "code"),
    [((), pytest.ExitCode.TESTS_FAILED), (WORKERS, pytest.ExitCode.INTERRUPTED)],
    ids=["plain", "n-2"],
)
def test_minus_x_says_how_many_were_not_run_and_calls_none_lost(
    pytester: pytest.Pytester, mode: tuple[str, ...], code: pytest.ExitCode
) -> None:
    pytester.makepyfile(FIRST_FAILS)
    result = run(pytester, "-x", *mode)
    assert result.ret == code
    assert "never reported" not in result.stdout.str()
    if not mode:
        result.stdout.fnmatch_lines(
            ["stopped early: 3 of 4 selected items were not run to their end"]
        )
    counts = summary_of(pytester)["summary"]["systems"][0]["counts"]
    assert (counts["infra"], counts["of"], counts["complete"]) == (1, 4, False)


@pytest.mark.parametrize("option", ["--collect-only", "--setup-only", "--setup-plan"])
def test_a_run_that_only_looks_reports_nothing_and_exits_0(
    pytester: pytest.Pytester, option: str
) -> None:
    pytester.makepyfile(MEASUREMENTS)
    result = run(pytester, option, "--gate", "exec@1>=0.9")
    assert result.ret == pytest.ExitCode.OK
    assert "never reported" not in result.stdout.str()
    assert "gate" not in result.stdout.str()
    assert not summary_file(pytester).exists()


@pytest.mark.parametrize("mode", [(), WORKERS], ids=["plain", "n-2"])
def test_a_selection_of_nothing_keeps_exit_5(
    pytester: pytest.Pytester, mode: tuple[str, ...]
) -> None:
    pytester.makepyfile(MEASUREMENTS)
    result = run(pytester, "-k", "absent", *mode)
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED
    assert not summary_file(pytester).exists()


def test_a_selection_is_partial_and_its_run_still_green(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(MEASUREMENTS)
    result = run(pytester, "-k", "q2 or q3")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["bm25 partial: 2 of 4 queries; verdicts withheld"])


def test_a_collection_error_keeps_exit_2(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("raise RuntimeError('\\ud800')")
    assert run(pytester).ret == pytest.ExitCode.INTERRUPTED


def test_check_items_alone_are_counted_and_print_no_table(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_check():\n    pass\n")
    result = run(pytester)
    assert result.ret == pytest.ExitCode.OK
    assert "exec@1" not in result.stdout.str()
    report = summary_of(pytester)
    assert report["items"]["passed"] == 1
    assert {"systems", "pairs", "sandboxes"} <= report["summary"].keys()
    assert [part for part in report["summary"].values() if part] == []
