"""What a round shows of a trajectory, and the prompt made of it.

Source: falsification paper section 2.1.2 (incumbent, facts, empty block), Appendix B (scaffold,
verbatim; blocks are set apart by an empty line).
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from benchmark.errors import BenchmarkError
from benchmark.repair_protocol import FACTS_PER_PROMPT_MAX
from benchmark.repair_records import NOT_RUN, PASSED, Candidate
from benchmark.verdicts import sha256_text

OPENING: Final = "Write a Python solution for this task."
PREVIOUS: Final = "A previous solution is shown below. It did not pass the public tests."
SOLUTION: Final = "Previous solution:"
REQUIREMENTS: Final = "Your implementation must satisfy these input/output requirements:"
FAILURE: Final = "Your solution failed the tests. Write a corrected, different solution."
CLOSING: Final = "Return your answer in a ```python code block."
SCAFFOLD: Final = (OPENING, PREVIOUS, SOLUTION, REQUIREMENTS, FAILURE, CLOSING)


@dataclass(frozen=True, slots=True)
class Packet:
    """The conditioning block: `code` None and `bullets` None where the arm has no such block; no
    bullets leave the header alone."""

    code: str | None = None
    bullets: tuple[str, ...] | None = None
    instruction: bool = False

    @property
    def code_block(self) -> str:
        """As rendered; empty without one."""
        if self.code is None:
            return ""
        return f"{PREVIOUS}\n\n{SOLUTION}\n```python\n{self.code.rstrip()}\n```"

    @property
    def constraint_block(self) -> str:
        """As rendered: the header line and a bullet a line; empty without one."""
        if self.bullets is None:
            return ""
        return "\n".join([REQUIREMENTS, *(f"- {bullet}" for bullet in self.bullets)])

    @property
    def code_sha256(self) -> str:
        return sha256_text(self.code_block) if self.code is not None else ""

    @property
    def constraint_sha256(self) -> str:
        return sha256_text(self.constraint_block) if self.bullets is not None else ""


def rendered(task_prompt: str, packet: Packet) -> str:
    """The prompt. The task stands unmodified, empty lines around it aside."""
    blocks = [OPENING, task_prompt.strip("\n"), packet.code_block, packet.constraint_block]
    blocks += [FAILURE if packet.instruction else "", CLOSING]
    return "\n\n".join(block for block in blocks if block)


def messages_sha256(messages: Sequence[tuple[str, str]]) -> str:
    """Hash of a prompt: of the JSON list of its (role, content) pairs."""
    return sha256_text(json.dumps([list(message) for message in messages]))


def incumbent(candidates: Sequence[Candidate]) -> Candidate:
    """The one with most public asserts passed; of equals the latest. `candidates` are the pool's in
    order and then those of the arm by round. Raises BenchmarkError without any."""
    if not candidates:
        raise BenchmarkError(
            "incumbent: nothing to choose from, got no candidates; expected those of the pool; "
            "complete the pool first"
        )
    best = candidates[0]
    for candidate in candidates:
        if candidate.public_passed >= best.public_passed:
            best = candidate
    return best


def violated(outcomes: str) -> tuple[int, ...]:
    """Places of the first violated public asserts, six at most, in the tier's order; what was not
    executed is not violated."""
    held = (PASSED, NOT_RUN)
    places = [place for place, letter in enumerate(outcomes) if letter not in held]
    return tuple(places[:FACTS_PER_PROMPT_MAX])
