"""`--gate`: refused early when it can't be meant, red when it fails or isn't shown to hold."""

import pytest

from reports.errors import ReportError
from reports.summary import fold
from reports.thresholds import METRICS, apply_thresholds, parse_threshold, refuse_unknown
from suites.instruments.inner_runs import MEASUREMENTS, WORKERS, run, summary_of
from suites.instruments.observed import HIT, MISS, observed

GOOD = (
    ("exec@1>=0.3", ("", "", "exec@1", ">=", 0.3)),
    (" minilm:exec@10 < 1 ", ("minilm", "", "exec@10", "<", 1.0)),
    ("minilm:core:deception<=.5", ("minilm", "core", "deception", "<=", 0.5)),
    ("a.b-c_1:strict_deception>0", ("a.b-c_1", "", "strict_deception", ">", 0.0)),
)

REFUSED = (
    ("empty", "", "malformed"),
    ("no_operator", "exec@1", "malformed"),
    ("equals", "exec@1==0.3", "malformed"),
    ("no_value", "exec@1>=", "malformed"),
    ("two_points", "exec@1>=0.3.1", "malformed"),
    ("nan", "exec@1>=nan", "malformed"),
    ("exponent", "exec@1>=1e-1", "malformed"),
    ("not_ascii", "exec@1>=٣", "malformed"),
    ("four_parts", "a:b:c:exec@1>=0.3", "malformed"),
    ("unknown_k", "exec@2>=0.3", "unknown metric"),
    ("unknown_family", "recall@1>=0.3", "unknown metric"),
    ("percent", "exec@1>=30", "value out of range"),
    ("negative", "exec@1>=-0.1", "value out of range"),
)


@pytest.mark.parametrize(("text", "parts"), GOOD, ids=["bare", "system", "tier", "odd_name"])
def test_a_gate_is_read_as_its_parts(text: str, parts: tuple[str, str, str, str, float]) -> None:
    read = parse_threshold(text)
    assert (read.system, read.tier, read.metric, read.comparison, read.value) == parts
    assert read.text == text.strip()


@pytest.mark.parametrize(
    ("text", "what"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED]
)
def test_a_gate_that_cannot_be_meant_is_refused_with_value_form_and_remedy(
    text: str, what: str
) -> None:
    with pytest.raises(ReportError, match=f"--gate: {what}, got .*; expected ") as caught:
        parse_threshold(text)
    assert text in str(caught.value)


def test_a_system_or_tier_is_refused_only_where_the_names_are_known() -> None:
    gate = parse_threshold("minilm:core:exec@1>=0.3")
    refuse_unknown([gate], ["bm25", "minilm"], ["core"])
    refuse_unknown([gate], [], [])
    with pytest.raises(ReportError, match="system is not in this run, got 'minilm'"):
        refuse_unknown([gate], ["bm25"], ["core"])
    with pytest.raises(ReportError, match=r"tier is not in this run, got 'core'.*--tiers"):
        refuse_unknown([gate], [], ["decentred"])


@pytest.mark.parametrize("metric", METRICS, ids=lambda metric: metric.replace("@", "_at_"))
def test_every_metric_can_be_gated(metric: str) -> None:
    summary = fold([observed("q1"), observed("q2", MISS)])
    (result,) = apply_thresholds([parse_threshold(f"{metric}>=0")], summary)
    assert result.holds
    assert f"{metric} is 0." in result.sentence or f"{metric} is 1." in result.sentence


def test_a_gate_is_asked_of_every_row_that_it_does_not_exclude() -> None:
    runs = [
        observed("q1", o, system=s, tier=t, of=1)
        for s, o in (("a", HIT), ("b", MISS))
        for t in ("core", "x")
    ]
    results = apply_thresholds(
        [parse_threshold(t) for t in ("exec@1>=1", "a:exec@1>=1", "a:x:exec@1>=1", "c:exec@1>=1")],
        fold(runs),
    )
    assert [r.holds for r in results] == [True, False, True, False, True, True, True, False]
    assert results[-1].sentence == ("gate c:exec@1>=1: nothing was measured that it could hold for")


@pytest.mark.parametrize(
    ("gate", "holds"),
    [("exec@1>=0.5", True), ("exec@1>0.5", False), ("exec@1<=0.5", True), ("exec@1<0.5", False)],
    ids=["ge", "gt", "le", "lt"],
)
def test_a_value_on_the_line_is_inside_only_where_the_operator_says_so(
    gate: str, holds: bool
) -> None:
    summary = fold([observed("q1"), observed("q2", MISS)])
    assert apply_thresholds([parse_threshold(gate)], summary)[0].holds is holds


def test_a_metric_without_a_value_does_not_hold() -> None:
    summary = fold([observed("q1", of=1, paired=())])
    (result,) = apply_thresholds([parse_threshold("deception<=1")], summary)
    assert not result.holds
    assert result.sentence.endswith("deception has no value there")


HOLDS = "gate exec@1>=0.5: holds for bm25 on core, exec@1 is 0.5000"


def test_a_gate_that_holds_keeps_exit_0(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(MEASUREMENTS)
    result = run(pytester, "--gate", "exec@1>=0.5")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines([HOLDS])


@pytest.mark.parametrize("mode", [(), WORKERS], ids=["plain", "n-2"])
def test_a_gate_that_fails_beside_one_that_holds_gives_exit_1_and_both_sentences(
    pytester: pytest.Pytester, mode: tuple[str, ...]
) -> None:
    pytester.makepyfile(MEASUREMENTS)
    result = run(pytester, "--gate", "exec@1>=0.5", "--gate", "bm25:core:exec@1>0.5", *mode)
    result.assert_outcomes(passed=4)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(
        [HOLDS, "gate bm25:core:exec@1>0.5: FAILS for bm25 on core, * 0.5000"]
    )
    assert [gate["holds"] for gate in summary_of(pytester)["thresholds"]] == [True, False]


def test_a_partial_run_withholds_and_a_gate_on_nothing_is_red(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(MEASUREMENTS)
    result = run(pytester, "-k", "q1", "--gate", "exec@1>=0", "--gate", "other:exec@1>=0")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(
        [
            "gate exec@1>=0: withheld for bm25 on core, 1 of 4 queries scored",
            "gate other:exec@1>=0: nothing was measured that it could hold for",
        ]
    )


ANSWERS = """
import pytest

@pytest.hookimpl(optionalhook=True)
def pytest_measured_systems(config):
    return config.stash[NAMES]

@pytest.hookimpl(optionalhook=True)
def pytest_measured_tiers(config):
    return ("core",)

NAMES = pytest.StashKey()

def pytest_configure(config):
    config.stash[NAMES] = ("bm25",)
"""


@pytest.mark.parametrize(
    ("gate", "words"),
    [
        ("exec@1=>0.3", "malformed, got 'exec@1=>0.3'*such as 'exec@1>=0.3'*"),
        ("exec@1>=30", "value out of range, got 30*'exec@1>=0.3'*"),
        ("minilm:exec@1>=0.3", "system is not in this run, got 'minilm'*expected one of bm25*"),
        ("bm25:decentred:exec@1>=0.3", "tier is not in this run, got 'decentred'*of core*"),
    ],
    ids=["malformed", "range", "system", "tier"],
)
def test_a_gate_that_cannot_hold_is_a_usage_error_before_anything_is_collected(
    pytester: pytest.Pytester, gate: str, words: str
) -> None:
    pytester.makepyfile("raise RuntimeError('collected')")
    pytester.makeconftest(ANSWERS)
    for mode in ((), WORKERS):
        result = run(pytester, "--gate", gate, *mode)
        assert result.ret == pytest.ExitCode.USAGE_ERROR
        result.stderr.fnmatch_lines([f"ERROR: --gate: {words}"])
        assert "collected" not in result.stdout.str()
