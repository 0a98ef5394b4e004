"""Number literals: which nodes are one, and how a neighbour of one is spelled.

Source: ExecRetrieval section 3.2; Python reference 2.4.5 (integer literals).
"""

import ast

_SPELLINGS = {"0x": "x", "0o": "o", "0b": "b"}


def is_number(node: ast.AST) -> bool:
    """Whether a node is an int or float literal, perhaps with a minus; `True` is none.

    Source: ExecRetrieval section 3.2.
    """
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node = node.operand
    return isinstance(node, ast.Constant) and type(node.value) in (int, float)


def is_unit_term(node: ast.AST) -> bool:
    """Whether a node is `x + 1` or `x - 1`.

    Source: ExecRetrieval section 3.2.
    """
    return ends_in_int(node) and isinstance(node, ast.BinOp) and _value(node.right) == 1


def ends_in_int(node: ast.AST) -> bool:
    """Whether a node is a sum or difference whose right side is an int literal.

    Source: ExecRetrieval section 3.2.
    """
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, (ast.Add, ast.Sub))
        and type(_value(node.right)) is int
    )


def respelled(text: str, value: int) -> str:
    """`value` in the base, width and digit grouping of the int literal `text`.

    Source: ExecRetrieval section 3.2.
    """
    kind = _SPELLINGS.get(text[:2].lower(), "d")
    padding = "" if kind == "d" else f"#0{len(text)}"
    grouping = "_" if "_" in text else ""
    digits = format(abs(value), f"{padding}{grouping}{kind}")
    if kind == "x" and any(character in "ABCDEF" for character in text):
        digits = "0x" + digits[2:].upper()
    return f"-{digits}" if value < 0 else digits


def _value(node: ast.AST) -> object:
    return node.value if isinstance(node, ast.Constant) else None
