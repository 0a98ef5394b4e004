"""What a canonical may import and call: it is deterministic and self-contained.

Source: the task-file format of the design (standard library only, no I/O, no clock).
"""

import ast
from collections.abc import Sequence
from typing import Final

from benchmark.errors import BenchmarkError

# Modules without input, output, clock, chance or process.
_PURE: Final = (
    "abc array base64 binascii bisect calendar cmath collections copy dataclasses datetime decimal "
    "enum fractions functools hashlib heapq itertools json math numbers operator re statistics "
    "string struct textwrap typing unicodedata zlib"
)
PURE_MODULES: Final = tuple(_PURE.split())
_FORBIDDEN_CALLS: Final = frozenset(
    {"open", "print", "input", "eval", "exec", "compile", "__import__", "globals", "hash", "id"}
)
_CLOCK_METHODS: Final = frozenset({"now", "today", "utcnow"})


def check_purity(nodes: Sequence[ast.stmt], place: str) -> None:
    """Raises BenchmarkError naming the line of the first import or call that is not allowed."""
    for node in (inner for outer in nodes for inner in ast.walk(outer)):
        for module in _imported(node):
            if module.split(".")[0] not in PURE_MODULES:
                raise BenchmarkError(
                    f"{place}:{getattr(node, 'lineno', 1)}: import not allowed, got {module!r}; "
                    f"expected one of {', '.join(PURE_MODULES)}; do without it"
                )
        if isinstance(node, ast.Call) and (name := _impure(node.func)):
            raise BenchmarkError(
                f"{place}:{node.lineno}: impure canonical, got a call of {name!r}; expected no "
                "input, output, clock, address or dynamic code; take it as a parameter"
            )


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return ["." * node.level + (node.module or "")] if isinstance(node, ast.ImportFrom) else []


def _impure(function: ast.expr) -> str:
    if isinstance(function, ast.Name) and function.id in _FORBIDDEN_CALLS:
        return function.id
    if isinstance(function, ast.Attribute) and function.attr in _CLOCK_METHODS:
        return function.attr
    return ""
