"""What goes into the oracle and what comes out of it.

Source: ExecRetrieval section 3.3 (per-test outcomes, released strings).
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from benchmark import protocol
from benchmark.errors import BenchmarkError
from benchmark.outcomes import OutcomeKind
from benchmark.records import Tier

MIN_CPU_S: Final = 0.05

# Kinds whose released string does not depend on an exception's name.
_RELEASED: Final = {
    OutcomeKind.PASS: "pass",
    OutcomeKind.WRONG_OUTPUT: "FAIL",
    OutcomeKind.CPU_LIMIT: "TIMEOUT",
    OutcomeKind.IDLE_LIMIT: "TIMEOUT",
    OutcomeKind.MEMORY_LIMIT: "ERROR:MemoryError",
    OutcomeKind.OUTPUT_LIMIT: "ERROR:OutputLimit",
    OutcomeKind.FORBIDDEN: "ERROR:Forbidden",
    OutcomeKind.CRASH: "ERROR:Crash",
    OutcomeKind.EXITED: "ERROR:Exited",
    OutcomeKind.SYNTAX_ERROR: "ERROR:SyntaxError",
    OutcomeKind.COMPILE_LIMIT: "ERROR:CompileLimit",
    OutcomeKind.PROTOCOL: "ERROR:Protocol",
    OutcomeKind.INFRA: "ERROR:Infrastructure",
}


class Integrity(StrEnum):
    """Where the comparison was made."""

    SEPARATE_PROCESS = "separate-process"  # the judge shares no interpreter with the candidate
    SAME_INTERPRETER = "same-interpreter"  # fit for the project's own snippets only


@dataclass(frozen=True, slots=True)
class TestOutcome:
    """How one test ended; `exception` and `at_load` only where the candidate raised."""

    __test__: ClassVar = False  # not a test class, whatever pytest makes of the name

    kind: OutcomeKind
    exception: str = ""
    at_load: bool = False

    @property
    def released(self) -> str:
        """One of the five strings of the released files: pass, FAIL, FAIL:<Exc>, TIMEOUT,
        ERROR:<Exc>."""
        if self.kind is OutcomeKind.EXCEPTION:
            return f"{'ERROR' if self.at_load else 'FAIL'}:{self.exception}"
        return _RELEASED[self.kind]


@dataclass(frozen=True, slots=True)
class Limits:
    """Budgets of one suite: CPU seconds (not wall), bytes of address space, idle seconds."""

    cpu_s: float = protocol.SUITE_CPU_S
    idle_s: float = protocol.SUITE_CPU_S
    memory_bytes: int = protocol.SUITE_MEMORY_BYTES

    def __post_init__(self) -> None:
        if not self.cpu_s >= MIN_CPU_S or not self.idle_s >= MIN_CPU_S:
            raise BenchmarkError(
                f"oracle limits: budget too small, got cpu_s={self.cpu_s} idle_s={self.idle_s}; "
                f"expected at least {MIN_CPU_S} s each"
            )
        if not protocol.MIB <= self.memory_bytes <= protocol.SUITE_MEMORY_BYTES:
            raise BenchmarkError(
                f"oracle limits: memory out of range, got memory_bytes={self.memory_bytes}; "
                f"expected {protocol.MIB} to {protocol.SUITE_MEMORY_BYTES}"
            )


class Origin(StrEnum):
    """Whose code a submission is: only the project's own may share a box with its asserts."""

    STRANGER = "stranger"  # a model's, a user's: the judge is in another process
    RELEASE = "release"  # a canonical, or a distractor that the mutation catalogue made of it

    @classmethod
    def of(cls, tier: Tier) -> "Origin":
        """Of the snippets of a tier."""
        return cls.STRANGER if tier.foreign else cls.RELEASE


@dataclass(frozen=True, slots=True)
class Submission:
    """A candidate with its suite. Each test has a namespace of its own."""

    code: str
    tests: tuple[str, ...]
    limits: Limits = Limits()
    origin: Origin = Origin.STRANGER

    @property
    def code_sha256(self) -> str:
        return sha256_text(self.code)

    @property
    def tests_sha256(self) -> str:
        return tests_sha256(self.tests)


@dataclass(frozen=True, slots=True)
class Verdict:
    """One outcome a test, in the suite's order, and where the comparison was made."""

    outcomes: tuple[TestOutcome, ...]
    integrity: Integrity
    cpu_s: float = 0.0
    near_limit: bool = False  # ended near its budget, so it was decided by a run alone

    @property
    def passes_all(self) -> bool:
        return bool(self.outcomes) and all(o.kind is OutcomeKind.PASS for o in self.outcomes)

    @property
    def is_infra(self) -> bool:
        """True when any outcome is our own failure: such a verdict is never scored or cached."""
        return any(o.kind is OutcomeKind.INFRA for o in self.outcomes)

    @property
    def fails_by_wrong_output(self) -> bool:
        return any(o.kind is OutcomeKind.WRONG_OUTPUT for o in self.outcomes)

    @property
    def failing(self) -> tuple[int, ...]:
        """Indices of the tests that do not pass."""
        return tuple(i for i, o in enumerate(self.outcomes) if o.kind is not OutcomeKind.PASS)

    @property
    def released(self) -> tuple[str, ...]:
        return tuple(o.released for o in self.outcomes)


@dataclass(frozen=True, slots=True)
class Evaluated:
    """Outcome of one expression, and its value when it is plain data (else `outcome` says why)."""

    outcome: TestOutcome
    value: object = None


def tests_sha256(tests: Sequence[str]) -> str:
    """Hex digest of a suite: of its JSON list, so that no two suites share one."""
    return sha256_text(json.dumps(list(tests)))


def sha256_text(text: str) -> str:
    """Hex digest of the UTF-8 bytes; lone surrogates are kept apart, not refused."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
