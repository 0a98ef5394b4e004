"""One round of one unit: what every arm shows, and its prompt.

Source: falsification paper, Procedure 1 lines 3 to 9; section 2.1.2.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from benchmark.repair.arm import Arm, Bullets, Code
from benchmark.repair.bullets import placebo_bullets
from benchmark.repair.packet import Packet, incumbent, messages_sha256, rendered, violated
from benchmark.repair.padding import padding_for
from benchmark.repair.tiers import RepairTask
from benchmark.repair.words import forbidden_words
from benchmark.repair_records import Candidate


@dataclass(frozen=True, slots=True)
class Shown:
    """An arm's packet and prompt; `incumbent` "" and `passed` -1 where it shows no trajectory."""

    arm: Arm
    packet: Packet
    incumbent: str
    passed: int
    facts: tuple[int, ...]
    prompt: str

    @property
    def messages(self) -> tuple[tuple[str, str], ...]:
        """The prompt as (role, content): one turn of the user."""
        return (("user", self.prompt),)

    @property
    def prompt_sha256(self) -> str:
        return messages_sha256(self.messages)

    @property
    def bullets(self) -> int:
        return len(self.packet.bullets or ())


def shown_by(
    task: RepairTask,
    arms: Sequence[Arm],
    pool: Sequence[Candidate],
    earlier: Mapping[str, Sequence[Candidate]],
) -> tuple[Shown, ...]:
    """What each arm shows, in their order. `earlier` has the candidates of each arm's rounds before
    this one, by arm; an arm that is pinned to another's trajectory sees that arm's."""
    return tuple(_shown(task, arm, [*pool, *earlier.get(arm.trajectory, ())]) for arm in arms)


def pool_prompt(task: RepairTask) -> str:
    """The prompt of the pool: the blind scaffold."""
    return rendered(task.prompt, Packet())


def _shown(task: RepairTask, arm: Arm, candidates: Sequence[Candidate]) -> Shown:
    if not arm.trajectory:
        packet = Packet(instruction=arm.instruction)
        return Shown(arm, packet, "", -1, (), rendered(task.prompt, packet))
    best = incumbent(candidates)
    places = violated(best.public)
    packet = Packet(_code(arm, best), _bullets(arm, task, places), arm.instruction)
    facts = places if arm.bullets is Bullets.FACTS else ()
    prompt = rendered(task.prompt, packet)
    return Shown(arm, packet, best.place, best.public_passed, facts, prompt)


def _code(arm: Arm, best: Candidate) -> str | None:
    if arm.code is Code.INCUMBENT:
        return best.code
    return padding_for(best.code) if arm.code is Code.PADDING else None


def _bullets(arm: Arm, task: RepairTask, places: Sequence[int]) -> tuple[str, ...] | None:
    if arm.bullets is Bullets.FACTS:
        return tuple(task.facts[place] for place in places)
    if arm.bullets is Bullets.PLACEBO:
        return placebo_bullets(len(places), forbidden_words(task))
    return None
