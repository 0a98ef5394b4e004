"""Removed edge-case checks: a guard, one condition of it, or a clamp taken out.

Source: ExecRetrieval section 3.2 (remove_edge_case_check); Jia and Harman 2011 (SDL).
"""

import ast
import re
from collections.abc import Iterator
from typing import Final

from benchmark.mutation.edit import Edit
from benchmark.mutation.literals import is_number
from benchmark.mutation.operators import Example, Operator
from benchmark.mutation.precedence import Level, operand_text, required
from benchmark.mutation.source_tree import SourceTree, Span
from benchmark.outcomes import BugType

_REST_OF_LINE = re.compile(r"[ \t\f]*;?[ \t\f]*(#.*)?")


def _guards(tree: SourceTree) -> Iterator[ast.If]:
    """The `if` and `elif` statements without a further branch that leave the block at their end."""
    for node in tree.nodes(ast.If):
        leaves = isinstance(node.body[-1], (ast.Return, ast.Raise, ast.Continue, ast.Break))
        if leaves and not node.orelse:
            yield node


def _dropped_guards(tree: SourceTree) -> Iterator[Edit]:
    for node in _guards(tree):
        lines, span = tree.lines, tree.span(node)
        first, last = lines.line_at(span.start), lines.line_at(span.end)
        own_last = tree.text(Span(span.end, lines.end_of(last))).rstrip("\r\n")
        if tree.text(span).startswith("elif") or not _REST_OF_LINE.fullmatch(own_last):
            continue
        if len(tree.block(node)) == 1:
            yield tree.replace(Span(span.start, span.end + len(own_last)), "pass")
        else:
            end = lines.end_of(last + _blank_lines_to_take_along(tree, node, first, last))
            yield tree.replace(Span(lines.start_of(first), end), "")


def _blank_lines_to_take_along(tree: SourceTree, node: ast.If, first: int, last: int) -> int:
    """The blank lines after a guard, where they would follow a blank line or a block's header."""
    block, lines = tree.block(node), tree.lines
    opens = node is block[0] or not lines.text_of(first - 1).strip()
    if not opens or node is block[-1]:
        return 0
    count = 0
    while not lines.text_of(last + count + 1).strip():
        count += 1
    return count


def _dropped_conditions(tree: SourceTree) -> Iterator[Edit]:
    for node in _guards(tree):
        yield from _without_one_operand(tree, node.test)


def _without_one_operand(tree: SourceTree, test: ast.expr) -> Iterator[Edit]:
    if not isinstance(test, ast.BoolOp):
        return
    spans = [tree.outer(value) for value in test.values]
    for index, value in enumerate(test.values):
        if index + 1 < len(spans):
            yield tree.replace(Span(spans[index].start, spans[index + 1].start), "")
        else:
            yield tree.replace(Span(spans[index - 1].end, spans[index].end), "")
        yield from _without_one_operand(tree, value)


def _dropped_clamps(tree: SourceTree) -> Iterator[Edit]:
    for call in tree.nodes(ast.Call):
        if not isinstance(call.func, ast.Name) or call.func.id not in ("min", "max"):
            continue
        kept = [argument for argument in call.args if not is_number(argument)]
        if len(call.args) != 2 or len(kept) != 1 or call.keywords:
            continue
        if not isinstance(kept[0], ast.Starred):
            yield tree.replace(tree.span(call), _unclamped(tree, call, kept[0]))


def _unclamped(tree: SourceTree, call: ast.Call, kept: ast.expr) -> str:
    spans_lines = len(tree.text(tree.span(kept)).splitlines()) > 1
    if tree.is_grouped(call):
        return operand_text(tree, kept, Level.NAMED)
    least = max(required(tree.parent(call), call), Level.EXPRESSION)
    text = operand_text(tree, kept, least)
    return f"({text})" if spans_lines and not text.startswith("(") else text


REMOVE_EDGE_CASE_CHECK: Final = (
    Operator(
        id="drop_guard",
        bug_type=BugType.REMOVE_EDGE_CASE_CHECK,
        summary="An `if` without other branch that leaves the block goes, with its lines.",
        source="ExecRetrieval section 3.2 (remove_edge_case_check); Jia and Harman 2011 (SDL)",
        propose=_dropped_guards,
        examples=(
            Example(
                "def f(x):\n    if not x:\n        return 0\n    return x[0]\n",
                ("def f(x):\n    return x[0]\n",),
            ),
            Example(
                "for a in x:\n    if a: continue  # seen\n\n    print(a)\n",
                ("for a in x:\n    print(a)\n",),
            ),
            Example(
                "a = 1\nif a:\n    raise E\n\nb = 2\n",
                ("a = 1\n\nb = 2\n",),
            ),
            Example(
                "while a:\n\tif b:\n\t\tbreak  # out\n",
                ("while a:\n\tpass\n",),
            ),
            Example("if a:\n    b = 1\n"),
            Example("if a:\n    raise E\nelse:\n    b = 1\n"),
            Example("if a:\n    b = 1\nelif c:\n    raise E\n"),
            Example("if __name__ == '__main__':\n    raise SystemExit\n"),
        ),
    ),
    Operator(
        id="drop_guard_operand",
        bug_type=BugType.REMOVE_EDGE_CASE_CHECK,
        summary="One of the conditions that a guard joins by `and` or `or` goes.",
        source="ExecRetrieval section 3.2 (remove_edge_case_check)",
        propose=_dropped_conditions,
        examples=(
            Example(
                "if not x or y: raise E",
                ("if y: raise E", "if not x: raise E"),
            ),
            Example(
                "if(a)or b and c: raise E",
                (
                    "if b and c: raise E",
                    "if(a): raise E",
                    "if(a)or c: raise E",
                    "if(a)or b: raise E",
                ),
            ),
            Example("if a and b: c = 1"),
            Example("if not (a and b): raise E"),
        ),
    ),
    Operator(
        id="drop_clamp",
        bug_type=BugType.REMOVE_EDGE_CASE_CHECK,
        summary="`max` or `min` of a value and a literal bound becomes the value.",
        source="ExecRetrieval section 3.2 (remove_edge_case_check)",
        propose=_dropped_clamps,
        examples=(
            Example("y = max(0, a - b)", ("y = a - b",)),
            Example("y = min(x, -1.5) * 2", ("y = x * 2",)),
            Example("y = 2 * max(0, a - b)", ("y = 2 * (a - b)",)),
            Example("y = max(0,\n        a\n        + b)", ("y = (a\n        + b)",)),
            Example("max(a, b), max(0, 1), max(0, *x), max(0, x, y), max(0, x, key=f)"),
        ),
    ),
)
