"""What a test may use besides the candidate, through the real oracle.

Source: ExecRetrieval section 3.3 (minimal `pytest.raises` shim).
"""

from collections.abc import Iterator

import pytest

from benchmark.corpus.evalplus.source import DATASETS, Problem
from benchmark.corpus.evalplus.tests import test_text as assert_text
from benchmark.verdicts import Submission
from fixtures.oracle.client import ForkServerOracle

ECHO = "def f(x):\n    return x\n"
NAN, INF = "float('nan')", "float('inf')"


@pytest.fixture(scope="module")
def server() -> Iterator[ForkServerOracle]:
    with ForkServerOracle() as oracle:
        yield oracle


def outcomes(server: ForkServerOracle, code: str, *tests: str) -> tuple[str, ...]:
    (verdict,) = server.verdicts([Submission(code, tests)])
    return verdict.released


def near(out: str, expected: str) -> str:
    return f"assert f({out}) == pytest.approx({expected}, rel=1e-07, abs=1e-06)"


# returned value, expected value, released outcome
APPROX = {
    "float_within_tolerance_passes": ("0.1 + 0.2", "0.3", "pass"),
    "float_outside_tolerance_fails": ("0.30001", "0.3", "FAIL"),
    "relative_tolerance_counts_for_large_floats": ("1e12 + 1", "1e12", "pass"),
    "relative_tolerance_has_an_end": ("1e12 + 1e6", "1e12", "FAIL"),
    "int_beside_a_float_is_exact": ("[0.1 + 0.2, 10**9 + 1]", "[0.3, 10**9]", "FAIL"),
    "large_int_is_exact": ("5 * 10**16 + 1", "5 * 10**16", "FAIL"),
    "large_int_in_a_tuple_is_exact": ("(5 * 10**16 + 1, 0.5)", "(5 * 10**16, 0.5)", "FAIL"),
    "large_int_passes_when_equal": ("(5 * 10**16, 0.5)", "(5 * 10**16, 0.5)", "pass"),
    "nested_float_passes": ("[[0.1 + 0.2]]", "[[0.3]]", "pass"),
    "keyed_float_passes": ("{'a': (0.1 + 0.2,)}", "{'a': (0.3,)}", "pass"),
    "keyed_float_outside_tolerance_fails": ("{'a': 0.4}", "{'a': 0.3}", "FAIL"),
    "another_key_fails": ("{'b': 0.3}", "{'a': 0.3}", "FAIL"),
    "complex_passes_by_parts": ("0.1 + 0.2 + 1j", "0.3 + 1j", "pass"),
    "complex_outside_tolerance_fails": ("0.3 + 1.1j", "0.3 + 1j", "FAIL"),
    "float_is_no_complex": ("0.3", "0.3 + 0j", "FAIL"),
    "nan_equals_nan": (NAN, NAN, "pass"),
    "nan_inside_equals_nan": (f"[{NAN}]", f"[{NAN}]", "pass"),
    "number_is_no_nan": ("0.0", NAN, "FAIL"),
    "nan_is_no_number": (NAN, "0.0", "FAIL"),
    "minus_zero_equals_zero": ("-0.0", "0.0", "pass"),
    "inf_equals_inf": (INF, INF, "pass"),
    "minus_inf_is_not_inf": (f"-{INF}", INF, "FAIL"),
    "largest_float_is_not_inf": ("1.7e308", INF, "FAIL"),
    "inf_is_not_the_largest_float": (INF, "1.7e308", "FAIL"),
    "opposite_largest_floats_differ": ("-1.7e308", "1.7e308", "FAIL"),
    "int_beyond_every_float_is_wrong_not_a_crash": ("10**400", "0.5", "FAIL"),
    "int_may_stand_for_a_float": ("2", "2.0", "pass"),
    "bool_is_no_float": ("True", "1.0", "FAIL"),
    "text_is_no_float": ("'0.3'", "0.3", "FAIL"),
    "none_is_no_float": ("None", "0.3", "FAIL"),
    "tuple_is_no_list": ("(0.3,)", "[0.3]", "FAIL"),
    "list_is_no_tuple": ("[0.3]", "(0.3,)", "FAIL"),
    "shorter_list_fails": ("[0.3]", "[0.3, 0.3]", "FAIL"),
    "longer_list_fails": ("[0.3, 0.3]", "[0.3]", "FAIL"),
    "text_inside_is_exact": ("['a', 0.1 + 0.2]", "['a', 0.3]", "pass"),
    "member_of_a_set_is_exact": ("{0.1 + 0.2}", "{0.3}", "FAIL"),
}


@pytest.mark.parametrize(("out", "expected", "outcome"), APPROX.values(), ids=APPROX.keys())
def test_approx(server: ForkServerOracle, out: str, expected: str, outcome: str) -> None:
    assert outcomes(server, ECHO, near(out, expected)) == (outcome,)


@pytest.mark.parametrize("order", [1, -1], ids=["float_first", "int_first"])
def test_a_tolerance_does_not_leak_into_other_tests(server: ForkServerOracle, order: int) -> None:
    tests = [near("0.1 + 0.2", "0.3"), "assert f(10**9 + 1) == 10**9"]
    assert outcomes(server, ECHO, *tests[::order]) == ("pass", "FAIL")[::order]


def test_a_tolerance_must_be_stated(server: ForkServerOracle) -> None:
    assert outcomes(server, ECHO, "assert f(1.0) == pytest.approx(1.0)") == ("FAIL:TypeError",)


DIVIDE = "def f(x):\n    return 1 // x\n"
RAISES = {
    "right_exception_passes": ("ZeroDivisionError", "f(0)", "pass"),
    "its_base_class_passes": ("ArithmeticError", "f(0)", "pass"),
    "one_of_several_passes": ("(TypeError, ZeroDivisionError)", "f(0)", "pass"),
    "no_exception_is_wrong_output": ("ZeroDivisionError", "f(1)", "FAIL"),
    "another_exception_is_named": ("ZeroDivisionError", "f('a')", "FAIL:TypeError"),
    "none_of_several_is_named": ("(KeyError, ValueError)", "f(0)", "FAIL:ZeroDivisionError"),
}


@pytest.mark.parametrize(("kind", "call", "outcome"), RAISES.values(), ids=RAISES.keys())
def test_raises(server: ForkServerOracle, kind: str, call: str, outcome: str) -> None:
    assert outcomes(server, DIVIDE, f"with pytest.raises({kind}): {call}") == (outcome,)


def test_a_test_may_import_pytest(server: ForkServerOracle) -> None:
    test = "import pytest\nwith pytest.raises(ZeroDivisionError):\n    f(0)"
    assert outcomes(server, DIVIDE, test) == ("pass",)


@pytest.mark.parametrize(
    ("body", "outcome"),
    [
        pytest.param("-xs[0] / xs[1]", "pass", id="right_root_passes"),
        pytest.param("-xs[0] / xs[1] + 1e-5", "pass", id="near_root_passes"),
        pytest.param("xs[0] / xs[1]", "FAIL", id="no_root_fails"),
        pytest.param("float('nan')", "FAIL", id="nan_fails"),
        pytest.param("None", "FAIL:TypeError", id="none_is_an_exception"),
    ],
)
def test_polynomial_root(server: ForkServerOracle, body: str, outcome: str) -> None:
    problem = Problem(DATASETS[0], 900, "find_zero", "", "", (), (), atol=1e-4)
    test = assert_text(problem, ([3, 2],), -1.5)
    assert outcomes(server, f"def find_zero(xs):\n    return {body}\n", test) == (outcome,)
