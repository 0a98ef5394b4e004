"""Wrong comparisons: a comparison, connective, negation, extreme or verdict turned round.

Source: ExecRetrieval section 3.2 (wrong_comparison); Jia and Harman 2011 (ROR, LCR, UOD).
"""

import ast
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from benchmark.mutation.edit import Edit
from benchmark.mutation.operators import Example, Operator
from benchmark.mutation.source_tree import SourceTree, Span
from benchmark.outcomes import BugType

_REVERSED: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: ">",
    ast.Gt: "<",
    ast.LtE: ">=",
    ast.GtE: "<=",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
_OPPOSITE_CALL = {"min": "max", "max": "min", "any": "all", "all": "any"}


def _reversed_comparisons(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.Compare):
        operands = (node.left, *node.comparators)
        for left, comparison, right in zip(operands, node.ops, node.comparators, strict=False):
            yield tree.replace(tree.operator(left, right), _REVERSED[type(comparison)])


def _other_connectives(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.BoolOp):
        other = "and" if isinstance(node.op, ast.Or) else "or"
        for left, right in pairwise(node.values):
            yield tree.replace(tree.operator(left, right), other)


def _dropped_negations(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.UnaryOp):
        if isinstance(node.op, ast.Not):
            operand = tree.outer(node.operand)
            yield tree.replace(Span(tree.span(node).start, operand.end), tree.text(operand))


def _opposite_calls(tree: SourceTree) -> Iterator[Edit]:
    for call in tree.nodes(ast.Call):
        if isinstance(call.func, ast.Name) and call.func.id in _OPPOSITE_CALL:
            yield tree.replace(tree.span(call.func), _OPPOSITE_CALL[call.func.id])


def _opposite_verdicts(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.Return):
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool):
            yield tree.replace(tree.span(node.value), str(not node.value.value))


_SOURCE = "ExecRetrieval section 3.2 (wrong_comparison)"

WRONG_COMPARISON: Final = (
    Operator(
        id="reversed_comparison",
        bug_type=BugType.WRONG_COMPARISON,
        summary="A comparison becomes its opposite, `<` becomes `>`.",
        source=f"{_SOURCE}; Jia and Harman 2011 (ROR)",
        propose=_reversed_comparisons,
        examples=(
            Example("a == b", ("a != b",)),
            Example("a != b", ("a == b",)),
            Example("a < b <= c", ("a > b <= c", "a < b >= c")),
            Example("a > b >= c", ("a < b >= c", "a > b <= c")),
            Example("a in b", ("a not in b",)),
            Example("(a)not in(b)", ("(a)in(b)",)),
            Example("a is b", ("a is not b",)),
            Example("a is  not b", ("a is b",)),
            Example("'a == b'\nx = f'{a == b}'\nassert a == b"),
        ),
    ),
    Operator(
        id="other_connective",
        bug_type=BugType.WRONG_COMPARISON,
        summary="One `and` becomes `or`, one `or` becomes `and`.",
        source=f"{_SOURCE}; Jia and Harman 2011 (LCR)",
        propose=_other_connectives,
        examples=(
            Example("a and b", ("a or b",)),
            Example("a or b or c", ("a and b or c", "a or b and c")),
            Example("0and(b)", ("0 or(b)",)),
            Example("a & b | c"),
        ),
    ),
    Operator(
        id="drop_not",
        bug_type=BugType.WRONG_COMPARISON,
        summary="A `not` before an operand goes.",
        source=f"{_SOURCE}; Jia and Harman 2011 (UOD)",
        propose=_dropped_negations,
        examples=(
            Example("not a", ("a",)),
            Example("a and not(b or c)", ("a and (b or c)",)),
            Example("a not in b or a is not c"),
        ),
    ),
    Operator(
        id="opposite_call",
        bug_type=BugType.WRONG_COMPARISON,
        summary="A call of `min` becomes one of `max`, of `any` one of `all`, and back.",
        source=_SOURCE,
        propose=_opposite_calls,
        examples=(
            Example("min(a, b)", ("max(a, b)",)),
            Example("max(a)", ("min(a)",)),
            Example("any(all(r) for r in a)", ("all(all(r) for r in a)", "any(any(r) for r in a)")),
            Example("a.max() + f(min)"),
        ),
    ),
    Operator(
        id="opposite_verdict",
        bug_type=BugType.WRONG_COMPARISON,
        summary="A returned `True` becomes `False`, a returned `False` becomes `True`.",
        source=_SOURCE,
        propose=_opposite_verdicts,
        examples=(
            Example("def f(a):\n    return True\n", ("def f(a):\n    return False\n",)),
            Example("def f(a):\n    return(False)\n", ("def f(a):\n    return(True)\n",)),
            Example("a = True\ndef f(a=False):\n    return 1\n"),
        ),
    ),
)
