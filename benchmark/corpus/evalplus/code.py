"""The canonical of an EvalPlus problem: its source without docstrings, otherwise unchanged."""

import ast
import io

from benchmark.corpus.evalplus.source import Problem
from benchmark.mutation.parse import parse


def canonical_code(problem: Problem) -> str:
    """Source text: imports, helpers and the function, ending in one newline."""
    source = problem.solution
    if problem.dataset.prefix == "HumanEval":
        source = problem.prompt + problem.solution
    return _without_docstrings(source).strip() + "\n"


def _without_docstrings(source: str) -> str:
    """Lines of `source` less those of docstrings and the blank ones after a docstring."""
    lines = io.StringIO(source).readlines()  # as Python counts them: a form feed ends none
    for node in ast.walk(parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if ast.get_docstring(node) is None:
            continue
        document = node.body[0]
        first, last = document.lineno, document.end_lineno or document.lineno
        header = lines[first - 1][: document.col_offset]
        lines[first - 1 : last] = [""] * (last - first + 1)
        if len(node.body) == 1:
            lines[first - 1] = f"{header}pass\n"
        following = last
        while following < len(lines) and not lines[following].strip():
            lines[following] = ""
            following += 1
    return "".join(lines)


def draws_or_waits(source: str) -> bool:
    """True when the code imports chance or a clock, so that its verdict may vary."""
    names: set[str] = set()
    for node in ast.walk(parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").split(".")[0])
    return bool(names & {"random", "secrets", "time", "uuid"})
