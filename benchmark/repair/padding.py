"""Irrelevant code of the length and shape of another: it says nothing and does nothing.

Source: falsification paper section 4.2 ("a content-free, syntax-matched, and length-matched
code-like padding arm is needed to test the remaining confound"). How it is matched is ours: a
statement for a statement, at the same indentation, each as many characters long as it can be made;
names are neutral, and no operator, literal or call of the other is kept. Where the other is no
Python, its lines become statements of one function.
"""

import ast
import warnings
from collections.abc import Iterator
from typing import Final

_NAME: Final = "v"
# The neutral form of a compound statement's first line; {} is a name that takes up what is left.
_HEADERS: Final = {
    ast.FunctionDef: "def {}():",
    ast.AsyncFunctionDef: "def {}():",
    ast.ClassDef: "class {}:",
    ast.If: "if {}:",
    ast.For: "for v in {}:",
    ast.AsyncFor: "for v in {}:",
    ast.While: "while {}:",
    ast.With: "with {}:",
    ast.AsyncWith: "with {}:",
}
_SIMPLE: Final = {
    ast.Return: "return {}",
    ast.Import: "import {}",
    ast.ImportFrom: "import {}",
    ast.Pass: "pass",
    ast.Break: "pass",
    ast.Continue: "pass",
}


def padding_for(code: str) -> str:
    """Neutral code with the statements' shape and about the length of `code` in characters."""
    tree = _parsed(code)
    lines = list(_block(tree.body, code, 0)) if tree else list(_flat(code))
    return _to_length("".join(f"{line}\n" for line in lines), len(code.rstrip()) + 1)


def _block(body: list[ast.stmt], code: str, depth: int) -> Iterator[str]:
    for statement in body:
        yield from _statement(statement, code, depth)


def _statement(statement: ast.stmt, code: str, depth: int) -> Iterator[str]:
    margin = "    " * depth
    header = _HEADERS.get(type(statement))
    source = ast.get_source_segment(code, statement) or ""
    if header is not None:
        yield margin + _filled(header, len(source.split("\n", 1)[0]))
        yield from _block(getattr(statement, "body", []), code, depth + 1)
        orelse = getattr(statement, "orelse", [])
        if orelse:
            yield margin + "else:"
            yield from _block(orelse, code, depth + 1)
    elif isinstance(statement, ast.Try):
        yield margin + "try:"
        yield from _block(statement.body, code, depth + 1)
        yield margin + "finally:"
        yield from _block(
            [each for handler in statement.handlers for each in handler.body]
            or statement.finalbody,
            code,
            depth + 1,
        )
    else:
        yield margin + _filled(_SIMPLE.get(type(statement), "v = {}"), len(source))


def _flat(code: str) -> Iterator[str]:
    yield f"def {_NAME}():"
    for line in code.strip().splitlines()[1:]:
        yield "    " + _filled("v = {}", len(line.strip()))
    yield f"    return {_NAME}"


def _filled(form: str, length: int) -> str:
    """The form with a name long enough to be `length` characters, if it can be."""
    room = length - len(form.format(""))
    return form.format(_NAME + "_" * max(0, room - len(_NAME)))


def _to_length(text: str, length: int) -> str:
    """Cut or lengthened to `length` characters by a comment of underscores, whole lines only."""
    missing = length - len(text)
    return text if missing < 3 else f"{text}# {'_' * (missing - 3)}\n"


def _parsed(code: str) -> ast.Module | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(code)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return tree if tree.body else None
