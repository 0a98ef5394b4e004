"""Reads amendments: what was changed after a preregistration was frozen, and when.

Source: falsification paper, sections 2.2.1 ("the original verdict was not deleted"), 3.3, Table 13,
appendix A: one dated change, gated by its own counterexamples, both verdicts reported.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from audits.errors import AuditError
from audits.preregistration.read import parse, read_bytes

PLACE: Final = Path("audits/amendments")
NAME: Final = re.compile(r"(?P<number>[0-9]{4})-[a-z0-9-]+\.toml")
DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")


@dataclass(frozen=True, slots=True)
class Amendment:
    """One change. `outcomes_seen` says whether any outcome of the run was known; the digest is of
    the preregistration it amends, which itself is never edited; `gated_by` names counterexamples
    that had to be refused before the amended verdict was computed."""

    number: int
    amends: str
    preregistration_sha256: str
    dated_utc: str
    what: str
    why: str
    outcomes_seen: bool
    original_verdict: str
    amended_verdict: str
    gated_by: tuple[str, ...]

    def __post_init__(self) -> None:
        if not DATE.fullmatch(self.dated_utc):
            raise self._refusal("dated_utc", self.dated_utc, "YYYY-MM-DDTHH:MM:SSZ")
        if not re.fullmatch(r"[0-9a-f]{64}", self.preregistration_sha256):
            raise self._refusal("preregistration_sha256", self.preregistration_sha256, "64 hex")
        for name in ("amends", "what", "why", "original_verdict", "amended_verdict"):
            if not getattr(self, name).strip():
                raise self._refusal(name, "nothing", "a sentence; an original verdict is kept")
        if self.outcomes_seen and not self.gated_by:
            raise self._refusal("gated_by", "none", "a counterexample, as outcomes were seen")

    def _refusal(self, what: str, got: str, expected: str) -> AuditError:
        return AuditError(
            f"amendment {self.number:04d}: {what} is not one, got {got!r}; expected {expected}; "
            "write what was changed, when, and what was known then"
        )


def read_amendment(path: Path) -> Amendment:
    """One file. Raises AuditError for another name than NNNN-title.toml and for unknown keys."""
    named = NAME.fullmatch(path.name)
    if named is None:
        raise AuditError(
            f"{path}: is no amendment's name, got {path.name!r}; expected NNNN-title.toml; rename"
        )
    found = parse(Amendment, read_bytes(path), path)
    if found.number != int(named["number"]):
        raise AuditError(
            f"{path}: number differs from its name, got {found.number}; expected "
            f"{int(named['number'])}; one of them is wrong"
        )
    return found


def read_amendments(folder: Path) -> tuple[Amendment, ...]:
    """All amendments, numbered 1, 2, ... without a gap: none is ever taken back."""
    found = tuple(read_amendment(path) for path in sorted(folder.glob("*.toml")))
    numbers = [amendment.number for amendment in found]
    if numbers != list(range(1, len(found) + 1)):
        raise AuditError(
            f"{folder}: amendments are not numbered in one row, got {numbers}; expected "
            f"1 to {len(found)}; an amendment is never deleted"
        )
    return found
