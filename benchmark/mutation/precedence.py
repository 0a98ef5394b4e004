"""How tightly expressions bind, and where a moved one needs parentheses.

Source: ExecRetrieval section 3.2; Python reference 6.17 (operator precedence).
"""

import ast
from enum import IntEnum

from benchmark.mutation.source_tree import SourceTree


class Level(IntEnum):
    """From the loosest to the tightest binding."""

    NAMED = 0  # walrus, yield: always in parentheses here
    EXPRESSION = 1  # lambda, conditional expression
    OR = 2
    AND = 3
    NOT = 4
    COMPARE = 5
    BIT_OR = 6
    BIT_XOR = 7
    BIT_AND = 8
    SHIFT = 9
    SUM = 10
    TERM = 11
    UNARY = 12  # minus, plus, inversion
    POWER = 13
    AWAIT = 14
    ATOM = 15  # names, literals, calls, subscripts, anything in brackets


_OF_OPERATOR: dict[type[ast.operator], Level] = {
    ast.BitOr: Level.BIT_OR,
    ast.BitXor: Level.BIT_XOR,
    ast.BitAnd: Level.BIT_AND,
    ast.LShift: Level.SHIFT,
    ast.RShift: Level.SHIFT,
    ast.Add: Level.SUM,
    ast.Sub: Level.SUM,
    ast.Pow: Level.POWER,
}
_OF_NODE: dict[type[ast.AST], Level] = {
    ast.NamedExpr: Level.NAMED,
    ast.Yield: Level.NAMED,
    ast.YieldFrom: Level.NAMED,
    ast.Starred: Level.NAMED,
    ast.Lambda: Level.EXPRESSION,
    ast.IfExp: Level.EXPRESSION,
    ast.Compare: Level.COMPARE,
    ast.Await: Level.AWAIT,
}
_AS_OPEN_AS_A_STATEMENT = (
    ast.stmt,
    ast.arguments,
    ast.keyword,
    ast.Dict,
    ast.Lambda,
    ast.List,
    ast.MatchMapping,
    ast.MatchValue,
    ast.Set,
    ast.Slice,
    ast.Tuple,
)


def level(node: ast.AST) -> Level:
    """How tightly a node binds when no parentheses stand around it.

    Source: ExecRetrieval section 3.2.
    """
    match node:
        case ast.BinOp(op=op):
            return _OF_OPERATOR.get(type(op), Level.TERM)
        case ast.BoolOp(op=connective):
            return Level.OR if isinstance(connective, ast.Or) else Level.AND
        case ast.UnaryOp(op=sign):
            return Level.NOT if isinstance(sign, ast.Not) else Level.UNARY
    return _OF_NODE.get(type(node), Level.ATOM)


def required(parent: ast.AST, child: ast.AST) -> Level:
    """How tightly an expression must bind to stand in a child's place without parentheses.

    Source: ExecRetrieval section 3.2.
    """
    match parent:
        case ast.BinOp(left=left, op=ast.Pow()):
            return Level.AWAIT if child is left else Level.UNARY
        case ast.BinOp(left=left):
            return level(parent) if child is left else Level(level(parent) + 1)
        case ast.BoolOp():
            return Level(level(parent) + 1)
        case ast.UnaryOp():
            return level(parent)
        case ast.Compare():
            return Level.BIT_OR
        case ast.IfExp(orelse=orelse):
            return Level.EXPRESSION if child is orelse else Level.OR
        case ast.Call(func=place) | ast.Subscript(value=place):
            return Level.ATOM if child is place else Level.EXPRESSION
    return Level.EXPRESSION if isinstance(parent, _AS_OPEN_AS_A_STATEMENT) else Level.ATOM


def operand_text(tree: SourceTree, node: ast.AST, least: Level) -> str:
    """A node's text for a place that needs `least`, in parentheses where it binds more loosely.

    Source: ExecRetrieval section 3.2.
    """
    text = tree.text(tree.outer(node))
    return f"({text})" if level(node) < least and not tree.is_grouped(node) else text
