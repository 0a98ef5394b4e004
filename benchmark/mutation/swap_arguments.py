"""Swapped arguments: two arguments, operands or branches exchanged.

Source: ExecRetrieval section 3.2 (swap_arguments).
"""

import ast
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from benchmark.mutation.edit import Edit
from benchmark.mutation.operators import Example, Operator
from benchmark.mutation.precedence import Level, operand_text, required
from benchmark.mutation.source_tree import SourceTree, Span, joined
from benchmark.outcomes import BugType

_ORDER_MATTERS = (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.LShift, ast.RShift)


def _swapped_arguments(tree: SourceTree) -> Iterator[Edit]:
    for call in tree.nodes(ast.Call):
        for first, second in pairwise(call.args):
            if not isinstance(first, ast.Starred) and not isinstance(second, ast.Starred):
                yield from _exchanged(tree, first, second, Level.NAMED, Level.NAMED)


def _swapped_operands(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.BinOp):
        if isinstance(node.op, _ORDER_MATTERS):
            least_left, least_right = required(node, node.left), required(node, node.right)
            yield from _exchanged(tree, node.left, node.right, least_left, least_right)


def _swapped_branches(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.IfExp):
        yield from _exchanged(tree, node.body, node.orelse, Level.OR, Level.EXPRESSION)


def _exchanged(
    tree: SourceTree, first: ast.expr, second: ast.expr, least_left: Level, least_right: Level
) -> Iterator[Edit]:
    """The edit from the first's start to the second's end; none where both are the same code."""
    left, right = tree.outer(first), tree.outer(second)
    if ast.dump(first) == ast.dump(second):
        return
    between = tree.text(Span(left.end, right.start))
    new_left = operand_text(tree, second, least_left)
    new_right = operand_text(tree, first, least_right)
    yield tree.replace(Span(left.start, right.end), joined(new_left, between, new_right))


SWAP_ARGUMENTS: Final = (
    Operator(
        id="adjacent_arguments",
        bug_type=BugType.SWAP_ARGUMENTS,
        summary="Two neighbouring positional arguments of a call change places.",
        source="ExecRetrieval section 3.2 (swap_arguments)",
        propose=_swapped_arguments,
        examples=(
            Example("f(a, b)", ("f(b, a)",)),
            Example("f(a, b, k=c)", ("f(b, a, k=c)",)),
            Example("f((a - b), g(x), c)", ("f(g(x), (a - b), c)", "f((a - b), c, g(x))")),
            Example("f((x for x in y), 0)", ("f(0, (x for x in y))",)),
            Example("f(a, *b, c)\nf(a, k=b)\nf(a, a)\nf(a)"),
        ),
    ),
    Operator(
        id="operand_order",
        bug_type=BugType.SWAP_ARGUMENTS,
        summary="The operands of an operation whose order matters change places.",
        source="ExecRetrieval section 3.2 (swap_arguments)",
        propose=_swapped_operands,
        examples=(
            Example("a - b", ("b - a",)),
            Example("a % b * c", ("b % a * c",)),
            Example("a - b - c", ("b - a - c", "c - (a - b)")),
            Example("(a + b) // c", ("c // (a + b)",)),
            Example("a / (b + c)", ("(b + c) / a",)),
            Example("-a ** -b", ("-(-b) ** a",)),
            Example("a ** b ** c", ("(b ** c) ** a", "a ** c ** b")),
            Example("a << b + c", ("b + c << a",)),
            Example("(a\n - b)", ("(b\n - a)",)),
            Example("a + b * c - (a + b * c)"),
        ),
    ),
    Operator(
        id="conditional_branches",
        bug_type=BugType.SWAP_ARGUMENTS,
        summary="The two results of a conditional expression change places.",
        source="ExecRetrieval section 3.2 (swap_arguments)",
        propose=_swapped_branches,
        examples=(
            Example("a if c else b", ("b if c else a",)),
            Example("1if c else'b'", ("'b'if c else 1",)),
            Example(
                "a if c else b if d else e",
                ("(b if d else e) if c else a", "a if c else e if d else b"),
            ),
            Example("a if c else a"),
        ),
    ),
)
