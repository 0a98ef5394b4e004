"""What a hostile candidate, or an honest control, is: its code, its suite, what it may earn."""

from dataclasses import dataclass, field
from typing import Final, Optional

from benchmark.verdicts import Limits

PASS: Final = frozenset({"pass"})
WRONG: Final = frozenset({"FAIL", "ERROR"})
LATE: Final = frozenset({"TIMEOUT", "ERROR"})
ANY_FAILURE: Final = WRONG | LATE
QUICK: Final = Limits(cpu_s=1.0, idle_s=1.0)
_NEVER: Final = "ERROR:Infrastructure"  # what a candidate does is never our own failure


@dataclass(frozen=True, slots=True)
class HostileCase:
    """`allowed` has for each test the released strings, whole ("FAIL:KeyError") or heads ("FAIL").

    `leaves_no_process` is a process name that may not be alive afterwards, `leaves_no_path` a
    path that may not exist; `before` runs first, through the same oracle.
    """

    id: str
    kind: str
    reason: str
    code: str
    tests: tuple[str, ...]
    allowed: tuple[frozenset[str], ...]
    leaves_no_process: str = ""
    leaves_no_path: str = ""
    limits: Limits = field(default_factory=Limits)
    before: Optional["HostileCase"] = None

    def __post_init__(self) -> None:
        if not self.tests or len(self.tests) != len(self.allowed):
            raise ValueError(
                f"hostile case {self.id}: tests and allowed differ, got {len(self.tests)} and "
                f"{len(self.allowed)}; expected as many of both, at least one"
            )

    def allows(self, released: tuple[str, ...]) -> bool:
        """True when each released string is one that its test may get."""
        return len(released) == len(self.allowed) and all(
            _may(one, choices) for one, choices in zip(released, self.allowed, strict=True)
        )


def _may(released: str, choices: frozenset[str]) -> bool:
    return released != _NEVER and (released in choices or released.split(":")[0] in choices)


def same(count: int, choices: frozenset[str]) -> tuple[frozenset[str], ...]:
    """The same choices for `count` tests."""
    return (choices,) * count
