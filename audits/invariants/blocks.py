"""The blocks of a rendered prompt, read back from its text.

Source: falsification paper, Appendix B (the scaffold). A task may say anything, a solution too: the
blocks stand after the task, so their heads are looked for from the end.
"""

from audits.run_evidence import RunEvidence
from benchmark.repair.packet import CLOSING, FAILURE, OPENING, PREVIOUS, REQUIREMENTS
from benchmark.repair_records import Transition

_BULLET = "- "


def prompt_of(run: RunEvidence, shown: Transition) -> str:
    """The text of a transition's prompt; empty where it was never asked and isn't recorded."""
    return run.texts.get(shown.prompt_sha256, "")


def constraint_block(text: str) -> str:
    """Header line and bullets; empty without one."""
    start = text.rfind(f"\n\n{REQUIREMENTS}")
    return "" if start < 0 else _until_end(text[start + 2 :])


def bullets(text: str) -> tuple[str, ...]:
    """The bullets of the constraint block, in order."""
    lines = constraint_block(text).splitlines()[1:]
    return tuple(line.removeprefix(_BULLET) for line in lines)


def code_block(text: str) -> str:
    """From the sentence before the previous solution to its closing fence; empty without one."""
    start = text.find(f"\n\n{PREVIOUS}\n\n")
    if start < 0:
        return ""
    rest = text[start + 2 :]
    end = rest.rfind(f"\n\n{REQUIREMENTS}")
    return rest[:end] if end >= 0 else _until_end(rest)


def task_text(text: str) -> str:
    """What stands between the opening and the first block."""
    ends = (f"\n\n{mark}" for mark in (PREVIOUS, REQUIREMENTS, FAILURE, CLOSING))
    found = [text.find(mark) for mark in ends]
    return text[len(OPENING) : min(place for place in found if place >= 0)].strip("\n")


def without_code(text: str) -> str:
    """The prompt less its code block, whose words are the model's own."""
    block = code_block(text)
    return text.replace(block, "") if block else text


def _until_end(rest: str) -> str:
    for mark in (f"\n\n{FAILURE}\n\n{CLOSING}", f"\n\n{CLOSING}"):
        end = rest.rfind(mark)
        if end >= 0:
            return rest[:end]
    return rest
