"""Reads a preregistration and its digest; refuses unknown keys.

Source: falsification paper, section 2.2.2 ("committed to version control before the main run").
"""

import hashlib
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from audits.errors import AuditError
from audits.preregistration.record import Preregistration
from benchmark.errors import BenchmarkError
from benchmark.repair.files import from_row

PLACE: Final = Path("audits/preregistration")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Registered:
    """A preregistration with the SHA-256 of its file's bytes, which a run records."""

    preregistration: Preregistration
    sha256: str
    path: Path


def read_preregistration(path: Path) -> Registered:
    """The file at `path`. Raises AuditError for unknown, missing or mistyped keys, naming them."""
    content = read_bytes(path)
    found = parse(Preregistration, content, path)
    if found.id != path.stem:
        raise AuditError(
            f"{path}: is another preregistration's file, got id {found.id!r}; expected "
            f"{path.stem!r}; name the file after its id"
        )
    return Registered(found, hashlib.sha256(content).hexdigest(), path)


def read_bytes(path: Path) -> bytes:
    """The file's bytes; AuditError where it can't be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise AuditError(
            f"{path}: unreadable, got {error.strerror}; expected a TOML file; restore it from git"
        ) from error


def parse(kind: type[T], content: bytes, path: Path) -> T:
    """The record of a TOML document; strict in both directions."""
    try:
        return from_row(kind, tomllib.loads(content.decode("utf-8")), str(path))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, BenchmarkError) as error:
        raise AuditError(
            f"{path}: is no {kind.__name__}, got {error}; expected exactly the fields of the "
            "record; correct the file before the first token, amend it afterwards"
        ) from error
