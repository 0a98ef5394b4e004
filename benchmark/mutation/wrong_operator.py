"""Wrong operators: an arithmetic or bitwise operator replaced, or a minus left out.

Source: ExecRetrieval section 3.2 (wrong_operator); Jia and Harman 2011 (AOR, UOD).
"""

import ast
from collections.abc import Iterator
from typing import Final

from benchmark.mutation.edit import Edit
from benchmark.mutation.literals import is_number
from benchmark.mutation.operators import Example, Operator
from benchmark.mutation.source_tree import SourceTree, Span
from benchmark.outcomes import BugType

_REPLACEMENT: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.Div: "*",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.Pow: "*",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "|",
    ast.LShift: ">>",
    ast.RShift: "<<",
}


def _replaced_operators(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.BinOp):
        if type(node.op) in _REPLACEMENT:
            span = tree.operator(node.left, node.right)
            yield tree.replace(span, _REPLACEMENT[type(node.op)])


def _replaced_updates(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.AugAssign):
        if type(node.op) in _REPLACEMENT:
            span = tree.operator(node.target, node.value)
            yield tree.replace(span, f"{_REPLACEMENT[type(node.op)]}=")


def _dropped_minuses(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.UnaryOp):
        if isinstance(node.op, ast.USub) and not is_number(node):
            operand = tree.outer(node.operand)
            yield tree.replace(Span(tree.span(node).start, operand.end), tree.text(operand))


WRONG_OPERATOR: Final = (
    Operator(
        id="replaced_operator",
        bug_type=BugType.WRONG_OPERATOR,
        summary="An arithmetic or bitwise operator becomes another one.",
        source="ExecRetrieval section 3.2 (wrong_operator); Jia and Harman 2011 (AOR)",
        propose=_replaced_operators,
        examples=(
            Example("a + b", ("a - b",)),
            Example("a - -b", ("a + -b",)),
            Example("a*b", ("a+b",)),
            Example("(a) / (b)", ("(a) * (b)",)),
            Example("a // b", ("a * b",)),
            Example("a % b", ("a // b",)),
            Example("a ** b", ("a * b",)),
            Example("a & b | c", ("a | b | c", "a & b & c")),
            Example("a ^ b", ("a | b",)),
            Example("1 << n", ("1 >> n",)),
            Example("n >> 1", ("n << 1",)),
            Example("a @ b and f(*c) and x[-d] and f'{e + 1}'"),
        ),
    ),
    Operator(
        id="replaced_update",
        bug_type=BugType.WRONG_OPERATOR,
        summary="The operator of an augmented assignment becomes another one.",
        source="ExecRetrieval section 3.2 (wrong_operator); Jia and Harman 2011 (AOR)",
        propose=_replaced_updates,
        examples=(
            Example("a += b", ("a -= b",)),
            Example("a[i] //= (b)", ("a[i] *= (b)",)),
            Example("a <<= b", ("a >>= b",)),
            Example("a = b\na @= c"),
        ),
    ),
    Operator(
        id="drop_minus",
        bug_type=BugType.WRONG_OPERATOR,
        summary="A minus before anything but a number goes.",
        source="ExecRetrieval section 3.2 (wrong_operator); Jia and Harman 2011 (UOD)",
        propose=_dropped_minuses,
        examples=(
            Example("a * -b", ("a * b",)),
            Example("lambda p:-(p + q)", ("lambda p:(p + q)",)),
            Example("def f(x):\n    return-x\n", ("def f(x):\n    return x\n",)),
            Example("x[-1] - ~y"),
        ),
    ),
)
