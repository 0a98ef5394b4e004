"""Off by one: an integer, the end of a range, an index or a slice bound moved by one.

Source: ExecRetrieval section 3.2 (off_by_one); Jia and Harman 2011 (constant replacement).
"""

import ast
from collections.abc import Iterator
from typing import Final, TypeGuard

from benchmark.mutation.edit import Edit
from benchmark.mutation.literals import ends_in_int, is_number, is_unit_term, respelled
from benchmark.mutation.operators import Example, Operator
from benchmark.mutation.precedence import Level, operand_text, required
from benchmark.mutation.source_tree import SourceTree, Span
from benchmark.outcomes import BugType


def _moved_literals(tree: SourceTree) -> Iterator[Edit]:
    for literal in tree.nodes(ast.Constant):
        value = literal.value
        if not isinstance(value, int) or isinstance(value, bool):
            continue
        parent = tree.parent(literal)
        place: ast.expr = literal
        if _is_minus(parent) and not tree.is_grouped(literal):
            place, value = parent, -value
        for moved in (value + 1, value - 1):
            if moved == 0 and is_unit_term(parent):
                continue  # the clean text of `x - 0` is `x`: left to drop_unit_term
            yield tree.replace(tree.span(place), _spelled(tree, literal, place, moved))


def _is_minus(node: ast.AST) -> TypeGuard[ast.UnaryOp]:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)


def _spelled(tree: SourceTree, literal: ast.Constant, place: ast.expr, value: int) -> str:
    text = respelled(tree.text(tree.span(literal)), value)
    open_enough = required(tree.parent(place), place) <= Level.UNARY or tree.is_grouped(place)
    return text if value >= 0 or open_enough else f"({text})"


def _dropped_unit_terms(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.BinOp):
        if is_unit_term(node):
            yield tree.replace(Span(tree.outer(node.left).end, tree.outer(node.right).end), "")


def _moved_range_stops(tree: SourceTree) -> Iterator[Edit]:
    for call in tree.nodes(ast.Call):
        if not isinstance(call.func, ast.Name) or call.func.id != "range" or call.keywords:
            continue
        if not call.args or any(isinstance(argument, ast.Starred) for argument in call.args):
            continue
        stop = call.args[min(len(call.args) - 1, 1)]
        if not is_number(stop) and not ends_in_int(stop):  # their literals move anyway
            yield from _shifted(tree, stop)


def _moved_indices(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.Subscript):
        if isinstance(node.slice, ast.Name):
            yield from _shifted(tree, node.slice)


def _moved_slice_bounds(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.Slice):
        for bound in (node.lower, node.upper):
            if isinstance(bound, ast.Name):
                yield from _shifted(tree, bound)


def _shifted(tree: SourceTree, node: ast.expr) -> Iterator[Edit]:
    text = operand_text(tree, node, Level.SUM)
    yield tree.replace(tree.outer(node), f"{text} + 1")
    yield tree.replace(tree.outer(node), f"{text} - 1")


OFF_BY_ONE: Final = (
    Operator(
        id="int_literal",
        bug_type=BugType.OFF_BY_ONE,
        summary="An integer literal, with its minus, becomes the next and the previous integer.",
        source="ExecRetrieval section 3.2 (off_by_one); Jia and Harman 2011 (CRP)",
        propose=_moved_literals,
        examples=(
            Example("n = 7", ("n = 8", "n = 6")),
            Example("x[0]", ("x[1]", "x[-1]")),
            Example("x[-1]", ("x[0]", "x[-2]")),
            Example("0 ** n", ("1 ** n", "(-1) ** n")),
            Example("(0) ** n", ("(1) ** n", "(-1) ** n")),
            Example("0 .real", ("1 .real", "(-1) .real")),
            Example("x - 1", ("x - 2",)),
            Example("x += 1", ("x += 2", "x += 0")),
            Example("mask = 0xFF", ("mask = 0x100", "mask = 0xFE")),
            Example("limit = 1_000", ("limit = 1_001", "limit = 999")),
            Example("def f(a, k=3): ...", ("def f(a, k=4): ...", "def f(a, k=2): ...")),
            Example("f'{x[1]:>10}' + \"2\"  # 3"),
            Example("x: Literal[1] = True"),
            Example("@lru_cache(8)\ndef f() -> Literal[2]: ..."),
            Example("y = 1.5 + 2j"),
        ),
    ),
    Operator(
        id="drop_unit_term",
        bug_type=BugType.OFF_BY_ONE,
        summary="A final `+ 1` or `- 1` is left out.",
        source="ExecRetrieval section 3.2 (off_by_one); Jia and Harman 2011 (CRP)",
        propose=_dropped_unit_terms,
        examples=(
            Example("i = len(x) - 1", ("i = len(x)",)),
            Example("x[(i + j) + 1]", ("x[(i + j)]",)),
            Example("1 + x - 2 * 1"),
        ),
    ),
    Operator(
        id="range_stop",
        bug_type=BugType.OFF_BY_ONE,
        summary="The stop of a range moves by one, where it does not end in an int literal.",
        source="ExecRetrieval section 3.2 (off_by_one)",
        propose=_moved_range_stops,
        examples=(
            Example("range(n)", ("range(n + 1)", "range(n - 1)")),
            Example("range(a, len(x), 2)", ("range(a, len(x) + 1, 2)", "range(a, len(x) - 1, 2)")),
            Example("range(1 << k)", ("range((1 << k) + 1)", "range((1 << k) - 1)")),
            Example("range(10), range(n - 1), range(n, -1, -1), range(*ends)"),
        ),
    ),
    Operator(
        id="index_name",
        bug_type=BugType.OFF_BY_ONE,
        summary="An index that is a plain name moves by one.",
        source="ExecRetrieval section 3.2 (off_by_one)",
        propose=_moved_indices,
        examples=(
            Example("x[i]", ("x[i + 1]", "x[i - 1]")),
            Example("x[i] = y[0]", ("x[i + 1] = y[0]", "x[i - 1] = y[0]")),
            Example("x: list[T] = y[i + j]"),
        ),
    ),
    Operator(
        id="slice_bound",
        bug_type=BugType.OFF_BY_ONE,
        summary="A bound of a slice that is a plain name moves by one.",
        source="ExecRetrieval section 3.2 (off_by_one)",
        propose=_moved_slice_bounds,
        examples=(
            Example("x[a:b]", ("x[a + 1:b]", "x[a - 1:b]", "x[a:b + 1]", "x[a:b - 1]")),
            Example("x[::k]"),
        ),
    ),
)
