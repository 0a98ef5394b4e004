"""A frozen run's files are those that were frozen: each with its hash, none more, none less.

Source: falsification paper, section 2.2.2 (frozen manifests; executable audit).
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from audits.invariants.invariant import Finding

SUMS: Final = "SHA256SUMS"


def changed_files(folder: Path) -> tuple[Finding, ...]:
    """What differs between the files of `folder` and its sums; () where nothing does."""
    return tuple(_changes(folder))


def _changes(folder: Path) -> Iterator[Finding]:
    try:
        lines = (folder / SUMS).read_text(encoding="ascii").splitlines()
    except (OSError, ValueError) as error:
        yield Finding(SUMS, f"unreadable, got {error}")
        return
    sums = {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
    here = {path.name for path in folder.iterdir()} - {SUMS}
    for name in sorted(sums.keys() | here):
        if name not in sums:
            yield Finding(name, "is there and was not frozen")
        elif name not in here:
            yield Finding(name, "was frozen and is not there")
        elif (found := _digest(folder / name)) != sums[name]:
            yield Finding(name, f"hashes to {found}; expected {sums[name]} as frozen")


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
