"""The canonical of an EvalPlus problem: its source without docstrings, otherwise unchanged."""

import ast

from benchmark.corpus.evalplus.source import Problem
from benchmark.mutation.parse import parse


def canonical_code(problem: Problem) -> str:
    """Source text: imports, helpers and the function, ending in one newline."""
    source = problem.solution
    if problem.dataset.prefix == "HumanEval":
        source = problem.prompt + problem.solution
    return _without_docstrings(source).strip() + "\n"


def _without_docstrings(source: str) -> str:
    """Lines of `source` less those of function docstrings and the blank ones after a header."""
    lines = source.splitlines(keepends=True)
    for node in ast.walk(parse(source)):
        if not isinstance(node, ast.FunctionDef) or ast.get_docstring(node) is None:
            continue
        document = node.body[0]
        assert document.end_lineno is not None  # set on every parsed statement
        only = len(node.body) == 1
        for number in range(document.lineno, document.end_lineno + 1):
            lines[number - 1] = ""
        if only:
            lines[document.lineno - 1] = " " * document.col_offset + "pass\n"
        following = document.end_lineno
        while following < len(lines) and not lines[following].strip():
            lines[following] = ""
            following += 1
    return "".join(lines)


def draws_or_waits(source: str) -> bool:
    """True when the code imports chance or a clock, so that its verdict may vary."""
    names = {
        alias.name.split(".")[0]
        for node in ast.walk(parse(source))
        if isinstance(node, ast.Import)
        for alias in node.names
    } | {
        node.module or ""
        for node in ast.walk(parse(source))
        if isinstance(node, ast.ImportFrom)
    }
    return bool(names & {"random", "secrets", "time", "uuid"})
