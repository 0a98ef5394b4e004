"""Code as canonical text, equal for two sources that differ only in what is not executed.

Source: ExecRetrieval section 3.2 (a distractor is a different program; gate on AST semantics).
"""

import ast
from collections.abc import Iterator

from benchmark.mutation.parse import parse

_IGNORED_FIELDS = frozenset(
    ("annotation", "ctx", "kind", "returns", "simple", "type_comment", "type_params")
)
_BLOCK_MEMBERS = (ast.stmt, ast.excepthandler, ast.match_case)
_DOCUMENTED = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_INDENT = " "


def normalised(code: str) -> str:
    """One line a statement, indented by block: no comments, layout, docstrings or annotations.

    Equal texts mean equal programs; the text itself is no Python.
    Errors: BenchmarkError for text that does not parse.
    Source: ExecRetrieval section 3.2.
    """
    return "\n".join(statement_lines(parse(code)))


def statement_lines(module: ast.Module) -> list[str]:
    """The lines of the canonical text: a statement each, blocks one space deeper.

    Source: ExecRetrieval section 3.2.
    """
    return list(_lines(module, ""))


def _lines(node: ast.AST, indent: str) -> Iterator[str]:
    """The header of a statement, then its blocks; all but the first block are announced."""
    yield indent + _header(node)
    for name, value in ast.iter_fields(node):
        if not isinstance(value, list) or not value or not isinstance(value[0], _BLOCK_MEMBERS):
            continue
        if name != "body":
            yield f"{indent}{_INDENT}{name}"
        deeper = indent + _INDENT if name == "body" else indent + 2 * _INDENT
        undocumented = value[1:] if name == "body" and _has_docstring(node) else value
        for child in undocumented:
            if not (isinstance(child, ast.AnnAssign) and child.value is None):
                yield from _lines(child, deeper)


def _header(node: ast.AST) -> str:
    parts: list[str] = []
    _write(node, parts)
    return " ".join(parts)


def _write(node: ast.AST, parts: list[str]) -> None:
    """A node in prefix form; `)` ends it, so that no two trees give the same text."""
    parts.append("Assign" if isinstance(node, ast.AnnAssign) else type(node).__name__)
    for name in node._fields:
        if name in _IGNORED_FIELDS:
            continue
        value = getattr(node, name, None)
        if name == "target" and isinstance(node, ast.AnnAssign):
            value = [value]
        if isinstance(value, list):
            _write_list(value, parts)
        else:
            _write_value(value, parts)
    parts.append(")")


def _write_list(values: list[object], parts: list[str]) -> None:
    if values and isinstance(values[0], _BLOCK_MEMBERS):
        return  # a block: has lines of its own
    parts.append("[")
    for value in values:
        _write_value(value, parts)
    parts.append("]")


def _write_value(value: object, parts: list[str]) -> None:
    if isinstance(value, ast.AST):
        _write(value, parts)
    else:
        parts.append(hex(value) if type(value) is int else repr(value))


def _has_docstring(node: ast.AST) -> bool:
    return isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False) is not None
