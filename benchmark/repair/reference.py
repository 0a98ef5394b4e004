"""A run's texts with what they repeat of their task's prompt by line number: the dataset's text
stays its own.

Source: falsification paper section 2.2.2 (frozen prompt rendering); EvalPlus' text is not
released with a run. A prompt has the task's prompt in it, and a model repeats it in its answers;
with the dataset at hand every text comes back to the character.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from benchmark.repair_events import Unscored
from benchmark.repair_records import Candidate, PromptRow

T = TypeVar("T")
Change = Callable[[str, str], str]

WORDS_MIN: Final = 3  # a line with fewer says nothing of the task
AROUND: Final = " \t\r\f\v\"'"  # may stand otherwise around a line that is repeated
_OPEN: Final = "{{prompt:"  # where it stands in a text of its own, an empty number follows
_WORD: Final = re.compile(r"\w+")
_MARK: Final = re.compile(r"\{\{prompt:(\d*)\}\}")


def by_reference(text: str, prompt: str) -> str:
    """`text` with each repetition of line N of `prompt`, margins and quotes aside, as
    `{{prompt:N}}`."""
    lines = dict(reversed([(line, f"{_OPEN}{number}}}}}") for number, line in _telling(prompt)]))
    marks = {_OPEN: f"{_OPEN}}}}}", **lines}
    wanted = "|".join(re.escape(line) for line in sorted(marks, key=len, reverse=True))
    return re.sub(wanted, lambda found: marks[found[0]], text)


def restored(text: str, prompt: str) -> str:
    """The text that `by_reference` was given. `prompt` is the one it was given."""
    lines = [line.strip(AROUND) for line in prompt.split("\n")]
    return _MARK.sub(lambda found: lines[int(found[1])] if found[1] else _OPEN, text)


def refers(text: str) -> bool:
    """True when a part of `text` stands for a line of a prompt."""
    return any(found[1] for found in _MARK.finditer(text))


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
    if isinstance(record, Unscored) and record.task in prompts:
        return replace(record, text=change(record.text, prompts[record.task]))
    if isinstance(record, Candidate) and record.task in prompts:
        prompt = prompts[record.task]
        return replace(record, text=change(record.text, prompt), code=change(record.code, prompt))
    return record


def _telling(prompt: str) -> list[tuple[int, str]]:
    """Number and text of the lines that say something."""
    lines = [(number, line.strip(AROUND)) for number, line in enumerate(prompt.split("\n"))]
    return [(number, line) for number, line in lines if len(_WORD.findall(line)) >= WORDS_MIN]
