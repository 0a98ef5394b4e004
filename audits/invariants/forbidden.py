"""A placebo bullet is one of the frozen list and says nothing of the task.

Source: falsification paper, section 2.1.2, Appendix B ("no generic bullet contained the task's
function name, any public-assert literal or constant, or any identifier extracted from the task
prompt"). Read from the prompts alone: the literals are those of the facts shown in the same round.
"""

import ast
import re
import warnings
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from audits.invariants.blocks import bullets, prompt_of, task_text
from audits.invariants.invariant import DATASET, Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair.arm import Bullets
from benchmark.repair.bullets import GENERIC
from benchmark.repair.catalogue import read_arms
from benchmark.repair_records import Transition

_WORD: Final = re.compile(r"\w+(?:'s)?")
TEXT_CHARS_MIN: Final = 3  # a shorter text in a fact is a letter or a particle


def _check(run: RunEvidence) -> Iterator[Finding]:
    kinds = {arm.id: arm.bullets for arm in read_arms()}
    names = {row.task: row.function_name for row in run.tasks}
    facts = [t for t in run.transitions if kinds.get(t.arm) is Bullets.FACTS]
    for shown in run.transitions:
        if kinds.get(shown.arm) is not Bullets.PLACEBO:
            continue
        text = prompt_of(run, shown)
        if text:
            forbidden = {names.get(shown.task, "")} | _identifiers(task_text(text))
            for other in facts:
                if (other.task, other.round) == (shown.task, shown.round):
                    forbidden |= _literals(bullets(prompt_of(run, other)))
            yield from _spoken(shown, bullets(text), forbidden)


def _spoken(shown: Transition, said: tuple[str, ...], forbidden: set[str]) -> Iterator[Finding]:
    place = f"{shown.task} {shown.arm}:{shown.round}"
    for bullet in said:
        if bullet not in GENERIC:
            yield Finding(place, f"has a bullet that is not of the frozen list: {bullet!r}")
        words = sorted(forbidden & set(_WORD.findall(bullet)))
        if words:
            yield Finding(place, f"a placebo says {words} of the task, in {bullet!r}")


def _identifiers(task: str) -> set[str]:
    """Functions and their parameters; a task that is no code has none."""
    found: set[str] = set()
    for node in ast.walk(_parsed(task)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
    return found


def _parsed(task: str) -> ast.Module:
    for text in (task, f"{task}\n    pass\n"):
        with warnings.catch_warnings(), suppress(SyntaxError, ValueError):
            warnings.simplefilter("ignore")  # of invalid escapes in a task
            return ast.parse(text)
    return ast.Module([], [])


def _literals(facts: tuple[str, ...]) -> set[str]:
    found: set[str] = set()
    for fact in facts:
        for node in ast.walk(ast.parse(fact)):
            if isinstance(node, ast.Constant):
                text = node.value if isinstance(node.value, str) else repr(node.value)
                if not isinstance(node.value, str) or len(text) >= TEXT_CHARS_MIN:
                    found.add(text)
    return found


INVARIANT: Final = Invariant(
    "forbidden-tokens",
    "placebo bullets are of the frozen list and have no name, identifier or literal of the task",
    "falsification paper, section 2.1.2, Appendix B",
    _check,
    needs=DATASET,
)
