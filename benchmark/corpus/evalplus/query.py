"""The description of an EvalPlus problem without its examples and without its signature.

What a person would type: the prose of the prompt. Example blocks (doctests, calls of the function,
"for example" sections) give away inputs and outputs and are left out; a recurrence that defines the
answer stays, and so do notes and constraints after the examples.
"""

import ast
import re
from collections.abc import Iterator
from typing import Final

from benchmark.corpus.evalplus.source import Problem
from benchmark.mutation.parse import parse

_EXAMPLE_HEADING: Final = re.compile(
    r"^\s*(>>>|\[?(input|output)\b.{0,10}[:\]]|(for\s+)?(an\s+)?exam[pb]les?\b|ex\s*\d*\s*:|e\.g\.|"
    r"\d+[.)]?\s*example|.*\blike this:\s*$)",
    re.IGNORECASE,
)
# In the middle of a line: what stands before it is prose.
_ASIDE: Final = re.compile(r"(?<=[.!?])\s+(for example|e\.g\.).*", re.IGNORECASE)
_ASSIGNMENT: Final = re.compile(r"^\s*\w+\s*=\s*[\[({'\"\d-]")
_EXPLANATION: Final = re.compile(r"^\s*explanation\b", re.IGNORECASE)
# A sentence that starts after examples; in small letters it continues one of theirs.
_PROSE_AGAIN: Final = re.compile(
    r"^\s*(Note|If|The|Constrain(t|ts)?|You|Your|All|It|Please|Return|Variables)\b"
)
_RESULT_ARROW: Final = re.compile(r"(=>|==|➞|->)")
_DEFINITION: Final = re.compile(r"\b(defined|recurrence|follows)\b.*:\s*$")
_LABEL: Final = re.compile(r"^\s*task\s*$", re.IGNORECASE)
# Leftovers of the data sets: an address, a list of values after the last sentence, a remark.
_LEFTOVERS: Final = (
    re.compile(r"\S+\.(org|com)/\S*"),
    re.compile(r"(?<=\.)\s+(\d+,\s*)+\.\.\.\s*$"),
    re.compile(r"\s-\s[^.]*\btest cases?\b[^.]*"),
)


def query_text(problem: Problem) -> str:
    """One line of prose; empty when the prompt has nothing but examples."""
    prose = _mbpp(problem) if problem.dataset.prefix == "Mbpp" else _humaneval(problem)
    for leftover in _LEFTOVERS:
        prose = leftover.sub("", prose)
    text = " ".join(_without_name(prose, problem.function_name).split())
    if text.count('"') % 2:
        text = text.removeprefix('"').lstrip()
    return re.sub(r"(?<=\w)[:,]$", ".", text)


def _without_name(prose: str, name: str) -> str:
    """The prose without the name; a plain word stays where it is used as a word."""
    escaped = re.escape(name)
    prose = re.sub(rf"\bfunction\s+((named|called)\s+)?{escaped}\b(\s*\(\s*\))?", "function", prose)
    prose = re.sub(rf"\b{escaped}(?=\()", "f", prose)
    if not name.islower() or "_" in name:
        prose = re.sub(rf"\b{escaped}\b", "this function", prose)
    return prose


def _mbpp(problem: Problem) -> str:
    lines = problem.prompt.strip().strip('"').splitlines()
    return " ".join(line for line in lines if not line.lstrip().startswith("assert"))


def _humaneval(problem: Problem) -> str:
    lines = docstring(problem.prompt, problem.function_name).splitlines()
    return "\n".join(_prose(lines, problem.function_name))


def _prose(lines: list[str], name: str) -> Iterator[str]:
    """Lines outside of examples, of explanations of examples, and of labels."""
    escaped = re.escape(name)
    call = re.compile(rf"^\W*{escaped}\s*\(|\b{escaped}\s*\(\s*[^\s)]")
    in_example = in_explanation = in_definition = False
    for whole in lines:
        line = _ASIDE.sub("", whole)
        in_definition = in_definition and bool(call.search(line)) and ">>>" not in line
        example = not in_definition and bool(
            _EXAMPLE_HEADING.match(line) or _ASSIGNMENT.match(line) or call.search(line)
        )
        in_explanation = bool(line.strip()) and (
            in_explanation or bool(in_example and _EXPLANATION.match(line))
        )
        if in_example and not in_explanation and _PROSE_AGAIN.match(line):
            in_example = bool(_RESULT_ARROW.search(line))
        in_example = in_example or example
        if not in_example and not _LABEL.match(line):
            yield line
            in_example = line != whole
            in_definition = in_definition or bool(_DEFINITION.search(line))


def docstring(prompt: str, function_name: str) -> str:
    """Docstring of the last definition of `function_name` in `prompt`; empty without one."""
    module = parse(prompt + "\n    pass\n")
    found = ""
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name == function_name:
            found = ast.get_docstring(node) or ""
    return found
