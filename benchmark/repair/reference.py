"""A run's texts with the lines of their task's prompt by number: the dataset's text stays its own.

Source: falsification paper section 2.2.2 (frozen prompt rendering); EvalPlus' text is not
released with a run. A prompt has the task's prompt in it, and a model repeats it in its answers;
with the dataset at hand every text comes back to the character.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from benchmark.repair_records import Candidate, PromptRow

T = TypeVar("T")
Change = Callable[[str, str], str]

WORDS_MIN: Final = 2  # a line with fewer says nothing of the task
_WORD: Final = re.compile(r"\w+")
_MARK: Final = re.compile(r"\{(\{+)prompt:(\d+)(\}+)\}")


def by_reference(text: str, prompt: str) -> str:
    """`text`, each line that is line N of `prompt`, margins aside, as `{{prompt:N}}`."""
    places = {line.strip(): number for number, line in reversed(_telling(prompt))}
    return "\n".join(_referred(line, places) for line in text.split("\n"))


def restored(text: str, prompt: str) -> str:
    """The text that `by_reference` was given. `prompt` is the one it was given."""
    lines = prompt.split("\n")
    return "\n".join(_restored(line, lines) for line in text.split("\n"))


def refers(text: str) -> bool:
    """True when a line of `text` stands for one of a prompt."""
    return any(
        found is not None and len(found[1]) == 1
        for line in text.split("\n")
        if (found := _MARK.fullmatch(line.strip()))
    )


def row_by_reference(record: T, prompts: Mapping[str, str]) -> T:
    """A prompt or a generation as it is written; what belongs to no task of `prompts`, and any
    other record, stays as it is."""
    return _each_text(record, prompts, by_reference)


def row_restored(record: T, prompts: Mapping[str, str]) -> T:
    """A prompt or a generation as it was before it was written."""
    return _each_text(record, prompts, restored)


def row_refers(record: PromptRow | Candidate) -> bool:
    """True when a text of the record has a line by reference."""
    if isinstance(record, PromptRow):
        return any(refers(content) for _role, content in record.messages)
    return refers(record.text) or refers(record.code)


def _each_text(record: T, prompts: Mapping[str, str], change: Change) -> T:
    if isinstance(record, PromptRow) and record.task in prompts:
        prompt = prompts[record.task]
        turns = tuple((role, change(content, prompt)) for role, content in record.messages)
        return replace(record, messages=turns)
    if isinstance(record, Candidate) and record.task in prompts:
        prompt = prompts[record.task]
        return replace(record, text=change(record.text, prompt), code=change(record.code, prompt))
    return record


def _telling(prompt: str) -> list[tuple[int, str]]:
    lines = enumerate(prompt.split("\n"))
    return [(number, line) for number, line in lines if len(_WORD.findall(line)) >= WORDS_MIN]


def _referred(line: str, places: Mapping[str, int]) -> str:
    said = line.strip()
    if _MARK.fullmatch(said):  # a text that looks like a reference gets braces of its own
        return line.replace(said, f"{{{said}}}")
    if said in places:
        return line.replace(said, f"{{{{prompt:{places[said]}}}}}")
    return line


def _restored(line: str, lines: list[str]) -> str:
    said = line.strip()
    found = _MARK.fullmatch(said)
    if found is None:
        return line
    whole = lines[int(found[2])].strip() if len(found[1]) == 1 else said[1:-1]
    return line.replace(said, whole)
