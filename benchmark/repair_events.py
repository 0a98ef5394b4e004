"""What happened beside a run's answers: unscored ones, answers asked again, faults.

Source: falsification paper, section 2.2.2 (provenance); a fault is never a model's failure.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Unscored:
    """An answer that the oracle failed to score: kept, so that it is scored later and not drawn
    anew. Fields as of `Candidate`."""

    task: str
    arm: str
    round: int
    text: str
    finish_reason: str
    prompt_tokens: int
    completion_tokens: int
    wall_s: float
    attempts: int


@dataclass(frozen=True, slots=True)
class ReplayRow:
    """A generation asked again when a run starts: whether it gave the same text.

    `against` says with what it was compared: the same request a moment before, or a record.
    """

    at_utc: str
    against: str
    seed_payload: str
    first_sha256: str
    second_sha256: str
    slots: int

    @property
    def same(self) -> bool:
        return self.first_sha256 == self.second_sha256


@dataclass(frozen=True, slots=True)
class Fault:
    """A failure of ours or of the backend: never an outcome. `retried` says it was asked again."""

    at_utc: str
    where: str
    message: str
    retried: bool
