"""Code out of chat text, by one written rule and by a lenient one.

Source: falsification paper, Definition 1 ("standard and robust extraction"); the rules are ours.

Standard: the first closed fence of three or more backticks that is labelled Python; without one the
first closed fence without a label. Its content is taken byte for byte; no such fence, no code.

Robust, for what a small model writes otherwise: any fence (tildes, other labels, never closed,
closed too early by a fence in a docstring) or no fence at all, the common indentation removed, what
is not Python at the end cut off. Of the blocks that define the function the last is taken, as the
standard rule takes the first; where none does, what defines it outside of fences, as where the
opening one is missing; else the first block that is Python. The import lines at the head of
the task's own prompt are put before it where it lacks them: a prompt that begins with `from typing
import List` gives that line to its answer, as a prompt that is completed does.
"""

import ast
import re
import textwrap
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

PYTHON_LABELS: Final = frozenset({"python", "python3", "py"})
_FENCE: Final = re.compile(r"^[ \t]*(`{3,}|~{3,})[ \t]*([^\s`]*)[^`]*$")
_START: Final = re.compile(r"^[ \t]*(def|class|import|from|async|@\w)\b|^[ \t]*@\w")
_IMPORT: Final = re.compile(r"^(import|from)\s+\w")
_CUTS_MAX: Final = 40  # how often the end is cut before a text counts as prose
_STARTS_MAX: Final = 40


@dataclass(frozen=True, slots=True)
class _Fence:
    line: int
    mark: str
    label: str


def standard_code(text: str) -> str:
    """The standard rule; empty without a closed fence."""
    lines = text.splitlines(keepends=True)
    blocks = [
        (fences[0].label.lower(), "".join(lines[fences[0].line + 1 : fences[1].line]))
        for fences in _closed(_fences(lines))
        if fences[0].mark[0] == "`"
    ]
    labelled = [content for label, content in blocks if label in PYTHON_LABELS]
    unlabelled = [content for label, content in blocks if not label]
    return next(iter(labelled + unlabelled), "")


def robust_code(text: str, function_name: str, prompt: str = "") -> str:
    """The robust rule; empty where nothing in the text is Python. `prompt` is the task's text."""
    found = [code for code in map(_python, _blocks(text)) if code]
    loose = map(_python, _unfenced(text.splitlines(keepends=True)))
    defining = [code for code in found if function_name in _defined(code)]
    defining = defining or [code for code in loose if function_name in _defined(code)]
    code = defining[-1] if defining else next(iter(found), "")
    return _with_imports(code, prompt) if code else ""


def _with_imports(code: str, prompt: str) -> str:
    """The code behind the prompt's first import lines, those that it has itself left out."""
    given = []
    for line in prompt.splitlines():
        if line.strip() and not _IMPORT.match(line):
            break
        if line.strip():
            given.append(line.rstrip())
    own = {line.rstrip() for line in code.splitlines()}
    missing = [line for line in given if line not in own]
    return "".join(f"{line}\n" for line in missing) + code


def _fences(lines: list[str]) -> list[_Fence]:
    found = []
    for number, line in enumerate(lines):
        match = _FENCE.match(line.rstrip("\r\n"))
        if match:
            found.append(_Fence(number, match[1], match[2]))
    return found


def _closed(fences: list[_Fence]) -> list[tuple[_Fence, _Fence]]:
    """Pairs of an opening fence and the next of its kind that is long enough and has no label."""
    pairs, opening = [], None
    for fence in fences:
        if opening is None:
            opening = fence
        elif fence.mark.startswith(opening.mark) and not fence.label:
            pairs.append((opening, fence))
            opening = None
    return pairs


def _blocks(text: str) -> Iterator[str]:
    """What may be code: from each fence to each later one, while the former is not Python."""
    lines = text.splitlines(keepends=True)
    fences = _fences(lines)
    taken = -1
    for place, fence in enumerate(fences):
        if fence.line <= taken:
            continue
        ends = [later.line for later in fences[place + 1 :]] or [len(lines)]
        for end in ends:
            block = "".join(lines[fence.line + 1 : end])
            if block.strip() and _tree(_dedented(block)) is not None:
                taken = end
                yield block
                break
        else:
            yield "".join(lines[fence.line + 1 : ends[0]])
    if not fences:
        yield from _unfenced(lines)


def _unfenced(lines: list[str]) -> Iterator[str]:
    """From each line that begins a definition or import outside of what was yielded before."""
    starts = [n for n, line in enumerate(lines) if _START.match(line)][:_STARTS_MAX]
    taken = -1
    for start in starts:
        if start < taken:
            continue
        block = "".join(lines[start:])
        code = _python(block)
        if code:
            taken = start + len(code.splitlines())
            yield block


def _python(block: str) -> str:
    """The block without its indentation and without what is not Python at its end."""
    lines = _dedented(block).splitlines(keepends=True)
    for _cut in range(_CUTS_MAX):
        code = "".join(lines)
        if not code.strip():
            return ""
        error = _error_line(code)
        if error is None:
            return code
        lines = lines[: min(error, len(lines)) - 1]
        while lines and (not lines[-1].strip() or lines[-1].rstrip().endswith(":")):
            lines.pop()
    return ""


def _dedented(block: str) -> str:
    first = next((line for line in block.splitlines() if line.strip()), "")
    margin = first[: len(first) - len(first.lstrip())]
    if not margin:
        return block
    lines = block.splitlines(keepends=True)
    if all(line.startswith(margin) for line in lines if line.strip()):
        return "".join(line.removeprefix(margin) for line in lines)
    return textwrap.dedent(block)


def _tree(code: str) -> ast.Module | None:
    try:
        with warnings.catch_warnings():  # of invalid escapes: the candidate's, not ours
            warnings.simplefilter("ignore")
            return ast.parse(code)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _error_line(code: str) -> int | None:
    """None when the code is Python; else the line to cut from, at least 1."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(code)
    except SyntaxError as error:
        return max(1, error.lineno or 1)
    except (ValueError, RecursionError, MemoryError):
        return 1
    return None


def _defined(code: str) -> set[str]:
    tree = _tree(code)
    body = tree.body if tree else []
    return {node.name for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
