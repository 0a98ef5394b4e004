"""Base inputs against the canonical's outputs, as assert statements with EvalPlus' tolerances.

Source: EvalPlus, its checker's rules (facts: which tasks compare as sets, which by being None or
not, which accept several answers; rtol 1e-7, atol of the task, 1e-6 for floats without one). Unlike
there, a tolerance holds for each float in lists, tuples and dict values, never for an int, a key or
a member of a set, and never leaks into the next test.
"""

from typing import Final

from benchmark.corpus.evalplus.source import Problem
from benchmark.corpus.literal import literal

RELATIVE: Final = 1e-07
ABSOLUTE_DEFAULT: Final = 1e-06
TEST_CHARS_MAX: Final = 20_000

SET_EQUAL: Final = frozenset(
    {
        "Diff",
        "common_in_nested_lists",
        "extract_singly",
        "find_char_long",
        "find_dissimilar",
        "intersection_array",
        "larg_nnum",
        "similar_elements",
    }
)
NOT_NONE: Final = frozenset({"check_str", "text_match_three", "text_starta_endb"})
# Their checkers accept more than one answer, so a buggy variant could be right by chance.
SEVERAL_ANSWERS: Final = frozenset(
    {"are_equivalent", "digit_distance_nums", "sum_div", "surface_Area"}
)
POLYNOMIAL_ROOT: Final = "find_zero"


def call_text(problem: Problem, arguments: tuple[object, ...]) -> str:
    """Source text of the call with these arguments."""
    return f"{problem.function_name}({', '.join(map(literal, arguments))})"


def test_text(problem: Problem, arguments: tuple[object, ...], expected: object) -> str:
    """One assert that calls the function once."""
    name, call = problem.function_name, call_text(problem, arguments)
    if name == POLYNOMIAL_ROOT:
        value = f"sum(c * x**i for i, c in enumerate({literal(arguments[0])}))"
        return f"assert (lambda x: abs({value}) <= {problem.atol!r})({call})"
    if name in SET_EQUAL:
        return f"assert set({call}) == {literal(set(expected))}"  # type: ignore[call-overload]
    if name in NOT_NONE and not isinstance(expected, bool):
        return f"assert ({call} is not None) is {expected is not None}"
    if has_float(expected):
        absolute = problem.atol or ABSOLUTE_DEFAULT
        approx = f"pytest.approx({literal(expected)}, rel={RELATIVE!r}, abs={absolute!r})"
        return f"assert {call} == {approx}"
    return f"assert {call} == {literal(expected)}"


def has_float(value: object) -> bool:
    """True when a float or complex number stands anywhere in `value`."""
    if isinstance(value, float | complex):
        return True
    if isinstance(value, list | tuple | set | frozenset):
        return any(map(has_float, value))
    if isinstance(value, dict):
        return any(map(has_float, value.values()))
    return False
