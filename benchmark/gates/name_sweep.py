"""Which snippets bind which function names anywhere in their AST.

Source: ExecRetrieval section 3.3, the cross-canonical sweep ("searches every corpus item's AST for
a function definition whose name matches any other query's target function").
"""

import ast
from collections.abc import Mapping

from benchmark.mutation.parse import parse
from benchmark.records import Tier


def bound_names(code: str) -> frozenset[str]:
    """Every name that `code` defines, assigns or imports, at any depth."""
    names: set[str] = set()
    for node in ast.walk(parse(code)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.alias):
            names.add((node.asname or node.name).split(".")[0])
    return frozenset(names)


def binders(tier: Tier) -> Mapping[str, frozenset[str]]:
    """Corpus ids by target function name: who binds it anywhere, one entry a query."""
    found: dict[str, set[str]] = {query.function_name: set() for query in tier.queries}
    for snippet in tier.corpus:
        for name in bound_names(snippet.code) & found.keys():
            found[name].add(snippet.corpus_id)
    return {name: frozenset(ids) for name, ids in found.items()}
