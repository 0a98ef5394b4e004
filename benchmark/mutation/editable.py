"""Which nodes of a module may be edited: code that runs, outside f-strings and module-level tests.

Source: ExecRetrieval section 3.2 (a mutation changes what the function computes).
"""

import ast
from collections.abc import Iterator

_FIELDS_NEVER_EDITED = frozenset(("annotation", "decorator_list", "returns", "type_params"))
_KINDS_NEVER_EDITED = frozenset(("Import", "ImportFrom", "TypeAlias"))
_OPAQUE_KINDS = frozenset(("JoinedStr", "TemplateStr"))  # columns inside are wrong before 3.12


def editable_parents(module: ast.Module) -> dict[ast.AST, ast.AST]:
    """The parent of every node that may be edited.

    Not in it: annotations, decorators, imports, what stands inside f-strings, module-level
    `assert` statements and `if __name__` blocks. Docstrings are whole constants, which no
    operator changes.
    Source: ExecRetrieval section 3.2.
    """
    parents: dict[ast.AST, ast.AST] = {}
    waiting: list[ast.AST] = [module]
    while waiting:
        node = waiting.pop()
        for child in _children(node):
            parents[child] = node
            waiting.append(child)
    return parents


def _children(node: ast.AST) -> Iterator[ast.AST]:
    if type(node).__name__ in _OPAQUE_KINDS:
        return
    for name, value in ast.iter_fields(node):
        if name in _FIELDS_NEVER_EDITED:
            continue
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.AST) and child._fields and not _is_barred(node, child):
                yield child


def _is_barred(parent: ast.AST, child: ast.AST) -> bool:
    if type(child).__name__ in _KINDS_NEVER_EDITED:
        return True
    if not isinstance(parent, ast.Module):
        return False
    return isinstance(child, ast.Assert) or (
        isinstance(child, ast.If)
        and any(isinstance(n, ast.Name) and n.id == "__name__" for n in ast.walk(child.test))
    )
