"""Gate 2: every snippet defines the target function; every test is one assert that calls it.

Source: ExecRetrieval section 3.3, gate (2).
"""

import ast
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from benchmark.corpus.task_file import count_calls
from benchmark.errors import BenchmarkError
from benchmark.gates.entry import Entry, Findings
from benchmark.gates.gate import Example, Gate
from benchmark.gates.worked import CODE, ENTRY, TESTS, with_distractor, with_query
from benchmark.mutation.normalise import normalised
from benchmark.mutation.parse import parse


def check_ast_semantics(entry: Entry) -> Findings:
    """Faults that parsing shows, without running anything."""
    return tuple(_faults(entry))


def _faults(entry: Entry) -> Iterator[str]:
    name = entry.query.function_name
    for snippet in entry.snippets:
        yield from (f"{snippet.corpus_id}: {fault}" for fault in _code(snippet.code, name))
    for number, test in enumerate(entry.query.tests, start=1):
        faults = _test(test, name, lenient=not entry.authored)
        yield from (f"{entry.query.entry_id}: test {number} {fault}" for fault in faults)
    texts: dict[str, str] = {}
    for snippet in entry.snippets:
        other = texts.setdefault(_normalised(snippet.code), snippet.corpus_id)
        if other != snippet.corpus_id:
            yield f"{snippet.corpus_id}: equals {other} after normalising"


def _code(code: str, name: str) -> Iterator[str]:
    try:
        module = parse(code)
    except BenchmarkError:
        yield "is not Python"
        return
    if name not in {node.name for node in module.body if isinstance(node, ast.FunctionDef)}:
        yield f"does not define {name!r} at module level"


def _normalised(code: str) -> str:
    try:
        return normalised(code)
    except BenchmarkError:
        return code


def _test(test: str, name: str, *, lenient: bool) -> Iterator[str]:
    """Faults of one test. Somebody else's may have several statements, as 15 of the paper's do."""
    try:
        module = parse(test)
    except BenchmarkError:
        yield "is not Python"
        return
    if lenient and count_calls(module, name) and any(map(_is_assert, ast.walk(module))):
        return
    if len(module.body) != 1 or not isinstance(module.body[0], ast.Assert):
        yield "is not a single assert statement"
    calls = count_calls(module, name)
    if calls != 1:
        yield f"calls {name!r} {calls} times; expected one call"


def _is_assert(node: ast.AST) -> bool:
    return isinstance(node, ast.Assert)


AST_SEMANTICS: Final = Gate(
    id="ast_semantics",
    source="ExecRetrieval section 3.3, gate (2)",
    executes=False,
    check=check_ast_semantics,
    examples=(
        Example("well_formed", ENTRY),
        Example("call_inside_an_expression", with_query(tests=("assert not seats_left(0, 0)",))),
        Example(
            "not_python",
            with_distractor(0, code="def seats_left(:\n"),
            ("c_1: is not Python",),
        ),
        Example(
            "other_name",
            with_distractor(0, code="def seats(total, taken):\n    return 1\n"),
            ("c_1: does not define 'seats_left' at module level",),
        ),
        Example(
            "defined_too_deep",
            with_distractor(0, code="def f():\n    def seats_left():\n        return 1\n"),
            ("c_1: does not define 'seats_left' at module level",),
        ),
        Example(
            "same_code_with_a_comment",
            with_distractor(2, code="# the canonical\n" + CODE),
            ("c_3: equals c_0 after normalising",),
        ),
        Example(
            "several_statements_in_somebody_elses_test",
            replace(
                with_query(tests=("free = seats_left(3, 1)\nassert free == 2",)), authored=False
            ),
        ),
        Example(
            "faulty_tests",
            with_query(
                tests=(
                    TESTS[0],
                    "assert seats_left(",
                    "seats_left(1, 1)",
                    "assert True",
                    "assert seats_left(2, 1) == seats_left(1, 0)",
                )
            ),
            (
                "collections.seats_left: test 2 is not Python",
                "collections.seats_left: test 3 is not a single assert statement",
                "collections.seats_left: test 4 calls 'seats_left' 0 times; expected one call",
                "collections.seats_left: test 5 calls 'seats_left' 2 times; expected one call",
            ),
        ),
    ),
)
