"""The description of an EvalPlus problem without its examples and without its signature.

What a person would type: the prose of the prompt. Example blocks (doctests, calls of the function,
"for example" sections) give away inputs and outputs and are left out.
"""

import ast
import re
from typing import Final

from benchmark.corpus.evalplus.source import Problem
from benchmark.mutation.parse import parse

_EXAMPLE_HEADING: Final = re.compile(
    r"^\s*(>>>|\[?(input|output)\b.{0,10}[:\]]|(for\s+)?(an\s+)?examples?\b|ex(amples?)?\s*\d*\s*:|e\.g\.|"
    r"it must be modified|\d+[.)]?\s*example)",
    re.IGNORECASE,
)
_PROSE_AGAIN: Final = re.compile(r"^\s*(note|if|the|constraints?|you|your|all|it|return)\b", re.I)
_RESULT_ARROW: Final = re.compile(r"(=>|==|➞|->)")


def query_text(problem: Problem) -> str:
    """One line of prose; empty when the prompt has nothing but examples."""
    prose = _mbpp(problem) if problem.dataset.prefix == "Mbpp" else _humaneval(problem)
    name = problem.function_name
    if not name.islower() or "_" in name:  # not a plain word, so the prose quotes the signature
        prose = re.sub(rf"\b{re.escape(name)}\b", "this function", prose)
    return " ".join(prose.split())


def _mbpp(problem: Problem) -> str:
    lines = problem.prompt.strip().strip('"').splitlines()
    return " ".join(line for line in lines if not line.lstrip().startswith("assert"))


def _humaneval(problem: Problem) -> str:
    lines = docstring(problem.prompt, problem.function_name).splitlines()
    call = re.compile(rf"\b{re.escape(problem.function_name)}\s*\(")
    kept: list[str] = []
    in_example = False
    for line in lines:
        example = bool(_EXAMPLE_HEADING.match(line) or call.search(line))
        if in_example and not example:
            in_example = not (_PROSE_AGAIN.match(line) and not _RESULT_ARROW.search(line))
        in_example = in_example or example
        if not in_example:
            kept.append(line)
    return "\n".join(kept)


def docstring(prompt: str, function_name: str) -> str:
    """Docstring of the last definition of `function_name` in `prompt`; empty without one."""
    module = parse(prompt + "\n    pass\n")
    found = ""
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name == function_name:
            found = ast.get_docstring(node) or ""
    return found
