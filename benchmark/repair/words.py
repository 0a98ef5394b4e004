"""Words that no placebo may have: the task's names, its identifiers, what its public asserts say.

Source: falsification paper section 2.1.2, Appendix B (the executable forbidden-token audit).
"""

import ast
import re
import warnings
from collections.abc import Iterable
from typing import Final

from benchmark.repair.tiers import RepairTask

_WORD: Final = re.compile(r"[A-Za-z_]\w*(?:'s)?|\d+(?:\.\d+)?")
LITERAL_CHARS_MIN: Final = 3  # a shorter text in an assert is a letter or a particle, no content


def words_of(text: str) -> frozenset[str]:
    """Identifiers, words and numbers in a text."""
    return frozenset(_WORD.findall(text))


def forbidden_words(task: RepairTask) -> frozenset[str]:
    """Function name, identifiers of the prompt's code, literals and constants of the public tier.

    A text literal counts whole where it is one word of three characters or more: the letters and
    particles that asserts are full of carry nothing.
    """
    names = {task.function_name} | _identifiers(task.prompt)
    return frozenset(names) | frozenset(_literals(task.facts))


def _identifiers(prompt: str) -> set[str]:
    """Names in the prompt's code; a prompt that is no code has none."""
    tree = _parsed(prompt) or _parsed(prompt + "\n    pass\n")
    found: set[str] = set()
    for node in ast.walk(tree) if tree else ():
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            found |= set((node.module or "").split("."))
        elif isinstance(node, ast.alias):
            found |= set(node.name.split("."))
    return found


def _literals(facts: Iterable[str]) -> set[str]:
    found: set[str] = set()
    for fact in facts:
        for node in ast.walk(ast.parse(fact)):
            if isinstance(node, ast.Constant):
                text = node.value if isinstance(node.value, str) else repr(node.value)
                if not isinstance(node.value, str) or len(text) >= LITERAL_CHARS_MIN:
                    found.add(text)
    return found


def _parsed(text: str) -> ast.Module | None:
    try:
        with warnings.catch_warnings():  # of invalid escapes in a prompt
            warnings.simplefilter("ignore")
            return ast.parse(text)
    except (SyntaxError, ValueError):
        return None
